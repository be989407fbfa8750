import Testing

@Suite("Checks of custom classes")
struct HostFactsTests {
  private static let code = """
    import SceneMacros
    import SceneUI

    class PanesController: ViewController {
      override class var declaration: ClassDeclaration {
        ClassDeclaration(PanesController.self, "Shows controllers side by side.") {
          $0.property("folds", default: false, get: \\.folds, set: { $0.folds = $1 })
          $0.relationship("panes") { (container, pane: ViewController) in container.hold(pane) }
          $0.relationship("sheet", single: true) { (container, sheet: ViewController) in container.sheet = sheet }
          $0.children("panes", atLeast: 2, atMost: 3)
          $0.children("panes", atMost: 4, where: ["folds": "true"])
          $0.children("sheet", atLeast: 1)
        }
      }
    }

    final class FoldingController: PanesController {
      override class var declaration: ClassDeclaration { ClassDeclaration(FoldingController.self) }
    }

    final class ChartController: ViewController {
      override class var declaration: ClassDeclaration {
        ClassDeclaration(ChartController.self) { $0.rootView(Chart.self) }
      }
    }

    final class Chart: View {
      override class var declaration: ClassDeclaration {
        ClassDeclaration(Chart.self, element: "chart") {
          $0.sizedByFrame()
          $0.accessibleText()
        }
      }
    }

    /// Turns.
    @SceneObject(element: "dial") final class Dial: Control {
      @Inspectable(localizable: true) var caption = ""
      @Inspectable var unit = ""

      private static func declareMembers(_ members: inout ClassMembers<Dial>) {
        members.accessibleText("caption")
        members.placeholders("caption", initially: "Dial")
        members.touchTarget()
        members.sizedByFrame(true)
      }
    }

    final class Knob: Control {
      override class var declaration: ClassDeclaration { ClassDeclaration(Knob.self, element: "knob") }
    }

    final class Plate: View {
      var inkColor = Color.black

      override class var declaration: ClassDeclaration {
        ClassDeclaration(Plate.self, element: "plate") {
          $0.property("inkColor", get: \\.inkColor, set: { $0.inkColor = $1 })
          $0.textColor("inkColor")
        }
      }
    }

    final class Lever: Control {
      override class var declaration: ClassDeclaration {
        ClassDeclaration(Lever.self, element: "lever") { $0.passesEvents(false) }
      }
    }

    final class Ticker: Control {
      override class var declaration: ClassDeclaration {
        ClassDeclaration(Ticker.self, element: "ticker") { $0.sendsWithoutEvent("valueChanged") }
      }
    }

    @SceneObject final class TickController: ViewController {
      @Action func tick(_ sender: Control, forEvent event: Event) {}
      @Action func hear(_ sender: Control, forEvent event: Event?) {}
      @Action func count(_ sender: Control) {}
    }

    final class CountController: ViewController {
      override class var declaration: ClassDeclaration {
        ClassDeclaration(CountController.self) {
          $0.action("tick:forEvent:") { (_, sender: Control, event: Event) in }
          $0.action("hear:forEvent:") { (_, sender: Control, event: Event?) in }
          $0.action("count:") { (_, sender: Control) in }
        }
      }
    }

    class Stage: View {
      override class var declaration: ClassDeclaration {
        ClassDeclaration(Stage.self, element: "stage") { $0.embedsScenes() }
      }
    }

    final class SmallStage: Stage {
      override class var declaration: ClassDeclaration { ClassDeclaration(SmallStage.self, element: "smallStage") }
    }

    final class Push: Button {
      override class var declaration: ClassDeclaration { ClassDeclaration(Push.self, element: "push") }
    }
    """

  private func storyboard(_ first: String) -> String {
    """
    <storyboard version="1" initial="main">
    <scene>\(first)</scene>
    \(["a", "b", "c", "d", "e"].map { "<scene><viewController id=\"\($0)\" entry=\"true\"/></scene>" }.joined(separator: "\n"))
    </storyboard>
    """
  }

  private func view(_ content: String) -> String {
    storyboard("<viewController id=\"main\"><view>\(content)</view></viewController>")
  }

  private static let rules = [
    "container-full", "empty-container", "wrong-root-view", "small-touch-target", "zero-size-view",
    "placeholder-text", "control-without-label", "image-without-description", "low-contrast",
    "action-without-event", "segue-attributes", "containment-loop",
  ]

