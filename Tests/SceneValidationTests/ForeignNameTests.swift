import SceneDiagnostics
import Testing

@Suite("Suggestions for names of other frameworks")
struct ForeignNameTests {
  @Test(
    "Suggests the equivalent element for a class or element name from another UI framework",
    arguments: [
      ("UILabel", "label"), ("NSTextField", "textField"), ("UIActivityIndicatorView", "activityIndicator"),
      ("Text", "label"), ("Toggle", "switch"), ("img", "imageView"), ("div", "view"),
      ("EditText", "textField"), ("LinearLayout", "stackView"), ("GtkButton", "button"),
      ("GtkScale", "slider"),
      ("text-view", "textView"),
    ])
  func suggestsElementForNameOfOtherFramework(_ name: String, _ intended: String) throws {
    let found = try expectFindings("unknown-element", in: clock(view: "<▶\(name)/>"))
    #expect(found.first?.intended == intended)
  }

  @Test(
    "Suggests the equivalent attribute and value for an attribute from another UI framework",
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

  @Test(
    "Applies a fix for a foreign name only if the replacement has the same meaning",
    arguments: [
      ("<p text=\"a\"/>", true), ("<h1 text=\"a\"/>", false), ("<HStack/>", true), ("<VStack/>", true),
      ("<NSBox/>", false), ("<ProgressView/>", false), ("<UIProgressView/>", true),
      ("<RecyclerView/>", false), ("<UISwitch/>", true),
      ("<label color=\"tomato\"/>", true), ("<textField label=\"Name\"/>", false),
      ("<button title=\"a\" tooltip=\"b\"/>", false), ("<switch checked=\"true\"/>", true),
      ("<view visible=\"false\"/>", true), ("<view visible=\"sometimes\"/>", false),
      ("<imageView contentMode=\"fill\"/>", false), ("<imageView contentMode=\"cover\"/>", true),
      ("<view backgroundColor=\"lightgrey\"/>", false), ("<view backgroundColor=\"LightGray\"/>", true),
      ("<view backgroundColor=\"Color.red\"/>", false), ("<view backgroundColor=\"UIColor.red\"/>", true),
      ("<view backgroundColor=\"0xFFFF6347\"/>", false), ("<view backgroundColor=\"0xFF6347\"/>", true),
      ("<view transform=\"scaleX(2)\"/>", false), ("<view autoresizing=\"width\"/>", false),
      ("<view autoresizing=\"widthSizable\"/>", true),
    ])
  func appliesOnlyExactFixes(_ element: String, _ isExact: Bool) throws {
    let found = try #require(try diagnostics(in: clock(view: element)).first { !$0.fixIts.isEmpty })
    #expect(found.fixIts[0].isSafe == isExact, "\(found.message.text)")
  }

  @Test(
    "Suggests the equivalent element that the parent accepts",
    arguments: [
      ("<collectionView><cell reuseIdentifier=\"a\"/></collectionView>", "collectionViewCell"),
      ("<tableView><row reuseIdentifier=\"a\"/></tableView>", "tableViewCell"),
      ("<label><span text=\"a\"/></label>", "fragment"),
      ("<button><link destination=\"clock\"/></button>", "segue"),
      ("<view><merge/></view>", "view"),
    ])
  func suggestsElementForParent(_ element: String, _ intended: String) throws {
    let found = try diagnostics(in: clock(view: element)).filter { $0.rule == "unknown-element" }
    #expect(found.map(\.intended) == [intended])
  }

  @Test(
    "Suggests the equivalent attribute that the element supports",
    arguments: [
      ("<button><state ▶key=\"highlighted\" title=\"a\"/></button>", "name"),
      (
        "<navigationBar><navigationItem><barButtonItem ▶key=\"rightBarButtonItem\"/></navigationItem></navigationBar>",
        "side=\"right\""
      ),
      ("<toolbar><barButtonItem ▶type=\"add\"/></toolbar>", "systemItem"),
      ("<switch ▶active=\"true\"/>", "on"),
      ("<textField ▶label=\"Name\"/>", "placeholder"),
      ("<button title=\"a\" ▶tooltip=\"b\"/>", "accessibilityHint"),
    ])
  func suggestsAttributeForElement(_ element: String, _ intended: String) throws {
    let found = try diagnostics(in: clock(view: Marked(element).text)).filter {
      $0.rule == "unknown-attribute"
    }
    #expect(found.map(\.intended) == [intended])
  }

  @Test(
    "Suggests the attributes that an element needs to have the same meaning",
    arguments: [
      ("<▶VStack spacing=\"8\"/>", "<stackView axis=\"vertical\" spacing=\"8\"/>"),
      ("<▶hstack></hstack>", "<stackView axis=\"horizontal\"></stackView>"),
      ("<▶Column axis=\"horizontal\"/>", "<stackView axis=\"horizontal\"/>"),
      ("<▶QVBoxLayout/>", "<stackView axis=\"vertical\"/>"), ("<▶QLineEdit/>", "<textField/>"),
      ("<▶SecureField/>", "<textField secureTextEntry=\"true\"/>"),
      ("<▶TimePicker/>", "<datePicker mode=\"time\"/>"), ("<▶zstack/>", "<view/>"),
      ("<▶OutlinedButton title=\"a\"/>", "<button kind=\"bordered\" title=\"a\"/>"),
      ("<▶input/>", "<textField/>"),
      ("<▶input id=\"a\" type=\"password\"/>", "<textField secureTextEntry=\"true\" id=\"a\"/>"),
      ("<▶input type='email'/>", "<textField keyboardType=\"emailAddress\"/>"),
      ("<▶input type=\"checkbox\"/>", "<switch/>"),
      ("<▶input type=\"date\"></input>", "<datePicker mode=\"date\"></datePicker>"),
      ("<▶clockView id=\"a\"/>", "<view class=\"ClockView\" id=\"a\"/>"),
    ])
  func settings(_ element: String, _ intended: String) throws {
    let found = try expectFindings("unknown-element", in: clock(view: element))
    #expect(try fixed(#require(found.first)).contains(intended), "\(found.map(Found.init))")
  }

  @Test(
    "Suggests another attribute if the value means a setting of that attribute",
    arguments: [
      ("<textField ▶type=\"password\"/>", "secureTextEntry=\"true\""),
      ("<textField ▶inputType=\"textPassword\"/>", "secureTextEntry=\"true\""),
      ("<textField ▶echoMode=\"TextInput.Password\"/>", "secureTextEntry=\"true\""),
      ("<textField ▶type=\"email\"/>", "keyboardType=\"emailAddress\""),
      ("<stackView ▶vertical=\"true\"/>", "axis=\"vertical\""),
      ("<stackView ▶orientation=\"GTK_ORIENTATION_VERTICAL\"/>", "axis=\"vertical\""),
      ("<view ▶overflow=\"hidden\"/>", "clipsToBounds=\"true\""),
      ("<view ▶display=\"none\"/>", "hidden=\"true\""), ("<view ▶scale=\"2\"/>", "transform=\"scale(2)\""),
      ("<label ▶overflow=\"ellipsis\"/>", "lineBreakMode=\"tailTruncation\""),
      ("<view ▶disabled=\"true\"/>", "userInteractionEnabled=\"false\""),
      ("<view ▶color=\"red\"/>", "backgroundColor=\"red\""),
    ])
  func attributesByValue(_ element: String, _ intended: String) throws {
    let found = try expectFindings("unknown-attribute", in: clock(view: element))
    #expect(try fixed(#require(found.first)).contains(" \(intended)"), "\(found.map(Found.init))")
  }

  @Test("Suggests the attribute for a value that belongs to another attribute")
  func valueOfOtherAttribute() throws {
    let found = try diagnostics(in: clock(view: "<textField keyboardType=\"password\"/>"))
    #expect(found.map(\.rule) == ["bad-literal"])
    #expect(try fixed(#require(found.first)).contains("<textField secureTextEntry=\"true\"/>"))
  }

  @Test(
    "Suggests a language for the name of a locale or a language",
    arguments: [
      ("en_US", "en"), ("de-AT", "de"), ("en_gb", "en-GB"), ("zh_TW", "zh-Hant"), ("zh-CN", "zh-Hans"),
      ("no", "nb"),
      ("German", "de"), ("pt_BR.UTF-8", "pt"),
    ])
  func languages(_ name: String, _ intended: String) throws {
    let found = try expectFindings("bad-literal", in: clock(view: "<datePicker locale=\"▶\(name)\"/>"))
    #expect(found.first?.intended == intended)
  }

  @Test(
    "Reports classes of other frameworks as warnings if the app's classes are unknown",
    arguments: [
      ("<view class=\"▶UIView\"/>", "View", nil), ("<view class=\"▶UIButton\"/>", "Button", nil),
      ("<view class=\"▶NSView\"/>", "View", nil),
      ("<activityIndicator class=\"▶UIActivityIndicatorView\"/>", "ActivityIndicator", nil),
      ("<label class=\"▶UIButton\"/>", nil, "write an element 'button' instead"),
    ] as [(String, String?, String?)])
  func classes(_ element: String, _ intended: String?, _ note: String?) throws {
    let marked = Marked(clock(view: element))
    let found = try diagnostics(in: marked.text, vocabulary: .library).filter { $0.rule == "unknown-class" }
    #expect(found.map { Int($0.location.range.start) } == marked.offsets)
    #expect(found.first?.severity == .warning && found.first?.intended == intended)
    #expect(found.first?.notes.first?.message.text == note)
  }

  @Test("Accepts the app's classes with prefixes that other frameworks also have")
  func ownPrefixes() throws {
    let view = "<view class=\"QRCodeView\"/><view class=\"MaterialButton\"/><view class=\"NSAAgentView\"/>"
    let found = try diagnostics(in: clock(view: view), vocabulary: .library)
    #expect(!found.contains { $0.rule == "unknown-class" })
  }

  @Test("Does not suggest an image attribute as a replacement for 'href'")
  func doesNotSuggestImageForLink() throws {
    let found = try expectFindings("unknown-attribute", in: clock(view: "<button ▶href=\"clock\"/>"))
    #expect(found[0].fixIts.isEmpty)
    #expect(found[0].notes.map(\.message.text) == ["write an element 'segue' inside this element"])
  }

  @Test("Does not suggest replacing another element's attribute with a missing required attribute")
  func formatOfOneConstraint() throws {
    let found = try diagnostics(in: clock(view: "<view><constraint format=\"|[a]|\"/></view>"))
    let unknown = try #require(found.first { $0.rule == "unknown-attribute" })
    #expect(unknown.fixIts.isEmpty)
    #expect(unknown.notes.map(\.message.text) == ["'format' is an attribute of 'constraints'"])
  }

  @Test(
    "Suggests the intended trait, value, or condition for a foreign name",
    arguments: [
      ("▶colorScheme=dark", "style"), ("▶horizontalSizeClass=compact", "horizontal"),
      ("direction=▶rtl", "rightToLeft"), ("idiom=▶tablet", "pad"), ("orientation=▶horizontal", "landscape"),
      ("▶dark", "style=dark"), ("▶iPhone", "idiom=phone"),
    ])
  func traits(_ traits: String, _ intended: String) throws {
    let found = try expectFindings(
      "unknown-trait", in: clock(view: "<label text=\"a\"><when traits=\"\(traits)\" alpha=\"0.5\"/></label>")
    )
    #expect(found.first?.intended == intended)
  }

  @Test(
    "Suggests the intended name for a misspelled or foreign item or attribute in an equation",
    arguments: [
      ("left = ▶sueprview.left", "superview"), ("left = ▶parent.left", "superview"),
      ("width = ▶this.height", "self"), ("top = ▶safearea.top", "superview.safeArea"),
      ("top = superview.▶safeAreaLayoutGuide.top", "safeArea"), ("top = superview.▶topAnchor", "top"),
      ("leading = superview.▶start", "leading"), ("▶end = superview.trailing", "trailing"),
    ])
  func equations(_ equation: String, _ intended: String) throws {
    let text = clock(view: "<label text=\"a\"><constraint equation=\"\(equation)\"/></label>")
    let found = try #require(try diagnostics(in: Marked(text).text).first)
    #expect(Int(found.location.range.start) == Marked(text).offsets[0])
    #expect(found.intended == intended)
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
      ("<label ▶anchors.fill=\"parent\"/>", "write an element 'constraint' inside this element"),
      ("<progressView ▶indeterminate=\"true\"/>", "write an element 'activityIndicator' instead"),
      (
        "<textField ▶maxLength=\"8\"/>",
        "limit the text in 'textField(_:shouldChangeCharactersIn:replacementString:)' of the delegate"
      ),
    ])
  func otherPlaces(_ element: String, _ note: String) throws {
    let found = try expectFindings("unknown-attribute", in: clock(view: element))
    #expect(found[0].notes.map(\.message.text) == [note])
  }

  @Test(
    "Suggests the equivalent color for a color in CSS notation or from another UI framework",
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
    "Suggests the equivalent value for a value from another UI framework",
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

  @Test("Reports a missing attribute unless an unknown attribute is a wrong name for that attribute")
  func withoutPair() throws {
    let found = try diagnostics(in: clock("<outlet name=\"clockView\"/>"))
    #expect(found.map(\.rule) == ["missing-attribute", "unknown-attribute"])
    #expect(found[0].message.text == "Element 'outlet' needs 'destination'")
  }

  @Test(
    "Suggests the equivalent segue kind or event for a name from another UI framework",
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
