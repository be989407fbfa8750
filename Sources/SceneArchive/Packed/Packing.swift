struct Packing {
  let archive: Archive
  let sections: [SectionTable.Entry]
  var writer = PackedWriter()
  let signature: [UInt8]?

  /// Returns an archive as a packed file. Equal archives always result in equal bytes.
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
    writer.bytes += PackedForm.magic
    writer.raw(PackedForm.majorVersion)
    writer.raw(PackedForm.minorVersion)
    writer.raw(UInt32(0))
    writer.raw(UInt64(0))
    writeFrame()
    writeStrings()
    for table in PackedTable.beforeObjects { writeTable(table) }
    writeObjects()
    for table in PackedTable.afterObjects { writeTable(table) }
    writeOtherValues()
    for table in PackedTable.afterValues { writeTable(table) }
    writeSourceMap()
    finish()
  }

  /// Pads the file and completes its header. The unpacked size, which determines the padding, includes the signature, if
  /// any, and the sections that are not tables.
  private mutating func finish() {
    let lengths = sections.map(\.length) + (signature.map { [$0.count] } ?? [])
    let tables = lengths.reduce(0) { $0 + SectionTable.aligned($1) }
    let missing = PackedForm.minimumLength(ofTables: tables) - writer.bytes.count
    writer.bytes += Array(repeating: 0, count: max(0, missing))
    writer.bytes.put(UInt32(writer.bytes.count), at: PackedForm.Field.length)
    writer.bytes.writeChecksum()
  }

  func count(_ table: PackedTable) -> Int {
    table == .strings ? archive.stringCount : (archive.sections[table.tag]?.length ?? 0) / table.stride
  }

  private mutating func writeFrame() {
    for table in PackedTable.counted { writer.count(count(table)) }
    writer.count(
      (0..<archive.stringCount).reduce(0) { sum, number in archive.withUTF8(at: number) { sum + $0.count } })
    writeDirectory()
  }

  /// Writes the number of a known word or the length of an unknown string for each string, and then the unknown strings.
  private mutating func writeStrings() {
    var (heads, unknown): ([UInt32], [UInt8]) = ([], [])
    for number in 0..<archive.stringCount {
      archive.withUTF8(at: number) { bytes in
        if let word = KnownWords.number(of: bytes) {
          heads.append(UInt32(word << 1 | 1))
        } else {
          heads.append(UInt32(bytes.count << 1))
          unknown += bytes
        }
      }
    }
    writer.columns([heads])
    writer.bytes += unknown
  }

  private mutating func writeTable(_ table: PackedTable) {
    guard let entry = archive.sections[table.tag] else { return }
    withExtendedLifetime(archive) {
      let base = archive.bytes.baseAddress! + entry.offset
      for group in Column.groups(of: count(table)) {
        let records = group.map { base + $0 * table.stride }
        for field in table.fields { write(field, of: records) }
      }
    }
  }

  private mutating func write(_ field: PackedField, of records: [UnsafeRawPointer]) {
    switch field {
    case .word(let place): writer.block(records.map { $0.word(place) }[...])
    case .half(let place): writer.block(records.map { UInt32($0.half(place)) }[...])
    case .range(let place), .values(let place): writer.block(records.map { $0.word(place + 4) }[...])
    case .zero: break
    case .number(let place):
      let numbers = records.map { $0.wide(place) }
      let encoded = numbers.map(PackedNumber.encoded)
      writer.block(encoded.map(\.digits)[...])
      writer.block(encoded.map(\.code)[...])
      let halves = zip(numbers, encoded).filter { $1.code == PackedNumber.raw }.map {
        UInt32(truncatingIfNeeded: $0.0 >> 32)
      }
      if !halves.isEmpty { writer.block(halves[...]) }
    }
  }
}

extension [UInt8] {
  mutating func put(_ value: some FixedWidthInteger, at place: Int) {
    Swift.withUnsafeBytes(of: value.littleEndian) {
      replaceSubrange(place..<place + $0.count, with: $0)
    }
  }

  mutating func writeChecksum() {
    let checksum = withUnsafeBytes(PackedForm.checksum)
    put(checksum, at: PackedForm.Field.checksum)
  }
}
