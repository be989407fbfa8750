import NIOConcurrencyHelpers
import NIOCore
import NIOWebSocket
import SceneValues

/// A connection to a browser. A connection must be used on the app's main thread.
struct WebConnection: Sendable {
  let number: Int
  private let channel: any Channel
  private let most: Int
  private let waiting = NIOLockedValueBox(0)

  init(number: Int, channel: any Channel, limits: WebLimits) {
    (self.number, self.channel, most) = (number, channel, limits.waitingSize)
  }

  var isWritable: Bool { channel.isWritable }

  /// Sends a message unless the connection is closed. If too many bytes are waiting to be sent, closes the connection.
  func send(_ text: String) {
    let size = text.utf8.count
    let total = waiting.withLockedValue { waiting in
      waiting += size
      return waiting
    }
    guard total <= most else { return channel.close(promise: nil) }
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text)))
      .whenComplete { [waiting] _ in waiting.withLockedValue { $0 -= size } }
  }

  func leave(_ reason: String, _ code: WebSocketErrorCode = .normalClosure) {
    send(JSONText.object([("over", .string(reason))]).line)
    close(code)
  }

  func close(_ code: WebSocketErrorCode = .normalClosure) { Self.close(channel, code) }

  static func close(_ channel: any Channel, _ code: WebSocketErrorCode) {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)).whenComplete { _ in
      channel.close(promise: nil)
    }
    // A browser that does not respond does not receive the close frame, so a deadline closes the channel.
    let deadline = channel.eventLoop.scheduleTask(in: .seconds(5)) { channel.close(promise: nil) }
    channel.closeFuture.whenComplete { _ in deadline.cancel() }
  }
}
