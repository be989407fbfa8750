import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneValues
import Testing

@Suite("Project rules")
struct ProjectRuleTests {
  /// Returns a storyboard whose initial scene is the first one.
  private func storyboard(_ initial: String, _ scenes: String...) -> String {
    let scenes = scenes.map { "<scene>\($0)</scene>" }.joined()
    return "<storyboard version=\"1\" initial=\"\(initial)\">\(scenes)</storyboard>"
  }

  private func beside(_ name: String, _ text: String) -> RuleDescription.Companion { .init(name, text) }

  @Test("A scene is reachable if another file has a segue to it")
  func reachedFromElsewhere() throws {
    let settings = storyboard("a", "<viewController id=\"a\"/>", "<viewController id=\"b\"/>")
    for name in ["Clock#b", "Clock#"] {
      let main = storyboard(
        "main",
        "<viewController id=\"main\"><segue kind=\"show\" identifier=\"x\" destination=\"\(name)\"/></viewController>"
      )
      let found = try diagnostics(in: settings, beside: [beside("Main.scene", main)])
      #expect(found.map(\.rule.rawValue) == (name == "Clock#b" ? [] : ["unreachable-scene"]))
    }
  }

  @Test("A scene can be reachable through containers and segues in other files")
  func reachedThroughOthers() throws {
    try expectSilence(
      storyboard("a", "<viewController id=\"a\"/>", "<viewController id=\"b\"/>"),
      beside: [
        beside(
          "Main.scene",
          storyboard("tabs", "<tabBarController id=\"tabs\" viewControllers=\"More#m\"/>")),
        beside(
          "More.scene",
          storyboard(
            "other", "<viewController id=\"other\"/>",
            "<viewController id=\"m\"><segue kind=\"show\" identifier=\"x\" destination=\"Clock#b\"/></viewController>"
          )
        ),
      ])
  }

  @Test("The diagnostic about an unreachable scene notes unreachable scenes that have segues to that scene")
  func unreachableChain() throws {
    let found = try expectFindings(
      "unreachable-scene",
      in: storyboard(
        "a", "<viewController id=\"a\"/>",
        "<▶viewController id=\"b\"><segue kind=\"show\" identifier=\"x\" destination=\"c\"/></viewController>",
        "<▶viewController id=\"c\"/>"))
    #expect(found[0].notes[0].message.text.hasPrefix("for example, add a segue from viewController 'a'"))
    #expect(found[1].notes[0].message == "viewController 'b' has a segue here, but is unreachable itself")
  }

