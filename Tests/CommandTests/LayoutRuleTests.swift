import Foundation
import SceneDiagnostics
import SceneValidation
import Testing

@Suite("scenec validate --layout")
struct LayoutRuleTests {
  struct Found: Decodable {
    struct Range: Decodable {
      struct Position: Decodable { let line, offset: Int }
      let start: Position
    }
    struct Note: Decodable {
      let message: String
      let range: Range?
    }
    let rule, severity, message, path: String
    let range: Range
    let notes: [Note]
  }

  struct Report: Decodable {
    let diagnostics: [Found]
  }

  static func diagnostics(_ arguments: String..., in workspace: TestDirectory) throws -> [Found] {
    let outcome = try workspace.scenec(["validate", "--format", "json"] + arguments, input: Data())
    return try JSONDecoder().decode(Report.self, from: outcome.output).diagnostics
  }

  static let rules = LayoutRules.own.map { $0.description.id.rawValue }

  @Test("Each layout rule reports its incorrect example and accepts its correct example", arguments: rules)
  func samples(of id: String) throws {
    let rule = try #require(SceneRules.description(of: id))
    let marks = rule.wrong.split(separator: RuleDescription.mark, omittingEmptySubsequences: false)
    let workspace = try TestDirectory(["wrong.scene": marks.joined(), "right.scene": rule.right])
    let found = try Self.diagnostics("--layout", "--rule", id, "wrong.scene", in: workspace)
    #expect(found.map(\.rule) == [id])
    #expect(found.map(\.range.start.offset) == [marks[0].utf8.count])
    #expect(found.map(\.severity) == [rule.severity.rawValue])
    #expect(try Self.diagnostics("--layout", "--rule", id, "right.scene", in: workspace).map(\.message) == [])
    // '--rule' turns on the rule, and layout is on by default.
    #expect(try Self.diagnostics("--rule", id, "wrong.scene", in: workspace).map(\.rule) == [id])
    let off = try Self.diagnostics("--no-layout", "--rule", id, "wrong.scene", in: workspace)
    #expect(off.map(\.message) == [])
    let byDefault = try Self.diagnostics("wrong.scene", in: workspace).contains { $0.rule == id }
    #expect(byDefault == !rule.isOffByDefault)
    let requested = try Self.diagnostics("--layout", "wrong.scene", in: workspace).contains { $0.rule == id }
    let isOnRequest = LayoutRules.onRequest.contains { $0.description.id.rawValue == id }
    #expect(requested == (byDefault || isOnRequest))
  }

  @Test("Checks layout by default, and '--no-layout' and 'layout: false' turn it off")
  func layoutByDefault() throws {
    let workspace = try TestDirectory(["a.scene": Self.squeezed(Self.conflict)])
    func rules(_ arguments: String...) throws -> [String] {
      let outcome = try workspace.scenec(
        ["validate", "--format", "json", "a.scene"] + arguments, input: Data())
      return try JSONDecoder().decode(Report.self, from: outcome.output).diagnostics.map(\.rule)
    }
    #expect(try rules() == ["conflicting-constraints"])
    #expect(try rules("--no-layout") == [])
    try workspace.write(".scenec.yml", "layout: false\n")
    #expect(try rules() == [])
    #expect(try rules("--layout") == ["conflicting-constraints"])
    #expect(try rules("--layout", "devices=iphone-se") == ["conflicting-constraints"])
    let off = try workspace.scenec("validate", "a.scene", "--verbose")
    #expect(off.text.contains("'conflicting-constraints'") && off.text.contains("layout is turned off"))
    #expect(try workspace.scenec("validate", "a.scene").text == "1 file: no problems\n")
    let required = try workspace.scenec(
      "validate", "a.scene", "--require-checked", "conflicting-constraints")
    #expect(required.status == 1 && required.errors.contains("layout is turned off"), "\(required.errors)")
    let both = try workspace.scenec("validate", "a.scene", "--layout", "--no-layout")
    #expect(both.status > 1 && both.errors.contains("cannot be used together"), "\(both.errors)")
  }

