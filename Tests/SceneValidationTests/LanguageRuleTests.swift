import SceneDiagnostics
import Testing

@Suite("Elements, attributes, and literals")
struct LanguageRuleTests {
  @Test("Rejects an unknown root element")
  func unknownRoot() throws {
    let found = try expectFindings(
      "unknown-element", "The root element of a scene file must be 'storyboard' or 'nib', not 'storybord'",
      in: """
        <▶storybord version="1" initial="clock">
          <scene><viewController id="clock"/></scene>
        </storybord>
        """)
    #expect(found[0].fixIts.map(\.message.text) == ["Replace 'storybord' with 'storyboard'"])
    // The fix also changes the end tag.
    let edits = found[0].fixIts[0].edits
    #expect(edits.map { found[0].location.source.text($0.range) } == ["storybord", "storybord"])
    #expect(edits.map(\.replacement) == ["storyboard", "storyboard"])
  }

  @Test(
    "Checks the content of an element that cannot be the root, and reports where the element is allowed",
    arguments: [
      (
        "<storybord version='1' initial='a'><scene>CONTENT</scene></storybord>",
        "Replace 'storybord' with 'storyboard'"
      ),
      ("<scene>CONTENT</scene>", "write 'scene' inside 'storyboard'"),
      ("CONTENT", "write 'viewController' inside a 'scene' of a 'storyboard'"),
      (
        "<app><scene>CONTENT</scene></app>",
        "a scene file begins with '<storyboard version=\"1\" initial=\"ID\">' or '<nib version=\"1\">'"
      ),
      ("<view><label txt='x'/></view>", "write 'view' inside 'nib'"),
      ("<interface version='1'><label txt='x'/></interface>", "Replace 'interface' with 'nib'"),
    ])
  func contentOfInvalidRoots(file: String, advice: String) throws {
    let content = "<viewController id='a'><view><label txt='x'/></view></viewController>"
    let found = try diagnostics(in: file.replacing("CONTENT", with: content))
    #expect(found.map(\.rule) == ["unknown-element", "unknown-attribute"], "\(found.map(Found.init))")
    let notes = found.first.map { $0.notes.map(\.message.text) + $0.fixIts.map(\.message.text) }
    #expect(notes == [advice])
  }

  @Test("Reports only the root element of a file that is not a scene file")
  func otherFormats() throws {
    try expectFindings("unknown-element", in: "<▶html><body><p>Text</p></body></html>")
  }

  @Test("Adds a missing version and corrects an empty version or '1.0' to '1'")
  func versionFixes() throws {
    for nib in ["<nib>", "<nib version=\"\">", "<nib version=\"1.0\">"] {
      let found = try diagnostics(in: "\(nib)<view/></nib>")
      #expect(found.count == 1 && found[0].fixIts.first?.isSafe == true)
      #expect(fixed(found[0]) == "<nib version=\"1\"><view/></nib>")
    }
    #expect(try diagnostics(in: "<nib version=\"2\"><view/></nib>")[0].fixIts.isEmpty)
  }

  @Test("Reports an unknown element only once, regardless of its content")
  func insideUnknownElements() throws {
    try expectFindings(
      "unknown-element", "Element 'stackview' does not exist",
      in: clock(
        "<outlet property=\"clockView\" destination=\"strange\"/>",
        view: """
          <▶stackview axis="odd" id="strange" class="Nowhere">12:00
            <label id="time" text="12:00"/>
            <outlet property="nothing" destination="time"/>
            <action selector="anything:" destination="strange"/>
            <runtimeAttribute key="none" type="int" value="1"/>
          </stackview>
          """))
  }

  @Test("Reports class-specific attributes of an object without a class")
  func withoutClass() throws {
    func beside(_ object: String) -> String {
      clock().replacing("</scene>", with: object + "</scene>")
    }
    try expectFindings("unknown-attribute", in: beside("<object id=\"one\" ▶dialColor=\"white\"/>"))
    try expectFindings("unknown-attribute", in: beside("<object id=\"one\" ▶clas=\"ClockView\"/>"))
  }

