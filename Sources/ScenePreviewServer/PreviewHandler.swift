import NIOCore
import NIOHTTP1
import SceneCatalog
import SceneServing

/// Handles requests from browsers. Each connection handles one request, except for the connection that receives events.
final class PreviewHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let gate: WebGate
  private let inbox: PreviewInbox
  private let streams: EventStreams
  private var head: HTTPRequestHead?
  private var bodySize = 0
  private var deadline: Scheduled<Void>?
  private var heartbeat: RepeatedTask?
  private var stream: Int?
  private var exchange: PreviewExchange?

  private static let timeLimit = TimeAmount.seconds(10)
  /// The interval between heartbeats, which reveal broken connections.
  private static let beat = TimeAmount.seconds(15)
  /// The maximum size of a request body, in bytes. Request bodies are discarded.
  private static let maxBodySize = 1 << 16

  init(gate: WebGate, _ inbox: PreviewInbox, _ streams: EventStreams) {
    (self.gate, self.inbox, self.streams) = (gate, inbox, streams)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: Self.timeLimit) { channel.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    heartbeat?.cancel()
    exchange?.abandon()
    // The closure of the exchange retains this object.
    exchange = nil
    if let stream { streams.remove(stream) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): if self.head == nil { self.head = head } else { context.close(promise: nil) }
    case .body(let bytes):
      bodySize += bytes.readableBytes
      if bodySize > Self.maxBodySize { context.close(promise: nil) }
    case .end:
      guard let head else { return }
      deadline?.cancel()
      take(head, context)
    }
  }

  private func take(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard isAdmitted(head) else {
      return answer(
        PreviewResponse(.forbidden, "This page is available only to browsers on this machine.\n"), context)
    }
    let method: PreviewRequest.Method
    switch head.method {
    case .GET, .HEAD: method = .get
    case .POST: method = .post
    default:
      return answer(PreviewResponse(.methodNotAllowed, "Only GET, HEAD and POST are supported.\n"), context)
    }
    let request = PreviewRequest(head.uri, method)
    guard request.path != "/events" || head.method != .GET else { return listen(context) }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let loop = context.eventLoop
    let exchange = PreviewExchange(request) { response in
      loop.execute { bound.value.0.answer(response, bound.value.1) }
    }
    self.exchange = exchange
    if !inbox.add(exchange) {
      answer(PreviewResponse(.busy, "Too many requests are in progress.\n"), context)
    }
  }

  /// Returns whether a request is allowed. Requests from other sites are rejected even if their `Host` header is valid.
  private func isAdmitted(_ head: HTTPRequestHead) -> Bool {
    let host = head.headers.first(name: "Host")
    guard head.headers["Host"].count == 1, gate.admits(host: host, query: nil) else { return false }
    if let site = head.headers.first(name: "Sec-Fetch-Site") {
      // The user can follow a link to the page from any site.
      let isVisit = head.headers.first(name: "Sec-Fetch-Mode") == "navigate" && head.method == .GET
      guard ["same-origin", "none"].contains(site) || isVisit else { return false }
    }
    guard let origin = head.headers.first(name: "Origin") else { return true }
    return gate.admitsSocket(host: host, origin: origin, query: nil)
  }

  private func answer(_ response: PreviewResponse, _ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    write(
      response.status.rawValue,
      [
        ("Content-Type", response.type), ("Content-Length", "\(response.body.count)"),
        ("Connection", "close"),
      ],
      isPage: response.type.hasPrefix("text/html"), context)
    if head?.method != .HEAD, !response.body.isEmpty {
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    }
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
  }

  private func write(
    _ status: Int, _ headers: [(String, String)], isPage: Bool, _ context: ChannelHandlerContext
  ) {
    var all = HTTPHeaders(headers)
    all.add(name: "Cache-Control", value: "no-store")
    all.add(name: "Referrer-Policy", value: "no-referrer")
    all.add(name: "X-Content-Type-Options", value: "nosniff")
    all.add(name: "Cross-Origin-Resource-Policy", value: "same-origin")
    all.add(name: "Content-Security-Policy", value: isPage ? Self.pagePolicy : Self.otherPolicy)
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: all)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
  }

  /// The page's content security policy. It allows only the page's own scripts, styles, and generated pictures.
  private static let pagePolicy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src blob: data:; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
  private static let otherPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

  private func listen(_ context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let loop = context.eventLoop
    let number = streams.add { text in loop.execute { bound.value.0.send(text, bound.value.1) } }
    guard let number else {
      return answer(PreviewResponse(.busy, "The maximum number of pages is open.\n"), context)
    }
    stream = number
    write(200, [("Content-Type", "text/event-stream")], isPage: false, context)
    // The first event sets the delay before the page connects again.
    send("retry: 500\n\n", context)
    heartbeat = loop.scheduleRepeatedTask(initialDelay: Self.beat, delay: Self.beat) { _ in
      bound.value.0.send(":\n\n", bound.value.1)
    }
  }

  private func send(_ text: String, _ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    // A page that does not read events is disconnected. When it connects again, it requests all content.
    guard context.channel.isWritable else { return context.close(promise: nil) }
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
