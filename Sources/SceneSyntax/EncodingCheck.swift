import SceneDiagnostics

/// A check that a source is encoded in UTF-8 and does not declare another encoding. All offsets are in UTF-8 bytes.
enum EncodingCheck {
  static func fault(in bytes: UnsafeBufferPointer<UInt8>) -> SyntaxFault? {
    if let fault = BinaryFormat.fault(in: bytes) { return fault }
    if let name = otherEncoding(bytes) { return .otherEncoding(name, at: 0..<min(2, bytes.count)) }
    if let range = declaredName(bytes) {
      let name = String(decoding: bytes[range], as: UTF8.self)
      if name.uppercased() != "UTF-8" && name.uppercased() != "UTF8" {
        return firstInvalidByte(bytes) == nil
          ? .otherDeclaration(name, at: range) : .otherEncoding(name, at: range)
      }
    }
    return firstInvalidByte(bytes).map { .invalidUTF8(bytes[$0], at: $0) }
  }

  /// Returns `UTF-16` if the source starts with a UTF-16 byte order mark or a `<` next to a zero byte, and nil otherwise.
  private static func otherEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE), (0x3C, 0), (0, 0x3C): return "UTF-16"
    default: return nil
    }
  }

  private static func declaredName(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let start = bytes.hasByteOrderMark ? 3 : 0
    guard bytes.hasPrefix("<?xml", at: start), let end = bytes.firstIndex(of: "?>", from: start),
      let key = UnsafeBufferPointer(rebasing: bytes[..<end]).firstIndex(of: "encoding", from: start)
    else { return nil }
    let after = bytes[(key + 8)..<end].drop { $0.isXMLWhiteSpace }
    guard after.first == 0x3D else { return nil }
    let value = after.dropFirst().drop { $0.isXMLWhiteSpace }
    guard let quote = value.first, quote == 0x22 || quote == 0x27 else { return nil }
    return value.dropFirst().firstIndex(of: quote).map { value.startIndex + 1..<$0 }
  }

  private static func firstInvalidByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var position = 0
    while position < bytes.count {
      while position + 32 <= bytes.count {
        let word = raw.loadUnaligned(fromByteOffset: position, as: SIMD4<UInt64>.self)
        guard (word & 0x8080_8080_8080_8080) == .zero else { break }
        position += 32
      }
      let end = min(position + 32, bytes.count)
      while position < end {
        guard let length = bytes.scalarLength(at: position) else { return position }
        position += length
      }
    }
    return nil
  }
}

extension UnsafeBufferPointer where Element == UInt8 {
  func scalarLength(at position: Int) -> Int? {
    let first = self[position]
    if first < 0x80 { return 1 }
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, count - position >= length else { return nil }
    let second = self[position + 1]
    let allowed: ClosedRange<UInt8> =
      switch first {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    guard allowed.contains(second) else { return nil }
    for index in 1..<length where self[position + index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
