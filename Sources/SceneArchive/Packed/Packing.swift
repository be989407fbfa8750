/// Writes the tables of an archive in packed form.
struct Packing {
  let archive: Archive
  /// Those that are written.
  let sections: [SectionTable.Entry]
  var writer = PackedWriter()
  /// The indices that a reader expects next.
  var next = ExpectedIndices()
  private var shapes: [ObjectShape: Int] = [:]
  /// The bytes of section `SIGN`, where it is to be written.
  let signature: [UInt8]?

  /// The file: the same archive always gives the same bytes.
  static func file(
    of archive: Archive, signature: [UInt8]? = nil, keeping isKept: (SectionTable.Entry) -> Bool
  ) -> [UInt8] {
    var packing = Packing(
      archive: archive, sections: archive.sections.entries.filter(isKept), signature: signature)
    packing.writeFile()
    return packing.writer.bytes
  }

  private init(archive: Archive, sections: [SectionTable.Entry], signature: [UInt8]?) {
    (self.archive, self.sections, self.signature) = (archive, sections, signature)
  }

  private mutating func writeFile() {
    writer.bytes.reserveCapacity(archive.bytes.count / 2)
    writer.bytes += SectionTable.magic
    writer.raw(PackedForm.majorVersion)
    writer.raw(PackedForm.minorVersion)
    writer.raw(UInt32(0))
    writer.raw(archive.digest)
    writeCounts()
    writeNames()
    writeObjects()
    writeConnections()
    writeConstraints()
    writeTranslations()
    writeImports()
    writeSourceMap()
    let length = UInt32(writer.bytes.count).littleEndian
    withUnsafeBytes(of: length) {
      writer.bytes.replaceSubrange(PackedForm.Field.length..<PackedForm.Field.length + 4, with: $0)
    }
  }

  /// How much of everything there is, so that a reader can give all of it its place; and what stands beside the tables.
  private mutating func writeCounts() {
    writer.count(archive.stringCount)
    for table in PackedForm.tables.dropFirst() {
      writer.count((archive.sections[table.tag]?.length ?? 0) / table.stride)
    }
    writer.count(
      (0..<archive.stringCount).reduce(0) { sum, number in archive.withUTF8(at: number) { sum + $0.count } })
    writeDirectory()
  }

  /// Strings, classes, keys, selectors, fonts and numbers.
  private mutating func writeNames() {
    writeStrings()
    for number in 0..<archive.classCount {
      let record = archive.classRecord(at: number)
      writer.index(record.name, expected: &next.string)
      writer.optional(record.module)
      writer.optional(record.element)
    }
    for table in [archive.tables.keys, archive.tables.selectors] {
      for number in 0..<table.count { writer.index(archive.name(number, in: table), expected: &next.string) }
    }
    for number in 0..<archive.fontCount {
      let record = archive.fontRecord(at: number)
      writer.count(Int(record.face.rawValue))
      writer.optional(record.name)
      writer.number(record.size.bitPattern)
    }
    for number in 0..<archive.tables.numbers.count { writer.number(archive.bits(number)) }
    next.string = 0
  }

  /// First what each string is, a known word or so many bytes, then the bytes of those that are not known.
  private mutating func writeStrings() {
    var unknown: [UInt8] = []
    for number in 0..<archive.stringCount {
      archive.withUTF8(at: number) { bytes in
        if let word = KnownWords.number(of: bytes) {
          writer.count(word << 1 | 1)
        } else {
          writer.count(bytes.count << 1)
          unknown += bytes
        }
      }
    }
    writer.bytes += unknown
  }

