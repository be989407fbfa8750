extension ArchiveContent {
  /// Returns the content as an encoded file. Equal content always results in equal bytes. The result is verified, which
  /// takes little time compared to compiling. Throws `ArchiveError` if the nesting or the length exceeds the limits, or
  /// if the content is inconsistent because of a bug in the calling code.
  package func encoded(
    sourceMap: SourceMap? = nil, limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveError) -> [UInt8] {
    let bytes = try archive(sourceMap: sourceMap, limits: limits).packed()
    guard bytes.count <= limits.length else { throw ArchiveError(.tooLarge(limit: limits.length), offset: 0) }
    return bytes
  }

  /// Returns the content as an archive without encoding a file. Throws the errors of `encoded(sourceMap:limits:)`.
  package func archive(
    sourceMap: SourceMap? = nil, limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveError) -> Archive {
    try Archive(sections(sourceMap), limits: limits)
  }

  func sections(_ sourceMap: SourceMap?) -> [SectionTable.Content] {
    var sections = SectionTag.mandatory.map { tag in
      SectionTable.Content(tag: tag, flags: SectionTable.Entry.isRequired, bytes: section(tag))
    }
    for tag in SectionTag.occasional {
      let bytes = section(tag)
      guard !bytes.isEmpty, let flags = tag.knownFlags else { continue }
      sections.append(SectionTable.Content(tag: tag, flags: flags, bytes: bytes))
    }
    if let sourceMap {
      sections.append(
        SectionTable.Content(
          tag: .sourceMap, flags: SectionTable.Entry.isOutsideDigest, bytes: sourceMap.section))
    }
    return sections.sorted { $0.tag.order < $1.tag.order }
  }

  private func section(_ tag: SectionTag) -> [UInt8] {
    var writer = ByteWriter()
    switch tag {
    case .objects: writer.bytes.reserveCapacity(objects.count * ObjectRecord.stride)
    case .values: writer.bytes.reserveCapacity(values.count * ValueRecord.stride)
    case .constraints: writer.bytes.reserveCapacity(constraints.count * ConstraintRecord.stride)
    case .numbers: writer.bytes.reserveCapacity(numbers.count * MemoryLayout<UInt64>.stride)
    default: break
    }
    switch tag {
    case .strings: write(strings, to: &writer)
    case .classes: for record in classes { record.write(to: &writer) }
    case .keys: for string in keys { writer.index(string) }
    case .selectors: for string in selectors { writer.index(string) }
    case .document: document.write(to: &writer)
    case .objects: for record in objects { record.write(to: &writer) }
    case .values: for record in values { record.write(to: &writer) }
    case .numbers: for bits in numbers { writer.wide(bits) }
    case .fonts: for record in fonts { record.write(to: &writer) }
    case .units: for record in units { record.write(to: &writer) }
    case .scenes: for record in scenes { record.write(to: &writer) }
    case .connections: for record in connections { record.write(to: &writer) }
    case .members: for reference in members { reference.write(to: &writer) }
    case .segues: for record in segues { record.write(to: &writer) }
    case .prototypes: for record in prototypes { record.write(to: &writer) }
    case .appearances: for record in appearances { record.write(to: &writer) }
    case .containers: for index in containers { writer.index(index) }
    case .stringTables: for record in stringTables { record.write(to: &writer) }
    case .translations: for record in translations { record.write(to: &writer) }
    case .plurals: for record in plurals { record.write(to: &writer) }
    case .languages: for record in languages { record.write(to: &writer) }
    case .translatedValues: if let translatedValueCount { writer.index(translatedValueCount) }
    case .constraints: for record in constraints { record.write(to: &writer) }
    case .variations: for record in variations { record.write(to: &writer) }
    case .imports: for record in imports { record.write(to: &writer) }
    default: preconditionFailure("section \(tag) is not written")
    }
    return writer.bytes
  }

  private func write(_ strings: [String], to writer: inout ByteWriter) {
    writer.index(strings.count)
    var end = 0
    writer.index(end)
    for string in strings {
      end += string.utf8.count
      writer.index(end)
    }
    for string in strings { writer.bytes.append(contentsOf: string.utf8) }
  }
}

extension SourceMap {
  fileprivate var section: [UInt8] {
    var writer = ByteWriter()
    writer.index(path.utf8.count)
    writer.bytes.append(contentsOf: path.utf8)
    writer.pad(to: 4)
    for positions in [objects, connections, segues] + [appearances, constraints].filter({ !$0.isEmpty }) {
      writer.index(positions.count)
      for position in positions {
        writer.word(UInt32(clamping: position.line))
        writer.word(UInt32(clamping: position.column))
      }
    }
    return writer.bytes
  }
}
