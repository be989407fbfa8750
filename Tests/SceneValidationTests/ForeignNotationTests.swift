import SceneDiagnostics
import Testing

@Suite("Suggestions for notations of other frameworks")
struct ForeignNotationTests {
  /// Returns the scene with all edits of a fix.
  private func corrected(_ diagnostic: Diagnostic) -> String {
    var bytes = diagnostic.location.source.bytes
    for edit in diagnostic.fixIts[0].edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.bytes, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func only(_ diagnostics: [Diagnostic]) throws -> Diagnostic {
    #expect(diagnostics.count == 1, "\(diagnostics.map(Found.init))")
    return try #require(diagnostics.first)
  }

  @Test(
    "Suggests the font in scene notation",
    arguments: [
      ("12pt Arial", "'Arial' 12"), ("bold 12px Arial", "'Arial' 12"), ("bold", "bold 17"),
      ("systemFont 12", "system 12"), ("UIFont.boldSystemFont(ofSize: 20)", "bold 20"),
      ("[UIFont systemFontOfSize:14]", "system 14"), (".system(size: 20)", "system 20"),
      ("preferredFont headline", "headline"), ("UIFont.preferredFont(forTextStyle: .headline)", "headline"),
      ("italic bold 12px/30px Georgia, serif", "'Georgia' 12"), ("System Bold 17.0", "bold 17.0"),
      (".largeTitle.bold()", "largeTitle"), ("size=12", "system 12"), ("monospace 12", "monospaced 12"),
    ])
  func fonts(_ font: String, _ intended: String) throws {
    let found = try only(diagnostics(in: clock(view: "<label text=\"a\" font=\"\(font)\"/>")))
    #expect(found.intended == intended)
  }

  @Test(
    "Suggests the color in scene notation",
    arguments: [
      ("[UIColor redColor]", "red"), ("none", "clear"), ("R.color.paper", "asset:paper"),
      ("var(--paper)", "asset:paper"), ("?attr/colorPrimary", "tint"), ("1 0 0 1", "#ff0000"),
      ("255,0,0", "#ff0000"), ("dark gray", "darkGray"), ("named:paper", "asset:paper"),
      ("[UIColor colorWithRed:1 green:0 blue:0 alpha:0.5]", "#ff000080"),
    ])
  func colors(_ color: String, _ intended: String) throws {
    let found = try only(diagnostics(in: clock(view: "<view backgroundColor=\"\(color)\"/>")))
    #expect(found.intended == intended)
  }

  @Test(
    "Suggests the value in scene notation",
    arguments: [
      ("<view frame=\"CGRect(x: 0, y: 0, width: 10, height: 20)\"/>", "0 0 10 20"),
      ("<view layoutMargins=\"UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)\"/>", "1 2 3 4"),
      ("<view layoutMargins=\"8\"/>", "8 8 8 8"), ("<view alpha=\"0,5\"/>", "0.5"),
      ("<view hidden=\"hidden\"/>", "true"), ("<view hidden=\"\"/>", "true"),
      ("<view transform=\"rotate(45deg)\"/>", "rotate(45)"),
      ("<view transform=\"rotate(90deg) translate(10px, 5px)\"/>", "rotate(90) translate(10 5)"),
      ("<view contentHugging=\"required low\"/>", "1000 250"),
      ("<collectionView itemSize=\"50x40\"/>", "50 40"), ("<tableView rowHeight=\"auto\"/>", "-1"),
      ("<tableView rowHeight=\"UITableViewAutomaticDimension\"/>", "-1"),
      ("<label text=\"a\" numberOfLines=\"unlimited\"/>", "0"),
      ("<button title=\"a\" kind=\"UIButtonTypeSystem\"/>", "plain"),
      ("<button title=\"a\" kind=\".system\"/>", "plain"),
      ("<label text=\"a\" lineBreakMode=\"NSLineBreakByTruncatingTail\"/>", "tailTruncation"),
      ("<textField borderStyle=\"roundRect\"/>", "roundedRect"),
      ("<view autoresizing=\"flexibleWidth+flexibleHeight\"/>", "flexibleWidth flexibleHeight"),
    ])
  func values(_ element: String, _ intended: String) throws {
    let found = try only(diagnostics(in: clock(view: element)))
    #expect(found.rule == "bad-literal" && found.intended == intended, "\(found.intended ?? "nil")")
  }

  @Test(
    "A note describes a value that no literal can express",
    arguments: [
      ("<label text=\"a\" textColor=\"inherit\"/>", "remove 'textColor' to use its default"),
      (
        "<view frame=\"0 0 100% 50\"/>",
        "write a constraint for a relative size, such as 'width = superview.width * 0.5'"
      ),
    ])
  func advice(_ element: String, _ note: String) throws {
    let found = try only(diagnostics(in: clock(view: element)))
    #expect(found.notes.map(\.message.text) == [note])
  }

  @Test(
    "Suggests the attribute of the element, with its value",
    arguments: [
      (
        "<button title=\"a\"><segue kind=\"present\" destination=\"clock\" modalPresentationStyle=\"formSheet\"/></button>",
        "presentation=\"formSheet\""
      ),
      (
        "<button title=\"a\"><segue kind=\"present\" destination=\"clock\" modalTransitionStyle=\"crossDissolve\"/></button>",
        "transition=\"crossDissolve\""
      ),
      (
        "<label text=\"a\"><when idiom=\"pad\" alpha=\"0.5\"/></label>", "traits=\"idiom=pad\""
      ),
      ("<label text=\"a\" fontWeight=\"bold\"/>", "font=\"bold 17\""),
      ("<imageView image=\"a\" mode=\"aspectFit\"/>", "contentMode=\"scaleAspectFit\""),
      (
        "<tableView><tableViewCell reuseIdentifier=\"a\" type=\"subtitle\"/></tableView>",
        "style=\"subtitle\""
      ),
    ])
  func attributes(_ element: String, _ intended: String) throws {
    let found = try #require(
      try diagnostics(in: clock(view: element)).first { $0.rule == "unknown-attribute" })
    #expect(corrected(found).contains(" \(intended)"))
  }

