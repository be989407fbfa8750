import Dispatch
import Foundation
import SceneUI

// What this file's names mean: Foundation has some of them, too.
private typealias Timer = SceneUI.Timer

@discardableResult private func receive() -> String? { nil }
private func sum() -> Int { 42 }
private func download() async throws -> String { "" }
private func handleDisplayEvents() {}

private func ownLoop(_ registry: Registry, _ storyboard: Storyboard) throws {
  // snippet: SystemClock.swift
  let clock = SystemClock()
  let context = SceneContext(registry: registry, clock: clock)
  let application = Application(context: context)
  try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
  clock.run()
  // end
}

private func watching(_ clock: SystemClock, _ socket: Int32) throws {
  // snippet: MainLoop.swift
  let loop = clock.loop
  let connection = try loop.watch(socket) { _ in receive() }
  loop.run()
  connection.cancel()
  // end
}

private func threads(_ context: SceneContext) {
  // snippet: WorkQueue.swift
  let queue = context.workQueue
  Thread.detachNewThread {
    let total = sum()
    queue.post { print("on the graph's thread: \(total)") }
  }
  // end
}

private enum Handles {
  // snippet: ObjectHandle.swift
  final class SumController: ViewController {
    weak var label: Label!

    override func viewDidLoad() {
      let handle = context.handle(of: self)
      Task {
        let total = await sum()
        handle.post { controller in controller.label.text = "\(total)" }
      }
    }
  }
  // end

  static func sum() async -> Int { 42 }
}

private enum Page {
  static func run(_ registry: Registry) throws {
    // snippet: Hosts.md
    let clock = SystemClock()
    let context = SceneContext(registry: registry, clock: clock)
    let storyboard = try Storyboard(path: "Counter.scenec", context: context)
    let application = Application(context: context)
    try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
    clock.run()
    // end
  }

  static func watch(_ clock: SystemClock, _ socket: Int32, _ label: Label) throws {
    // snippet: Hosts.md
    let connection = try clock.loop.watch(socket) { _ in
      if let message = receive() { label.text = message } else { clock.stop() }
    }
    clock.run()
    connection.cancel()
    // end
  }

  // snippet: Hosts.md
  final class NewsController: ViewController {
    weak var label: Label!

    override func viewDidLoad() {
      let handle = context.handle(of: self)
      Task {
        let headline = try await download()
        // Runs in the loop of the context's thread.
        let isShown = try await handle.run { controller in
          controller.label.text = headline
          return controller.label.window != nil
        }
        print(isShown ? "shown" : "not on screen")
      }
    }
  }
  // end

  static func poll(_ clock: SystemClock, _ display: Int32, _ isRunning: Bool) throws {
    // snippet: Hosts.md
    let loop = clock.loop
    var waiting = [
      pollfd(fd: try loop.fileDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: display, events: Int16(POLLIN), revents: 0),
    ]
    while isRunning {
      Foundation.poll(&waiting, nfds_t(waiting.count), -1)
      loop.dispatchPending()
      if waiting[1].revents != 0 { handleDisplayEvents() }
    }
    // end
  }

  @MainActor static func foundation(_ clock: SystemClock) throws {
    // snippet: Hosts.md
    let loop = clock.loop
    let source = DispatchSource.makeReadSource(fileDescriptor: try loop.fileDescriptor, queue: .main)
    source.setEventHandler { loop.dispatchPending() }
    source.resume()
    RunLoop.main.run()
    // end
  }
}

private func copy(_ file: String) async {}

private func counting(_ files: [String], _ progressView: ProgressView) {
  // snippet: TaskProgress.swift
  let progress = TaskProgress(totalUnitCount: files.count)
  progressView.observedProgress = progress
  Task.detached {
    for file in files where !progress.isCancelled {
      await copy(file)
      progress.completedUnitCount += 1
    }
  }
  // end
}
