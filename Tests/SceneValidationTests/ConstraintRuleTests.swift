import SceneDiagnostics
import SceneValidation
import Testing

@Suite("Constraints")
struct ConstraintRuleTests {
  /// Returns the page's view with constraints in the label `time` and in the view `page` itself.
  private func page(_ inLabel: String = "", _ inPage: String = "") -> String {
    """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock">
          <view id="page">
            <label id="time" text="12:00">\(inLabel)</label>
            <label id="day" text="Monday"/>
            \(inPage)
          </view>
        </viewController>
      </scene>
    </storyboard>
    """
  }

  private func equation(_ text: String) -> String { "<constraint equation=\"\(text)\"/>" }

  @Test("Accepts valid constraints")
  func silence() throws {
    try expectSilence(
      page(
        [
          "width = 44", "height &gt;= width * 2", "self.top = safeArea.top",
          "leading = superview.margins.leading",
          "time.centerX = day.centerX + 8 @750", "bottom ≤ day.firstBaseline",
          "left = superview.safeArea.centerX", "right = self.left + 20 @1",
        ].map(equation).joined(),
        """
        <constraints format="V:|-[time]-gap-[day(>=44@750,==time*2)]-(>=8,&lt;=20@500)-|" options="alignAllLeading"
          metrics="gap=8"/>
        <constraints format="|[time]" options="directionLeftToRight"/>
        <constraint equation="self.safeArea.height >= 100"/>
        """))
  }

  @Test("Reports the exact location of an error that follows character references")
  func locationsAfterReferences() throws {
    try expectFindings(
      "bad-equation",
      in: page(equation("width &lt;&#x3D; superview&#46;▶widht * 2") + equation("width &gt;= 4▶&quot;")))
    try expectFindings(
      "bad-equation", "Expected an attribute, not 'größe'",
      in: page(equation("width\r\n &#x2264; day.▶größe")))
    try expectFindings(
      "bad-visual-format", in: page("", "<constraints format=\"[time]-(&gt;=8,&lt;=20@500)-▶]day]\"/>"))
    try expectFindings(
      "dangling-reference", in: page("", "<constraints format=\"[time(&gt;=8)]-[▶dya]\"/>"))
    try expectFindings("dangling-reference", in: page(equation("width &lt;= ▶dya.width")))
  }

