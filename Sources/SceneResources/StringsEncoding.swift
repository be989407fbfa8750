import SceneDiagnostics

enum StringsEncoding {
  static func utf8(_ bytes: [UInt8]) -> (text: [UInt8], fault: StringsTable.Fault?) {
    if bytes.count > StringsTable.maximumLength { return ([], .tooLarge) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isLittleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isLittleEndian: false) }
    if bytes.starts(with: Array("bplist".utf8)) { return ([], .propertyList) }
    // Text contains no zero bytes, except for UTF-16 without a byte order mark.
    if let zero = bytes.firstIndex(of: 0) { return (bytes, .zero(at: zero)) }
    if let offset = firstError(in: bytes) { return (bytes, .notUTF8(at: offset)) }
    return (bytes, nil)
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isLittleEndian: Bool
  ) -> (text: [UInt8], fault: StringsTable.Fault?) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittleEndian ? second << 8 | first : first << 8 | second)
      index += 2
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar) where scalar != "\0": text.append(contentsOf: UTF8.encode(scalar)!)
      case .emptyInput where bytes.count.isMultiple(of: 2): return (text, nil)
      case .scalarValue, .error, .emptyInput: return (text, .notUTF16(at: text.count))
      }
    }
  }

  private static func firstError(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var offset = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }
}

extension StringsTable.Fault {
  init(_ conflict: MergeConflict) {
    self.init(message: MergeConflict.description.summary, range: conflict.range)
    self.conflict = conflict
  }

  static var tooLarge: Self {
    Self(
      message: "The translation table is longer than \(StringsTable.maximumLength) bytes", range: .at(0)
    )
  }

  fileprivate static var propertyList: Self {
    Self(message: "The table is a binary property list: convert it to text", range: .at(0))
  }

  fileprivate static func zero(at offset: Int) -> Self {
    Self(
      message: "The text contains a zero byte: if the file is UTF-16, begin it with a byte order mark",
      range: .at(offset))
  }

  fileprivate static func notUTF8(at offset: Int) -> Self {
    Self(
      message: "The text is not UTF-8: write the table in UTF-8, or in UTF-16 with a byte order mark",
      range: .at(offset))
  }

  fileprivate static func notUTF16(at offset: Int) -> Self {
    Self(message: "The text is not valid UTF-16 from this position", range: .at(offset))
  }
}
