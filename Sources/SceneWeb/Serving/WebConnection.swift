import NIOConcurrencyHelpers
import NIOCore
import NIOWebSocket
import SceneValues

/// A connection to a browser, for the program's thread.
struct WebConnection: Sendable {
  /// Tells it from all others of the server.
  let number: Int
  private let channel: any Channel
  /// In bytes: how much may wait for a browser that does not take it, and how much does.
  private let most: Int
  private let waiting = NIOLockedValueBox(0)

  init(number: Int, channel: any Channel, limits: WebLimits) {
    (self.number, self.channel, most) = (number, channel, limits.waitingSize)
  }

  /// Whether the browser takes what is sent: false while much of it waits.
  var isWritable: Bool { channel.isWritable }

  /// Sends a message; nothing where the connection is gone. One whose browser takes nothing for too long is cut.
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

  /// Tells the person why there is nothing more to be seen, and ends the connection.
  func leave(_ reason: String, _ code: WebSocketErrorCode = .normalClosure) {
    send(JSONText.object([("over", .string(reason))]).line)
    close(code)
  }

  /// Ends the connection, with a code for the browser.
  func close(_ code: WebSocketErrorCode = .normalClosure) { Self.close(channel, code) }

  static func close(_ channel: any Channel, _ code: WebSocketErrorCode) {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)).whenComplete { _ in
      channel.close(promise: nil)
    }
    // Who takes nothing does not take this either.
    let deadline = channel.eventLoop.scheduleTask(in: .seconds(5)) { channel.close(promise: nil) }
    channel.closeFuture.whenComplete { _ in deadline.cancel() }
  }
}
