import Foundation

/// A client that sends arbitrary bytes over a connection.
final class Peer {
  private let socket: Int32
  private var received: [UInt8] = []

  /// Connects to a local port, with a timeout of twenty seconds for responses.
  init(port: Int) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Gone() }
  }

  struct Gone: Error {}

  deinit { close(socket) }

  /// - Returns: False if the peer has closed the connection.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Waits for more data, and returns false at the end of the connection.
  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    received += buffer[..<count]
    return true
  }

  /// Returns all bytes until the connection ends.
  func rest() -> [UInt8] {
    while receive() {}
    defer { received = [] }
    return received
  }

  func get(_ target: String, _ headers: String...) -> String {
    send("GET \(target) HTTP/1.1\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n")
    return String(decoding: rest(), as: UTF8.self)
  }

  // MARK: A connection of the page

  /// Requests a WebSocket connection as the page does.
  ///
  /// - Returns: Whether the connection was accepted.
  func open(_ port: Int, host: String = "127.0.0.1", origin: String? = nil, query: String = "") -> Bool {
    send(
      """
      GET /socket\(query) HTTP/1.1\r\nHost: \(host):\(port)\r\nOrigin: \(origin ?? "http://\(host):\(port)")\r\n\
      Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
      Sec-WebSocket-Version: 13\r\n\r\n
      """)
    while true {
      if let end = received.firstRange(of: Array("\r\n\r\n".utf8)) {
        let isOpen = received.starts(with: Array("HTTP/1.1 101".utf8))
        received.removeSubrange(..<end.upperBound)
        return isOpen
      }
      guard receive() else { return false }
    }
  }

  /// Returns a masked frame, as browsers send it.
  static func frame(_ opcode: UInt8, _ payload: [UInt8], isLast: Bool = true) -> [UInt8] {
    var bytes = [opcode | (isLast ? 0x80 : 0)]
    switch payload.count {
    case ..<126: bytes.append(0x80 | UInt8(payload.count))
    case ..<65_536: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: bytes += [0x80 | 127] + (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 255) }
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  @discardableResult
  func say(_ text: String) -> Bool { send(Self.frame(1, Array(text.utf8))) }

  /// Returns the next message, or nil if the connection ends. The close code of the other side is stored in
  /// `closeCode`.
  func hear() -> String? {
    while true {
      if received.count >= 2 {
        var (length, start) = (Int(received[1] & 127), 2)
        if length == 126, received.count >= 4 {
          (length, start) = (Int(received[2]) << 8 | Int(received[3]), 4)
        }
        if length == 127, received.count >= 10 {
          (length, start) = (received[2..<10].reduce(0) { $0 << 8 | Int($1) }, 10)
        }
        if received.count >= start + length {
          let (opcode, payload) = (received[0] & 15, Array(received[start..<start + length]))
          received.removeSubrange(..<(start + length))
          if opcode == 1 { return String(decoding: payload, as: UTF8.self) }
          if opcode == 8 {
            closeCode = payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
            return nil
          }
          continue
        }
      }
      guard receive() else { return nil }
    }
  }

  private(set) var closeCode: Int?

  /// Receives messages until one contains a text, or returns nil if none does.
  func hear(_ part: String) -> String? {
    while let message = hear() {
      if let frame = message.firstMatch(of: #/"frame":(\d+)/#) { say("{\"shown\":\(frame.output.1)}") }
      if message.contains(part) { return message }
    }
    return nil
  }
}
