import SceneValues

/// What a compiled file is made of, section by section.
package struct ArchiveListing: Sendable {
  /// A section, or the frame of the file.
  package struct Part: Sendable, Hashable {
    /// The tag of the section; nil for the frame: the header, and how much of everything there is.
    package var tag: SectionTag?
    /// How many records it has; nil for what is not made of records of one size.
    package var records: Int?
    /// Its length in the file, in bytes.
    package var packed: Int
    /// How many bytes it has in memory.
    package var fixed: Int
  }

  /// The major and the minor version of the form that the file is in.
  package let version: (major: Int, minor: Int)
  /// In the order of the file.
  package let parts: [Part]

  /// Lists a file.
  ///
  /// - Throws: `ArchiveError` where it is none.
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

  /// The tags of the sections that the file has.
  package var sectionTags: [SectionTag] { sections.entries.map(\.tag) }

  /// The bytes of a section as it is in memory; nil where the file has none of this name.
  package func sectionBytes(_ tag: SectionTag) -> [UInt8]? {
    sections[tag].map { entry in
      withExtendedLifetime(self) { Array(bytes[entry.offset..<entry.offset + entry.length]) }
    }
  }

  /// A line for each record of a section: names and numbers as what they are, others as the words that they have.
  ///
  /// - Parameter tag: of a section that the file has.
  /// - Returns: the lines, without line ends; nil where the file has no such section.
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
        return "\(string(at: record.locale)), \(record.translations) texts, \(hex(record.digest))"
      }
    default:
      let length = entry.length
      let stride = PackedTable.of(tag)?.stride ?? 16
      return Swift.stride(from: 0, to: length, by: max(stride, 1)).map { start in
        words(entry.offset + start..<entry.offset + min(start + stride, length))
      }
    }
  }

  /// Numbers as their values read them: as integers, as doubles, or, where the bits of both are the same, as both.
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

  /// Bytes in hexadecimal, four to a group.
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