  @Test(
    "A note describes where to write an attribute",
    arguments: [
      ("<tableView ▶dataSource=\"clock\"/>", "write an element 'outlet' inside this element"),
      ("<button title=\"a\" ▶action=\"go:\"/>", "write an element 'action' inside this element"),
      ("<view ▶layer.cornerRadius=\"8\"/>", "set 'layer.cornerRadius' with an element 'runtimeAttribute'"),
      ("<segmentedControl ▶items=\"a b\"/>", "write an element 'segment' inside this element"),
      ("<view ▶leading=\"8\"/>", "write an element 'constraint' inside this element"),
      ("<view ▶zIndex=\"8\"/>", "views later in the file are in front of earlier ones"),
      ("<tableView ▶text=\"a\"/>", "'text' is an attribute of 'tableViewCell'"),
      ("<view ▶maxLength=\"8\"/>", "'scenec classes View' lists the attributes of 'view'"),
      (
        "<view><constraint equation=\"width = 8\" ▶priority=\"750\"/></view>",
        "'priority' is a part of 'equation'"
      ),
    ])
  func places(_ element: String, _ note: String) throws {
    let found = try expectFindings("unknown-attribute", in: clock(view: element))
    #expect(found.first?.notes.map(\.message.text) == [note])
  }

  @Test(
    "A note describes how to write an element of an Xcode file, HTML, or GTK",
    arguments: [
      (
        "<view><▶subviews><label text=\"a\"/></subviews></view>",
        "write the elements of 'subviews' directly in 'view'"
      ),
      ("<view><▶rect key=\"frame\" x=\"0\"/></view>", "write 'frame' as an attribute of 'view'"),
      (
        "<label text=\"a\"><▶color key=\"textColor\" red=\"1\"/></label>",
        "write 'textColor' as an attribute of 'label'"
      ),
      ("<label><▶property name=\"label\"/></label>", "write 'text' as an attribute of 'label'"),
      ("<view><▶connections/></view>", "write its content directly in the surrounding element"),
      (
        "<view><▶mapView/></view>",
        "'scenec classes' lists all elements; for a class of your own, write 'view' or 'object' with 'class'"
      ),
    ])
  func elements(_ element: String, _ note: String) throws {
    let found = try expectFindings("unknown-element", in: clock(view: element))
    #expect(found.first?.notes.map(\.message.text) == [note])
  }

  @Test(
    "Reports a constraint in the notation of Xcode once, with its equation",
    arguments: [
      (
        "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"leading\" constant=\"20\"",
        "equation=\"a.leading = b.leading + 20\""
      ),
      ("firstAttribute=\"width\" constant=\"20\"", "equation=\"width = 20\""),
      ("first=\"a.top\" second=\"b.bottom\" constant=\"8\"", "equation=\"a.top = b.bottom + 8\""),
      (
        "first=\"a\" firstAttribute=\"top\" second=\"b\" secondAttribute=\"bottom\"",
        "equation=\"a.top = b.bottom\""
      ),
      (
        "target=\"a\" target-attribute=\"start\" relation=\"ge\" source=\"super\" source-attribute=\"start\" constant=\"8\"",
        "equation=\"a.leading &gt;= superview.leading + 8\""
      ),
      (
        "item1=\"a\" edge=\"topAnchor\" lessThanOrEqualTo=\"b.bottomAnchor\" offset=\"-4\"",
        "equation=\"a.top &lt;= b.bottom - 4\""
      ),
      ("width=\"44\" priority=\"high\"", "equation=\"width = 44 @750\""),
      (
        "firstItem=\"a\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"1:2\" priority=\"750\" id=\"w\"",
        "equation=\"a.width &gt;= b.width * 1 / 2 @750\" id=\"w\""
      ),
    ])
  func constraints(_ attributes: String, _ intended: String) throws {
    let found = try only(
      diagnostics(
        in: clock(view: "<view id=\"a\"/><view id=\"b\"/><constraint \(attributes)/>")
      ).filter { $0.rule != "unused-id" })
    #expect(found.rule == "missing-attribute")
    #expect(corrected(found).contains("<constraint \(intended)/>"), "\(corrected(found))")
  }

