import NIOCore
import NIOWebSocket

/// Receives messages from a browser. Closes a connection that exceeds the limits or is inactive.
final class WebSocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let number: Int
  private let limits: WebLimits
  private let inbox: WebInbox
  private var allowance: Double
  private var lastMessage = NIODeadline.now()
  private var isAnswering = true
  private var heartbeat: RepeatedTask?
  private var isOver = false

  init(number: Int, limits: WebLimits, inbox: WebInbox) {
    (self.number, self.limits, self.inbox) = (number, limits, inbox)
    allowance = Double(4 * limits.messageRate)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    _ = inbox.add(.opened(WebConnection(number: number, channel: context.channel, limits: limits)))
    let (handler, bound) = (
      NIOLoopBound(self, eventLoop: context.eventLoop), NIOLoopBound(context, eventLoop: context.eventLoop)
    )
    heartbeat = context.eventLoop.scheduleRepeatedTask(initialDelay: .seconds(20), delay: .seconds(20)) { _ in
      handler.value.beat(bound.value)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    heartbeat?.cancel()
    _ = inbox.add(.closed(connection: number))
  }

  /// Checks the connection at regular intervals, because a lost connection is not always reported.
  private func beat(_ context: ChannelHandlerContext) {
    guard isAnswering else { return context.close(promise: nil) }
    isAnswering = false
    write(.ping, ByteBuffer(), context)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isOver else { return }
    let frame = unwrapInboundIn(data)
    isAnswering = true
    guard frame.maskKey != nil, isAllowed() else {
      return end(frame.maskKey == nil ? .protocolError : .policyViolation, context)
    }
    switch frame.opcode {
    case .text:
      let message = [UInt8](frame.unmaskedData.readableBytesView)
      if !inbox.add(.message(connection: number, message)) { end(.policyViolation, context) }
    // Pings are not answered while the browser does not receive data.
    case .ping where !context.channel.isWritable: break
    case .ping: write(.pong, frame.unmaskedData, context)
    case .pong: break
    case .connectionClose: end(.normalClosure, context)
    default: end(.unacceptableData, context)
    }
  }

  private func isAllowed() -> Bool {
    let now = NIODeadline.now()
    let seconds = Double((now - lastMessage).nanoseconds) / 1e9
    lastMessage = now
    allowance = min(Double(4 * limits.messageRate), allowance + seconds * Double(limits.messageRate)) - 1
    return allowance >= 0
  }

  private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext) {
    context.writeAndFlush(
      wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
  }

  private func end(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    isOver = true
    WebConnection.close(context.channel, code)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
