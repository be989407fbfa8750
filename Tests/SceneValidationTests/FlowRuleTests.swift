import SceneDiagnostics
import SceneValidation
import SceneValues
import Testing

@Suite("Scenes and segues")
struct FlowRuleTests {
  @Test("Suggests the only controller as the initial scene if the storyboard has no initial scene")
  func missingInitial() throws {
    let found = try expectFindings(
      "missing-initial-scene", "The storyboard has no initial view controller: 'initial' is missing",
      in: clock().replacing("<storyboard version=\"1\" initial=\"clock\"", with: "<▶storyboard version=\"1\"")
    )
    #expect(found[0].notes.map(\.message.text) == ["'clock' is the storyboard's only controller"])
    #expect(fixed(found[0]).hasPrefix("<storyboard initial=\"clock\" version=\"1\">"))
  }

  @Test(
    "If a storyboard with several scenes has no initial scene, suggests no fix and skips reachability checks")
  func missingInitialOfMany() throws {
    let found = try expectFindings(
      "missing-initial-scene",
      in: """
        <▶storyboard version="1">
          <scene><viewController id="clock"/></scene><scene><viewController id="alarm"/></scene>
        </storyboard>
        """)
    #expect(found[0].fixIts.isEmpty)
  }

  @Test("Does not require an initial scene if the storyboard is empty or has an entry point for code")
  func noInitialNeeded() throws {
    try expectSilence(
      "<storyboard version=\"1\"><scene><viewController entry=\"true\" id=\"a\"/></scene></storyboard>")
    try expectSilence("<storyboard version=\"1\"/>")
  }

  private static let settings =
    "<storyboard version=\"1\"><scene><viewController id=\"alarm\"/></scene></storyboard>"

  @Test("Requires an initial scene only in a storyboard that another storyboard refers to")
  func initialOfAnother() throws {
    func leading(_ destination: String) -> String {
      clock("<segue kind=\"show\" identifier=\"s\" destination=\"\(destination)\"/>")
    }
    try expectSilence(leading("Settings#alarm"), beside: [.init("Settings.scene", Self.settings)])
    // A variant replaces the file on some devices, and is reached through it.
    try expectSilence(
      leading("Settings#alarm"),
      beside: [.init("Settings.scene", Self.settings), .init("Settings~pad.scene", Self.settings)])
    try expectFindings(
      "scene-not-found-elsewhere",
      "Storyboard 'Settings' has no initial view controller: write a scene's id after '#'",
      in: leading("▶Settings#"), beside: [.init("Settings.scene", Self.settings)])
    // Other files may lead to the scene of a single file, unless it has no identifier.
    for (text, count) in [(Self.settings, 0), (Self.settings.replacing(" id=\"alarm\"", with: ""), 1)] {
      let source = SourceText(path: "Settings.scene", text)
      let file = Project.File(path: "Settings.scene", summary: try check(source).summary)
      let found = ProjectRules.check(Project([file], isWhole: false)) { _ in source }[0] ?? []
      #expect(found.count { $0.rule == "missing-initial-scene" } == count)
    }
  }

  @Test("Accepts an empty container if code in another file might fill it")
  func filledFromAnother() throws {
    let beside = [
      RuleDescription.Companion(
        "Settings.scene",
        "<storyboard version=\"1\"><scene><navigationController id=\"stack\"/></scene></storyboard>")
    ]
    let segue = "<segue kind=\"show\" identifier=\"s\" destination=\"Settings#stack\"/>"
    try expectSilence(clock(segue), beside: beside)
    // A segue of a library controller does not need code.
    let found = try diagnostics(
      in: clock(segue).replacing(" class=\"AlarmClockViewController\"", with: ""), beside: beside)
    let paths: [String] = found.filter { $0.rule == "empty-container" }.map(\.location.source.path)
    #expect(paths == ["Settings.scene"])
  }

  @Test("Accepts an unwind segue if a controller in another file might have its action")
  func takenElsewhere() throws {
    let unwind = "<segue kind=\"unwind\" identifier=\"back\" action=\"▶goBack:\"/>"
    let other = { (name: String) in
      RuleDescription.Companion(
        "Other.scene",
        "<storyboard version=\"1\" initial=\"o\"><scene><viewController id=\"o\" class=\"\(name)\"/></scene></storyboard>"
      )
    }
    let vocabulary = Vocabulary.alarmClock.adding([
      ClassDescription(name: "Sheet", module: "AlarmClock", superclass: "ThirdPartyController"),
      ClassDescription(name: "Board", module: "AlarmClock", superclass: "ViewController"),
    ])
    try expectFindings(
      "unwind-selector-not-found", in: clock(unwind), beside: [other("Board")], vocabulary: vocabulary)
    // The inherited members of an undescribed class are unknown.
    try expectSilence(Marked(clock(unwind)).text, beside: [other("Sheet")], vocabulary: vocabulary)
  }

