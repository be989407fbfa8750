import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneSyntax
import SceneTesting
import SceneUI
import SceneValues
import Testing

/// An Xcode file that is compiled and loaded by a host app.
final class ImportedStage {
  let context: SceneContext
  let storyboard: Storyboard
  let window: Window
  private(set) var failures: [any Error] = []

  /// The default options are those of a host app: unregistered classes are errors.
  init(
    _ source: SourceText, registry: Registry = .library, options: LoadingOptions = LoadingOptions(),
    size: Size = Size(width: 375, height: 667)
  ) throws {
    let compilation = try Fixture.compiler.compile(source)
    let bytes = try #require(
      compilation.bytes,
      "\(source.path): \(compilation.diagnostics.map(\.message.text).joined(separator: "; "))")
    let file = try SceneFile(bytes: bytes, registry: registry, options: options)
    context = SceneContext(registry: registry, clock: ManualClock())
    storyboard = Storyboard(file: file, context: context)
    window = Window(frame: Rect(origin: .zero, size: size), context: context)
    context.failureHandler = { [weak self] in self?.failures.append($0) }
  }

  convenience init(
    scenes: String, initial: String = "main", registry: Registry = .library,
    size: Size = Size(width: 375, height: 667)
  ) throws {
    try self.init(
      SourceText(path: "Main.storyboard", Self.document(scenes, initial: initial)), registry: registry,
      size: size)
  }

  static func document(_ scenes: String, initial: String = "main") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
        <scenes>
    \(scenes)
        </scenes>
    </document>
    """
  }

  @discardableResult
  func show() throws -> ViewController {
    let controller = try storyboard.instantiateInitialViewController()
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }
}