  @Test(
    "If files are missing, reports only scenes without ids as unreachable")
  func unreadFiles() throws {
    let source = SourceText(
      path: "Clock.scene",
      storyboard("a", "<viewController id=\"a\"/>", "<viewController id=\"b\"/>", "<viewController/>"))
    let file = Project.File(path: "Clock.scene", summary: try check(source).summary)
    let unread = [nil, ["Clock", "Else"]].map {
      Project.File(path: "Other.scene", summary: nil, nameReferences: $0)
    }
    let projects = [
      Project([file], isWhole: false), Project([file, unread[0]], isWhole: true),
      Project([file, unread[1]], isWhole: true),
    ]
    for project in projects {
      let found = ProjectRules.check(project) { _ in source }[0] ?? []
      #expect(
        found.map(\.message.text) == [
          "ViewController is unreachable: no reachable scene has a segue to it"
        ]
      )
    }
    // A file that does not mention the scene does not lead to it.
    let other = Project.File(path: "Other.scene", summary: nil, nameReferences: ["Else"])
    #expect(ProjectRules.check(Project([file, other], isWhole: true)) { _ in source }[0]?.count == 2)
  }

  @Test("Reports a nib with several views if a controller loads its view from the nib, which connects none")
  func nibWithoutView() throws {
    func nib(_ outlet: String, _ second: String = "▶view") -> String {
      """
      <nib version="1" owner="ViewController">\(outlet)<view id="page"/><\(second) id="badge"/>
      </nib>
      """
    }
    func scene(_ attributes: String, _ content: String = "") -> RuleDescription.Companion {
      beside(
        "Main.scene", storyboard("a", "<viewController id=\"a\" \(attributes)>\(content)</viewController>"))
    }
    let user = scene(#"nibName="Clock""#)
    let found = try expectFindings("required-outlet-unconnected", in: nib(""), beside: [user])
    #expect(
      found[0].message == """
        The nib has several views, but none is connected to the outlet 'view', so viewController 'a' cannot load \
        its view
        """)
    try expectSilence(nib(#"<outlet property="view" destination="page"/>"#, "view"), beside: [user])
    try expectSilence(nib("", #"object class="Window""#), beside: [user])
    try expectSilence(nib("", "view"), beside: [scene("")])
    try expectSilence(nib("", "view"), beside: [scene(#"nibName="Clock""#, "<view/>")])
    try expectSilence(nib("", "view"), beside: [scene(#"nibName="Clock" class="AlarmClockViewController""#)])
  }

  @Test("Reports no diagnostics for files that are needed only to check other files")
  func uncheckedFiles() throws {
    let source = SourceText(
      path: "Clock.scene", storyboard("a", "<viewController id=\"a\"/>", "<viewController id=\"b\"/>"))
    let file = Project.File(path: "Clock.scene", summary: try check(source).summary, isChecked: false)
    #expect(ProjectRules.check(Project([file], isWhole: true)) { _ in source }.isEmpty)
  }

  @Test("Reports a containment loop across files once, at the reference that completes the loop")
  func loops() throws {
    let found = try diagnostics(
      in: storyboard(
        "list",
        "<viewController id=\"list\"><view><containerView><segue kind=\"embed\" destination=\"Main#nav\"/></containerView></view></viewController>"
      ),
      beside: [
        beside(
          "Main.scene",
          storyboard("nav", "<navigationController id=\"nav\" rootViewController=\"Clock#list\"/>"))
      ])
    #expect(found.map(\.rule) == ["containment-loop"])
    #expect(
      found.map(\.message.text) == [
        "ViewController 'list' of 'Clock' contains itself, through navigationController 'nav'"
      ])
    #expect(found[0].location.source.path == "Main.scene")
  }

  @Test("Reports a dead end that is presented from another file")
  func deadEnd() throws {
    let about = "<▶viewController id=\"about\"><view><label text=\"1.0\"/></view></viewController>"
    let main = storyboard(
      "main",
      "<viewController id=\"main\"><view><button title=\"About\"><segue kind=\"present\" destination=\"Clock#about\"/></button></view></viewController>"
    )
    let found = try expectFindings(
      "dead-end", in: storyboard("a", "<viewController id=\"a\"/>", about),
      beside: [beside("Main.scene", main)])
    #expect(found[0].notes[0].location?.source.path == "Main.scene")
  }

  @Test("Requires device variants of a storyboard to contain the referenced scene")
  func variants() throws {
    let main = storyboard(
      "main",
      "<viewController id=\"main\"><segue kind=\"show\" identifier=\"x\" destination=\"Other#▶b\"/></viewController>"
    )
    let whole = storyboard("a", "<viewController id=\"a\"/>", "<viewController id=\"b\"/>")
    try expectFindings(
      "scene-not-found-elsewhere", "Storyboard 'Other~pad' has no scene 'b'", in: main,
      beside: [
        beside("Other.scene", whole),
        beside("Other~pad.scene", storyboard("a", "<viewController id=\"a\"/>")),
      ])
    try expectSilence(
      Marked(main).text, beside: [beside("Other.scene", whole), beside("Other~pad.scene", whole)])
  }

  @Test("Prefers a storyboard in the same folder to a storyboard with the same name in another folder")
  func names() throws {
    let main = storyboard(
      "main",
      "<viewController id=\"main\"><segue kind=\"show\" identifier=\"x\" destination=\"▶Other#a\"/></viewController>"
    )
    let other = storyboard("a", "<viewController id=\"a\"/>")
    try expectSilence(Marked(main).text, beside: [beside("Deep/Down/Other.scene", other)])
    try expectSilence(
      Marked(main).text,
      beside: [
        beside("Deep/Other.scene", other), beside("Other.scene", other), beside("Far/Other.scene", other),
      ])
    try expectFindings(
      "ambiguous-storyboard",
      "Ambiguous storyboard 'Other': 2 files have this name, but none is in the same directory", in: main,
      beside: [beside("Deep/Other.scene", other), beside("Far/Other.scene", other)])
    try expectSilence(
      Marked(main).text.replacing("Other#", with: "../Far/Other#"),
      beside: [beside("Deep/Other.scene", other), beside("Far/Other.scene", other)])
  }

  @Test("Does not treat '#' in an unknown property as a reference to a storyboard")
  func otherMarks() throws {
    try expectSilence(
      storyboard("a", "<viewController id=\"a\" class=\"ThirdParty\" shade=\"#fff\" note=\"C#major\"/>"),
      vocabulary: .library)
  }

  @Test("Reports an unwind segue if one of its paths contains no controller with the action")
  func unwinding() throws {
    let found = try expectFindings(
      "unwind-without-destination",
      "Unwind segue can fail: on a path to it, no controller has the action 'unwindToClock:'",
      in: try #require(SceneRules.description(of: "unwind-without-destination")).wrong)
    #expect(
      found[0].notes.map(\.message.text) == [
        "a path without the action: viewController 'start' → viewController 'alarm'"
      ]
    )
  }

  @Test("Does not report an unwind segue if one of its paths is uncertain")
  func unwindingByUncertainPaths() throws {
    let sample = try #require(SceneRules.description(of: "unwind-without-destination")).wrong
    let way = "<segue kind=\"present\" destination=\"alarm\"/>"
    for uncertain in [
      "<segue kind=\"custom\" class=\"ThirdPartySegue\" destination=\"alarm\"/>",
      "<view class=\"ThirdPartyView\" next=\"Clock#alarm\"/>",
    ] {
      let changed = Marked(sample).text.replacing(way, with: uncertain)
      #expect(changed != Marked(sample).text)
      let found = try diagnostics(in: changed, vocabulary: .library.adding([.clockController]))
      #expect(!found.contains { $0.rule == "unwind-without-destination" })
    }
    // The same classes with an existing path.
    let found = try diagnostics(in: Marked(sample).text, vocabulary: .library.adding([.clockController]))
    #expect(found.map(\.rule) == ["unwind-without-destination"])
  }

  @Test("Accepts an unwind segue whose action is in a container on the path or in an unknown class")
  func unwindingIntoContainers() throws {
    let done =
      "<viewController id=\"done\"><segue kind=\"unwind\" identifier=\"b\" action=\"unwindToClock:\"/></viewController>"
    let start =
      "<viewController id=\"start\" CLASS><segue kind=\"present\" identifier=\"a\" destination=\"done\"/></viewController>"
    let clock = "<viewController id=\"clock\" class=\"AlarmClockViewController\"/>"
    let tabs = "<tabBarController id=\"tabs\" viewControllers=\"start clock\"/>"
    try expectSilence(storyboard("tabs", tabs, start.replacing("CLASS", with: ""), clock, done))
    try expectSilence(
      storyboard(
        "start", start.replacing("CLASS", with: "class=\"AlarmClock.Sheet\""), done,
        clock.replacing(" id=", with: " entry=\"true\" id=")),
      vocabulary: .alarmClock.adding([
        ClassDescription(name: "Sheet", module: "AlarmClock", superclass: "ThirdPartyController")
      ]))
  }

  @Test("Project rules can be suppressed, and unused suppressions are reported")
  func suppressions() throws {
    let instruction = "<?scenec ignore unreachable-scene reason=\"shown by code\"?>"
    let text = """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"/></scene>
        ▶\(instruction)<scene><viewController id="b"/></scene>
      </storyboard>
      """
    try expectSilence(Marked(text).text)
    let main = storyboard(
      "main",
      "<viewController id=\"main\"><segue kind=\"show\" identifier=\"x\" destination=\"Clock#b\"/></viewController>"
    )
    try expectFindings("unused-suppression", in: text, beside: [beside("Main.scene", main)])
  }
}

extension ClassDescription {
  fileprivate static let clockController = ClassDescription(
    name: "AlarmClockViewController", module: "AlarmClock", superclass: "ViewController",
    actions: [ActionDescription(selector: "unwindToClock:", sender: nil)])
}
