/// Bytes that determine random choices, read from the front. After the end, all bytes are zero.
struct ByteSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func byte() -> UInt8 {
    guard !isAtEnd else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  /// Returns a number below a bound from 1 to 256.
  mutating func below(_ end: Int) -> Int { Int(byte()) % end }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }

  /// Returns usually a common number, otherwise any bit pattern of eight bytes or a known extreme value.
  mutating func number() -> Double {
    switch byte() {
    case 0..<160: Double(byte()) / 4
    case 160..<190: -Double(byte()) / 4
    case 190..<235: pick(Self.nasty)
    default: Double(bitPattern: bytes(8).reduce(0) { $0 << 8 | UInt64($1) })
    }
  }

  private static let nasty: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    1e300,
    -1e300, 1e-300, 1e9, -1e9, 32_767.5, 32_768, -32_769, 8_388_608, 2_147_483_648, 9.3e18, 1e-9, 0, -0.0,
  ]
}
