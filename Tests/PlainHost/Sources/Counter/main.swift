import SceneTesting
import SceneUI

var registry = Registry.library
try registry.register(CounterViewController.self)
guard let path = CommandLine.arguments.dropFirst().first else {
  fatalError("usage: counter Counter.scenec")
}
let context = SceneContext(registry: registry, clock: ManualClock())
let application = Application(context: context)
let window = try application.show(
  Storyboard(path: path, context: context), frame: Rect(x: 0, y: 0, width: 320, height: 480))
let harness = Harness(window)
for _ in 0..<3 { try harness.tap(harness.find(text: "More")) }
print(try harness.find(id: "count", as: Label.self).text ?? "")
