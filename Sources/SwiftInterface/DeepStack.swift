import Dispatch
import ScenePlatform
import SceneValues

/// A namespace for running work with a time limit and on a stack of known size. The stack size of system threads
/// varies, and overflowing a stack that is too small would cause a crash.
package enum DeepStack {
  package struct Refused: Error {
    package let code: Int32
  }

  /// The size of the stack in bytes. Only pages that are used consume memory.
  package static let bytes = 256 << 20

  /// Runs a function on a thread with its own stack. Returns nil if the processor time of the thread exceeds the limit. A
  /// thread that exceeds the limit continues with idle priority until the function returns or the process ends.
  package static func run<Result: Sendable>(
    for seconds: Double, _ body: @escaping @Sendable () -> Result
  ) throws(Refused) -> Result? {
    let outcome = Outcome<Result>()
    let thread = try start { outcome.set(body()) }
    while !outcome.isPresent(within: 100) {
      guard processorSeconds(of: thread) > seconds else { continue }
      var idle = sched_param()
      pthread_setschedparam(thread, whenIdle, &idle)
      pthread_detach(thread)
      return nil
    }
    pthread_join(thread, nil)
    return outcome.value
  }

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

/// A result that one thread computes for another. The thread that uses the result last releases the result.
private final class Outcome<Value: Sendable>: Sendable {
  private let isSet = DispatchSemaphore(value: 0)
  private let result = Locked<Value?>(nil)

  var value: Value? { result.withLock { $0 } }

  func set(_ value: Value) {
    result.withLock { $0 = value }
    isSet.signal()
  }

  func isPresent(within milliseconds: Int) -> Bool {
    isSet.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }
}
