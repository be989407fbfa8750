import Dispatch
import ScenePlatform
import SceneValues

/// A stack of known size, and work that may take no longer than it is given. A thread that the system made has a stack
/// of any size, and a guess at it ends in a crash.
package enum DeepStack {
  /// The error of the system that left no stack.
  package struct Refused: Error {
    package let code: Int32
  }

  /// Only the pages that are touched are ever there.
  package static let bytes = 256 << 20

  /// Runs a function on a stack of its own, and waits for it.
  ///
  /// - Parameters:
  ///   - seconds: of a processor, however many others want it too.
  ///   - body: what is run.
  /// - Returns: Nil where it took longer. Nobody can end a thread from outside: it goes on until it is
  ///   through, or the program, when no other wants the processor.
  /// - Throws: `Refused` where the system gives no thread.
  package static func run<Result: Sendable>(
    for seconds: Double, _ body: @escaping @Sendable () -> Result
  ) throws(Refused) -> Result? {
    let outcome = Outcome<Result>()
    let thread = try start { outcome.set(body()) }
    while !outcome.isThere(within: 100) {
      guard processorSeconds(of: thread) > seconds else { continue }
      var idle = sched_param()
      pthread_setschedparam(thread, whenIdle, &idle)
      pthread_detach(thread)
      return nil
    }
    pthread_join(thread, nil)
    return outcome.value
  }

  /// `SCHED_IDLE`, which Linux' headers show only to who asks for all that GNU has.
  private static let whenIdle: Int32 = 5

  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) throws(Refused) -> pthread_t {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, bytes)
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes,
      { pointer in
        Unmanaged<Work>.fromOpaque(pointer!).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    guard code == 0 else {
      work.release()
      throw Refused(code: code)
    }
    return thread
  }

  private static func processorSeconds(of thread: pthread_t) -> Double {
    var clock = clockid_t()
    var time = timespec()
    guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The result that one thread works out and another one waits for. The one that needs it last frees it.
private final class Outcome<Value: Sendable>: Sendable {
  private let isSet = DispatchSemaphore(value: 0)
  private let result = Locked<Value?>(nil)

  var value: Value? { result.withLock { $0 } }

  func set(_ value: Value) {
    result.withLock { $0 = value }
    isSet.signal()
  }

  /// Waits until it is there, but for some milliseconds at most.
  func isThere(within milliseconds: Int) -> Bool {
    isSet.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }
}
