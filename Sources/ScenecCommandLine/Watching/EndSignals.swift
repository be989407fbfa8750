import Dispatch
import ScenePlatform
import SceneFiles
import SceneValues

/// The termination signals, as a file descriptor that can be polled. A signal also cancels the current work.
final class EndSignals {
  let descriptor: Int32
  private let writing: Int32
  private let queue: DispatchQueue
  private let state = Locked(State())
  private var sources: [any DispatchSourceSignal] = []

  private struct State: Sendable {
    var hasEnded = false
    var work: Cancellation?
  }

  /// The time, in seconds, after which the process ends even if the current work does not check for its cancellation.
  private static let gracePeriod = 2

  init() throws(Failure) {
    let pipe: DescriptorPipe
    do throws(SystemError) { pipe = try DescriptorPipe() } catch {
      throw Failure("Cannot wait for signals: \(error)", .bug)
    }
    (descriptor, writing) = (pipe.output, pipe.input)
    // A separate queue handles the signals, because all shared threads may be blocked.
    queue = DispatchQueue(label: "scenec.signals")
    // Signals that are ignored at the start of the process, as with `nohup`, remain ignored.
    for number in [SIGINT, SIGTERM, SIGHUP] where !Signals.isIgnored(number) {
      #if !os(Linux)
        // On Linux, libdispatch replaces the default action, and ignoring the signal until then would lose it.
        signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [writing, state, queue] in Self.end(state, writing, queue) }
      source.resume()
      sources.append(source)
    }
  }

  /// A closure that has the same effect as a signal.
  var end: @Sendable () -> Void {
    { [writing, state, queue] in Self.end(state, writing, queue) }
  }

  private static func end(_ state: Locked<State>, _ writing: Int32, _ queue: DispatchQueue) {
    let work = state.withLock { state in
      state.hasEnded = true
      return state.work
    }
    work?.request()
    _ = write(writing, [1], 1)
    queue.asyncAfter(deadline: .now() + .seconds(gracePeriod)) {
      // Files are replaced in one step, so the process can end at any time.
      if state.withLock({ $0.work != nil }) { _exit(ExitStatus.success.rawValue) }
    }
  }

  /// Performs work that a signal cancels. After a signal, further work is canceled before it begins.
  func canceling<Result, Problem>(
    _ work: Cancellation = Cancellation(), _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let hasEnded = state.withLock { state in
      state.work = work
      return state.hasEnded
    }
    if hasEnded { work.request() }
    defer { state.withLock { $0.work = nil } }
    return try work.during(body)
  }

  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  deinit {
    for source in sources { source.cancel() }
    close(descriptor)
    close(writing)
  }
}
