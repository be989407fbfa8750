import ScenePlatform
import SceneUI

/// A source of notifications about low memory, based on the kernel's pressure stall information.
///
/// A separate thread waits for the events, because the kernel reports each event only to the first reader.
public enum MemoryPressure {
  /// The trigger in the kernel's format. It fires if tasks waited for memory for a total of 200 ms within two seconds.
  /// Unprivileged processes must use a window that is a multiple of two seconds.
  private static let trigger = "some 200000 2000000\0"
  /// The minimum interval between notifications, in milliseconds.
  private static let rest: Int32 = 10_000

  /// Calls an action when memory is low in the control group of the process. If the process has no control group, the
  /// action is called when memory is low in the entire system.
  ///
  /// - Parameters:
  ///   - loop: The loop that calls the action.
  ///   - action: A closure that is called at the first event, and then at most every ten seconds.
  /// - Returns: A token that ends the notifications when it is released, or nil if the kernel does not support
  ///   notifications or denies access.
  public static func watch(on loop: MainLoop, _ action: @escaping () -> Void) -> ObservationToken? {
    for path in paths(ofGroups: ownGroups) {
      let descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if write(descriptor, trigger, trigger.utf8.count) > 0,
        let watch = watch(descriptor, on: loop, action)
      {
        return ObservationToken {
          watch.cancel()
          close(descriptor)
        }
      }
      close(descriptor)
    }
    return nil
  }

  /// Returns the paths of the pressure files, most specific first. `groups` is the content of `/proc/self/cgroup`.
  static func paths(ofGroups groups: String) -> [String] {
    let own = groups.split(separator: "\n").first { $0.hasPrefix("0::/") }?.dropFirst(3)
    let folders = own.map { $0 == "/" ? [] : ["/sys/fs/cgroup\($0)", "/sys/fs/cgroup/unified\($0)"] } ?? []
    return folders.map { $0 + "/memory.pressure" } + ["/proc/pressure/memory"]
  }

  private static var ownGroups: String {
    let descriptor = open("/proc/self/cgroup", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    return String(decoding: bytes.prefix(max(0, read(descriptor, &bytes, bytes.count))), as: UTF8.self)
  }

  private struct Waiter {
    let descriptor: Int32
    /// The read end of a pipe. The thread ends when the other end of the pipe is closed.
    let end: Int32
    let output: Int32
  }

  /// Calls an action when a descriptor has priority data (`POLLPRI`).
  static func watch(
    _ descriptor: Int32, on loop: MainLoop, _ action: @escaping () -> Void
  ) -> ObservationToken? {
    guard let end = try? DescriptorPipe() else { return nil }
    guard let word = try? DescriptorPipe() else {
      end.closeBoth()
      return nil
    }
    let (output, stop) = (word.output, end.input)
    guard
      let watch = try? loop.watch(
        output,
        { _ in
          var byte: UInt8 = 0
          _ = read(output, &byte, 1)
          action()
        }),
      let thread = startThread(Waiter(descriptor: descriptor, end: end.output, output: word.input))
    else {
      for pipe in [end, word] { pipe.closeBoth() }
      return nil
    }
    return ObservationToken {
      watch.cancel()
      close(stop)
      pthread_join(thread, nil)
      close(end.output)
      word.closeBoth()
    }
  }

  private static func startThread(_ waiter: Waiter) -> pthread_t? {
    let task = UnsafeMutablePointer<Waiter>.allocate(capacity: 1)
    task.initialize(to: waiter)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(
      &thread, nil,
      { task in
        #if canImport(Darwin)
          let task = Optional(task)
        #endif
        guard let task = task?.assumingMemoryBound(to: Waiter.self) else { return nil }
        defer { task.deallocate() }
        MemoryPressure.wait(task.move())
        return nil
      }, task)
    guard code == 0 else {
      task.deinitialize(count: 1)
      task.deallocate()
      return nil
    }
    return thread
  }

  private static func wait(_ waiter: Waiter) {
    while true {
      var ready = [
        pollfd(fd: waiter.end, events: Int16(POLLIN), revents: 0),
        pollfd(fd: waiter.descriptor, events: Int16(POLLPRI), revents: 0),
      ]
      let count = poll(&ready, 2, -1)
      if count < 0, errno == EINTR { continue }
      // A hang-up or error can mean that the control group was removed.
      guard count > 0, ready[0].revents == 0, ready[1].revents & Int16(POLLPRI) != 0 else { return }
      var byte: UInt8 = 1
      _ = write(waiter.output, &byte, 1)
      repeat {} while poll(&ready, 1, rest) < 0 && errno == EINTR
      if ready[0].revents != 0 { return }
    }
  }
}
