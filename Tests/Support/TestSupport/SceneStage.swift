import SceneRuntime
import SceneUI
import SceneValues

/// A scene file with all that a test needs to show it: a clock that stands still, a window, and a record of events.
package final class SceneStage {
  package let clock = ManualClock()
  package let context: SceneContext
  package let storyboard: Storyboard
  package let window: Window
  /// What the observer heard, a line each.
  package private(set) var events: [String] = []
  /// What the failure handler heard.
  package private(set) var failures: [any Error] = []

  package init(
    _ text: String, registry: Registry = .library, options: LoadingOptions = LoadingOptions(),
    vocabulary: Vocabulary = Registry.library.vocabulary
  ) throws {
    context = SceneContext(registry: registry, clock: clock)
    let file = try SceneFile(
      bytes: compiled(text, vocabulary: vocabulary), registry: registry, options: options)
    storyboard = Storyboard(file: file, context: context)
    window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    context.observer = { [weak self] in self?.events.append($0.description) }
    context.failureHandler = { [weak self] in self?.failures.append($0) }
  }

  /// Shows the initial scene.
  @discardableResult
  package func show() throws -> ViewController {
    let controller = try storyboard.instantiateInitialViewController()
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    return controller
  }

  /// What has happened since the last look, of objects whose description contains some text.
  package func takeEvents(of subject: String = "") -> [String] {
    defer { events = [] }
    return subject.isEmpty ? events : events.filter { $0.contains(subject) }
  }

  /// Touches the middle of a view and lets go.
  package func tap(_ view: View) {
    let touch = window.beginTouch(at: view.convert(view.bounds.center, to: nil))
    window.endTouches([touch])
  }
}
