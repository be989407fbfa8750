import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix
import SceneCatalogue
import SceneFiles
import ScenePlatform
import SceneServing

/// Serves the pages of a preview to browsers of this machine, on a thread of its own.
///
/// SwiftNIO reads what browsers send, since it bounds all of it.
package final class PreviewServer: PreviewTransport {
  package let port: Int
  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel
  private let inbox: PreviewInbox
  private let streams: EventStreams

  /// How many connections there may be at once.
  private static let mostConnections = 256

  /// Begins to listen at a port; 0 for any that is free.
  ///
  /// - Throws: `Failure` where the port cannot be had.
  package init(port wanted: Int) throws(Failure) {
    let (inbox, streams) = (try PreviewInbox(), EventStreams())
    let open = NIOLockedValueBox(0)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      // What a page is told at once may be much.
      .childChannelOption(.writeBufferWaterMark, value: .init(low: 1 << 20, high: 16 << 20))
      .childChannelInitializer { channel in
        let isOneTooMany = open.withLockedValue { count in
          count += 1
          return count > Self.mostConnections
        }
        channel.closeFuture.whenComplete { _ in open.withLockedValue { $0 -= 1 } }
        if isOneTooMany { return channel.close() }
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
  package func tell(_ event: PreviewEvent) { streams.tell(event) }

  package func stop() {
    channel.close(promise: nil)
    try? group.syncShutdownGracefully()
  }
}
