@usableFromInline struct Table {
  @usableFromInline let base: UnsafeRawPointer
  @usableFromInline let count: Int

  init(base: UnsafeRawPointer, count: Int) {
    self.base = base
    self.count = count
  }
}

@usableFromInline struct StringTable {
  /// The start offsets of the strings, followed by the end offset of the last string.
  @usableFromInline let offsets: UnsafeRawPointer
  @usableFromInline let bytes: UnsafeRawPointer
  @usableFromInline let count: Int

  /// Returns the bytes of a string. The verifier ensures that offsets are ascending and end at the section's end.
  @inlinable @inline(__always)
  func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = offsets.index(index * 4)
    return UnsafeBufferPointer(
      start: (bytes + start).assumingMemoryBound(to: UInt8.self), count: offsets.index(index * 4 + 4) - start)
  }
}

@usableFromInline struct Tables {
  @usableFromInline let strings: StringTable
  @usableFromInline let classes: Table
  @usableFromInline let keys: Table
  @usableFromInline let selectors: Table
  @usableFromInline let document: Table
  @usableFromInline let objects: Table
  @usableFromInline let values: Table
  @usableFromInline let numbers: Table
  @usableFromInline let fonts: Table
  @usableFromInline let units: Table
  @usableFromInline let scenes: Table
  @usableFromInline let connections: Table
  @usableFromInline let members: Table
  @usableFromInline let segues: Table
  @usableFromInline let prototypes: Table
  @usableFromInline let appearances: Table
  let containers: Table
  let stringTables: Table
  let translations: Table
  let plurals: Table
  let languages: Table
  /// The number of values in the scene that a string file translates, or nil for other files.
  let translatedValueCount: Int?
  let constraints: Table
  @usableFromInline let variations: Table
  let imports: Table
  let sourceMap: SourceMapTable?

  init(_ sections: SectionTable, in file: UnsafeRawPointer) throws(ArchiveError) {
    func table(_ tag: SectionTag, stride: Int) throws(ArchiveError) -> Table {
      let entry = sections[tag]!
      guard entry.length.isMultiple(of: stride) else {
        throw ArchiveError(.wrongSectionLength(entry.length), section: tag, offset: entry.offset)
      }
      return Table(base: file + entry.offset, count: entry.length / stride)
    }
    strings = try StringTable(sections[.strings]!, in: file)
    classes = try table(.classes, stride: ClassRecord.stride)
    keys = try table(.keys, stride: 4)
    selectors = try table(.selectors, stride: 4)
    document = try table(.document, stride: DocumentRecord.stride)
    guard document.count == 1 else {
      let entry = sections[.document]!
      throw ArchiveError(.wrongSectionLength(entry.length), section: .document, offset: entry.offset)
    }
    objects = try table(.objects, stride: ObjectRecord.stride)
    values = try table(.values, stride: ValueRecord.stride)
    numbers = try table(.numbers, stride: 8)
    fonts = try table(.fonts, stride: FontRecord.stride)
    units = try table(.units, stride: UnitRecord.stride)
    scenes = try table(.scenes, stride: SceneRecord.stride)
    connections = try table(.connections, stride: ConnectionRecord.stride)
    members = try table(.members, stride: Reference.stride)
    segues = try table(.segues, stride: SegueRecord.stride)
    // A file without such records has the same format as before the section was introduced.
    func occasional(_ tag: SectionTag, stride: Int) throws(ArchiveError) -> Table {
      sections[tag] == nil ? Table(base: file, count: 0) : try table(tag, stride: stride)
    }
    prototypes = try occasional(.prototypes, stride: PrototypeRecord.stride)
    appearances = try occasional(.appearances, stride: AppearanceRecord.stride)
    containers = try occasional(.containers, stride: 4)
    stringTables = try occasional(.stringTables, stride: StringTableRecord.stride)
    translations = try occasional(.translations, stride: TranslationRecord.stride)
    plurals = try occasional(.plurals, stride: PluralRecord.stride)
    languages = try occasional(.languages, stride: LanguageRecord.stride)
    let counts = try occasional(.translatedValues, stride: 4)
    guard counts.count <= 1 else {
      let entry = sections[.translatedValues]!
      throw ArchiveError(.wrongSectionLength(entry.length), section: entry.tag, offset: entry.offset)
    }
    translatedValueCount = counts.count == 1 ? counts.base.index(0) : nil
    constraints = try occasional(.constraints, stride: ConstraintRecord.stride)
    variations = try occasional(.variations, stride: VariationRecord.stride)
    imports = try occasional(.imports, stride: ImportedRecord.stride)
    if let entry = sections[.sourceMap] {
      sourceMap = try SourceMapTable(
        entry, in: file, objects: objects.count, connections: connections.count, segues: segues.count,
        appearances: appearances.count, constraints: constraints.count)
    } else {
      sourceMap = nil
    }
  }
}

extension StringTable {
  init(_ entry: SectionTable.Entry, in file: UnsafeRawPointer) throws(ArchiveError) {
    let base = file + entry.offset
    guard entry.length >= 8, base.index(0) <= (entry.length - 8) / 4 else {
      throw ArchiveError(.wrongSectionLength(entry.length), section: entry.tag, offset: entry.offset)
    }
    count = base.index(0)
    offsets = base + 4
    bytes = offsets + (count + 1) * 4
  }
}
