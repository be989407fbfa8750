import Glibc

/// A stack of known size. A thread that the system made has any, and a guess at it ends in a crash.
package enum DeepStack {
  /// Why there is none: what the system says.
  package struct Refused: Error {
    package let code: Int32
  }

  /// Only the pages that are touched are ever there.
  package static let bytes = 256 << 20

  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs a function on a stack of its own, and waits for it.
  package static func run<Result>(_ body: () -> Result) throws(Refused) -> Result {
    var result: Result?
    let code = withoutActuallyEscaping({ result = body() }) { start($0) }
    guard let result else { throw Refused(code: code) }
    return result
  }

  private static func start(_ body: @escaping () -> Void) -> Int32 {
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
      return code
    }
    pthread_join(thread, nil)
    return 0
  }
}