  @Test(
    "Reports a constraint in a notation of other tools once, with an example",
    arguments: [
      "first=\"a\" second=\"b\" constant=\"8\"", "first=\"a.top\" foo=\"b\" bar=\"c\"",
      "leading=\"8\" top=\"8\"",
    ])
  func constraintsWithoutEquation(_ attributes: String) throws {
    let found = try only(
      diagnostics(in: clock(view: "<view id=\"a\"/><constraint \(attributes)/>")).filter {
        $0.rule != "unused-id"
      })
    #expect(found.rule == "missing-attribute" && found.fixIts.isEmpty)
    #expect(
      found.notes.map(\.message.text) == [
        "write the constraint as an equation, such as 'leading = superview.leading + 8'"
      ])
  }

  @Test(
    "A note describes each missing attribute",
    arguments: [
      ("<▶outlet destination=\"clock\"/>", "'property' is the name of the outlet in the class"),
      (
        "<▶segue identifier=\"a\" destination=\"clock\"/>",
        "valid values: 'show', 'showDetail', 'present', 'popover', 'embed', 'replace', 'unwind' and 'custom'"
      ),
    ])
  func meaningsOfMissingAttributes(_ element: String, _ note: String) throws {
    let found = try expectFindings("missing-attribute", in: clock(element))
    #expect(found.first?.notes.map(\.message.text) == [note])
  }

  @Test("Suggests the view controller as the destination of an action")
  func missingDestination() throws {
    let found = try only(
      diagnostics(in: clock(view: "<switch><action selector=\"switchAnimation:\"/></switch>")))
    #expect(found.fixIts.map(\.isSafe) == [false])
    #expect(corrected(found).contains("<action destination=\"clock\" selector="))
  }

  @Test(
    "Suggests the selector for the notations of Swift and Objective-C",
    arguments: [
      ("#selector(switchAnimation(_:))", "switchAnimation:"),
      ("@selector(switchAnimation:)", "switchAnimation:"),
      ("AlarmClockViewController.switchAnimation(_:)", "switchAnimation:"),
    ])
  func selectors(_ selector: String, _ intended: String) throws {
    let element = "<switch><action selector=\"\(selector)\" destination=\"clock\"/></switch>"
    #expect(try only(diagnostics(in: clock(view: element))).intended == intended)
  }

  @Test("Reports several missing attributes of an element once")
  func missingAttributes() throws {
    let found = try only(diagnostics(in: clock("<outlet face=\"clock\"/>")))
    #expect(found.message.text == "Element 'outlet' needs 'property' and 'destination'")
    #expect(found.notes.map(\.message.text) == ["'face' is not an attribute of this element"])
  }

  @Test(
    "Suggests the element of a menu or an alert instead of an action",
    arguments: [
      ("<button title=\"a\"><menu><action title=\"b\"/></menu></button>", "menuAction"),
      (
        "<button title=\"a\"><menu><action title=\"b\" selector=\"updateAlarm\" destination=\"clock\"/></menu></button>",
        "menuAction"
      ),
    ])
  func actions(_ element: String, _ intended: String) throws {
    #expect(try only(diagnostics(in: clock(view: element))).intended == intended)
  }

  @Test(
    "Reports child controllers in the notation of other frameworks once",
    arguments: [
      "<tabBarController id=\"tabs\"><▶viewControllers/></tabBarController>",
      "<tabBarController id=\"tabs\"><▶tabs/></tabBarController>",
      "<tabBarController id=\"tabs\"><▶viewController/></tabBarController>",
      "<tabBarController id=\"tabs\"><segue kind=\"▶relationship\" identifier=\"a\" destination=\"tabs\"/></tabBarController>",
    ])
  func childControllers(_ container: String) throws {
    let marked = Marked(
      "<storyboard version=\"1\" initial=\"tabs\"><scene>\(container)</scene></storyboard>")
    let found = try only(diagnostics(in: marked.text).filter { $0.rule != "unreachable-scene" })
    #expect(Int(found.location.range.start) == marked.offsets[0])
    #expect(
      found.notes.map(\.message.text) == [
        "write each child controller in a scene of its own, and its id in 'viewControllers'"
      ])
  }

  @Test(
    "Suggests the object that a class name or a word of Xcode stands for",
    arguments: [
      ("AlarmClockViewController", "clock"), ("self", "clock"), ("File's Owner", "clock"), ("-1", "clock"),
      ("First Responder", "firstResponder"), ("#clock", "clock"), ("@id/clock", "clock"),
    ])
  func destinations(_ destination: String, _ intended: String) throws {
    let element =
      "<switch><action selector=\"switchAnimation:\" destination=\"\(destination)\"/></switch>"
    #expect(try only(diagnostics(in: clock(view: element))).intended == intended)
  }

  @Test("A note names the view controller that has the outlet of a connection")
  func outletOfView() throws {
    let element =
      "<view id=\"face\" class=\"ClockView\"/><outlet property=\"clockView\" destination=\"face\"/>"
    let found = try only(diagnostics(in: clock(view: element)))
    #expect(
      found.notes.last?.message.text
        == "'AlarmClockViewController' has the outlet 'clockView': write the connection inside the view controller"
    )
  }

  @Test(
    "Suggests the key path of a property that another object has",
    arguments: [
      ("cornerRadius", "layer.cornerRadius"), ("borderRadius", "layer.cornerRadius"),
      ("masksToBounds", "layer.masksToBounds"), ("background", "backgroundColor"),
    ])
  func keys(_ key: String, _ intended: String) throws {
    let element = "<view><runtimeAttribute key=\"\(key)\" type=\"nil\" value=\"\"/></view>"
    let found = try #require(
      try diagnostics(in: clock(view: element)).first { $0.rule == "runtime-attribute-not-found" })
    #expect(found.intended == intended)
  }

  @Test(
    "Suggests the type of a runtime attribute",
    arguments: [("CGFloat", "number"), ("Float", "number"), ("Boolean", "bool"), ("NSString", "string")])
  func types(_ type: String, _ intended: String) throws {
    let element = "<view><runtimeAttribute key=\"tag\" type=\"\(type)\" value=\"1\"/></view>"
    #expect(try only(diagnostics(in: clock(view: element))).intended == intended)
  }

  @Test(
    "Suggests the missing part of an equation",
    arguments: [
      ("width = 50▶%", "superview.width * 0.5"), ("width = superview.width * 50▶%", "0.5"),
      ("width = ▶superview", "superview.width"), ("leading = ▶parent", "superview.leading"),
      ("top = superview.▶safeArea + 8", "safeArea.top"), ("centerX = superview.▶center", "centerX"),
      ("trailing = superview.▶trailingMargin", "margins.trailing"),
      ("width = 16 / 9 ▶height", "* height"), ("width = 44 ▶priority 750", "@"),
    ])
  func equations(_ equation: String, _ intended: String) throws {
    let text = clock(view: "<view><view><constraint equation=\"\(equation)\"/></view></view>")
    let found = try only(diagnostics(in: Marked(text).text))
    #expect(Int(found.location.range.start) == Marked(text).offsets[0])
    #expect(found.intended == intended)
  }

  @Test(
    "A note describes an equation that cannot be corrected",
    arguments: [
      (
        "edges = superview.edges",
        "write one constraint for each of 'top', 'leading', 'bottom' and 'trailing'"
      ),
      ("width = 10, height = 10", "write each equation in a 'constraint' element of its own"),
      (
        "ratio = 1",
        "an equation has the form 'leading = superview.leading + 8', 'width = height * 2', or 'width >= 44 @750'"
      ),
    ])
  func adviceForEquations(_ equation: String, _ note: String) throws {
    let found = try only(
      diagnostics(in: clock(view: "<view><constraint equation=\"\(equation)\"/></view>")))
    #expect(found.notes.map(\.message.text) == [note])
  }

  @Test("Offers a fix that moves the text of a constraint into its equation")
  func textOfConstraint() throws {
    let found = try only(diagnostics(in: clock(view: "<view><constraint>width = 20</constraint></view>")))
    #expect(corrected(found).contains("<constraint equation=\"width = 20\"></constraint>"))
  }

  @Test("A note describes how to write a comment")
  func comments() throws {
    let found = try only(diagnostics(in: clock(view: "// The title")))
    #expect(found.notes.map(\.message.text) == ["write a comment as '<!-- … -->'"])
  }

  @Test(
    "A note describes how a file begins",
    arguments: [
      (
        "<html/>",
        "a scene file begins with '<storyboard version=\"1\" initial=\"ID\">' or '<nib version=\"1\">'"
      )
    ])
  func roots(_ text: String, _ note: String) throws {
    #expect(try only(diagnostics(in: text)).notes.map(\.message.text) == [note])
  }
}
