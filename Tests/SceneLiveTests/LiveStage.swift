import SceneLive
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// A window that shows a storyboard while its text changes.
final class LiveStage {
  let context: SceneContext
  let clock: Clock
  let window: Window
  let storyboard: Storyboard
  private(set) lazy var harness = Harness(window)
  let registry: Registry
  private(set) var file: SceneFile
  private(set) var reports: [ReloadReport] = []

  convenience init(
    _ text: String, path: String = "Test.scene", registry: Registry = .library,
    size: Size = Size(width: 320, height: 480), clock: Clock = ManualClock()
  ) throws {
    var situation = Situation()
    situation.size = size
    try self.init(SavedScene(text: text), in: situation, path: path, registry: registry, clock: clock)
  }

  init(
    _ scene: SavedScene, in situation: Situation = Situation(), path: String = "Test.scene",
    registry: Registry = .library, clock: Clock = ManualClock(), separatesTexts: Bool = false
  ) throws {
    self.clock = clock
    self.registry = registry
    context = SceneContext(registry: registry, clock: clock)
    context.preferredLocales = situation.locales
    (context.style, context.idiom) = (situation.style, situation.idiom)
    _ = context.liveReload
    file =
      separatesTexts
      ? try scene.fileWithSeparateTexts(path: path, registry: registry)
      : try SceneFile(
        bytes: scene.bytes(path: path, vocabulary: registry.vocabulary), registry: registry)
    storyboard = Storyboard(file: file, context: context)
    window = Window(frame: Rect(origin: .zero, size: situation.size), context: context)
    window.rootViewController = try storyboard.instantiateInitialViewController()
    try window.makeKeyAndVisible()
    context.liveReload.reportHandler = { [unowned self] in reports.append($0) }
    window.layoutIfNeeded()
  }

  /// Changes the language, the style or the device.
  func turn(to situation: Situation) {
    context.preferredLocales = situation.locales
    (context.style, context.idiom) = (situation.style, situation.idiom)
    window.frame = Rect(origin: .zero, size: situation.size)
    window.layoutIfNeeded()
  }

  func layOutAgain() {
    window.forEveryView {
      $0.setNeedsUpdateConstraints()
      $0.setNeedsLayout()
    }
    window.layoutIfNeeded()
  }

  var root: ViewController { window.rootViewController! }

  func view<Kind: View>(_ id: String, as type: Kind.Type = Kind.self) throws -> Kind {
    try #require(window.firstView { $0.sceneID == id } as? Kind, "there is no \(Kind.self) '\(id)'")
  }

  /// Replaces the text of the scenes.
  @discardableResult
  func change(to text: String) throws -> ReloadReport { try change(to: SavedScene(text: text)) }

  /// Replaces the scenes or their translation tables.
  @discardableResult
  func change(to scene: SavedScene) throws -> ReloadReport {
    let next = try SceneFile(bytes: scene.bytes(vocabulary: registry.vocabulary), registry: registry)
    let report = context.liveReload.take(next, insteadOf: file)
    window.layoutIfNeeded()
    return report ?? ReloadReport.nothing
  }
}

extension ReloadReport {
  /// The report of a reload without changes.
  fileprivate static var nothing: ReloadReport { ReloadReport(file: "nothing") }
}

/// Returns a storyboard with one controller and the content of its view.
func oneScene(_ content: String, view: String = "", controller: String = "", beside: String = "") -> String {
  storyboardText(
    """
    <scene><viewController id="main"\(controller.isEmpty ? "" : " " + controller)>
    <view id="root" frame="0 0 320 480"\(view.isEmpty ? "" : " " + view)>
    \(content)
    </view>
    </viewController>
    \(beside)
    </scene>
    """)
}