  @Test("Reports a scene with a misspelled or misplaced controller only once")
  func maybeController() throws {
    try expectFindings(
      "unknown-element",
      in: clock().replacing("</storyboard>", with: "<scene><▶viewControler/></scene></storyboard>"))
    try expectFindings(
      "misplaced-element",
      in: clock().replacing(
        "</storyboard>", with: "<scene><view><▶viewController/></view></scene></storyboard>"))
  }

  @Test(
    "Reports missing and unsupported attributes of segues",
    arguments: [
      ("<▶segue kind=\"show\"/>", "A segue of kind 'show' needs 'destination'"),
      ("<▶segue kind=\"unwind\"/>", "A segue of kind 'unwind' needs 'action'"),
      (
        "<segue kind=\"unwind\" action=\"unwindToClock:\" destination=\"▶clock\"/>",
        "An unwind segue cannot have a destination: it returns to the controller that has its 'action'"
      ),
      ("<▶segue kind=\"custom\" destination=\"clock\"/>", "A segue of kind 'custom' needs 'class'"),
      (
        "<segue kind=\"show\" destination=\"clock\" action=\"▶unwindToClock:\"/>",
        "A segue of kind 'show' cannot have an action: only a segue of kind 'unwind' can"
      ),
      (
        "<▶segue kind=\"embed\" destination=\"clock\"/>",
        "A segue of kind 'embed' is only allowed in a 'containerView'"
      ),
    ])
  func reportsMissingAndUnsupportedAttributesOfSegues(segue: String, message: String) throws {
    let found = try expectFindings("segue-attributes", in: clock(view: "<button>\(segue)</button>"))
    #expect(found.map(\.message.text) == [message])
  }

  @Test("Does not require an identifier for a segue without a destination")
  func noDestination() throws {
    try expectFindings("segue-attributes", in: clock("<▶segue kind=\"show\"/>"))
  }

  @Test("Reports a misspelled 'identifier' attribute only as unknown, not as missing")
  func misspelledAttribute() throws {
    let found = try diagnostics(
      in: clock(
        """
        <segue kind="show" destination="clock"/>
        <segue kind="show" identifer="next" destination="clock"/>
        """))
    #expect(found.map(\.rule) == ["segue-without-identifier", "unknown-attribute"])
  }

  @Test("Rejects embed segues in prototypes")
  func embeddedInPrototype() throws {
    try expectFindings(
      "segue-attributes",
      "A scene can be embedded only in the view of a controller, not in a prototype or a top-level view",
      in: clock(
        view: """
          <tableView><tableViewCell reuseIdentifier="row">
            <containerView><▶segue kind="embed" destination="alarm"/></containerView>
          </tableViewCell></tableView>
          """
      ).replacing("</storyboard>", with: "<scene><viewController id=\"alarm\"/></scene></storyboard>"))
  }

  @Test("A diagnostic about an invalid trigger of a segue contains the trigger's class")
  func trigger() throws {
    try expectFindings(
      "segue-attributes", "'ClockView' cannot trigger a segue: it sends no events",
      in: clock(view: "<view class=\"ClockView\"><▶segue kind=\"show\" destination=\"clock\"/></view>"))
  }

  @Test("Reports a wrong kind of segue in a container view but does not report the view as empty")
  func otherKindInContainer() throws {
    try expectFindings(
      "segue-attributes",
      """
      ContainerView at clock/view/containerView cannot trigger a segue of kind 'show': it only shows the \
      scene of a segue of kind 'embed'
      """,
      in: clock(view: "<containerView><segue kind=\"▶show\" destination=\"clock\"/></containerView>"))
  }

  @Test("Does not report a container view that code might fill")
  func filledContainer() throws {
    try expectFindings("container-view-segue", in: clock(view: "<▶containerView/>"))
    for scene in [
      clock("<outlet property=\"box\" destination=\"box\"/>", view: "<containerView id=\"box\"/>"),
      clock(view: "<containerView><label text=\"12:00\"/></containerView>"),
    ] {
      #expect(try diagnostics(in: scene).allSatisfy { $0.rule != "container-view-segue" })
    }
  }

