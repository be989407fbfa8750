// snippet: README.md
import SceneUI

// end

private func readme() {
  // snippet: README.md, continued
  Application.main {
    var registry = Registry.library
    try registry.register(CounterViewController.self)
    let context = SceneContext(registry: registry)
    let storyboard = try Storyboard(path: "Counter.scenec", context: context)
    let application = Application(context: context)
    let window = try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
    print(SVGRenderer().svg(window.picture()))
  }
  // end
}
