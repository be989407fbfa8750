import Foundation

/// A touch screen that a display has, and fingers on it.
///
/// A driver that the X server brings along for tests, `inputtest`, takes from a socket what the driver of a touch screen
/// reads from its device. From there on, all is as with a real one.
final class TouchScreen {
  private let socket: Int32
  /// The number that the driver has for the right and the lower edge.
  private static let end = 65_536.0

  /// Whether a finger comes down, goes elsewhere, or goes up: as the X Input Extension numbers that.
  enum Phase: UInt32 {
    case down = 18
    case move
    case up
  }

  /// - Parameter path: of the driver's socket.
  /// - Throws: where nobody listens there, or somebody who speaks otherwise.
  init(at path: String) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
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
    // The version of what is said, 1.1: two numbers of 16 bits.
    try send(kind: 0, content: [1, 0, 1, 0])
    guard try answer(count: 12).first == 12 else { throw NoDisplay() }
  }

  deinit { close(socket) }

  /// Says what a finger does, and waits until the server has heard it.
  ///
  /// - Parameters:
  ///   - finger: its number.
  ///   - phase: what it does.
  ///   - x: from the left edge, as a part of the display's width.
  ///   - y: from the upper edge, as a part of its height.
  /// - Throws: where the server does not answer.
  func touch(_ finger: UInt32, _ phase: Phase, _ x: Double, _ y: Double) throws {
    var content: [UInt8] = []
    append(finger, to: &content)
    append(phase.rawValue, to: &content)
    // That of 64 numbers those of the place and of the pressure are there, each with eight bytes.
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
