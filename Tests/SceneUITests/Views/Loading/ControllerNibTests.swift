import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ControllerNibTests {
  final class GaugeController: ViewController {
    weak var needle: Label?
    var presses = 0
    override class var declaration: ClassDeclaration {
      ClassDeclaration(GaugeController.self) {
        $0.outlet("needle") { $0.needle = $1 }
        $0.action("press") { $0.presses += 1 }
      }
    }
  }

  private static let nib = """
    <nib version="1" owner="GaugeController">
    <object id="model" class="AnsweringModel"/>
    <view frame="0 0 100 100">
    <label id="needle" text="12" frame="0 0 50 50"/>
    <button frame="0 50 100 50" title="Press"><action selector="press" destination="owner"/></button>
    </view>
    </nib>
    """

  private func context(_ files: [String: String]) throws -> SceneContext {
    var registry = try Registry.answering()
    try registry.register(GaugeController.self)
    let context = SceneContext(registry: registry, clock: ManualClock())
    context.failureHandler = { Issue.record("\($0)") }
    let scenes = try files.mapValues { try opened($0, registry: registry) }
    context.sceneFileProvider = { scenes[$0] }
    return context
  }

  private func show(_ controller: ViewController, in context: SceneContext) throws -> Harness {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    return Harness(window)
  }

  @Test func findsNibNamedAfterClass() throws {
    let context = try context(["GaugeController": Self.nib])
    let controller = GaugeController()
    let harness = try show(controller, in: context)
    try harness.tap(harness.find(text: "Press"))
    #expect(controller.presses == 1)
    #expect(try harness.find(id: "needle", as: Label.self).text == "12")
  }

  @Test func usesSpecifiedNibName() throws {
    let context = try context(["Other": Self.nib, "GaugeController": "<nib version=\"1\"><view/></nib>"])
    let controller = GaugeController(nibName: "Other")
    let harness = try show(controller, in: context)
    try harness.tap(harness.find(text: "Press"))
    #expect(controller.presses == 1)
  }

  @Test func viewIsEmptyIfNibDoesNotExist() throws {
    let storyboard = storyboardText(#"<scene><viewController id="main"/></scene>"#)
    // A storyboard with that name is ignored.
    for files in [[:], ["GaugeController": storyboard], ["ViewController": Self.nib]] {
      let controller = GaugeController()
      _ = try show(controller, in: try context(files))
      #expect(controller.view.subviews.isEmpty)
    }
    let plain = ViewController()
    _ = try show(plain, in: try context(["ViewController": "<nib version=\"1\"><view><view/></view></nib>"]))
    #expect(plain.view.subviews.isEmpty, "a class of the library has no nib of its own")
  }

  @Test("Reports a specified nib that is missing or contains no view")
  func reportsMissingNamedNib() throws {
    let controller = GaugeController(nibName: "Missing")
    let context = try context([:])
    let error = try loadingError { _ = try show(controller, in: context) }
    #expect(error.description.contains("does not provide the nib 'Missing'"), "\(error)")
    let viewless = GaugeController(nibName: "Viewless")
    let other = try self.context(["Viewless": "<nib version=\"1\"><object class=\"AnsweringModel\"/></nib>"])
    let second = try loadingError { _ = try show(viewless, in: other) }
    #expect(second.description.contains("the nib 'Viewless' has no view"), "\(second)")
  }
}
