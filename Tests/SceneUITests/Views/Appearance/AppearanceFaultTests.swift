import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 26: invalid appearance rules are errors and have no effect")
struct AppearanceFaultTests {
  private func context() throws -> (context: SceneContext, failures: () -> [AppearanceError]) {
    let context = SceneContext(registry: try .styled(), clock: ManualClock())
    let heard = Heard()
    context.failureHandler = { heard.errors.append($0 as! AppearanceError) }
    return (context, { heard.errors })
  }

  private final class Heard { var errors: [AppearanceError] = [] }

  @Test func rejectsUnstylableAndUnknownProperties() throws {
    let (context, failures) = try context()
    context.appearance(of: DialView.self).hours = 24
    context.appearance(of: DialView.self).minutes = 24
    #expect(
      failures() == [
        .notStylable("hours", class: "DialView"), .unknownProperty("minutes", class: "DialView"),
      ])
    #expect(context.appearance(of: DialView.self).hours == nil)
    #expect(failures().last?.description == "appearance rules cannot set the property 'hours' of 'DialView'")
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let dial = DialView()
    window.addSubview(dial)
    #expect(dial.hours == 12)
  }

  @Test("Rejects a rule whose container class cannot contain views")
  func rejectsContainersThatCannotContainViews() throws {
    let (context, failures) = try context()
    context.appearance(of: Label.self, in: [Application.self]).textColor = .red
    #expect(failures() == [.notAContainer("Application")])
  }

  /// A property that contains another object of the scene.
  private struct Holder: SceneValue {
    static var valueType: ValueType { .reference("View") }
    init() {}
    init?(_ value: Value) { return nil }
    var sceneValue: Value { .text("") }
  }

  private final class HoldingView: View {
    @Stylable var partner = Holder()
    override class var declaration: ClassDeclaration {
      ClassDeclaration(HoldingView.self) {
        $0.property("partner", appearance: \.$partner, get: \.partner, set: { $0.partner = $1 })
      }
    }
  }

  private struct Shade: StyleVariant {
    var color = Color.red
    static let element = "shade"
    static let base = Shade()
    static let axes = [StyleAxis("color", \Shade.color)]
  }

  private final class ShadyView: View {
    var shades = StyleValues<Shade, Color>()
    override class var declaration: ClassDeclaration {
      ClassDeclaration(ShadyView.self) {
        $0.property("shadow", appearance: \.shades, set: { $0.shades[exactly: $2] = $1 })
      }
    }
  }

  @Test func reportsPropertyWithInvalidType() {
    let first = #expect(throws: RegistrationError.self) { try Registry.library(and: HoldingView.self) }
    #expect(first?.reason == .cannotBeStyled(property: "partner"))
    let second = #expect(throws: RegistrationError.self) { try Registry.library(and: ShadyView.self) }
    #expect(second?.reason == .cannotBeStyled(property: "shadow"))
    #expect(first?.description.contains("'partner'") == true)
  }

  // MARK: Scenes

  private static let scene =
    #"<scene><viewController id="main"><view><label/></view></viewController></scene>"#

  private func error(_ rules: String, _ prepare: (SceneContext) -> Void = { _ in }) throws -> LoadingError {
    // The compiler does not have the host app's classes.
    let stage = try SceneStage(storyboardText(Self.scene + "\n" + rules), registry: try .styled())
    prepare(stage.context)
    let error = try loadingError { _ = try stage.storyboard.instantiateInitialViewController() }
    #expect(
      stage.storyboard.context.appearance(of: Label.self).textColor == nil, "none of the rules was applied")
    return error
  }

  @Test(arguments: [
    (#"<appearance class="Gauge" needleColor="red"/>"#, "'Gauge' of this appearance is not registered"),
    (
      #"<appearance class="Label" in="Gauge" font="bold 3"/>"#, "'Gauge' of this appearance is not registered"
    ),
    (
      #"<appearance class="DialView" hours="3"/>"#,
      "appearance rules cannot set the property 'hours' of 'DialView'"
    ),
    (#"<appearance class="DialView" minutes="3"/>"#, "'DialView' has no property 'minutes'"),
    (#"<appearance class="DialView" dialColor="redd"/>"#, "'dialColor' of 'DialView' must be '#RGB'"),
    (
      #"<appearance class="DialView"><hand name="third" handColor="red"/></appearance>"#,
      "'name' of 'hand' must be one of"
    ),
    (
      #"<appearance class="DialView"><hand dialColor="red"/></appearance>"#,
      "does not have a value for each 'hand'"
    ),
    (#"<appearance class="HostController" title="3"/>"#, "appearance rules cannot set the property 'title'"),
  ])
  func reportsLocationOfErrorThatOnlyLoadingDetects(rule: String, message: String) throws {
    let error = try error(#"<appearance class="Label" textColor="red"/>"# + "\n" + rule)
    #expect(error.description.contains(message), "\(error)")
    #expect(error.place?.line == 4 && error.place?.file == "Test.scene", "\(error)")
    #expect(error.place?.objectPath.hasPrefix("appearance of ") == true)
  }

  /// A tool without the host app's classes displays the rest.
  @Test("A tool ignores rules for unknown classes and applies the other rules")
  func toolIgnoresUnknownClasses() throws {
    var options = LoadingOptions()
    options.substitutesUnknownClasses = true
    let stage = try SceneStage(
      storyboardText(
        Self.scene
          + """
          <appearance class="Gauge" needleColor="red"><needle name="long" needleColor="blue"/></appearance>
          <appearance class="Label" in="Gauge" textColor="blue"/>
          <appearance class="Label" textColor="red"/>
          """), options: options)
    try stage.show()
    #expect(stage.window.labelColors == ["": .red])
  }
}