  private static let manifest = Result {
    let workspace = try TestDirectory(["Sources/App/Panes.swift": code])
    #expect(try workspace.scenec("interface", "Sources", "-o", "App.json").status == 0)
    return try workspace.text("App.json")
  }

  private let workspace: TestDirectory

  init() throws {
    workspace = try TestDirectory(["Sources/App/Panes.swift": Self.code, "App.json": Self.manifest.get()])
  }

  /// Returns the diagnostics with a manifest of the sources, and with the sources, which are cached after the first call.
  private func diagnostics(_ scene: String) throws -> [[Substring]] {
    try workspace.write("Main.scene", scene)
    let check = ["validate", "Main.scene"] + Self.rules.flatMap { ["--rule", $0] }
    return try [["--classes", "App.json"], ["--sources", "Sources", "--cache", "kept"]].map { how in
      let outcome = try workspace.scenec(check + how, input: .init())
      #expect(outcome.errors == "")
      return outcome.text.split(separator: "\n").filter { $0.hasPrefix("Main.scene:") }
    }
  }

  private func expect(
    _ expected: String..., in scene: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for found in try diagnostics(scene) {
      #expect(found.map(String.init) == expected, sourceLocation: sourceLocation)
    }
  }

  @Test("Reports child controllers that exceed the maximum of a container")
  func full() throws {
    func container(_ attributes: String, _ className: String = "PanesController") -> String {
      storyboard(#"<viewController id="main" class="\#(className)" sheet="e" \#(attributes)/>"#)
    }
    try expect(
      """
      Main.scene:2:81: error: ViewController 'main' can have at most 3 child controllers: remove 'd' \
      [container-full]
      """, in: container(#"panes="a b c d""#))
    try expect(
      """
      Main.scene:2:96: error: ViewController 'main' can have at most 4 child controllers: remove 'e' \
      [container-full]
      """, in: container(#"folds="true" panes="a b c d e""#))
    try expect(in: container(#"folds="true" panes="a b c d""#))
    try expect(in: container(#"panes="a b c""#))
    // A subclass has the same capacity as its superclass.
    try expect(
      """
      Main.scene:2:83: error: ViewController 'main' can have at most 3 child controllers: remove 'd' \
      [container-full]
      """, in: container(#"panes="a b c d""#, "FoldingController"))
  }

  @Test("Reports a container without child controllers")
  func empty() throws {
    func container(_ attributes: String) -> String {
      storyboard(#"<viewController id="main" class="PanesController"\#(attributes)/>"#)
    }
    try expect(
      """
      Main.scene:2:9: warning: ViewController 'main' has no child controllers: 'panes' is missing \
      [empty-container]
      """, in: container(#" sheet="e""#))
    try expect(
      """
      Main.scene:2:9: warning: ViewController 'main' needs 2 child controllers, but 'panes' has 1 \
      [empty-container]
      """, in: container(#" sheet="e" panes="a""#))
    try expect(
      """
      Main.scene:2:9: warning: ViewController 'main' has no child controllers: 'sheet' is missing \
      [empty-container]
      """, in: container(#" panes="a b""#))
    try expect(in: container(#" panes="a b" sheet="e""#))
  }

  @Test("Reports a root view whose class does not match the controller's requirement")
  func rootView() throws {
    func controller(_ view: String) -> String {
      storyboard(#"<viewController id="main" class="ChartController">\#(view)</viewController>"#)
    }
    try expect(
      "Main.scene:2:59: error: The root view of a ChartController must be a 'chart' [wrong-root-view]",
      in: controller("<label text=\"Sales\"/>"))
    try expect(in: controller("<chart accessibilityLabel=\"Sales\"/>"))
    try expect(in: controller("<view class=\"Chart\" accessibilityLabel=\"Sales\"/>"))
  }

  @Test(
    "Reports a control without an accessibility label or with a small touch target",
    arguments: ["dial", "control class=\"Dial\""])
  func control(_ tag: String) throws {
    let (column, end) = (46 + tag.utf8.count, tag.prefix { $0 != " " })
    func described(_ fault: String) -> String { "\(end) at main/view/\(end) \(fault)" }
    try expect(
      "Main.scene:2:41: note: \(described("has no 'accessibilityLabel'")) [control-without-label]",
      in: view("<\(tag) frame=\"8 8 44 44\"/>"))
    try expect(
      """
      Main.scene:2:\(column + 3): note: \(described("is smaller than 44 by 44 points")) \
      [small-touch-target]
      """, in: view("<\(tag) frame=\"8 8 44 43\" caption=\"Volume\"/>"))
    try expect(
      """
      Main.scene:2:\(column + 3): note: \(described("is smaller than 44 by 44 points")) \
      [small-touch-target]
      """,
      "Main.scene:2:\(column + 3): warning: \(described("has no size, so it is not visible")) [zero-size-view]",
      in: view("<\(tag) frame=\"8 8 44 0\" caption=\"Volume\"/>"))
    try expect(in: view("<\(tag) frame=\"8 8 44 44\" caption=\"Volume\"/>"))
  }

  @Test("Reports placeholder text")
  func placeholders() throws {
    for text in ["Dial", "TODO: a word"] {
      try expect(
        "Main.scene:2:55: note: This 'caption' is a placeholder [placeholder-text]",
        in: view("<dial caption=\"\(text)\"/>"))
      try expect(
        "Main.scene:2:71: note: This 'caption' is a placeholder [placeholder-text]",
        in: view("<control class=\"Dial\" caption=\"\(text)\"/>"))
    }
    try expect(in: view("<dial caption=\"Button\"/>"))
    try expect(in: view("<dial caption=\"Volume\" unit=\"TODO: a word\"/>"))
    try expect(in: view("<dial caption=\"Dial\" tag=\"3\"/>"))
  }

  @Test("Reports an image without an accessibility label")
  func pictures() throws {
    try expect(
      "Main.scene:2:41: note: chart at main/view/chart has no 'accessibilityLabel' [image-without-description]",
      in: view("<chart/>"))
    try expect(in: view("<chart accessibilityElement=\"false\"/>"))
  }

  @Test("Uses the color that the class declares to check text contrast")
  func textColor() throws {
    for tag in ["plate", "view class=\"Plate\""] {
      try expect(
        """
        Main.scene:2:\(52 + tag.utf8.count): note: The contrast of this text is 2.8 to 1: increase it to at least 4.5 to 1 \
        [low-contrast]
        """, in: view("<\(tag) inkColor=\"#999999\" backgroundColor=\"white\"/>"))
    }
    try expect(in: view("<plate inkColor=\"#666666\" backgroundColor=\"white\"/>"))
    try expect(in: view("<plate inkColor=\"#999999\"/>"))
  }

  @Test("Rejects an action that requires an event if the class sends no event")
  func events() throws {
    func lever(_ selector: String) -> String {
      view(
        "<lever accessibilityLabel=\"Up\"><action selector=\"\(selector)\" destination=\"firstResponder\"/></lever>"
      )
    }
    try expect(
      """
      Main.scene:2:89: error: 'Lever' passes no event, but 'pull:forEvent:' requires one [action-without-event]
      """, in: lever("pull:forEvent:"))
    try expect(in: lever("pull:"))
  }

  @Test(
    "Rejects an action that requires an event if the control sends no event",
    arguments: ["TickController", "CountController"])
  func missingEvents(_ name: String) throws {
    func connected(_ sender: String, _ selector: String, _ event: String) -> String {
      storyboard(
        """
        <viewController id="main" class="\(name)"><view><\(sender) accessibilityLabel="Ticks">
        <action selector="\(selector)" destination="main" event="\(event)"/></\(sender)></view></viewController>
        """)
    }
    try expect(
      """
      Main.scene:3:19: error: 'Ticker' sends 'valueChanged' without an event, but 'tick:forEvent:' requires one: make the event optional [action-without-event]
      """, in: connected("ticker", "tick:forEvent:", "valueChanged"))
    try expect(
      """
      Main.scene:3:19: error: 'TextField' sends 'editingChanged' without an event, but 'tick:forEvent:' requires one: make the event optional [action-without-event]
      """, in: connected("textField", "tick:forEvent:", "editingChanged"))
    for (sender, selector, event) in [
      ("ticker", "tick:forEvent:", "touchDown"), ("ticker", "hear:forEvent:", "valueChanged"),
      ("ticker", "count:", "valueChanged"), ("switch", "tick:forEvent:", "valueChanged"),
    ] {
      try expect(in: connected(sender, selector, event))
    }
  }

  @Test("Checks embed segues from custom classes that embed scenes", arguments: ["stage", "smallStage"])
  func embedding(_ tag: String) throws {
    func embedded(_ tag: String, _ destination: String) -> String {
      view("<\(tag)><segue kind=\"embed\" destination=\"\(destination)\"/></\(tag)>")
    }
    try expect(in: embedded(tag, "a"))
    try expect(
      "Main.scene:2:47: error: A segue of kind 'embed' is only allowed in a 'containerView' [segue-attributes]",
      in: embedded("plate", "a").replacing("plate", with: "view"))
    let found = try diagnostics(embedded(tag, "main"))
    #expect(found.allSatisfy { $0.count == 1 && $0[0].hasSuffix("[containment-loop]") }, "\(found)")
  }

  @Test("Skips checks that depend on facts that a custom class does not declare")
  func silence() throws {
    try expect(in: view("<knob frame=\"8 8 20 0\"/>"))
    try expect(in: view("<push frame=\"8 8 44 44\"/><button class=\"Push\" frame=\"8 60 44 44\"/>"))
    try expect(
      in: view("<control class=\"Knob\" frame=\"8 8 60 0\" accessibilityLabel=\"Volume\" hidden=\"true\"/>"))
  }

  @Test("'classes' prints the facts that rules use to check a custom class")
  func classDescriptionContainsFactsForChecks() throws {
    let container = try workspace.scenec("classes", "FoldingController", "--sources", "Sources").text
    #expect(container.contains("At least 2, at most 3, at most 4 where folds is true."))
    let control = try workspace.scenec("classes", "Dial", "--sources", "Sources").text
    for line in ["read aloud    caption", "size          set by the frame", "touch target  yes"] {
      #expect(control.split(separator: "\n").contains { $0 == line }, "\(line)\n\(control)")
    }
    #expect(control.contains("'Dial' is a placeholder."))
    let chart = try workspace.scenec("classes", "--markdown", "--sources", "Sources").text
    for row in [
      "text color | inkColor", "passes events | no", "sent without an event | valueChanged",
      "embeds scenes | yes",
    ] {
      #expect(chart.contains("| \(row) |"), "\(row)")
    }
    #expect(chart.contains("| root view | Chart |"))
    #expect(chart.contains("| read aloud | accessibilityLabel |"))
  }

  @Test("Rejects invalid class facts in manifests and accepts older manifests")
  func manifests() throws {
    func classes(_ property: String, _ more: String = "") -> String {
      """
      {"version": 1, "classes": [{"name": "Panes", "module": "App", "superclass": "ViewController",
        "properties": [{"key": "panes", \(property)}]\(more)}]}
      """
    }
    let scene = storyboard(#"<viewController id="main" class="Panes" panes="a b c d"/>"#)
    let list = #""type": "references(ViewController)""#
    for (text, fault) in [
      (
        classes(#""type": "string", "children": {"most": 3}"#),
        "children: 'panes' cannot have child objects: it is a string"
      ),
      (
        classes(list + #", "children": {"least": 3, "most": 2}"#),
        "children: a relationship cannot have at least 3, at most 2"
      ),
      (classes(list + #", "children": {"most": 0}"#), "children: a relationship cannot have at most 0"),
      (classes(list + #", "children": {"maximum": 3}"#), "'maximum' is not a member of a manifest"),
      (
        classes(list + #", "placeholders": ["a"]"#),
        "placeholders: 'panes' cannot have placeholders: it is a references(ViewController)"
      ),
      (
        classes(#""type": "reference(ViewController)", "children": {"most": 2}"#),
        "children: 'panes' cannot have child objects: it is a reference(ViewController)"
      ),
      (classes(list, #", "touchTarget": 3"#), "touchTarget: true or false is expected"),
    ] {
      let workspace = try TestDirectory(["Main.scene": scene, "m.json": text])
      let outcome = try workspace.scenec("validate", "Main.scene", "--classes", "m.json")
      #expect(outcome.status == 66)
      #expect(outcome.errors.contains(fault), "\(outcome.errors)")
    }
    let older = try TestDirectory(["Main.scene": scene, "m.json": classes(list)])
    let outcome = try older.scenec("validate", "Main.scene", "--classes", "m.json")
    #expect(outcome.status == 0, "\(outcome.text)")
  }
}
