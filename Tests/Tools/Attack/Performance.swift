import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues

/// A case played through: validated, compiled, loaded, laid out, drawn and touched.
struct Performance {
  enum Outcome {
    /// Validation found something, so that nothing was made.
    case refused
    case played
    /// What must not be: what validation passes is not loaded, or what is drawn is no number.
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

  /// Why validation refuses the scene, for a reader.
  var findings: [String] {
    compiler.validate(SourceText(path: "Attack.scene", scene)).map { "\($0.rule.rawValue): \($0.message)" }
  }
}

/// A device on which a case is played.
private struct Stage {
  let size: Size
  let idiom: Idiom
  let style: InterfaceStyle
  let direction: LayoutDirection

  static let all = [
    Stage(size: Size(width: 320, height: 480), idiom: .phone, style: .light, direction: .leftToRight),
    Stage(size: Size(width: 1024, height: 768), idiom: .pad, style: .dark, direction: .rightToLeft),
  ]

  /// - Returns: what is wrong, if anything is.
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

  /// Whether everything that is drawn has a place.
  private func problem(in harness: Harness) -> String? {
    let svg = harness.svg()
    let numbers = ["\"nan", "\"inf", "\"-inf", " nan", " inf", "(nan", "(inf", ",nan", ",inf"]
    return numbers.first { svg.contains($0) }.map { "what is drawn has no place: '\($0)' in the picture" }
  }

  /// What a person asks for who does not see the window.
  private func ask(_ window: Window) {
    for node in window.accessibilityTree.flattened.prefix(12) {
      for action in node.actions.prefix(8) { window.performAccessibilityAction(action, on: node.id) }
      for value in [-1e300, 0.5, 1e300] { window.performAccessibilityAction(.setValue(value), on: node.id) }
      window.performAccessibilityAction(.setText("ä\n🙂"), on: node.id)
      window.performAccessibilityAction(.select(1..<900), on: node.id)
    }
  }

  /// What a person does: none of it may be possible, all of it must be safe.
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