  @Test("Accepts valid segues")
  func goodSegues() throws {
    try expectSilence(
      clock(
        """
        <segue kind="custom" class="FadeSegue" identifier="fade" destination="clock"/>
        <segue kind="show" identifier="elsewhere" destination="Settings#zones"/>
        <segue kind="unwind" identifier="back" action="unwindToClock:"/>
        """,
        view: """
          <containerView><segue kind="embed" destination="Settings#zones"/></containerView>
          <view><tapGestureRecognizer><segue kind="show" destination="clock"/></tapGestureRecognizer></view>
          <view class="WorldClockView"><segue kind="show" destination="clock"/></view>
          """),
      beside: [.init("Settings.scene", clock().replacing("\"clock\"", with: "\"zones\""))])
  }

  @Test("The diagnostic about an unknown segue kind lists the valid kinds")
  func kinds() throws {
    let found = try expectFindings(
      "unknown-segue-kind", "Segue kind 'teleport' does not exist",
      in: clock("<segue kind=\"▶teleport\" identifier=\"a\" destination=\"clock\"/>"))
    #expect(
      found[0].notes.map(\.message.text) == [
        "valid kinds: 'show', 'showDetail', 'present', 'popover', 'embed', 'replace', 'unwind' and 'custom'"
      ])
  }

  @Test("Accepts equal segue identifiers in different controllers")
  func identifiers() throws {
    try expectSilence(
      """
      <storyboard version="1" initial="clock">
        <scene><viewController id="clock"><segue kind="show" identifier="next" destination="alarm"/></viewController></scene>
        <scene><viewController id="alarm"><segue kind="show" identifier="next" destination="clock"/></viewController></scene>
      </storyboard>
      """)
  }

  @Test("Reports a scene as unreachable only if no segue or container leads to the scene")
  func reach() throws {
    let found = try expectFindings(
      "unreachable-scene",
      "ViewController 'island' is unreachable: no reachable scene has a segue to it",
      "ViewController is unreachable: no reachable scene has a segue to it",
      in: """
        <storyboard version="1" initial="root">
          <scene><navigationController id="root" rootViewController="clock"/></scene>
          <scene><viewController id="clock"><view><button><segue kind="show" destination="alarm"/></button></view></viewController></scene>
          <scene><viewController id="alarm"/></scene>
          <scene><viewController id="zones" entry="true"/></scene>
          <scene><▶viewController id="island"><segue kind="show" identifier="a" destination="island"/></viewController></scene>
          <scene><▶viewController/></scene>
        </storyboard>
        """)
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(
      found.map { $0.notes.map(\.message.text) } == [
        [
          "for example, add a segue from navigationController 'root' with 'destination=\"island\"'",
          "if code instantiates it by its id, add 'entry=\"true\"'",
        ],
        ["it has no id that a segue or code could refer to"],
      ])
  }

  @Test("Assumes that an invalid segue can lead to any scene")
  func unknownSegues() throws {
    let storyboard = """
      <storyboard version="1" initial="clock">
        <scene><viewController id="clock">WAY</viewController></scene>
        <scene><viewController id="alarm"/></scene>
      </storyboard>
      """
    let ways: [(String, RuleID)] = [
      ("<segue kind=\"show\" identifier=\"a\" destination=\"▶alram\"/>", "dangling-reference"),
      ("<▶segue kind=\"show\" identifier=\"a\"/>", "segue-attributes"),
      ("<▶segue identifier=\"a\" destination=\"alarm\"/>", "missing-attribute"),
      ("<▶seque kind=\"show\" destination=\"alarm\"/>", "unknown-element"),
    ]
    for (way, rule) in ways { try expectFindings(rule, in: storyboard.replacing("WAY", with: way)) }
  }

  @Test("Assumes that an unknown property can contain controllers")
  func unknownContainer() throws {
    try expectSilence(
      """
      <storyboard version="1" initial="tabs">
        <scene><viewController id="tabs" class="Tabs" pages="clock alarm"/></scene>
        <scene><viewController id="clock"/></scene>
        <scene><viewController id="alarm"/></scene>
      </storyboard>
      """, vocabulary: .library)
  }
}
