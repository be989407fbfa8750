import SceneCompiler
import SceneDiagnostics
import SceneMacros
import SceneTesting
import SceneUI
import Testing

// The documentation comments are data here: the macro copies them to the class description.

/// Adds up the values of its buttons.
@SceneObject private final class MeterController: ViewController {
  /// The label that shows the sum.
  @Outlet private weak var label: Label!
  @Outlet var needles: [NeedleView] = []
  @Outlet private var model: (any Metering)?
  @Outlet var holder: WeakReference?
  @Inspectable var step = 2
  var shown: String? { label.text }

  @Action private func add(_ sender: Button) {
    model?.sum += step
    label.text = "\(model?.sum ?? 0)"
  }
  @Action private func reset() { model?.sum = 0 }
  @Action fileprivate func touch(_ sender: Control, forEvent event: Event?) {
    if event != nil { model?.sum += 100 }
  }
  @Action private func save(sender: Button?) { if sender != nil { model?.sum += 1000 } }
  @Action private func unwindToMeter(_ segue: Segue) {}
}

/// The same class as MeterController, without macros.
private final class PlainMeterController: ViewController {
  private weak var label: Label!
  var needles: [NeedleView] = []
  private var model: (any Metering)?
  var holder: WeakReference?
  var step = 2

  override class var declaration: ClassDeclaration {
    ClassDeclaration(PlainMeterController.self, "Adds up the values of its buttons.") {
      $0.outlet("label", "The label that shows the sum.", get: \.label, set: { $0.label = $1 })
      $0.outletCollection("needles") { $0.needles = $1 }
      $0.outlet("model", get: \.model, set: { $0.model = $1 })
      $0.outlet("holder", get: \.holder, set: { $0.holder = $1 })
      $0.property("step", default: 2, get: \.step, set: { $0.step = $1 })
      $0.action("add:") { (_, _: Button) in }
      $0.action("reset") { _ in }
      $0.action("touch:forEvent:") { (_, _: Control, _: Event?) in }
      $0.action("saveWithSender:") { (_, _: Button) in }
      $0.action("unwindToMeter:") { (_, _: Segue) in }
    }
  }
}

private protocol Metering: AnyObject { var sum: Int { get set } }

@SceneObject private class MeterModel: PlainSceneObject, Metering {
  @Inspectable var sum: Int = 40 + 2
  required init() {}
  func awakeFromNib() {}
}

/// A class that adds declarations to those of its superclass.
@SceneObject private final class NamedModel: MeterModel {
  @Inspectable(localizable: true) var caption = "none"
  private var words: [String] = []

  private static func declareMembers(_ members: inout ClassMembers<NamedModel>) {
    members.property("words", get: { $0.words.joined(separator: " ") }, set: { $0.words = [$1] })
  }
}

@SceneObject private final class NeedleView: View {
  @Inspectable @Stylable var color: Color = .white
}

/// Shows its destination in a low sheet.
@SceneObject private final class DrawerSegue: Segue {
  @Inspectable var height = 200.0
}

@SceneObject private final class PlainSegue: Segue {}

@Suite struct MacroHostTests {
  @Test("A custom segue declares its members with attributes")
  func segue() throws {
    #expect(DrawerSegue.declaration.description.properties.map(\.key) == ["height"])
    #expect(DrawerSegue.declaration.description.documentation == "Shows its destination in a low sheet.")
    #expect(PlainSegue.declaration.description.superclass == "Segue")
    var registry = Registry.library
    try registry.register(DrawerSegue.self, PlainSegue.self)
  }

  private static let scene = """
    <storyboard version="1" initial="meter">
      <scene>
        <viewController id="meter" class="MeterController" step="3">
          <outlet property="label" destination="sum"/>
          <outlet property="model" destination="model"/>
          <outlet property="holder" destination="holder"/>
          <outletCollection property="needles" destinations="second first"/>
          <view frame="0 0 320 480">
            <label id="sum" frame="0 0 100 40"/>
            <view id="first" class="NeedleView" frame="0 40 10 10"/>
            <view id="second" class="NeedleView" frame="0 50 10 10" color="red"/>
            <button id="add" frame="0 100 100 40" title="Add">
              <action selector="touch:forEvent:" destination="meter" event="touchUpInside"/>
              <action selector="saveWithSender:" destination="meter" event="touchUpInside"/>
              <action selector="add:" destination="meter" event="touchUpInside"/>
            </button>
            <button id="reset" frame="0 200 100 40" title="Reset">
              <action selector="reset" destination="meter" event="touchUpInside"/>
              <action selector="add:" destination="meter" event="touchUpInside"/>
            </button>
          </view>
        </viewController>
        <object id="model" class="NamedModel" caption="Sum" words="a b"/>
        <object id="holder" class="WeakReference">
          <outlet property="model" destination="model"/>
        </object>
      </scene>
    </storyboard>
    """

  private func registry() throws -> Registry {
    var registry = Registry.library
    try registry.register(
      MeterController.self, PlainMeterController.self, MeterModel.self, NamedModel.self, NeedleView.self,
      WeakReference.self)
    return registry
  }

  private func shown() throws -> (Window, MeterController) {
    let registry = try registry()
    let compilation = try SceneCompiler(vocabulary: registry.vocabulary)
      .compile(SourceText(path: "Meter.scene", Self.scene))
    #expect(compilation.diagnostics.isEmpty, "\(compilation.diagnostics.map(\.message))")
    let context = SceneContext(registry: registry, clock: ManualClock())
    let storyboard = Storyboard(
      file: try SceneFile(bytes: try #require(compilation.bytes), registry: registry), context: context)
    let controller = try #require(try storyboard.instantiateInitialViewController() as? MeterController)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    return (window, controller)
  }

  @Test func connectsOutletsAndActionsThatMacrosDeclare() throws {
    let (window, controller) = try shown()
    #expect(controller.step == 3)
    #expect(controller.needles.map(\.color) == [.red, .white])
    let harness = Harness(window)
    try harness.tap(harness.find(id: "add"))
    #expect(controller.shown == "\(42 + 100 + 1000 + 3)")
    try harness.tap(harness.find(id: "reset"))
    #expect(controller.shown == "3")
  }

  @Test func macrosGenerateSameDeclarationAsHandwrittenCode() throws {
    var plain = PlainMeterController.declaration.description
    plain.name = "MeterController"
    #expect(MeterController.declaration.description == plain)
  }

  @Test("The declaration of a subclass contains only the members that the subclass adds")
  func subclassesExtendInheritedMembers() throws {
    let description = NamedModel.declaration.description
    #expect(description.superclass == "MeterModel")
    #expect(description.documentation == "A class that adds declarations to those of its superclass.")
    #expect(description.properties.map(\.key) == ["caption", "words"])
    #expect(description.properties.map(\.isLocalizable) == [true, false])
    #expect(MeterModel.declaration.description.properties.map(\.defaultLiteral) == ["42"])
  }

  @Test("The declaration specifies which properties appearance rules can set")
  func appearanceRulesSetStylableProperties() throws {
    #expect(NeedleView.declaration.description.properties.map(\.isStylable) == [true])
  }

  @Test func weakOutletsDoNotRetainObjects() throws {
    let holder: WeakReference
    do {
      let (window, controller) = try shown()
      holder = try #require(controller.holder)
      #expect(holder.model != nil)
      window.close()
    }
    #expect(holder.model == nil)
    #expect(WeakReference.declaration.description.outlets.map(\.type) == ["MeterModel"])
  }
}

@SceneObject private final class WeakReference: PlainSceneObject {
  @Outlet weak var model: MeterModel?
  func awakeFromNib() {}
}
