package struct Draft: Equatable, Sendable {
  package let path: String
  package let text: [UInt8]

  package init(path: String, text: [UInt8]) { (self.path, self.text) = (path, text) }

  /// The maximum size of a draft, in bytes. Larger drafts are not stored.
  static let most = 64 << 20
  private static let head = "scenec draft 1\n"

  /// Returns the file name of a draft. The name is a hash, because paths can be too long or contain invalid characters.
  static func name(of path: String) -> String {
    // This is the FNV-1a hash. If two paths have the same hash, the latest draft, which contains its path, is used.
    let number = path.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(number, radix: 16) + suffix
  }

  static let suffix = ".draft"

  var bytes: [UInt8] { Array("\(Self.head)\(path.utf8.count)\n\(path)".utf8) + text }

  init?(bytes: [UInt8]) {
    let head = Array(Self.head.utf8)
    guard bytes.starts(with: head) else { return nil }
    let rest = bytes[head.count...]
    guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: "\n")),
      let count = Int(String(decoding: rest[..<end], as: UTF8.self)), count > 0, count < bytes.count - end,
      let path = String(validating: bytes[(end + 1)..<(end + 1 + count)], as: UTF8.self), path.hasPrefix("/")
    else { return nil }
    self.init(path: path, text: Array(bytes[(end + 1 + count)...]))
  }
}
