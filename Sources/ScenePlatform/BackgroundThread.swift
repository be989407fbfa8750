#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A namespace for blocking work on separate threads. Blocking the few threads of the task pool would delay other work.
package enum BackgroundThread {
  private final class Work {
    let perform: @Sendable () -> Void
    init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }
  }

  /// Starts work on a new thread. If the system cannot create a thread, the work is performed on the current thread.
  package static func run(_ work: @escaping @Sendable () -> Void) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(Work(work)).toOpaque()
    let status = pthread_create(&thread, nil, Self.begin, argument)
    guard status == 0 else { return Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().perform() }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }

  #if canImport(Darwin)
    private static let begin: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<Work>.fromOpaque($0).takeRetainedValue().perform()
      return nil
    }
  #else
    private static let begin: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let argument = $0 { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().perform() }
      return nil
    }
  #endif
}