  @Test(
    "Suggests the supported syntax for unsupported operators, attributes, and units in an equation",
    arguments: [
      ("width ▶atLeast 44", "&gt;=", true), ("width ▶lessThanOrEqual 44", "&lt;=", true),
      ("width ▶=> 44", "&gt;=", true), ("width ▶min 44", "&gt;=", false), ("width ▶max 44", "&lt;=", false),
      ("▶minX = superview.left + 8", "left", false), ("width = ▶8pt", "8", true),
      ("width = ▶8px", "8", false),
      ("width = 8 @▶high", "750", true), ("width = 8 @▶required", "1000", true),
      ("width ▶about 44", nil, false),
      ("▶minWidth = 44", "width &gt;=", true), ("▶maxHeight = 44", "height &lt;=", true),
      ("width ▶at least 44", "&gt;=", true), ("width ▶at most 44", "&lt;=", true),
      ("width = height * 16 ▶: 9", "/", false), ("width = height ▶× 2", "*", true),
      ("width = 2 ▶x height", "*", true),
      ("width ▶greater than or equal to 44", "&gt;=", true), ("width ▶at 44", nil, false),
    ])
  func otherWords(_ text: String, _ intended: String?, _ isSafe: Bool) throws {
    let found = try expectFindings("bad-equation", in: page(equation(text)))
    #expect(found.first?.intended == intended)
    #expect(found.first?.fixIts.contains(where: \.isSafe) == isSafe)
    guard intended != nil else { return }
    try expectSilence(fixed(#require(found.first)), optional: ["bad-equation"])
  }

  @Test("Suggests corrections for typos")
  func suggestions() throws {
    let attribute = try diagnostics(in: page(equation("widht = 44")))
    #expect(attribute.map(\.intended) == ["width"])
    let view = try diagnostics(in: page("", "<constraints format=\"[tme]-[day]\"/>"))
    #expect(view.map(\.intended) == ["time"])
    let place = try diagnostics(in: page(equation("bottom = -20 @750")))
    #expect(place.map(\.intended) == ["superview.bottom - 20"])
    #expect(try diagnostics(in: fixed(place[0])).isEmpty)
    let option = try diagnostics(in: page("", "<constraints format=\"[day]\" options=\"alignAllTpo\"/>"))
    #expect(option.map(\.intended) == ["alignAllTop"])
  }

  @Test("Reports an unknown id in a visual format only once")
  func onceEach() throws {
    try expectFindings(
      "dangling-reference",
      in: page("", "<constraints format=\"|-[▶tim(>=4,&lt;=8)]-(>=4,&lt;=8)-[day]-|\"/>"))
  }

  @Test("Reports an invalid option only once, regardless of the number of views")
  func oncePerOption() throws {
    try expectFindings(
      "constraint-attributes-mismatch",
      in: page("", "<constraints format=\"[time]-[time]-[time]\" options=\"▶alignAllTop\"/>")
        .replacing("[time]-[time]-[time]", with: "[time]-(>=4@2)-[time]-(>=4@3)-[time]"))
    try expectFindings(
      "duplicate-constraint",
      in: page(
        "",
        "<constraints format=\"[time]-(>=4@2)-[day]-(>=4@2)-[time]-(>=5@2)-[day]\" options=\"▶alignAllTop\"/>"
      ))
  }

  @Test("Rejects constraints that use a reserved word as the id of a view")
  func reservedWords() throws {
    try expectFindings(
      "dangling-reference", "'safeArea' is not a view",
      in: page("", "<constraints format=\"[▶safeArea]-[day]\"/>"))
    try expectFindings(
      "dangling-reference", "'firstResponder' is not a view",
      in: page(equation("width = ▶firstResponder.width")))
    try expectSilence(page("<constraints format=\"|-[self]-[day]\"/>"))
  }

  @Test(
    "Reports attributes that cannot be combined in a constraint",
    arguments: [
      "width = superview.▶left", "left = superview.▶top", "centerX = superview.▶firstBaseline",
      "leading = superview.▶left", "right = superview.▶trailing", "▶centerY = 8", "width = time.▶width * 2",
      "superview.safeArea.top = superview.safeArea.▶top",
    ])
  func mismatches(_ text: String) throws {
    try expectFindings("constraint-attributes-mismatch", in: page(equation(text)))
  }

  @Test(
    "Accepts attributes that can be combined in a constraint",
    arguments: [
      "width = superview.height", "leading = superview.centerX", "centerX = superview.left",
      "top = superview.lastBaseline", "self.safeArea.top = self.top",
    ])
  func matches(_ text: String) throws { try expectSilence(page(equation(text))) }

  @Test("Reports that the superview of a top-level view is not in the file")
  func superviews() throws {
    let whole = try expectFindings(
      "superview-not-in-file", "The superview of view 'page' is not in this file",
      in: page("", equation("self.top = ▶safeArea.top")))
    #expect(whole[0].fixIts.isEmpty)
    let named = try expectFindings(
      "superview-not-in-file", in: page("", equation("time.top = ▶superview.top")))
    #expect(named[0].intended == "self")
    #expect(named[0].fixIts[0].isSafe == false)
    try expectFindings("superview-not-in-file", in: page("", "<constraints format=\"▶|-[self]\"/>"))
    try expectFindings(
      "superview-not-in-file",
      in: page(
        "",
        "<tableView><tableViewCell reuseIdentifier=\"row\">\(equation("width = ▶superview.width"))"
          + "</tableViewCell></tableView>"))
  }

  @Test("Rejects constraints between a prototype and views outside the prototype")
  func prototypes() throws {
    try expectFindings(
      "constraint-across-trees",
      in: page(
        "",
        "<tableView><tableViewCell reuseIdentifier=\"row\">\(equation("width = ▶time.width"))"
          + "<label id=\"name\" text=\"Row\">\(equation("width = superview.width"))</label></tableViewCell></tableView>"
          + equation("day.width = ▶name.width")))
  }

  @Test(
    "Reports a duplicate constraint that is written in a different form",
    arguments: [
      ("width = 44", "time.width = 44.0 @1000"), ("top = superview.top + 8", "superview.top = time.top - 8"),
      ("width &lt;= 2 * day.width + 10", "day.width >= self.width * 0.5 - 5"),
      ("top >= -2 * day.top", "day.top >= top * -0.5"),
      ("top = safeArea.top", "superview.safeArea.top = top"),
    ])
  func duplicates(_ first: String, _ second: String) throws {
    try expectFindings(
      "duplicate-constraint",
      in: page(equation(first) + "<constraint equation=\"▶\(second)\"/>"))
  }

  @Test(
    "Accepts constraints that differ only slightly",
    arguments: [
      ("width = 44", "width = 44 @999"), ("width = 44", "height = 44"),
      ("top = safeArea.top", "top = superview.top"),
      ("width >= 44", "width &lt;= 44"), ("width = 44 @1", "width = 45 @1"), ("width >= 44", "width >= 60"),
      ("width &lt;= day.width + 4", "width >= day.width + 4"), ("width = 44", "width >= 44"),
      ("width = day.width + 1", "width = day.width * 2"),
    ])
  func differences(_ first: String, _ second: String) throws {
    try expectSilence(page(equation(first) + equation(second)))
  }

  @Test(
    "Reports conflicting constraints",
    arguments: [
      ("width = 44", "width = 45"), ("width = 44", "width &gt;= 44.5"), ("width &lt;= 44", "width = 45"),
      ("width &lt;= 44", "width >= 45"), ("top >= day.top + 8", "day.top >= top + 8"),
    ])
  func contradictions(_ first: String, _ second: String) throws {
    let found = try expectFindings(
      "conflicting-constraints", in: page(equation(first) + "<constraint equation=\"▶\(second)\"/>"))
    #expect(found.first?.notes.count == 1)
  }

  @Test(
    "Does not report conflicts between constraints with ids, because code can deactivate the constraints")
  func constraintsWithIDs() throws {
    try expectSilence(
      page(
        "<constraint equation=\"width = 44\" id=\"narrow\"/><constraint equation=\"width = 88\" id=\"wide\"/>"
      ))
  }

  @Test("Does not report variations of a constraint as conflicts or duplicates")
  func variedConstraints() throws {
    let compact = #"<when traits="horizontal=compact" active="true"/>"#
    let shorter = #"<when traits="vertical=compact" constant="20"/>"#
    for other in ["width = 44", "width = 88"] {
      for varied in [
        #"<constraint equation="\#(other)" active="false">\#(compact)</constraint>"#,
        #"<constraint equation="\#(other)">\#(shorter)</constraint>"#,
      ] {
        try expectSilence(page(varied + equation("width = 44")), vocabulary: .library)
      }
    }
  }

  @Test("Checks the variations of a constraint like the variations of other objects")
  func variations() throws {
    func varied(_ text: String, attributes: String = "") -> String {
      page(#"<constraint equation="width = 44"\#(attributes)>\#(text)</constraint>"#)
    }
    try expectFindings(
      "bad-literal", in: varied("", attributes: #" active="▶maybe""#), vocabulary: .library)
    try expectFindings(
      "bad-literal", in: varied(#"<when traits="idiom=pad" constant="▶much"/>"#), vocabulary: .library)
    try expectFindings(
      "unknown-attribute", in: varied(#"<when traits="idiom=pad" ▶constnt="8"/>"#), vocabulary: .library)
    try expectFindings(
      "attribute-may-not-vary", "'equation' cannot depend on traits",
      in: varied(#"<when traits="idiom=pad" ▶equation="width = 8"/>"#), vocabulary: .library)
    try expectFindings(
      "unknown-trait", in: varied(#"<when traits="▶idom=pad" constant="8"/>"#), vocabulary: .library)
    try expectFindings("misplaced-element", in: varied(#"<▶label text="a"/>"#), vocabulary: .library)
    try expectFindings(
      "misplaced-element", in: varied(#"<▶outlet property="a" destination="day"/>"#), vocabulary: .library)
  }

  @Test("Checks a constraint with an id like any other object")
  func objects() throws {
    try expectFindings(
      "duplicate-id",
      in: page("<constraint equation=\"width = 44\" id=\"▶day\"/>".replacing("▶", with: ""))
        .replacing("<label id=\"day\"", with: "<label id=\"▶day\""))
    try expectFindings(
      "constraint-item-not-a-view",
      in: page("<constraint equation=\"width = 44\" id=\"w\"/><constraint equation=\"height = ▶w.height\"/>"))
    try expectFindings("bad-id", in: page("<constraint equation=\"width = 44\" id=\"▶4w\"/>"))
    try expectFindings("missing-attribute", in: page("<▶constraint id=\"w\"/>"))
    try expectFindings(
      "unknown-attribute", in: page("<constraint equation=\"width = 44\" ▶constant=\"8\"/>"))
  }

  @Test("Rejects constraints that are not inside a view")
  func places() throws {
    try expectFindings(
      "misplaced-element",
      in: clock("<▶constraint equation=\"width = 44\"/><▶constraints format=\"[a]\"/>"))
  }

  @Test("Does not check the frames of views that have constraints")
  func frames() throws {
    let small =
      "<label frame=\"20 20 0 0\" text=\"12:00\">%</label><label frame=\"-300 0 20 20\" text=\"12:00\">%</label>"
      + "<button frame=\"0 0 20 20\" title=\"Snooze\">%</button>"
    let constraint = equation("height = 44")
    try expectSilence(
      page("", small.replacing("%", with: constraint)), optional: ["small-touch-target"])
    let found = try diagnostics(
      in: page("", small.replacing("%", with: "")), optional: ["small-touch-target"])
    #expect(
      found.map(\.rule.rawValue) == ["zero-size-view", "frame-outside-superview", "small-touch-target"])
    // An invalid equation may refer to any of the views.
    try expectFindings("bad-equation", in: page(equation("width ▶is 4"), small.replacing("%", with: "")))
  }

  @Test("The fix for a constraint in Xcode's notation keeps attributes that are not parts of a constraint")
  func keepsOtherAttributes() throws {
    let constraint = "<constraint firstItem=\"time\" firstAttribute=\"top\" note=\"a\" constant=\"8\"/>"
    let found = try diagnostics(in: clock(view: "<label id=\"time\" text=\"a\">\(constraint)</label>"))
    #expect(found.map(\.rule) == ["missing-attribute"])
    #expect(found.first?.fixIts.map(\.isSafe) == [false])
    #expect(fixed(found[0]).contains("<constraint equation=\"time.top = 8\" note=\"a\"/>"))
  }

  @Test("Does not suggest an equation for a constraint in Xcode's notation that lacks a part")
  func incompleteConstraint() throws {
    let constraint = "<constraint firstItem=\"time\" firstAttribute=\"top\" secondItem=\"page\"/>"
    let found = try diagnostics(in: clock(view: "<label id=\"time\" text=\"a\">\(constraint)</label>"))
    #expect(found.map(\.rule) == ["missing-attribute"] && found[0].fixIts.isEmpty)
  }
}
