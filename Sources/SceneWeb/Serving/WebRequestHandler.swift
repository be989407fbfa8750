import NIOCore
import NIOHTTP1
import SceneServing

struct WebRequest {
  let path: String
  let query: String?
  /// The host, or nil unless there is exactly one `Host` header.
  let host: String?

  init(_ head: HTTPRequestHead) {
    let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = parts.first.map(String.init) ?? ""
    query = parts.count > 1 ? String(parts[1]) : nil
    let hosts = head.headers["Host"]
    host = hosts.count == 1 ? hosts[0] : nil
  }
}

/// Responds to HTTP requests with the page. Each connection serves one request.
final class WebRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let gate: WebGate
  private let page: WebPage
  private var isAnswered = false
  private var deadline: Scheduled<Void>?

  private static let timeLimit = TimeAmount.seconds(10)

  init(gate: WebGate, page: WebPage) { (self.gate, self.page) = (gate, page) }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: Self.timeLimit) { channel.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data), !isAnswered else { return }
    isAnswered = true
    let request = WebRequest(head)
    guard gate.admits(host: request.host, query: request.query) else {
      return answer(
        .forbidden, "The address is incomplete: open the full address with the token.\n", to: head,
        context)
    }
    guard head.method == .GET || head.method == .HEAD else {
      return answer(.methodNotAllowed, "Only GET requests for the page are supported.\n", to: head, context)
    }
    switch request.path {
    case "/":
      let (text, policy) = page.text(host: request.host ?? "")
      answer(
        .ok, text, to: head, context,
        [("Content-Type", "text/html; charset=utf-8"), ("Content-Security-Policy", policy)])
    case "/socket":
      answer(
        .forbidden,
        "This address is available only to the page of the program.\n", to: head, context)
    default: answer(.notFound, "The only page is /\n", to: head, context)
    }
  }

  private func answer(
    _ status: HTTPResponseStatus, _ text: String, to head: HTTPRequestHead, _ context: ChannelHandlerContext,
    _ headers: [(String, String)] = [("Content-Type", "text/plain; charset=utf-8")]
  ) {
    let body = ByteBuffer(string: text)
    var all = HTTPHeaders(headers)
    for (name, value) in [
      ("Content-Length", "\(body.readableBytes)"), ("Cache-Control", "no-store"), ("Connection", "close"),
      ("Referrer-Policy", "no-referrer"), ("X-Content-Type-Options", "nosniff"),
    ] { all.add(name: name, value: value) }
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: all))), promise: nil)
    if head.method != .HEAD { context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
