import NIOCore
import NIOWebSocket

/// A connection to a browser, for the program's thread.
struct WebConnection: Sendable {
  /// Tells it from all others of the server.
  let number: Int
  private let channel: any Channel

  init(number: Int, channel: any Channel) {
    (self.number, self.channel) = (number, channel)
  }

  /// Whether the browser takes what is sent: false while much of it waits.
  var isWritable: Bool { channel.isWritable }

  /// Sends a message; nothing where the connection is gone.
  func send(_ text: String) {
    channel.writeAndFlush(
      WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text)), promise: nil)
  }

  /// Ends the connection, with a reason for the browser.
  func close(_ code: WebSocketErrorCode = .normalClosure) { Self.close(channel, code) }

  static func close(_ channel: any Channel, _ code: WebSocketErrorCode) {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}
