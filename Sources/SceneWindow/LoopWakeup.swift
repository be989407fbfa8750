import CSDL2
import ScenePlatform

/// Wakes SDL when the application's loop has work, because SDL waits only for its own events. A separate thread waits
/// for the loop's file descriptor.
final class LoopWakeup {
  static let eventType = SDL_RegisterEvents(1)

  private let resumption: SDLSemaphore
  private let end: (output: Int32, input: Int32)
  private var thread: OpaquePointer?

  init(_ descriptor: Int32) throws(WindowError) {
    let pipe: DescriptorPipe
    do throws(SystemError) { pipe = try DescriptorPipe() } catch { throw .noDisplay("\(error)") }
    end = (pipe.output, pipe.input)
    resumption = SDLSemaphore()
    let task = Unmanaged.passRetained(
      Task(descriptor: descriptor, end: pipe.output, resumption: resumption, eventType: Self.eventType))
    thread = SDL_CreateThread({ LoopWakeup.run($0) }, "loop", task.toOpaque())
    guard thread != nil else {
      task.release()
      throw .noDisplay(WindowError.lastReason)
    }
  }

  private final class Task: Sendable {
    let descriptor: Int32
    let end: Int32
    let resumption: SDLSemaphore
    let eventType: UInt32

    init(descriptor: Int32, end: Int32, resumption: SDLSemaphore, eventType: UInt32) {
      (self.descriptor, self.end, self.resumption, self.eventType) = (descriptor, end, resumption, eventType)
    }
  }

  private static func run(_ task: UnsafeMutableRawPointer?) -> Int32 {
    guard let task else { return 1 }
    let work = Unmanaged<Task>.fromOpaque(task).takeRetainedValue()
    while true {
      var ready = [
        pollfd(fd: work.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: work.end, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&ready, 2, -1)
      if count < 0, errno == EINTR { continue }
      guard count > 0, ready[1].revents == 0 else { return 0 }
      var event = SDL_Event()
      event.type = work.eventType
      // If the event queue of SDL is full, the thread tries again after some events have been handled.
      if SDL_PushEvent(&event) == 1 { work.resumption.wait() } else { SDL_Delay(1) }
    }
  }

  func resume() { resumption.post() }

  func stop() {
    close(end.input)
    resumption.post()
    SDL_WaitThread(thread, nil)
    close(end.output)
  }
}

private final class SDLSemaphore: @unchecked Sendable {
  private let handle = SDL_CreateSemaphore(0)
  deinit { SDL_DestroySemaphore(handle) }
  func wait() { SDL_SemWait(handle) }
  /// Increments the semaphore unless its value is already greater than 0.
  func post() { if SDL_SemValue(handle) == 0 { SDL_SemPost(handle) } }
}
