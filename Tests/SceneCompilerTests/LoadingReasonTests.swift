import SceneCompiler
import SceneDiagnostics
import SceneUI
import SceneValidation
import SceneValues
import TestSupport
import Testing

private final class Clock: ViewController {
  override class var declaration: ClassDeclaration {
    ClassDeclaration(Clock.self) {
      $0.outlet("dial", set: { (_, _: Dial?) in })
      $0.outletCollection("dials", set: { (_, _: [Dial]) in })
      $0.action("ring") { _ in }
      $0.action("turn:") { (_, sender: Dial) in }
    }
  }
}

private final class Dial: Control {
  override class var declaration: ClassDeclaration {
    ClassDeclaration(Dial.self) {
      $0.property("steps", default: 1, in: 1...12, get: { _ in 1 }, set: { (_, _: Int) in })
    }
  }
}

private final class Clockwork: PlainSceneObject {
  init() {}
  func awakeFromNib() {}
  static var declaration: ClassDeclaration { ClassDeclaration(Clockwork.self) }
}

/// Scenes are compiled without the app's classes, so only the loader can detect errors. They are also
/// validated with the classes.
@Suite(
  "Loading and validation report the same errors in custom classes"
)
struct LoadingReasonTests {
  /// The content of the view, and the rule that reports its error, or nil if it is valid.
  static let contents: [(content: String, rule: String?)] = [
    (#"<control id="d" class="Dial"/>"#, nil),
    (#"<control id="d" class="Dial" steps="3"/>"#, nil),
    (#"<control id="d" class="Dial" steps="three"/>"#, "bad-literal"),
    (#"<control id="d" class="Dial" steps="13"/>"#, "value-out-of-range"),
    (#"<control id="d" class="Dial" stops="3"/>"#, "unknown-attribute"),
    (#"<control id="d" class="Knob"/>"#, "unknown-class"),
    (#"<label id="d" class="Dial"/>"#, "class-not-a-subclass"),
    (#"<control id="d" class="Dial"><runtimeAttribute key="steps" type="int" value="3"/></control>"#, nil),
    (
      #"<control id="d" class="Dial"><runtimeAttribute key="stops" type="int" value="3"/></control>"#,
      "runtime-attribute-not-found"
    ),
    (
      #"<control id="d" class="Dial"><runtimeAttribute key="steps" type="string" value="x"/></control>"#,
      "runtime-attribute-type-mismatch"
    ),
    (#"<control class="Dial"><action selector="turn:" destination="main"/></control>"#, nil),
    (#"<control class="Dial"><action selector="turn" destination="main"/></control>"#, "action-not-found"),
    (#"<switch><action selector="turn:" destination="main"/></switch>"#, "action-sender-mismatch"),
    (
      #"<control class="Dial"><action selector="ring" destination="main" event="turned"/></control>"#,
      "unknown-event"
    ),
  ]

  /// The content of the controller, in addition to a view with a dial and a label.
  static let connections: [(content: String, rule: String?)] = [
    (#"<outlet property="dial" destination="d"/>"#, nil),
    (#"<outlet property="dial" destination="l"/>"#, "outlet-type-mismatch"),
    (#"<outlet property="dail" destination="d"/>"#, "outlet-not-found"),
    (#"<outletCollection property="dials" destinations="d"/>"#, nil),
    (#"<outletCollection property="dials" destinations="d l"/>"#, "outlet-type-mismatch"),
    (#"<outlet property="dial" destination="work"/>"#, "outlet-type-mismatch"),
  ]

  @Test(arguments: contents)
  func loadingRejectsInvalidContentOfView(_ content: String, _ rule: String?) throws {
    try expect(
      rule, in: #"<viewController id="main" class="Clock"><view>\#(content)</view></viewController>"#)
  }

  @Test(arguments: connections)
  func loadingRejectsInvalidOutletsOfController(_ content: String, _ rule: String?) throws {
    try expect(
      rule,
      in: """
        <viewController id="main" class="Clock">\(content)
        <view><control id="d" class="Dial"/><label id="l"/></view></viewController>
        <object id="work" class="Clockwork"/>
        """)
  }

  private func expect(
    _ rule: String?, in scene: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let text = storyboardText("<scene>\(scene)</scene>")
    let registry = try Registry.library(and: Clock.self, Dial.self, Clockwork.self)
    let errors = SceneCompiler(vocabulary: registry.vocabulary).validate(SourceText(path: "Test.scene", text))
      .filter { $0.severity == .error }
    #expect(errors.map(\.rule.rawValue) == (rule.map { [$0] } ?? []), sourceLocation: sourceLocation)
    let file = try opened(text, registry: registry)
    do {
      let context = SceneContext(clock: ManualClock())
      let controller = try Storyboard(file: file, context: context).instantiateInitialViewController()
      try controller.loadViewIfNeeded()
      #expect(rule == nil, "loading did not fail", sourceLocation: sourceLocation)
    } catch let error as LoadingError {
      let reasons = error.kind.rules
      #expect(rule.map(reasons.contains) == true, "\(error): \(reasons)", sourceLocation: sourceLocation)
      for reason in reasons {
        #expect(SceneRules.description(of: reason) != nil, sourceLocation: sourceLocation)
      }
    }
  }
}
