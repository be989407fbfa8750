import SceneLive
import ScenePlatform
import SceneRuntime
import SceneScreens

// The app that tests of windows and browsers observe. It shows the given compiled scenes and prints events as lines.

/// Prints life cycle events and, at the end, the entered text.
final class Diary: Responder, ApplicationDelegate, DropInteractionDelegate, ScrollViewDelegate {
  weak var root: ViewController?

  func applicationDidBecomeActive(_ application: Application) { say("active") }
  func applicationWillResignActive(_ application: Application) { say("inactive") }
  func applicationDidEnterBackground(_ application: Application) { say("background") }
  func applicationWillTerminate(_ application: Application) {
    for view in root.map({ Self.views(in: $0.view) }) ?? [] {
      if let field = view as? TextField { say("text: \(field.text)") }
      if let list = view as? ScrollView, list.sceneID != nil {
        say("offset: \(Int(list.contentOffset.y.rounded()))")
        if list.zoomScale != 1 { say("zoom: \((list.zoomScale * 100).rounded() / 100)") }
      }
      if let control = view as? Switch { say("switch: \(control.isOn)") }
      if let control = view as? Slider { say("slider: \(control.value)") }
    }
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
    let place = session.location(in: nil)
    say("dropped at \(Int(place.x)),\(Int(place.y)): \(session.files) \(session.text ?? "-")")
  }

  func viewForZooming(in scrollView: ScrollView) -> View? { scrollView.subviews.first { $0.sceneID != nil } }

  /// Prints the desktop settings when a switch changes, dropped items, and requests to ring from a switch.
  func listen() {
    for view in root.map({ Self.views(in: $0.view) }) ?? [] where view is ScrollView && view.sceneID != nil {
      view.addInteraction(DropInteraction(delegate: self))
      (view as? ScrollView)?.delegate = self
    }
    for case let control as Switch in root.map({ Self.views(in: $0.view) }) ?? [] {
      control.accessibilityCustomActions = [
        AccessibilityCustomAction(name: "Ring") { [weak self] _ in
          self?.say("rings")
          return true
        }
      ]
      control.addTarget(self, for: .valueChanged) { (diary, control: Switch) in
        guard let context = control.window?.context else { return }
        diary.say("turned: \(context.style), \(context.reducesMotion ? "still" : "moving")")
      }
    }
  }

  func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  private static func views(in view: View) -> [View] { [view] + view.subviews.flatMap(views) }
}

/// The delegates of all applications, because each browser has its own application.
var diaries: [Diary] = []
var program = Program(SceneReference<ViewController>("main"), registry: .library)
program.name = "probe"
// Tests can place these files next to the scenes.
if access("Icon.png", F_OK) == 0 { program.icon = "Icon.png" }
if access("Launch.scenec", F_OK) == 0 { program.launchScene = "Launch.scenec" }
program.willLoad = { context, _ in
  try context.liveReload.watchIfAsked()
  context.imageProvider = ImageDirectory(path: ".")
}
program.willShow = { controller, application, _ in
  // Loading is blocked until the test opens the other end.
  if program.launchScene != nil { close(open("gate", O_RDONLY)) }
  let diary = Diary()
  diaries.append(diary)
  diary.root = controller
  diary.listen()
  application.delegate = diary
  diary.say("size: \(Int(application.context.displayScale * 100))%")
}
program.run()