  @Test("Reports a segue without a kind and does not check its other attributes")
  func withoutKind() throws {
    try expectFindings(
      "missing-attribute",
      in: clock("<▶segue identifier=\"next\" destination=\"clock\" animated=\"perhaps\"/>"))
  }

  @Test(
    "Suggests the scene notation for a value in the notation of UIKit, CSS, or Objective-C",
    arguments: [
      ("hidden=\"▶YES\"", "true"), ("hidden=\"▶off\"", "false"), ("hidden=\"▶0\"", "false"),
      ("frame=\"▶0,0,100,50\"", "0 0 100 50"), ("frame=\"▶{{0, 0}, {100, 50}}\"", "0 0 100 50"),
      ("frame=\"▶(0; 0; 100; 50)\"", "0 0 100 50"), ("frame=\"0 0 ▶100pt 50pt\"", "0 0 100 50"),
      ("font=\"▶28 bold\"", "bold 28"), ("font=\"▶28\"", "system 28"),
      ("font=\"▶system-bold 28\"", "bold 28"),
      ("font=\"bold 28▶pt\"", "bold 28"), ("font=\"▶Helvetica Neue 12\"", "'Helvetica Neue' 12"),
      ("font='▶Helvetica 12'", "&quot;Helvetica&quot; 12"),
      ("textColor=\"▶rgb(0, 122, 255)\"", "#007aff"), ("textColor=\"▶0x007AFF\"", "#007AFF"),
      ("textColor=\"▶FF8000\"", "#FF8000"), ("textColor=\"▶UIColor.systemBlue\"", "systemBlue"),
      ("textColor=\"▶.systemBlue\"", "systemBlue"),
      ("autoresizing=\"▶flexibleWidth, flexibleLeftMargin\"", "flexibleWidth flexibleLeftMargin"),
    ])
  func otherNotations(_ attribute: String, _ intended: String) throws {
    let found = try expectFindings(
      "bad-literal", in: clock(view: "<label text=\"a\" \(attribute)/>"))
    // 'Neue' could be a face of Helvetica.
    #expect(found.first?.fixIts.first?.isSafe == (intended != "'Helvetica Neue' 12"))
    let text = try fixed(#require(found.first))
    let key = attribute.prefix { $0 != "=" }
    let quote = intended.contains("&quot;") ? "'" : "\""
    #expect(text.contains("\(key)=\(quote)\(intended)\(quote)"))
    try expectSilence(text, optional: ["bad-literal"])
  }

  @Test(
    "Marks ambiguous fixes as unsafe and suggests no fix for meaningless values",
    arguments: [
      ("frame=\"0 0 ▶80px 20\"", "0 0 80 20"), ("hidden=\"▶maybe\"", nil), ("frame=\"▶0,0,100\"", nil),
    ])
  func unsafeNotations(_ attribute: String, _ intended: String?) throws {
    let found = try expectFindings(
      "bad-literal", in: clock(view: "<label text=\"a\" \(attribute)/>"))
    #expect(found.first?.intended == intended)
    #expect(found.first?.fixIts.contains(where: \.isSafe) == false)
  }

  @Test(
    "Suggests the equivalent segue kind for an Xcode segue kind",
    arguments: [
      ("push", "show"), ("modal", "present"), ("presentation", "present"), ("popoverPresentation", "popover"),
    ])
  func kindsOfXcode(_ word: String, _ kind: String) throws {
    let found = try expectFindings(
      "unknown-segue-kind",
      in: clock("<segue kind=\"▶\(word)\" identifier=\"next\" destination=\"clock\"/>"))
    #expect(found.first?.intended == kind)
    #expect(found.first?.fixIts.first?.isSafe == true)
  }

  @Test("Reports a misplaced element but not the references to the element")
  func misplaced() throws {
    let found = try expectFindings(
      "misplaced-element", "Element 'viewController' is not allowed in 'storyboard'",
      in: """
        <storyboard version="1" initial="clock">
          <▶viewController id="clock"/>
        </storyboard>
        """)
    #expect(found[0].notes.map(\.message.text) == ["it is allowed in 'scene'"])
  }

  @Test(
    "A note describes where a misplaced element is allowed",
    arguments: [
      ("<▶scene/>", "in 'storyboard'"), ("<▶nib/>", "at the root of a file"),
      ("<▶state/>", "in 'button' or 'appearance'"),
      (
        "<outlet property=\"clockView\" destination=\"face\"><▶value key=\"a\"/></outlet>",
        "in any object's element"
      ),
      ("<label><▶state/></label>", "in 'button' or 'appearance'"),
    ])
  func reportsValidLocationOfMisplacedElement(element: String, place: String) throws {
    let view = "<view id=\"face\" class=\"ClockView\"/>"
    let found = try expectFindings(
      "misplaced-element",
      in: element.hasPrefix("<outlet") ? clock(element, view: view) : clock(view: view + element))
    #expect(found[0].notes.map(\.message.text) == ["it is allowed \(place)"])
  }

  @Test("The diagnostic about a misplaced element mentions the parent's class if that class is unknown")
  func misplacedInUnknownClass() throws {
    let found = try expectFindings(
      "misplaced-element", in: clock(view: "<view class=\"WorldClockView\"><▶state/></view>"))
    #expect(
      found[0].notes.last?.message
        == "the content of 'WorldClockView' is unknown: specify its class with '--classes' or '--sources'")
  }

