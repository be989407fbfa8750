import SceneValues

package struct ArchiveListing: Sendable {
  package struct Part: Sendable, Hashable {
    /// The tag of the section, or nil for the frame, which consists of the header and the record counts.
    package var tag: SectionTag?
    /// The number of records, or nil for a section without fixed-size records.
    package var records: Int?
    /// The length of the section in the file, in bytes.
    package var packed: Int
    /// The length of the section in memory, in bytes.
    package var fixed: Int
  }

  package let version: (major: Int, minor: Int)
  package let parts: [Part]

  /// Lists the sections of an archive. Throws `ArchiveError` if the bytes are not an archive.
  package init(of bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveError) {
    let archive = try Archive(bytes: bytes, limits: limits)
    let lengths = try bytes.withUnsafeBufferPointer { file throws(ArchiveError) in
      var unpacking = try Unpacking(UnsafeRawBufferPointer(file), limits: limits)
      return try unpacking.measure()
    }
    let minor = PackedForm.Field.minorVersion
    version = (Int(PackedForm.majorVersion), Int(bytes[minor]) | Int(bytes[minor + 1]) << 8)
    let frame = Part(tag: nil, records: nil, packed: lengths[nil] ?? 0, fixed: 0)
    parts =
      [frame]
      + archive.sections.entries.map { entry in
        Part(
          tag: entry.tag, records: archive.records(of: entry), packed: lengths[entry.tag] ?? 0,
          fixed: entry.length)
      }
  }
}

extension Archive {
  fileprivate func records(of entry: SectionTable.Entry) -> Int? {
    switch entry.tag {
    case .strings: stringCount
    case .document, .translatedValues: 1
    case .languages: languageCount
    default: PackedTable.of(entry.tag).map { entry.length / $0.stride }
    }
  }

  package var sectionTags: [SectionTag] { sections.entries.map(\.tag) }

  package func sectionBytes(_ tag: SectionTag) -> [UInt8]? {
    sections[tag].map { entry in
      withExtendedLifetime(self) { Array(bytes[entry.offset..<entry.offset + entry.length]) }
    }
  }

  /// Returns a line of text for each record of a section, or nil if the section does not exist. Names and numbers are
  /// decoded. All other fields are printed as 32-bit words.
  package func lines(ofSection tag: SectionTag) -> [String]? {
    guard let entry = sections[tag] else { return nil }
    switch tag {
    case .strings: return (0..<stringCount).map { JSONText.quoted(string(at: $0)) }
    case .keys: return (0..<keyCount).map(key)
    case .selectors: return (0..<selectorCount).map(selector)
    case .classes:
      return (0..<classCount).map { number in
        let record = classRecord(at: number)
        let name = [record.module, record.name].compactMap { $0 }.map(string).joined(separator: ".")
        return name + (record.element.map { " <\(string(at: $0))>" } ?? "")
      }
    case .numbers: return numberLines
    case .languages:
      return (0..<languageCount).map { number in
        let record = language(at: number)
        return "\(string(at: record.locale)), \(record.translations) strings, \(hex(record.digest))"
      }
    default:
      let length = entry.length
      let stride = PackedTable.of(tag)?.stride ?? 16
      return Swift.stride(from: 0, to: length, by: max(stride, 1)).map { start in
        words(entry.offset + start..<entry.offset + min(start + stride, length))
      }
    }
  }

  /// The numbers as text. The values that use a number determine whether it is formatted as an integer or as a double.
  private var numberLines: [String] {
    var integers = Set<Int>()
    var doubles = Set<Int>()
    for value in (0..<valueCount).map(valueRecord) {
      let first = Int(value.payload)
      switch value.kind {
      case .int: integers.insert(first)
      case .range: integers.formUnion([first, first + 1])
      case let kind: doubles.formUnion(first..<first + kind.numberCount)
      }
    }
    return (0..<tables.numbers.count).map { number in
      let double = "\(Double(bitPattern: bits(number)))"
      guard integers.contains(number) else { return double }
      let integer = "\(Int64(bitPattern: bits(number)))"
      return doubles.contains(number) ? "\(integer), \(double)" : integer
    }
  }

  private func words(_ range: Range<Int>) -> String {
    withExtendedLifetime(self) {
      range.enumerated().map { number, offset in
        let byte = bytes[offset]
        let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16)
        return number > 0 && number % 4 == 0 ? " " + digits : digits
      }.joined()
    }
  }
}
