import ScenePlatform

/// A host and an optional port, as in a `Host` header or an origin. Text that browsers do not send is rejected.
struct WebHost: Equatable {
  enum Name: Equatable {
    case ipv4([UInt8])
    case ipv6([UInt8])
    /// A host name in lowercase.
    case name(String)
  }

  let name: Name
  let port: Int?

  static let localhost = Name.name("localhost")

  /// Parses `NAME`, `NAME:PORT`, `[IPV6]`, or `[IPV6]:PORT`.
  init?(_ text: String) {
    guard text.utf8.count < 256 else { return nil }
    let bytes = Array(text.utf8)
    let end: Int
    if bytes.first == UInt8(ascii: "[") {
      guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")),
        let address = Self.bytes(of: bytes[1..<bracket], AF_INET6, count: 16)
      else { return nil }
      (name, end) = (.ipv6(address), bracket + 1)
    } else {
      end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
      guard let name = Self.name(bytes[..<end]) else { return nil }
      self.name = name
    }
    guard end < bytes.count else {
      port = nil
      return
    }
    let digits = bytes[(end + 1)...]
    guard bytes[end] == UInt8(ascii: ":"), (1...5).contains(digits.count), digits.allSatisfy(Self.isDigit),
      let port = Int(String(decoding: digits, as: UTF8.self)), (1...65_535).contains(port)
    else { return nil }
    self.port = port
  }

  /// Parses the host of an address to listen on, in which an IPv6 address has no brackets.
  static func name(ofAddress host: String) -> Name? {
    let bytes = Array(host.utf8)
    return Self.bytes(of: bytes[...], AF_INET6, count: 16).map(Name.ipv6) ?? name(bytes[...])
  }

  /// Returns the name, or nil if it is not a sequence of nonempty labels. A name whose last label is a number must be an
  /// IPv4 address, because browsers convert other forms, such as `127.1`, before they send them.
  private static func name(_ bytes: ArraySlice<UInt8>) -> Name? {
    if let address = Self.bytes(of: bytes, AF_INET, count: 4) { return .ipv4(address) }
    let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isNameByte) }), let last = labels.last,
      !last.allSatisfy(isDigit)
    else { return nil }
    return .name(String(decoding: bytes, as: UTF8.self).lowercased())
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  /// Returns the bytes of a numeric address. The system's parser accepts neither zones nor octal or short forms.
  private static func bytes(of text: ArraySlice<UInt8>, _ family: Int32, count: Int) -> [UInt8]? {
    guard !text.contains(0) else { return nil }
    var address = [UInt8](repeating: 0, count: count)
    return inet_pton(family, String(decoding: text, as: UTF8.self), &address) == 1 ? address : nil
  }
}