  @Test("Rejects segues in a nib")
  func segueInNib() throws {
    try expectFindings(
      "misplaced-element", "Element 'segue' is not allowed in 'button'",
      in: "<nib version=\"1\"><button><▶segue kind=\"show\" destination=\"x\"/></button></nib>")
  }

  @Test(
    "Suggests the intended attribute for a misspelled attribute",
    arguments: [
      ("<label ▶txt=\"12:00\"/>", "Attribute 'txt' does not exist on 'label'", "text"),
      ("<label ▶Id=\"time\"/>", "Attribute 'Id' does not exist on 'label'", "id"),
      (
        "<view class=\"ClockView\" ▶dialColour=\"white\"/>",
        "Attribute 'dialColour' does not exist on 'view'",
        "dialColor"
      ),
      (
        "<label><value key=\"▶tex\">12:00</value></label>", "Attribute 'tex' does not exist on 'label'",
        "text"
      ),
    ])
  func suggestsAttribute(element: String, message: String, intended: String) throws {
    let found = try expectFindings("unknown-attribute", in: clock(view: element))
    #expect(found.map(\.message.text) == [message])
    #expect(fixed(found[0]).contains(intended))
  }

  @Test("Reports unknown attributes of files, scenes, and segues")
  func unknownAttributesOfTheLanguage() throws {
    let found = try expectFindings(
      "unknown-attribute", "Attribute 'tintcolor' does not exist on 'storyboard'",
      "Attribute 'name' does not exist on 'scene'", "Attribute 'entri' does not exist on 'viewController'",
      "Attribute 'animatd' does not exist on 'segue'",
      in: """
        <storyboard version="1" initial="clock" ▶tintcolor="red">
          <scene ▶name="one">
            <viewController id="clock" ▶entri="true">
              <segue kind="present" identifier="again" destination="clock" ▶animatd="true"/>
            </viewController>
          </scene>
        </storyboard>
        """)
    #expect(
      found.map(\.intended) == [
        "tintColor", nil, "entry", "animated",
      ])
  }

  @Test("Reports an element without a required attribute")
  func missingAttributes() throws {
    try expectFindings(
      "missing-attribute", "Element 'action' needs 'destination'", "Element 'segue' needs 'kind'",
      "Element 'runtimeAttribute' needs 'value'",
      in: clock(
        view: """
          <button><▶action selector="updateAlarm"/><▶segue identifier="next"/></button>
          """
      ).replacing(
        "</viewController>",
        with: "</viewController><object><▶runtimeAttribute key=\"a\" type=\"int\"/></object>"))
  }

  @Test("Reports a file without a version")
  func missingVersion() throws {
    try expectFindings(
      "missing-attribute", "Element 'nib' needs 'version'", in: "<▶nib><view/></nib>")
  }

  @Test("Reports an unknown version", arguments: ["2", "", "1.0"])
  func version(_ version: String) throws {
    try expectFindings(
      "unknown-version", "Unsupported version '\(version)'; supported versions: '1'",
      in: "<nib version=\"▶\(version)\"><view/></nib>")
  }

  @Test(
    "Reports the expected format of an invalid attribute value",
    arguments: [
      ("frame=\"▶1 2 3\"", "'frame' must be a rectangle 'x y width height', not '1 2 3'"),
      ("alpha=\"▶\"", "'alpha' must be a number, not ''"),
      (
        "autoresizing=\"flexibleWidth ▶flexibleHight\"",
        "'autoresizing' must be any of 'flexibleLeftMargin', 'flexibleWidth', 'flexibleRightMargin', 'flexibleTopMargin', "
          + "'flexibleHeight', 'flexibleBottomMargin', separated by spaces, not 'flexibleHight'"
      ),
      ("userInteractionEnabled=\"▶yes\"", "'userInteractionEnabled' must be 'true' or 'false', not 'yes'"),
      ("alpha=\"▶&#49;&#120;\"", "'alpha' must be a number, not '1x'"),
    ])
  func reportsInvalidAttributeValue(attribute: String, message: String) throws {
    let found = try expectFindings("bad-literal", in: clock(view: "<view \(attribute)/>"))
    #expect(found.map(\.message.text) == [message])
  }

  @Test("Reports an invalid type or literal of a runtime attribute")
  func badRuntimeAttribute() throws {
    let found = try expectFindings(
      "bad-literal",
      in: clock(
        view: """
          <view class="ClockView">
            <runtimeAttribute key="dialColor" type="color" value="▶whit"/>
            <runtimeAttribute key="dialColor" type="▶colour" value="white"/>
          </view>
          """))
    #expect(fixed(found[0]).contains("value=\"white\""))
    #expect(fixed(found[1]).contains("type=\"color\""))
  }

  @Test("The value of the 'entry' attribute must be 'true' or 'false'")
  func entryMustBeTrueOrFalse() throws {
    try expectFindings(
      "bad-literal", "'entry' must be 'true' or 'false', not 'maybe'",
      in: clock().replacing("id=\"clock\"", with: "id=\"clock\" entry=\"▶maybe\""))
  }

  @Test("Only controllers can have the 'entry' attribute")
  func onlyControllersCanBeEntries() throws {
    try expectFindings(
      "unknown-attribute", "Attribute 'entry' does not exist on 'label'",
      in: clock(view: "<label ▶entry=\"true\"/>"))
  }

  @Test("The location of unexpected text excludes the surrounding white space")
  func text() throws {
    let found = try expectFindings(
      "unexpected-text", "Text is not allowed in 'scene'",
      in: clock().replacing("<scene>", with: "<scene>\n  ▶fault text\n"))
    #expect(found[0].location.source.text(found[0].location.range) == "fault text")
  }

  @Test("Reports a second object in a slot for a single object")
  func singleSlots() throws {
    try expectFindings(
      "two-objects-in-single-slot", "'viewController' can have only one 'view'",
      in: """
        <storyboard version="1" initial="clock">
          <scene><viewController id="clock" class="Unheard.OfController" entry="true"><view/><▶view/></viewController></scene>
          <scene><viewController id="alarm" entry="true"><view><view/><view/></view></viewController></scene>
        </storyboard>
        """, vocabulary: .library)
  }
}
