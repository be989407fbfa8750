import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import ScenePlatform
import SceneServing

/// Serves the page and its connections on a separate thread.
final class WebServer: Sendable {
  let port: Int
  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel

  private static let maxConnections = 1024

  init(gate: WebGate, page: WebPage, limits: WebLimits, inbox: WebInbox) throws(WebError) {
    let connections = NIOLockedValueBox((open: 0, sockets: 0))
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    self.group = group
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        let exceedsLimit = connections.withLockedValue { counts in
          counts.open += 1
          return counts.open > Self.maxConnections
        }
        channel.closeFuture.whenComplete { _ in connections.withLockedValue { $0.open -= 1 } }
        if exceedsLimit { return channel.close() }
        return channel.eventLoop.makeCompletedFuture {
          let upgrader = Self.upgrader(gate: gate, limits: limits, inbox: inbox) {
            connections.withLockedValue { counts in
              counts.sockets += 1
              return counts.sockets
            }
          }
          let pipeline = channel.pipeline.syncOperations
          let requests = WebRequestHandler(gate: gate, page: page)
          let bound = NIOLoopBound(requests, eventLoop: channel.eventLoop)
          try pipeline.configureHTTPServerPipeline(
            withPipeliningAssistance: false,
            withServerUpgrade: (
              upgraders: [upgrader],
              completionHandler: { $0.pipeline.syncOperations.removeHandler(bound.value, promise: nil) }
            ))
          try pipeline.addHandler(requests)
        }
      }
    do {
      channel = try bootstrap.bind(host: gate.address.host, port: gate.address.port).wait()
    } catch {
      try? group.syncShutdownGracefully()
      let reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
      throw .noAddress(gate.address.authority(port: gate.address.port), reason: reason)
    }
    port = channel.localAddress?.port ?? gate.address.port
  }

  private static func upgrader(
    gate: WebGate, limits: WebLimits, inbox: WebInbox, nextNumber: @escaping @Sendable () -> Int
  ) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: limits.messageSize,
      shouldUpgrade: { channel, head in
        let request = WebRequest(head)
        let isAdmitted =
          request.path == "/socket"
          && gate.admitsSocket(
            host: request.host, origin: head.headers.first(name: "Origin"), query: request.query)
        return channel.eventLoop.makeSucceededFuture(isAdmitted ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64,
              maxAccumulatedFrameSize: limits.messageSize),
            WebSocketHandler(number: nextNumber(), limits: limits, inbox: inbox),
          ])
        }
      })
  }

  func stop() {
    channel.close(promise: nil)
    try? group.syncShutdownGracefully()
  }
}
