import SceneDiagnostics
import Testing

@Suite("Suggestions for names of other frameworks")
struct ForeignNameTests {
  @Test(arguments: [
    ("UILabel", "label"), ("NSTextField", "textField"), ("UIActivityIndicatorView", "activityIndicator"),
    ("Text", "label"), ("VStack", "stackView"), ("Toggle", "switch"), ("img", "imageView"), ("div", "view"),
    ("EditText", "textField"), ("LinearLayout", "stackView"), ("GtkButton", "button"), ("GtkScale", "slider"),
    ("text-view", "textView"),
  ])
  func suggestsElementForNameOfOtherFramework(_ name: String, _ intended: String) throws {
    let found = try expectFindings("unknown-element", in: clock(view: "<▶\(name)/>"))
    #expect(found.first?.intended == intended)
  }

  @Test(
    "Suggests the equivalent attribute and value for an attribute of another framework",
    arguments: [
      ("slider", "▶min=\"0\"", "minimumValue=\"0\""), ("slider", "▶max=\"10\"", "maximumValue=\"10\""),
      ("imageView", "▶src=\"cat\"", "image=\"cat\""), ("label", "▶title=\"Hello\"", "text=\"Hello\""),
      ("button", "▶text=\"Go\"", "title=\"Go\""), ("label", "▶color=\"red\"", "textColor=\"red\""),
      ("label", "▶color=\"tomato\"", "textColor=\"#FF6347\""), ("view", "▶opacity=\"50%\"", "alpha=\"0.5\""),
      ("view", "▶background-color=\"red\"", "backgroundColor=\"red\""),
      ("view", "▶isHidden=\"true\"", "hidden=\"true\""), ("view", "▶visible=\"false\"", "hidden=\"true\""),
      ("view", "▶visibility=\"gone\"", "hidden=\"true\""),
      ("button", "▶disabled=\"disabled\"", "enabled=\"false\""),
      ("textField", "▶keyboard=\"email\"", "keyboardType=\"emailAddress\""),
      ("textField", "▶hint=\"Name\"", "placeholder=\"Name\""), ("stackView", "▶gap=\"8px\"", "spacing=\"8\""),
      ("stackView", "▶orientation=\"vertical\"", "axis=\"vertical\""),
      ("view", "▶customClass=\"ClockView\"", "class=\"ClockView\""),
    ])
  func attributes(_ element: String, _ attribute: String, _ intended: String) throws {
    let found = try expectFindings("unknown-attribute", in: clock(view: "<\(element) \(attribute)/>"))
    #expect(try fixed(#require(found.first)).contains(" \(intended)"), "\(found.map(Found.init))")
  }

  @Test("Does not suggest an attribute that the element already has")
  func presentAttributes() throws {
    let found = try expectFindings(
      "unknown-attribute", in: clock(view: "<label text=\"a\" ▶title=\"b\"/>"))
    #expect(found[0].fixIts.isEmpty)
  }

  @Test(
    "A note describes where to specify an attribute that the element does not support",
    arguments: [
      ("<view ▶width=\"10\"/>", "'width' is a part of 'frame'"),
      ("<button ▶onclick=\"go\"/>", "write an element 'action' inside this element"),
      ("<view ▶cornerRadius=\"8\"/>", "set 'layer.cornerRadius' with an element 'runtimeAttribute'"),
      ("<label ▶initial=\"true\"/>", "'initial' is an attribute of 'storyboard'"),
    ])
  func otherPlaces(_ element: String, _ note: String) throws {
    let found = try expectFindings("unknown-attribute", in: clock(view: element))
    #expect(found[0].notes.map(\.message.text) == [note])
  }

