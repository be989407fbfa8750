import Dispatch
import SceneAnalysis
import ScenePlatform
import SceneFiles
import SceneValues

/// The message loop of a server, which reads requests and writes responses until the session ends.
package final class ServerLoop {
  private let input: Int32
  private let output: OutputQueue
  private let server: LanguageServer
  private let wakeup: Wakeup
  private let log: @Sendable (String) -> Void
  private var reader = MessageReader()
  private var hasEnded = false
  /// The watcher for changes on disk, or nil if the client reports the changes.
  private var watch: DirectoryWatch?
  private var watched: Set<String> = []
  /// The new directories. The server processes them again once they are watched, because files might already be in them.
  private var made: Set<String> = []

  /// Creates a loop that has exclusive write access to the output.
  package init(_ setup: ServerSetup, input: Int32, output: Int32) throws(SystemError) {
    let wakeup = try Wakeup()
    let queue = OutputQueue(output)
    self.input = input
    self.output = queue
    self.wakeup = wakeup
    log = setup.log
    server = LanguageServer(setup, wake: wakeup.signal) { queue.write($0) }
  }

  /// Runs the loop until the session ends. Returns the exit status: 0 if the client sent `shutdown` before the end.
  package func run() -> Int32 {
    while server.status == nil {
      // All available messages are read before the next one is processed, because a later message may cancel a request.
      let isReady = wait(blocking: !server.isBusy && (!hasEnded || server.isAnswering))
      if isReady.isGone { server.end() }
      if isReady.input { read() }
      if isReady.watch, let batch = watch?.read() {
        // If a directory was deleted and created again, it must be watched again.
        watched = []
        made.formUnion(batch.events.filter { $0.isDirectory && $0.isStructural }.map(\.path))
        server.processUpdate(of: batch)
      }
      if hasEnded, !server.isBusy, !server.isAnswering {
        server.end()
      } else {
        server.advance()
        watchDirectories()
      }
    }
    output.finish()
    return server.status ?? 1
  }

  private func wait(blocking: Bool) -> (input: Bool, watch: Bool, isGone: Bool) {
    var requests = [hasEnded ? -1 : input, wakeup.descriptor, watch?.descriptor ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // If the output is closed, too, the client does not read the answers to its last requests.
    requests.append(pollfd(fd: hasEnded ? output.descriptor : -1, events: 0, revents: 0))
    while poll(&requests, nfds_t(requests.count), blocking ? -1 : 0) < 0, errno == EINTR {}
    if requests[1].revents != 0 { wakeup.reset() }
    return (requests[0].revents != 0, requests[2].revents != 0, requests[3].revents != 0)
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = ScenePlatform.read(input, &buffer, buffer.count)
    guard count > 0 else {
      if count == 0 || (errno != EINTR && errno != EAGAIN) { hasEnded = true }
      return
    }
    reader.append(buffer[..<count])
    do throws(MessageReader.Fault) {
      while let message = try reader.next() { server.receive(message) }
    } catch {
      guard case .head(let what) = error else { return }
      log("cannot read further messages: \(what)")
      server.refuse("Cannot read the header of a message: \(what)")
      hasEnded = true
    }
  }

  private func watchDirectories() {
    let directories = server.watchedDirectories
    guard !directories.isSubset(of: watched) else { return }
    do throws(Failure) {
      if watch == nil { watch = try DirectoryWatch() }
      for directory in directories.subtracting(watched).sorted() { try watch?.add(directory) }
    } catch {
      log(error.message)
    }
    watched.formUnion(directories)
    let events = made.intersection(directories).sorted().map {
      DirectoryWatch.Event(path: $0, isStructural: true, isDirectory: true)
    }
    made = []
    guard !events.isEmpty else { return }
    server.processUpdate(of: DirectoryWatch.Batch(events))
    wakeup.signal()
  }
}

/// A queue that writes in the background. It prevents a client that writes before it reads from blocking the server.
private final class OutputQueue: Sendable {
  let descriptor: Int32
  private let queue = DispatchQueue(label: "scenec.lsp.output")

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func write(_ bytes: [UInt8]) {
    queue.async { [descriptor] in
      // The client may have disconnected.
      try? DescriptorOutput.write(bytes, to: descriptor)
    }
  }

  func finish() { queue.sync {} }
}
