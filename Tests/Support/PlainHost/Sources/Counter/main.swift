import SceneTesting
import SceneUI

// The output of `scenec interface` must match these declarations.
Application.main {
  var registry = Registry.library
  try registry.register(CounterViewController.self)
  try registry.register(AtOnceSegue.self)
  let arguments = CommandLine.arguments.dropFirst()
  if arguments.first == "--class-manifest" {
    print(registry.manifest().json, terminator: "")
  } else if arguments.first == "--loop" {
    // While the loop occupies the main thread, the main actor and, through a handle, other threads must still run.
    let clock = SystemClock()
    let context = SceneContext(registry: registry, clock: clock)
    let label = Label()
    let handle = context.handle(of: label)
    Task {
      label.text = await Task.detached { "the main actor goes on" }.value
      print(label.text)
      Task.detached {
        try await print(handle.run { "the graph says that \($0.text)" })
        handle.queue.stop()
      }
    }
    clock.run()
  } else if let path = arguments.first {
    let context = SceneContext(registry: registry, clock: ManualClock())
    let application = Application(context: context)
    let window = try application.show(
      Storyboard(path: path, context: context), frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let harness = Harness(window)
    for _ in 0..<3 { try harness.tap(harness.find(text: "More")) }
    print(try harness.find(id: "count", as: Label.self).text)
    try harness.tap(harness.find(text: "About"))
    _ = try harness.find(text: "It counts.")
  } else {
    print("usage: counter --class-manifest | --loop | Counter.scenec")
  }
}
