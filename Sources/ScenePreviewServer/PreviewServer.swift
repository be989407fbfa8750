import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix
import SceneCatalog
import SceneFiles
import ScenePlatform
import SceneServing

/// Serves the preview pages to browsers on this machine. The server runs on a separate thread. SwiftNIO parses the
/// requests because it limits the size of each part.
package final class PreviewServer: PreviewTransport {
  package let port: Int
  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel
  private let inbox: PreviewInbox
  private let streams: EventStreams

  private static let maxConnections = 256

  /// Starts listening on a port. If the port is 0, any free port is used.
  package init(port wanted: Int) throws(Failure) {
    let (inbox, streams) = (try PreviewInbox(), EventStreams())
    let open = NIOLockedValueBox(0)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      // A single event can be large.
      .childChannelOption(.writeBufferWaterMark, value: .init(low: 1 << 20, high: 16 << 20))
      .childChannelInitializer { channel in
        let exceedsLimit = open.withLockedValue { count in
          count += 1
          return count > Self.maxConnections
        }
        channel.closeFuture.whenComplete { _ in open.withLockedValue { $0 -= 1 } }
        if exceedsLimit { return channel.close() }
        return channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false)
          try pipeline.addHandler(PreviewHandler(gate: WebGate(address: WebAddress()), inbox, streams))
        }
      }
    do {
      channel = try bootstrap.bind(host: WebAddress().host, port: wanted).wait()
    } catch {
      try? group.syncShutdownGracefully()
      let reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
      throw Failure("Cannot serve the page on port \(wanted): \(reason)", .cannotCreate)
    }
    port = channel.localAddress?.port ?? wanted
    (self.group, self.inbox, self.streams) = (group, inbox, streams)
  }

  package var descriptor: Int32 { inbox.descriptor }
  package func take() -> [PreviewExchange] { inbox.take() }
  package func notify(_ event: PreviewEvent) { streams.notify(event) }

  package func stop() {
    channel.close(promise: nil)
    try? group.syncShutdownGracefully()
  }
}