  @Test("The configuration turns on the layout rules that depend on text, and can turn off each of them")
  func configuredRules() throws {
    let workspace = try TestDirectory([
      "a.scene": Self.scene(
        """
        <label text="Snooze for nine minutes">
          <constraint equation="leading = superview.leading + 20"/>
          <constraint equation="top = superview.top + 20"/>
          <constraint equation="width = 100"/>
        </label>
        """)
    ])
    func rules() throws -> [String] { try Self.diagnostics("a.scene", in: workspace).map(\.rule) }
    #expect(try rules() == [])
    for (configuration, expected) in [
      ("layout: own\n", ["text-cut-off"]), ("layout: { locales: [own] }\n", ["text-cut-off"]),
      ("layout: own\nrules: { text-cut-off: off }\n", []),
      ("rules: { text-cut-off: note }\n", ["text-cut-off"]),
    ] {
      try workspace.write(".scenec.yml", configuration)
      #expect(try rules() == expected, "\(configuration)")
    }
  }

  /// Returns a scene of one view controller with a view of 375 × 667 points.
  private static func scene(_ content: String) -> String {
    """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock">
          <view id="page" frame="0 0 375 667">
    \(content)
          </view>
        </viewController>
      </scene>
    </storyboard>
    """
  }

  /// Returns a view that is pinned to both sides and 200 points wide, with unrelated constraints.
  private static func squeezed(_ constraints: [String]) -> String {
    scene(
      """
      <view id="face">
      \(constraints.map { "<constraint equation=\"\($0)\"/>" }.joined(separator: "\n"))
      </view>
      """)
  }

  private static let conflict = [
    "leading = superview.leading + 20", "trailing = superview.trailing - 20", "width = 200",
    "top = superview.top + 20", "height = 40", "width &gt;= 10",
  ]

  @Test(
    "Does not report ambiguous or misplaced views on screens where they are hidden")
  func viewsOfOtherScreens() throws {
    func scene(hidden: Bool, varies: Bool, _ constraints: [String]) -> String {
      Self.scene(
        """
        <view id="face" frame="0 0 100 100" translatesAutoresizingMask="false" hidden="\(hidden)">
          <view id="mouth" frame="5 5 10 10" translatesAutoresizingMask="false">
            \(constraints.map { "<constraint equation=\"\($0)\"/>" }.joined())
          </view>
          \(constraints.map { "<constraint equation=\"\($0)\"/>" }.joined())
          \(varies ? "<when traits=\"horizontal=regular\" hidden=\"false\"/>" : "")
        </view>
        """)
    }
    let open = ["top = superview.top + 50"]
    let closed = open + ["leading = superview.leading + 20", "width = 40", "height = 30"]
    var files: [String: String] = [:]
    for (name, constraints) in [("open", open), ("closed", closed)] {
      files["\(name)-there.scene"] = scene(hidden: false, varies: true, constraints)
      files["\(name)-elsewhere.scene"] = scene(hidden: true, varies: true, constraints)
      files["\(name)-hidden.scene"] = scene(hidden: true, varies: false, constraints)
    }
    let workspace = try TestDirectory(files)
    func ambiguous(_ file: String) throws -> [Bool] {
      try Self.diagnostics(
        "--layout", "devices=iphone-16,ipad-11", "--rule", "ambiguous-layout", file, in: workspace
      ).map { $0.message.contains("iPhone") }
    }
    #expect(try ambiguous("open-there.scene") == [true, true, true, true])
    #expect(try ambiguous("open-elsewhere.scene") == [false, false, false, false])
    // The app may show views that are hidden on all screens.
    #expect(try ambiguous("open-hidden.scene") == [true, true, true, true])
    func misplaced(_ file: String) throws -> Int {
      try Self.diagnostics("--layout", "--rule", "misplaced-view", file, in: workspace).count
    }
    #expect(try misplaced("closed-there.scene") == 2)
    #expect(try misplaced("closed-elsewhere.scene") == 0)
    #expect(try misplaced("closed-hidden.scene") == 2)
  }