  @Test(
    "Suggests the equivalent color for a color of CSS or another framework",
    arguments: [
      ("tomato", "#FF6347"), ("rgba(0,0,0,0.5)", "#00000080"), ("rgb(0 128 255 / 50%)", "#0080ff80"),
      ("hsl(120, 100%, 25%)", "#008000"), ("transparent", "clear"), ("grey", "gray"),
      ("Color.primary", "label"),
      ("NSColor.windowBackgroundColor", "systemBackground"), ("redColor", "red"),
      ("UIColor(white: 1, alpha: 0.5)", "#ffffff80"), ("UIColor(named: 'paper')", "asset:paper"),
      ("@color/paper", "asset:paper"), ("@android:color/black", "black"),
    ])
  func colors(_ color: String, _ intended: String) throws {
    let found = try diagnostics(in: clock(view: "<label text=\"a\" textColor=\"\(color)\"/>"))
    #expect(
      found.map(\.rule) == ["bad-literal"] && found.first?.intended == intended, "\(found.map(\.intended))")
  }

  @Test(
    "Suggests the equivalent value for a value of another framework",
    arguments: [
      ("<view alpha=\"▶50%\"/>", "0.5"), ("<view frame=\"0 0 ▶10dp 20dp\"/>", "0 0 10 20"),
      ("<label text=\"a\" textAlignment=\"▶start\"/>", "natural"),
      ("<imageView contentMode=\"▶cover\"/>", "scaleAspectFill"),
      ("<imageView contentMode=\"▶UIViewContentModeScaleAspectFit\"/>", "scaleAspectFit"),
      ("<stackView axis=\"▶row\"/>", "horizontal"),
      ("<stackView distribution=\"▶space-between\"/>", "equalSpacing"),
      ("<textField keyboardType=\"▶email\"/>", "emailAddress"),
      ("<tableView style=\"▶inset-grouped\"/>", "insetGrouped"),
    ])
  func values(_ element: String, _ intended: String) throws {
    let found = try expectFindings("bad-literal", in: clock(view: element))
    #expect(found.first?.intended == intended)
  }

  @Test(
    "Reports a missing attribute and an unknown attribute of one element as one diagnostic",
    arguments: [
      ("<outlet ▶name=\"clockView\" destination=\"face\"/>", "property"),
      ("<outlet property=\"clockView\" ▶to=\"face\"/>", "destination"),
      ("<outlet property=\"clockView\" ▶zzz=\"face\"/>", "destination"),
      ("<segue ▶type=\"push\" identifier=\"a\" destination=\"clock\"/>", "kind=\"show\""),
      ("<segue kind=\"show\" identifier=\"a\" ▶href=\"clock\"/>", "destination"),
      ("<segue kind=\"show\" identifier=\"a\" ▶zzz=\"clock\"/>", "destination"),
      ("<runtimeAttribute key=\"a\" type=\"int\" ▶val=\"1\"/>", "value"),
    ])
  func pairs(_ element: String, _ intended: String) throws {
    let found = try expectFindings(
      "unknown-attribute", in: clock(element, view: "<view id=\"face\" class=\"ClockView\"/>"))
    #expect(found.first?.intended == intended)
  }

  @Test("Reports a missing attribute unless an unknown attribute is a misspelling of it")
  func withoutPair() throws {
    let found = try diagnostics(in: clock("<outlet name=\"clockView\"/>"))
    #expect(found.map(\.rule) == ["missing-attribute", "unknown-attribute"])
    #expect(found[0].message.text == "Element 'outlet' needs 'destination'")
  }

  @Test(
    "Suggests the equivalent segue kind or event for a name of another framework",
    arguments: [
      (
        "<segue kind=\"▶navigate\" identifier=\"a\" destination=\"clock\"/>", "", "unknown-segue-kind", "show"
      ),
      (
        "<segue kind=\"▶sheet\" identifier=\"a\" destination=\"clock\"/>", "", "unknown-segue-kind", "present"
      ),
      (
        "", "<button><action selector=\"updateAlarm\" destination=\"clock\" event=\"▶onClick\"/></button>",
        "unknown-event", "touchUpInside"
      ),
      (
        "",
        "<switch><action selector=\"updateAlarm\" destination=\"clock\" event=\"▶UIControlEventValueChanged\"/></switch>",
        "unknown-event", "valueChanged"
      ),
    ] as [(String, String, String, String)])
  func kindsAndEvents(_ element: String, _ view: String, _ rule: String, _ intended: String) throws {
    let found = try expectFindings(RuleID(rawValue: rule), in: clock(element, view: view))
    #expect(found.first?.intended == intended)
  }

  @Test(
    "Offers a fix that moves the text of an element into an attribute",
    arguments: [
      ("<label>▶12:00</label>", "<label text=\"12:00\"></label>"),
      ("<button>▶Go</button>", "<button title=\"Go\"></button>"),
    ])
  func texts(_ element: String, _ intended: String) throws {
    let found = try expectFindings("unexpected-text", in: clock(view: element))
    var bytes = found[0].location.source.bytes
    for edit in found[0].fixIts[0].edits.reversed() {
      bytes.replaceSubrange(edit.range.bytes, with: Array(edit.replacement.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains(intended))
  }

  @Test("Suggests an object of the same scene rather than an object of another scene")
  func sameScene() throws {
    let found = try diagnostics(
      in: """
        <storyboard version="1" initial="one">
          <scene><viewController id="one"><view id="headr1"/></viewController></scene>
          <scene>
            <viewController id="two" entry="true">
              <view id="header"><label id="time" text="a"><constraint equation="top = headr.top"/></label></view>
            </viewController>
          </scene>
        </storyboard>
        """)
    #expect(found.map(\.intended) == ["header"], "\(found.map(Found.init))")
  }
}
