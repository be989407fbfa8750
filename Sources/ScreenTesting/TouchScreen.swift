import Foundation

/// The touch screen of a display. Its events are sent to a socket that the X server's test driver, `inputtest`, reads.
final class TouchScreen {
  private let socket: Int32
  /// The coordinate of the right and bottom edges in the driver's coordinate system.
  private static let end = 65_536.0

  /// The phase of a touch. The raw values are those defined by the X Input Extension.
  enum Phase: UInt32 {
    case down = 18
    case move
    case up
  }

  init(at path: String) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw NoDisplay() }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard isConnected == 0 else { throw NoDisplay() }
    // The content is the protocol version 1.1, as two 16-bit numbers.
    try send(kind: 0, content: [1, 0, 1, 0])
    guard try answer(count: 12).first == 12 else { throw NoDisplay() }
  }

  deinit { close(socket) }

  /// Sends a touch event and waits until the server has processed it. The coordinates are fractions of the display's
  /// width and height. Throws ``NoDisplay`` if the server does not respond.
  func touch(_ finger: UInt32, _ phase: Phase, _ x: Double, _ y: Double) throws {
    var content: [UInt8] = []
    append(finger, to: &content)
    append(phase.rawValue, to: &content)
    // There are 64 valuators. The mask selects two for the position and one for the pressure.
    append(UInt32(0), to: &content)
    append(UInt64(0b1_0011), to: &content)
    append(UInt32(0), to: &content)
    var numbers = [Double](repeating: 0, count: 128)
    (numbers[0], numbers[1], numbers[4]) = (x * Self.end, y * Self.end, 1)
    for number in numbers { append(number.bitPattern, to: &content) }
    try send(kind: 6, content: content)
    try send(kind: 1, content: [])
    _ = try answer(count: 8)
  }

  private func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private func send(kind: UInt32, content: [UInt8]) throws {
    var bytes: [UInt8] = []
    append(UInt32(8 + content.count), to: &bytes)
    append(kind, to: &bytes)
    bytes += content
    guard write(socket, bytes, bytes.count) == bytes.count else { throw NoDisplay() }
  }

  private func answer(count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard recv(socket, &bytes, count, Int32(MSG_WAITALL)) == count else { throw NoDisplay() }
    return bytes
  }
}