  @Test(
    "Reports no conflict in a row of multiline labels with required widths")
  func sharesOfRows() throws {
    for version in [18122, 21507] {
      let labels = [("a", 100), ("b", 60)].map { id, width in
        """
        <label text="Text" numberOfLines="0" horizontalCompressionResistancePriority="1000" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
          <rect key="frame" x="0" y="0" width="\(width)" height="20.5"/>
          <constraints><constraint firstAttribute="width" constant="\(width)" id="w\(id)"/></constraints>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
      }
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="c">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews>
                <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                  <rect key="frame" x="0" y="100" width="160" height="20.5"/>
                  <subviews>\(labels.joined())</subviews>
                </stackView>
              </subviews>
              <viewLayoutGuide key="safeArea" id="g"/>
              <constraints>
                <constraint firstItem="stack" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="k1"/>
                <constraint firstItem="stack" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
              </constraints>
            </view>
          </viewController></objects></scene></scenes>
        </document>
        """
      let workspace = try TestDirectory(["Main.storyboard": text])
      let found = try Self.diagnostics(
        "--layout", "--rule", "conflicting-constraints", "Main.storyboard", in: workspace)
      #expect(found.map(\.message) == [])
    }
  }

  @Test("A conflict has a note for each constraint in a minimal conflicting set")
  func minimalConflicts() throws {
    let workspace = try TestDirectory(["a.scene": Self.squeezed(Self.conflict)])
    let found = try Self.diagnostics("--layout", "a.scene", in: workspace)
    #expect(found.map(\.rule) == ["conflicting-constraints"])
    let conflict = try #require(found.first)
    #expect(conflict.severity == "error")
    #expect(conflict.message == "This required constraint conflicts with 3 others")
    let lines = try workspace.text("a.scene").split(separator: "\n", omittingEmptySubsequences: false)
    let members = conflict.notes.compactMap { $0.range.map { String(lines[$0.start.line - 1]) } }
    #expect(members.count == 4 && members.contains { $0.contains("frame=\"0 0 375 667\"") })
    let named = Self.conflict.filter { equation in members.contains { $0.contains("\"\(equation)\"") } }
    #expect(named == Array(Self.conflict.prefix(3)))
    #expect(conflict.notes.contains { $0.message.hasPrefix("'face.width = 200' is ignored") })
    // The conflict disappears if any of its constraints is removed or gets a lower priority.
    for member in named {
      for changed in [nil, member + " @999"] {
        let others = Self.conflict.compactMap { $0 == member ? changed : $0 }
        try workspace.write("b.scene", Self.squeezed(others))
        let rest = try Self.diagnostics(
          "--layout", "--rule", "conflicting-constraints", "b.scene", in: workspace)
        #expect(rest.map(\.message) == [])
      }
    }
    // Unrelated constraints have no effect.
    for other in Self.conflict.dropFirst(3) {
      try workspace.write("b.scene", Self.squeezed(Self.conflict.filter { $0 != other }))
      let rest = try Self.diagnostics(
        "--layout", "--rule", "conflicting-constraints", "b.scene", in: workspace)
      #expect(rest.count == 1)
    }
  }

  @Test("Does not report a conflict of a constraint that code can deactivate")
  func conflictsOfReachableConstraints() throws {
    let text = Self.squeezed(Self.conflict)
    let height = #"<constraint firstAttribute="height" constant="30" id="k-9"/>"#
    let xcode = Self.storyboard(
      Self.box.replacing("<constraints>", with: "<constraints>\(height)"), constraints: Self.boxConstraints)
    let outlet = #"<connections><outlet property="height" destination="k-9" id="o-1"/></connections>"#
    let workspace = try TestDirectory([
      "a.scene": text,
      "b.scene": text.replacing(#"equation="width = 200""#, with: #"id="wide" equation="width = 200""#),
      "A.storyboard": xcode,
      "B.storyboard": xcode.replacing("</viewController>", with: "\(outlet)</viewController>")
        .replacing(#"id="c-1""#, with: #"id="c-1" customClass="ClockController""#),
      "C.storyboard": xcode.replacing(#"id="k-9""#, with: #"identifier="height" id="k-9""#),
    ])
    for (file, count) in [
      ("a.scene", 1), ("b.scene", 0), ("A.storyboard", 1), ("B.storyboard", 0), ("C.storyboard", 0),
    ] {
      let found = try Self.diagnostics("--rule", "conflicting-constraints", file, in: workspace)
      #expect(found.count == count, "\(file): \(found.map(\.message))")
    }
  }

  @Test("Does not report a conflict that involves a frame that code can change")
  func conflictsOfChangingFrames() throws {
    func xcode(_ holder: (String) -> String, _ outlet: String = "") -> String {
      let content = """
        id="h-1"><rect key="frame" x="0.0" y="0.0" width="375" height="90"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="n-1">
          <rect key="frame" x="0.0" y="0.0" width="375" height="90"/>
          <constraints><constraint firstAttribute="height" constant="60" id="k-1"/></constraints>
        </view></subviews>
        <constraints>
          <constraint firstItem="n-1" firstAttribute="top" secondItem="h-1" secondAttribute="top" id="k-2"/>
          <constraint firstAttribute="bottom" secondItem="n-1" secondAttribute="bottom" id="k-3"/>
          <constraint firstItem="n-1" firstAttribute="leading" secondItem="h-1" secondAttribute="leading" id="k-4"/>
          <constraint firstAttribute="trailing" secondItem="n-1" secondAttribute="trailing" id="k-5"/>
        </constraints></view>
        """
      return Self.storyboard(holder(content), constraints: "")
        .replacing("</viewController>", with: "\(outlet)</viewController>")
        .replacing(#"id="c-1""#, with: #"id="c-1" customClass="ClockController""#)
    }
    func table(_ content: String) -> String {
      """
      <tableView style="plain" id="t-1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <view key="tableHeaderView" \(content)</tableView>
      """
    }
    let outlet = #"<connections><outlet property="header" destination="h-1" id="o-1"/></connections>"#
    let workspace = try TestDirectory([
      "A.storyboard": xcode { "<view \($0)" }, "B.storyboard": xcode({ "<view \($0)" }, outlet),
      "C.storyboard": xcode { "<view customClass=\"Header\" \($0)" }, "D.storyboard": xcode(table),
    ])
    for (file, count) in [("A.storyboard", 1), ("B.storyboard", 0), ("C.storyboard", 0), ("D.storyboard", 0)]
    {
      let found = try Self.diagnostics("--rule", "conflicting-constraints", file, in: workspace)
      #expect(found.count == count, "\(file): \(found.map(\.message))")
    }
  }

  @Test("Reports a conflict only once if it is detected without layout")
  func staticConflicts() throws {
    let text = Self.squeezed(["width = 44", "width = 60", "leading = superview.leading"])
    let workspace = try TestDirectory(["a.scene": text])
    let rule = "conflicting-constraints"
    func severities(_ option: String) throws -> [String] {
      try Self.diagnostics(option, "--rule", rule, "a.scene", in: workspace).map(\.severity)
    }
    #expect(try severities("--no-layout") == ["warning"])
    #expect(try severities("--layout") == ["error"])
  }

  @Test("For a conflict that depends on screen size, reports the affected screens")
  func conflictsOfScreens() throws {
    let text = Self.squeezed([
      "leading = superview.leading + 20", "trailing = superview.trailing - 20", "width &gt;= 330",
      "top = superview.top + 20", "height = 40",
    ])
    let workspace = try TestDirectory(["a.scene": text])
    #expect(try Self.diagnostics("--layout", "a.scene", in: workspace).map(\.message) == [])
    let found = try Self.diagnostics(
      "--layout", "devices=own,iphone-5,iphone-4s,iphone-16", "a.scene", in: workspace)
    #expect(
      found.map(\.message) == ["This required constraint conflicts with 3 others (iPhone 5s)"])
    #expect(found.first?.notes.last?.message == "also on iPhone 4s")
  }

  private static func storyboard(_ views: String, constraints: String, device: String = "retina4_7") -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES" useSafeAreas="YES" initialViewController="c-1">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s-1"><objects>
          <viewController id="c-1" sceneMemberID="viewController">
            <view key="view" id="v-1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
    \(views)
              </subviews>
              <viewLayoutGuide key="safeArea" id="g-1"/>
              <constraints>
    \(constraints)
              </constraints>
            </view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>

    """
  }

  private static let box = """
    <view contentMode="scaleToFill" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b-1">
      <rect key="frame" x="16" y="100" width="300" height="40.5"/>
      <constraints>
        <constraint firstAttribute="height" constant="40.5" id="k-1"/>
      </constraints>
    </view>
    """
  private static let boxConstraints = """
    <constraint firstItem="b-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-2"/>
    <constraint firstAttribute="trailing" secondItem="b-1" secondAttribute="trailing" constant="20" id="k-3"/>
    <constraint firstItem="b-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="100" id="k-4"/>
    """

  @Test("Fixes the frame of a misplaced view in Xcode's format and changes nothing else")
  func misplacedViews() throws {
    let text = Self.storyboard(Self.box, constraints: Self.boxConstraints)
    let workspace = try TestDirectory(["Main.storyboard": text])
    let found = try Self.diagnostics("--layout", "--rule", "misplaced-view", "Main.storyboard", in: workspace)
    #expect(
      found.map(\.message) == [
        "The saved frame of view 'b-1' is 16 100 300 40.5, but its constraints require 0 100 355 40.5"
      ])
    let outcome = try workspace.scenec(
      "validate", "--layout", "--rule", "misplaced-view", "--fix", "Main.storyboard")
    #expect(outcome.status == 0 && outcome.text == "1 file: no problems\n", "\(outcome.text)")
    let fixed = text.replacing(#" misplaced="YES""#, with: "")
      .replacing(#"x="16" y="100" width="300""#, with: #"x="0.0" y="100" width="355""#)
    #expect(try workspace.text("Main.storyboard") == fixed)
  }

  @Test("Does not report a saved frame that satisfies all constraints")
  func framesThatMayBeRight() throws {
    let label = """
      <label opaque="NO" contentMode="left" text="Some words" translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
        <rect key="frame" x="20" y="100" width="130" height="24"/>
      </label>
      """
    let constraints = """
      <constraint firstItem="l-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" constant="20" id="k-2"/>
      <constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="100" id="k-4"/>
      """
    let workspace = try TestDirectory([
      "Main.storyboard": Self.storyboard(label, constraints: constraints)
    ])
    #expect(try Self.diagnostics("--layout", "Main.storyboard", in: workspace).map(\.message) == [])
  }

  @Test("Shows two valid positions of an ambiguous view and suggests a constraint")
  func ambiguousViews() throws {
    let text = Self.storyboard(
      Self.box.replacing(#" misplaced="YES""#, with: ""),
      constraints: Self.boxConstraints.split(separator: "\n").dropFirst().joined(separator: "\n"))
    let workspace = try TestDirectory(["Main.storyboard": text])
    let found = try Self.diagnostics("--layout", "Main.storyboard", in: workspace)
    #expect(found.map(\.rule) == ["ambiguous-layout"])
    let message = try #require(found.first?.message)
    #expect(message.contains("of view 'b-1' is ambiguous") && message.hasSuffix("are both valid"))
    #expect(found.first?.notes.first?.message.hasPrefix("add a constraint for its") == true)
    // The ambiguity check is turned off, as in Xcode.
    try workspace.write(
      "Main.storyboard",
      text.replacing(#"id="b-1">"#, with: #"verifyAmbiguity="off" id="b-1">"#))
    #expect(try Self.diagnostics("--layout", "Main.storyboard", in: workspace).map(\.message) == [])
  }

  @Test("Does not report an ambiguous view with an outlet unless Xcode marked it")
  func ambiguousViewsWithOutlets() throws {
    let constraints = Self.boxConstraints.split(separator: "\n").dropFirst().joined(separator: "\n")
    let outlet = #"<connections><outlet property="box" destination="b-1" id="o-1"/></connections>"#
    func storyboard(_ mark: String, _ outlet: String) -> String {
      Self.storyboard(Self.box.replacing(#"misplaced="YES""#, with: mark), constraints: constraints)
        .replacing("</viewController>", with: "\(outlet)</viewController>")
        .replacing(#"id="c-1""#, with: #"id="c-1" customClass="ClockController""#)
    }
    let mark = #"ambiguous="YES""#
    let workspace = try TestDirectory([
      "A.storyboard": storyboard("", ""), "B.storyboard": storyboard("", outlet),
      "C.storyboard": storyboard(mark, outlet),
    ])
    for (file, count) in [("A.storyboard", 1), ("B.storyboard", 0), ("C.storyboard", 1)] {
      let found = try Self.diagnostics("--rule", "ambiguous-layout", file, in: workspace)
      #expect(found.count == count, "\(file): \(found.map(\.message))")
    }
  }

  @Test("Reports truncated text with its language and the additional width that it requires")
  func cutOffTexts() throws {
    let text = Self.scene(
      """
      <button id="snooze" title="Snooze">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="width = 70"/>
      </button>
      """)
    let workspace = try TestDirectory([
      "a.scene": text, "de.lproj/a.strings": "\"snooze.title\" = \"Schlummern lassen\";\n",
    ])
    let rule = ["--rule", "text-cut-off", "a.scene"]
    func messages(_ screens: String) throws -> [String] {
      try Self.diagnostics("--layout", screens, rule[0], rule[1], rule[2], in: workspace).map(\.message)
    }
    #expect(try messages("locales=own") == [])
    let german = try messages("locales=all")
    #expect(german.count == 1)
    #expect(german.first?.hasPrefix("'Schlummern lassen' in 'de' does not fit into button 'snooze'") == true)
    #expect(german.first?.hasSuffix("points wider (de)") == true)
    let pseudo = try messages("locales=pseudo")
    #expect(pseudo.count == 1 && pseudo.first?.hasPrefix("'Šñôôżé") == true, "\(pseudo)")
  }

  @Test("The configuration and the command line select the screens to lay out")
  func configurations() throws {
    let workspace = try TestDirectory([
      ".scenec.yml": "layout:\n  devices: [own, iphone-5]\n  orientations: portrait\n",
      "a.scene": Self.squeezed([
        "leading = superview.leading + 20", "trailing = superview.trailing - 20", "width &gt;= 330",
        "top = superview.top + 20", "height = 40",
      ]),
    ])
    #expect(try Self.diagnostics("a.scene", in: workspace).map(\.rule) == ["conflicting-constraints"])
    #expect(try Self.diagnostics("--no-config", "a.scene", in: workspace).map(\.rule) == [])
    #expect(try Self.diagnostics("--layout", "devices=own", "a.scene", in: workspace).map(\.rule) == [])
    try workspace.write(".scenec.yml", "layout: { devices: [iphone-99] }")
    let unknown = try workspace.scenec("validate", "a.scene")
    #expect(unknown.errors.contains("Device 'iphone-99' does not exist"), "\(unknown.errors)")
    try workspace.write(".scenec.yml", "layout: { device: [iphone-5] }")
    #expect(
      try workspace.scenec("validate", "a.scene").errors.contains("Key 'device' does not exist in 'layout'"))
  }

  @Test(
    "'--layout' rejects unknown devices, orientations, and text sizes",
    arguments: [
      ("devices=iphone-99", "Device 'iphone-99' does not exist"),
      ("device=own", "'device' must be one of 'devices'"),
      ("orientations=upwards", "not 'upwards'"), ("textSizes=huge", "Text size 'huge' does not exist"),
    ])
  func rejectsUnknownScreens(screens: String, message: String) throws {
    let workspace = try TestDirectory(["a.scene": Self.scene("")])
    let outcome = try workspace.scenec("validate", "--layout", screens, "a.scene")
    #expect(outcome.status > 1 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("Does not report suppressions of layout rules as unused if layout is off")
  func suppressions() throws {
    let text = Self.scene(
      """
      <?scenec ignore ambiguous-layout reason="code says how wide"?>
      <view id="face">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="height = 100"/>
      </view>
      """)
    let workspace = try TestDirectory(["a.scene": text])
    #expect(try Self.diagnostics("--layout", "a.scene", in: workspace).map(\.message) == [])
    #expect(try Self.diagnostics("--no-layout", "a.scene", in: workspace).map(\.message) == [])
  }

  @Test("Lists files with errors as not checked, and lays out the other files")
  func filesThatCannotBeLaidOut() throws {
    let workspace = try TestDirectory([
      "a.scene": Samples.broken, "b.scene": Self.squeezed(Self.conflict),
    ])
    let outcome = try workspace.scenec("validate", "--verbose", ".")
    #expect(outcome.text.contains("b.scene") && outcome.text.contains("[conflicting-constraints]"))
    #expect(
      outcome.text.contains("not checked: 'ambiguous-layout', 'conflicting-constraints' in a.scene: other"),
      "\(outcome.text) \(outcome.errors)")
  }

  @Test("Lists a file as not laid out if the rules of its errors are off")
  func errorsOfRulesThatAreOff() throws {
    let workspace = try TestDirectory(["a.scene": Self.scene(#"<label text="A" numberOfLines="many"/>"#)])
    #expect(
      try workspace.scenec("validate", "--verbose", "a.scene").text.contains("in a.scene: other problems"))
    let outcome = try workspace.scenec("validate", "--verbose", "--no-rule", "bad-literal", "a.scene")
    #expect(
      outcome.text.contains("'conflicting-constraints' in a.scene: some of the views cannot be created"),
      "\(outcome.text)")
  }

  @Test("Wraps text of several lines that must not be compressed within required constraints")
  func wrappedTextThatResistsCompression() throws {
    let workspace = try TestDirectory([
      "a.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="v">
      <device id="retina6_7" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects>
      <viewController id="v" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="w">
      <rect key="frame" x="0.0" y="0.0" width="430" height="932"/><subviews>
      <stackView axis="vertical" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="o"><subviews>
      <stackView alignment="center" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="i"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="x"><constraints>
      <constraint firstAttribute="height" constant="20" id="c1"/><constraint firstAttribute="width" constant="50" id="c2"/>
      </constraints></view>
      <label horizontalCompressionResistancePriority="1000" numberOfLines="0"
      text="A long text that does not fit on one line of the screen, so that it must be wrapped at its edges"
      lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></stackView></subviews></stackView>
      </subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>
      <constraint firstItem="o" firstAttribute="top" secondItem="g" secondAttribute="top" constant="16" id="c3"/>
      <constraint firstItem="g" firstAttribute="trailing" secondItem="o" secondAttribute="trailing" constant="16" id="c4"/>
      <constraint firstItem="o" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="16" id="c5"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    ])
    let outcome = try workspace.scenec("validate", "--layout", "a.storyboard")
    #expect(!outcome.text.contains("outside-its-parent"), "\(outcome.text)")
  }
}
