import SceneTesting
import SceneUI

// What `scenec interface` reads off the sources is to be what the program says of itself.
Application.main {
  var registry = Registry.library
  try registry.register(CounterViewController.self)
  let arguments = CommandLine.arguments.dropFirst()
  if arguments.first == "--class-manifest" {
    print(registry.manifest().json, terminator: "")
  } else if let path = arguments.first {
    let context = SceneContext(registry: registry, clock: ManualClock())
    let application = Application(context: context)
    let window = try application.show(
      Storyboard(path: path, context: context), frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let harness = Harness(window)
    for _ in 0..<3 { try harness.tap(harness.find(text: "More")) }
    print(try harness.find(id: "count", as: Label.self).text)
  } else {
    print("usage: counter --class-manifest | Counter.scenec")
  }
}
