import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues

/// Runs a case: validates, compiles, loads, lays out, draws and touches its scene.
struct Performance {
  enum Outcome {
    /// Validation reported an error, so nothing was created.
    case refused
    case played
    /// A fault: a validated scene does not load, or a drawn value is not finite.
    case wrong(String)
  }

  let scene: String
  let isInNib: Bool
  let compiler: SceneCompiler

  func outcome() -> Outcome {
    do {
      let source = SourceText(path: "Attack.scene", scene)
      let compilation = try compiler.compile(source)
      guard let bytes = compilation.bytes else { return .refused }
      let file: SceneFile
      do { file = try SceneFile(bytes: bytes, registry: .library, options: LoadingOptions()) } catch {
        return .wrong("what validation passes is not read: \(error)")
      }
      for stage in Stage.all {
        if let problem = try stage.play(file, isInNib: isInNib) { return .wrong(problem) }
      }
      return .played
    } catch {
      return .wrong("\(error)")
    }
  }

  /// The diagnostics of the scene, for display.
  var diagnostics: [String] {
    compiler.validate(SourceText(path: "Attack.scene", scene)).map { "\($0.rule.rawValue): \($0.message)" }
  }
}

private struct Stage {
  let size: Size
  let idiom: Idiom
  let style: InterfaceStyle
  let direction: LayoutDirection

  static let all = [
    Stage(size: Size(width: 320, height: 480), idiom: .phone, style: .light, direction: .leftToRight),
    Stage(size: Size(width: 1024, height: 768), idiom: .pad, style: .dark, direction: .rightToLeft),
  ]

  /// - Returns: A description of the fault, or nil.
  func play(_ file: SceneFile, isInNib: Bool) throws -> String? {
    let context = SceneContext(clock: ManualClock())
    (context.idiom, context.style, context.layoutDirection) = (idiom, style, direction)
    var failures: [String] = []
    context.failureHandler = { failures.append("\($0)") }
    let application = Application(context: context)
    let window = Window(frame: Rect(origin: .zero, size: size), context: context)
    do { window.rootViewController = try controller(of: file, isInNib, context) } catch {
      return "what validation passes is not loaded: \(error)"
    }
    application.add(window)
    try window.makeKeyAndVisible()
    let harness = Harness(window)
    if let problem = problem(in: harness) { return problem }
    touch(harness)
    context.style = style == .light ? .dark : .light
    window.rootViewController?.view.frame = Rect(x: 0, y: 0, width: size.height, height: size.width)
    application.receiveMemoryWarning()
    harness.advance(seconds: 0.5)
    return problem(in: harness)
  }

  private func controller(
    of file: SceneFile, _ isInNib: Bool, _ context: SceneContext
  ) throws -> ViewController {
    guard isInNib else {
      return try Storyboard(file: file, context: context).instantiateInitialViewController()
    }
    let controller = ViewController()
    let objects = try Nib(file: file, context: context).instantiate()
    for case let view as View in objects { controller.view.addSubview(view) }
    return controller
  }

  /// Returns a description of the first drawn object without a finite position.
  private func problem(in harness: Harness) -> String? {
    let svg = harness.svg()
    let numbers = ["\"nan", "\"inf", "\"-inf", " nan", " inf", "(nan", "(inf", ",nan", ",inf"]
    return numbers.first { svg.contains($0) }.map { "what is drawn has no place: '\($0)' in the picture" }
  }

  /// Performs accessibility actions.
  private func ask(_ window: Window) {
    for node in window.accessibilityTree.flattened.prefix(12) {
      for action in node.actions.prefix(8) { window.performAccessibilityAction(action, on: node.id) }
      for value in [-1e300, 0.5, 1e300] { window.performAccessibilityAction(.setValue(value), on: node.id) }
      window.performAccessibilityAction(.setText("ä\n🙂"), on: node.id)
      window.performAccessibilityAction(.select(1..<900), on: node.id)
    }
  }

  /// Performs user actions, which may be impossible but must be safe.
  private func touch(_ harness: Harness) {
    let middle = Point(x: size.width / 2, y: size.height / 2)
    try? harness.tap(at: middle)
    guard let view = try? harness.find(id: "it") else { return }
    try? harness.tap(view)
    try? harness.type("a")
    try? harness.press(.right)
    try? harness.deleteBackward()
    try? harness.pressReturn()
    try? harness.doubleTap(view)
    try? harness.swipe(view, .up)
    try? harness.swipe(view, .left)
    try? harness.drag(
      view, fingers: [(view.bounds.center, Point(x: view.bounds.midX + 90, y: view.bounds.midY))])
    try? harness.pinch(view, from: 20, to: 90)
    ask(harness.window)
    harness.advance(seconds: 0.5)
  }
}
