import SceneTesting
import SceneUI
import SceneValues
import Testing

/// A window of 320 × 480 points with a manual clock, an empty controller and a harness.
package final class Stage {
  package let context: SceneContext
  package let clock = ManualClock()
  package let window: Window
  package let controller = ViewController()
  package let harness: Harness
  fileprivate var witnesses = Witnesses()

  package var root: View { controller.view }

  fileprivate init(_ registry: Registry) throws {
    context = SceneContext(registry: registry, clock: clock)
    context.failureHandler = { Issue.record($0) }
    window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    harness = Harness(window)
    watch(context, window, controller, root)
  }

  @discardableResult
  package func add<Kind: View>(_ view: Kind, to parent: View? = nil) -> Kind {
    (parent ?? root).addSubview(view)
    watch(view)
    return view
  }

  @discardableResult
  package func add<Kind: GestureRecognizer>(_ recognizer: Kind, to view: View) -> Kind {
    view.addGestureRecognizer(recognizer)
    watch(recognizer)
    return recognizer
  }

  /// Adds objects that must be released before the stage.
  package func watch(_ objects: AnyObject...) {
    for object in objects { witnesses.watch(object) }
  }

  fileprivate func watchEverything() {
    window.forEveryView { view in
      witnesses.watch(view)
      for recognizer in view.gestureRecognizers { witnesses.watch(recognizer) }
    }
  }
}

package struct Witnesses {
  private struct Witness {
    weak var object: AnyObject?
    let name: String
  }
  private var witnesses: [Witness] = []

  package init() {}

  package mutating func watch(_ object: AnyObject) {
    witnesses.append(Witness(object: object, name: "\(type(of: object))"))
  }

  package var survivors: [String] { witnesses.filter { $0.object != nil }.map(\.name) }
}

extension View {
  package func forEveryView(_ body: (View) -> Void) {
    body(self)
    for subview in subviews { subview.forEveryView(body) }
  }
}

/// Calls a closure with a stage, and checks that no objects leak (rule 29).
package func onStage(
  _ registry: Registry = .library, _ location: SourceLocation = #_sourceLocation,
  _ play: (Stage) throws -> Void
) throws {
  // The stage is released when this function returns.
  func run() throws -> Witnesses {
    let stage = try Stage(registry)
    try play(stage)
    stage.watchEverything()
    return stage.witnesses
  }
  let witnesses = try run()
  #expect(witnesses.survivors == [], "not released with the stage", sourceLocation: location)
}