  /// Units and scenes, and all that has values: in the order of the values.
  private mutating func writeObjects() {
    writeShapes()
    let document = archive.document
    writer.count(Int(document.kind.rawValue))
    writer.optional(document.initialScene)
    writer.optional(document.ownerClass)
    writeValues(document.values)
    writeScenes()
    for number in 0..<archive.unitCount { writeObjects(ofUnit: archive.unit(at: number)) }
    for number in 0..<archive.segueCount { writeSegue(archive.segue(at: number)) }
    for number in 0..<archive.appearanceCount { writeAppearance(archive.appearance(at: number)) }
    for number in 0..<archive.variationCount {
      let record = archive.variation(at: number)
      writer.index(record.object, expected: &next.object, length: 0)
      writer.count(record.traits)
      writeValues(record.values)
    }
    for number in 0..<archive.prototypeCount {
      let record = archive.prototype(at: number)
      writer.index(record.unit, expected: &next.unit)
      writer.index(record.holder, expected: &next.object)
      writer.count(record.slot)
    }
  }

  private mutating func writeShapes() {
    var all: [ObjectShape] = []
    for number in 0..<archive.objectCount {
      let shape = ObjectShape(of: archive.object(at: number), in: archive)
      guard shapes[shape] == nil else { continue }
      shapes[shape] = all.count
      all.append(shape)
    }
    writer.count(all.count)
    for shape in all {
      writer.count(shape.classIndex)
      writer.count(shape.elementClass)
      writer.optional(shape.slot)
      writer.count(shape.values.count << 1 | (shape.hasID ? 1 : 0))
      for value in shape.values { write(value) }
    }
  }

  private mutating func write(_ value: ObjectShape.Property) {
    writer.count(value.key)
    writer.count(Int(value.kind.rawValue) << 1 | (value.isRuntimeAttribute ? 1 : 0))
  }

  /// Values of something that has no shape.
  private mutating func writeValues(_ range: Range<Int>) {
    writer.count(range.count)
    for number in range {
      let record = archive.valueRecord(at: number)
      write(ObjectShape.Property(record))
      writePayload(record)
    }
  }

  private mutating func writePayload(_ record: ValueRecord) {
    let payload = Int(record.payload)
    let form = PackedPayload(record.kind)
    switch form {
    case .plain: writer.count(payload)
    case .word: writer.raw(record.payload)
    case .text: writer.index(payload, expected: &next.string)
    case .numbers(let count): writer.index(payload, expected: &next.number, length: Int(count))
    }
  }

  private mutating func writeScenes() {
    for number in 0..<archive.sceneCount {
      let record = archive.scene(at: number)
      writer.index(record.controller, expected: &next.object)
      writer.index(record.sceneUnit, expected: &next.unit)
      writer.count(record.segues.count << 2 | (record.viewUnit == nil ? 0 : 2) | (record.isEntry ? 1 : 0))
      if let unit = record.viewUnit { writer.index(unit, expected: &next.unit) }
    }
    next.unit = 0
    for number in 0..<archive.unitCount {
      let record = archive.unit(at: number)
      writer.count((record.scene.map { $0 + 1 } ?? 0) << 2 | Int(record.kind.rawValue))
      writer.count(record.objects.count)
      writer.count(record.connections.count)
    }
    next.object = 0
  }

  /// The parent follows from the number of descendants.
  private mutating func writeObjects(ofUnit unit: UnitRecord) {
    for number in unit.objects {
      let record = archive.object(at: number)
      let shape = shapes[ObjectShape(of: record, in: archive)]!
      writer.count(shape << 1 | (record.descendants == 0 ? 0 : 1))
      if record.descendants > 0 { writer.count(record.descendants) }
      if let id = record.id { writer.index(id, expected: &next.string) }
      for value in record.values { writePayload(archive.valueRecord(at: value)) }
    }
  }

  private mutating func writeSegue(_ record: SegueRecord) {
    writer.count(record.kind)
    writer.optional(record.identifier)
    writer.index(record.source, expected: &next.object, length: 0)
    writer.optional(record.destination)
    writer.optional(record.external)
    writer.optional(record.customClass)
    writer.optional(record.selector)
    writeValues(record.values)
  }

  private mutating func writeAppearance(_ record: AppearanceRecord) {
    writer.count(record.classIndex)
    writer.optional(record.variant)
    writer.count(record.containers.count)
    for container in record.containers { writer.count(archive.container(at: container)) }
    writeValues(record.values)
  }
}
