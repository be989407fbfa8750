import SceneRuntime
import SceneUI
import SceneValues

/// A scene file with a manual clock, a window and a record of events.
package final class SceneStage {
  package let clock = ManualClock()
  package let context: SceneContext
  package let storyboard: Storyboard
  package let window: Window
  /// The recorded events, one per line.
  package private(set) var events: [String] = []
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

  @discardableResult
  package func show() throws -> ViewController {
    let controller = try storyboard.instantiateInitialViewController()
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    return controller
  }

  /// Returns the events of objects whose descriptions contain a string, and clears the record.
  package func takeEvents(of subject: String = "") -> [String] {
    defer { events = [] }
    return subject.isEmpty ? events : events.filter { $0.contains(subject) }
  }

  package func tap(_ view: View) {
    let touch = window.beginTouch(at: view.convert(view.bounds.center, to: nil))
    window.endTouches([touch])
  }
}
