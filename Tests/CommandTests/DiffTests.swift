import Foundation
import Testing

@Suite("scenec diff")
struct DiffTests {
  private func diff(
    _ old: String, _ new: String, _ options: String...
  ) throws -> (lines: [String], outcome: Program.Outcome) {
    let workspace = try TestDirectory(["old.scene": old, "new.scene": new])
    let outcome = try workspace.scenec(["diff", "old.scene", "new.scene"] + options, input: Data())
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    return (outcome.text.split(separator: "\n").map(String.init), outcome)
  }

  /// Returns the output for a text replacement in the clock's scene, without the summary line.
  private func changes(_ old: String, to new: String) throws -> [String] {
    #expect(Samples.clock.contains(old))
    let (lines, outcome) = try diff(Samples.clock, Samples.clock.replacing(old, with: new))
    #expect(outcome.status == 1)
    return Array(lines.dropLast())
  }

  @Test("Reports no differences between identical scenes")
  func theSame() throws {
    let (lines, outcome) = try diff(Samples.clock, Samples.clock)
    #expect(outcome.status == 0 && lines.isEmpty)
  }

  @Test("Ignores differences in formatting")
  func form() throws {
    let new = Samples.clock
      .replacing(
        "frame=\"20 200 160 30\" text=\"Alarm\"", with: "text='&#65;larm' \n  frame=\"20.0  200 160 30\""
      )
      .replacing("<scene>", with: "<!-- a remark -->\n<scene>")
      .replacing(
        "<label frame=\"10 10 100 20\" text=\"Settings\"/>",
        with: "<label frame=\"10 10 100 20\"><value key=\"text\">Settings</value></label>")
    #expect(try diff(Samples.clock, new).outcome.status == 0)
  }

  @Test("Shows the old and new values of a changed attribute")
  func changedValues() throws {
    #expect(
      try changes("text=\"Alarm\"", to: "text=\"Wake up\"")
        == ["new.scene:6:38: changed: label at clock/view/label: text \"Alarm\" → \"Wake up\""])
    #expect(
      try changes(" backgroundColor=\"systemBackground\"", to: "")
        == ["new.scene:4:8: changed: view at clock/view: backgroundColor \"systemBackground\" → nothing"])
    #expect(
      try changes("App.ClockView\"", to: "App.FaceView\"")
        == ["new.scene:5:10: changed: view 'face': class \"App.ClockView\" → \"App.FaceView\""])
    #expect(
      try changes("initial=\"clock\"", to: "initial=\"settings\"")
        == ["new.scene:1:25: changed: the file: initial \"clock\" → \"settings\""])
  }

  @Test("Lists changed outlets, actions, and segues")
  func connections() throws {
    #expect(
      try changes("<outlet property=\"face\" destination=\"face\"/>", to: "")
        == ["old.scene:11:8: removed: outlet 'face' of viewController 'clock', destination \"face\""])
    #expect(
      try changes("identifier=\"settings\" destination", to: "identifier=\"prefs\" destination")
        == [
          "new.scene:8:33: changed: segue 'prefs' of button “Set” at clock/view/button: identifier \"settings\" → \"prefs\""
        ])
    #expect(
      try changes("title=\"Set\">", to: "title=\"Set\"><action selector=\"set\" destination=\"clock\"/>")
        == ["new.scene:7:52: added: action 'set' of button “Set” at clock/view/button, destination \"clock\""]
    )
  }

  @Test func listsAddedAndRemovedObjects() throws {
    let label = "<label frame=\"20 200 160 30\" text=\"Alarm\"/>"
    #expect(
      try changes(label, to: "") == ["old.scene:6:10: removed: label “Alarm” at clock/view/label"])
    #expect(
      try changes(label, to: label + "<switch id=\"on\" frame=\"0 0 51 31\"/>")
        == ["new.scene:6:53: added: switch 'on' in view at clock/view"])
    // Wrapping a view counts as an insertion and a move.
    #expect(
      try changes(label, to: "<view frame=\"0 0 200 200\">\(label)</view>")
        == [
          "new.scene:6:10: added: view at clock/view/view",
          "new.scene:6:36: moved: label “Alarm” at clock/view/view/label from view at clock/view to view at clock/view/view",
        ])
  }

  @Test("Reports two views that swap places as one move")
  func order() throws {
    let face = "<view id=\"face\" class=\"App.ClockView\" frame=\"20 20 160 160\"/>"
    let label = "<label frame=\"20 200 160 30\" text=\"Alarm\"/>"
    let new = Samples.clock.replacing(face, with: "").replacing(label, with: label + face)
    let (lines, _) = try diff(Samples.clock, new)
    #expect(
      lines.count == 2 && lines[0].contains("moved: ") && lines[0].contains("among its siblings"), "\(lines)")
  }

  @Test("Reports a view that moves to another parent as one move")
  func newcomers() throws {
    func nib(_ first: String, _ second: String) -> String {
      let views = [first, second].map { ids in ids.map { "<label id=\"\($0)\"/>" }.joined() }
      return "<nib version=\"1\"><view id=\"v\">\(views[0])</view><view id=\"w\">\(views[1])</view></nib>"
    }
    #expect(
      try diff(nib("ab", "c"), nib("cab", "")).lines
        == ["new.scene:1:32: moved: label 'c' from view 'w' to view 'v'", "1 change: 1 moved"])
  }

  @Test("Reports an added or removed scene as one change")
  func scenes() throws {
    let start = try #require(Samples.clock.range(of: "  <scene>\n    <viewController id=\"settings\""))
    let new = Samples.clock[..<start.lowerBound] + "</storyboard>"
    let (lines, _) = try diff(Samples.clock, String(new))
    #expect(lines == ["old.scene:14:4: removed: scene 'settings'", "1 change: 1 removed"])
    #expect(try diff(String(new), Samples.clock).lines.first == "new.scene:14:4: added: scene 'settings'")
  }

  @Test("'diff --json' prints the same differences as JSON")
  func forPrograms() throws {
    struct Output: Decodable {
      struct Place: Decodable {
        var file: String
        var line, column: Int
      }
      struct Change: Decodable {
        var kind, element, subject: String
        var id, property, old, new: String?
        var localizable: Bool?
        var oldPlace, newPlace: Place?
      }
      var version: Int
      var changes: [Change]
    }
    let new = Samples.clock.replacing("title=\"Set\"", with: "title=\"Go\"")
    let outcome = try diff(Samples.clock, new, "--json").outcome
    let change = try #require(JSONDecoder().decode(Output.self, from: outcome.output).changes.first)
    #expect(outcome.status == 1)
    #expect(change.kind == "changed" && change.element == "button" && change.property == "title")
    #expect(change.old == "Set" && change.new == "Go" && change.localizable == true)
    #expect(change.oldPlace?.file == "old.scene" && change.newPlace?.line == 7)
    let same = try diff(new, new, "--json").outcome
    #expect(same.status == 0 && same.text.contains("\"changes\": []"))
  }

  @Test("'diff' prints colors only in terminals or with '--color always'")
  func usesColorOnlyOnTerminals() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "b.scene": Samples.warning])
    #expect(!(try workspace.scenec("diff", "a.scene", "b.scene").text.contains("\u{1B}[")))
    #expect(
      try workspace.terminal("$scenec diff a.scene b.scene").text.contains("\u{1B}[31mremoved\u{1B}[0m"))
    #expect(try workspace.scenec("diff", "a.scene", "b.scene", "--color", "always").text.contains("\u{1B}["))
  }

  @Test("Compares Xcode storyboards and compiled scenes")
  func comparesStoryboardsAndCompiledScenes() throws {
    let places = [MapTests.point(0, 0), MapTests.point(900, 0), MapTests.point(0, 900)]
    let old = MapTests.storyboard(places)
    let new = old.replacing("x=\"900\"", with: "x=\"901.5\"").replacing(
      "toolsVersion=\"21701\"", with: "toolsVersion=\"3\"")
    let workspace = try TestDirectory([
      "a.storyboard": old, "b.storyboard": new,
      "c.storyboard": old.replacing("identifier=\"next\"", with: ""),
      "a.scene": Samples.clock,
    ])
    #expect(
      try workspace.scenec("diff", "a.storyboard", "b.storyboard").status == 0,
      "attributes that only Xcode uses are ignored")
    let outcome = try workspace.scenec("diff", "a.storyboard", "c.storyboard")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains("of viewController: identifier \"next\" → nothing"),
      "\(outcome.text)")
    #expect(try workspace.scenec("compile", "a.scene").status == 0)
    #expect(try workspace.scenec("diff", "a.scene", "a.scenec").status == 0)
    #expect(try workspace.scenec("diff", "-", "a.scene", input: Samples.clock).status == 0)
    #expect(try workspace.scenec("diff", "-", "-", input: Samples.clock).status == 64)
  }

  @Test("Ids and defaults of an imported scene do not differ from its Xcode file")
  func comparesImportedScenes() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" initialViewController="aBc-De-fGh">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s-1"><objects>
          <viewController restorationIdentifier="r" focusGroupIdentifier="g" id="aBc-De-fGh" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v-1">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <label opaque="NO" text="Tea" translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
                  <rect key="frame" x="20" y="103" width="100" height="21"/></label>
              </subviews>
              <viewLayoutGuide key="safeArea" id="g-1"/>
              <constraints>
                <constraint firstItem="l-1" firstAttribute="top" secondItem="g-1" secondAttribute="top" id="k-1"/>
                <constraint firstItem="l-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" constant="20" id="k-2"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let workspace = try TestDirectory(["Tea.storyboard": text])
    #expect(try workspace.scenec("import", "Tea.storyboard", "-o", "Tea.scene").status == 0)
    let scene = try workspace.text("Tea.scene")
    for (old, new) in [("Tea.storyboard", "Tea.scene"), ("Tea.scene", "Tea.storyboard")] {
      let same = try workspace.scenec("diff", old, new)
      #expect(same.status == 0, "\(same.text)\(scene)")
    }
    try workspace.write("Tea.scene", scene.replacing("text=\"Tea\"", with: "text=\"Coffee\""))
    let changed = try workspace.scenec("diff", "Tea.scene", "Tea.storyboard")
    #expect(
      changed.text.hasPrefix("Tea.storyboard:9:") && changed.text.contains("text \"Coffee\" → \"Tea\"")
        && changed.text.contains("1 change:"), "\(changed.text)")
  }

  @Test("Describes Xcode objects by class, title, and path instead of by id")
  func namesInXcodeFiles() throws {
    func label(_ id: String, _ text: String, _ x: Int) -> String {
      """
      <label opaque="NO" text="\(text)" id="\(id)"><rect key="frame" x="\(x)" y="0.0" width="80" height="20"/></label>
      """
    }
    func storyboard(_ labels: String, outlet: String) -> String {
      RenderForeignTests.storyboard(
        """
        <scene sceneID="s-1"><objects>
            <viewController title="Settings" id="BYZ-38-t0r" customClass="SettingsController" sceneMemberID="viewController">
                <view key="view" id="8bC-Xf-vdC"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
                    <subviews>\(labels)</subviews>
                </view>
                <connections><outlet property="name" destination="\(outlet)" id="o-1"/></connections>
            </viewController>
        </objects></scene>
        """, initial: "BYZ-38-t0r")
    }
    let (name, age) = (label("aaa-00-001", "Name", 0), label("aaa-00-002", "Age", 9))
    let workspace = try TestDirectory([
      "a.storyboard": storyboard(name + age, outlet: "aaa-00-001"),
      "b.storyboard": storyboard(label("aaa-00-001", "Name", 5) + age, outlet: "aaa-00-002"),
      "c.storyboard": storyboard(name, outlet: "aaa-00-001"),
      "d.storyboard": storyboard(name + label("aaa-00-002", "Name", 9), outlet: "aaa-00-002"),
    ])
    func changes(_ new: String) throws -> [String] {
      let text = try workspace.scenec("diff", "a.storyboard", new).text
      return text.split(separator: "\n").dropLast().map {
        $0.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
      }
    }
    #expect(
      try changes("b.storyboard") == [
        """
        changed: label “Name” at SettingsController “Settings”/view/label[1]: frame "0 0 80 20" → "5 0 80 20"
        """,
        """
        changed: outlet 'name' of SettingsController “Settings”: destination "label “Name”" → "label “Age”"
        """,
      ])
    #expect(
      try changes("c.storyboard") == ["removed: label “Age” at SettingsController “Settings”/view/label[2]"])
    #expect(
      try changes("d.storyboard") == [
        "changed: label at SettingsController “Settings”/view/label[2]: text \"Age\" → \"Name\"",
        """
        changed: outlet 'name' of SettingsController “Settings”: destination "label “Name”" → "label “Name” (aaa-00-002)"
        """,
      ])
    let json = try workspace.scenec("diff", "a.storyboard", "b.storyboard", "--json").text
    #expect(json.contains("\"id\": \"aaa-00-001\"") && json.contains("\"new\": \"aaa-00-002\""))
  }

  @Test("Compares folders file by file")
  func directories() throws {
    let workspace = try TestDirectory([
      "old/a.scene": Samples.clock, "new/a.scene": Samples.clock, "old/sub/b.scene": Samples.clock,
      "new/sub/b.scene": Samples.clock.replacing("Alarm", with: "Bell"), "old/gone.scene": Samples.clock,
      "new/come.scene": Samples.clock,
    ])
    let outcome = try workspace.scenec("diff", "old", "new")
    #expect(outcome.status == 1)
    #expect(
      outcome.text == """
        new/come.scene:2:4: added: scene 'clock'
        new/come.scene:14:4: added: scene 'settings'
        old/gone.scene:2:4: removed: scene 'clock'
        old/gone.scene:14:4: removed: scene 'settings'
        new/sub/b.scene:6:38: changed: label at clock/view/label: text "Alarm" → "Bell"
        5 changes: 2 added, 2 removed, 1 changed

        """)
    #expect(try workspace.scenec("diff", "old", "new/a.scene").status == 64)
  }

  @Test("Exits with an error if a file is missing or has errors")
  func invalidFiles() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "broken.scene": Samples.broken])
    let outcome = try workspace.scenec("diff", "a.scene", "broken.scene")
    #expect(
      outcome.status == 1 && outcome.text.isEmpty && outcome.errors.hasPrefix("broken.scene:2:10: error: "))
    #expect(try workspace.scenec("diff", "a.scene", "missing.scene").status == 66)
    for hostile in ["", "<", "<a/>", "<nib version=\"1\"><view><view/></view></nib>", "\u{0}\u{1}"] {
      try workspace.write("h.scene", hostile)
      for pair in [["h.scene", "a.scene"], ["a.scene", "h.scene"], ["h.scene", "h.scene"]] {
        #expect([0, 1].contains(try workspace.scenec(["diff"] + pair, input: Data()).status))
      }
    }
  }

  /// The output matches the page `Reviewing.md`.
  @Test("Git can run 'scenec diff' as its diff driver")
  func runsAsGitDiffDriver() throws {
    let workspace = try TestDirectory([
      "Clock.scene": Samples.clock, ".gitattributes": "*.scene diff=scenec\n",
    ])
    let setting = "f() { \(Program.path) diff --name \"$1\" \"$2\" \"$5\" || test $? = 1; }; f"
    let made = try workspace.shell(
      """
      git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm one &&
      git config diff.scenec.command '\(setting)'
      """)
    #expect(made.status == 0, "\(made.errors)")
    #expect(try workspace.shell("git diff --exit-code").status == 0)
    try workspace.write("Clock.scene", Samples.clock.replacing("Alarm", with: "Bell"))
    let outcome = try workspace.shell("git --no-pager diff")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.text == """
        Clock.scene:6:38: changed: label at clock/view/label: text "Alarm" → "Bell"
        1 change: 1 changed

        """)
    try workspace.write("New.scene", Samples.warning)
    #expect(
      try workspace.shell("git add New.scene && git --no-pager diff --cached").text.contains(
        "New.scene:2:4: added: scene 'clock'"))
  }
}
