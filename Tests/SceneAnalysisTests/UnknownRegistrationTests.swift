import Testing

@testable import SceneAnalysis

/// A registration whose reuse identifier is computed at run time affects only the lists to which it can apply.
@Suite("Registrations of unknown reuse identifiers")
struct UnknownRegistrationTests {
  private static func table(_ id: String, _ className: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <tableViewController id="\(id)" customClass="\(className)" customModule="App" sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" id="t-\(id)"><prototypes>
    <tableViewCell reuseIdentifier="row\(id)" id="c-\(id)"/></prototypes></tableView>
    </tableViewController></objects></scene>
    """
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
    targetRuntime="iOS.CocoaTouch" initialViewController="1"><scenes>
    \(table("1", "First"))\(table("2", "Second"))
    </scenes></document>
    """

  private static let first = """
    import UIKit
    class DayCell: UITableViewCell { static var id: String { "day".uppercased() } }
    class First: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "gone", for: path)
      }
    }
    """

  /// Returns the number of reports of the identifier in `First`, and of skipped checks.
  private func counts(_ code: String) throws -> [Int] {
    let project = try EditedProject([
      "Main.storyboard": Self.storyboard, "First.swift": Self.first, "Second.swift": "import UIKit\n\(code)",
    ])
    project.request.sources = [project.path("")]
    return try withExtendedLifetime(project) {
      let result = try project.snapshot().checkResult
      return [
        result.codeDiagnostics.count { $0.rule == "reuse-identifier-not-found" },
        result.notChecked.count {
          $0.rules.contains("reuse-identifier-not-found") && $0.reason == .unknownNames
        },
      ]
    }
  }

  private func second(_ body: String) -> String {
    "class Second: UITableViewController { override func viewDidLoad() { \(body) } }"
  }

  @Test("Do not affect the lists of other view controllers")
  func otherControllers() throws {
    let cell = "DayCell.self, forCellReuseIdentifier:"
    #expect(try counts(second("")) == [1, 0])
    #expect(try counts(second("tableView.register(\(cell) DayCell.id)")) == [1, 1])
    // Several modules can declare the same constant.
    let named = ["A", "B"].map {
      "protocol \($0) {}; extension \($0) { static var typeName: String { String(describing: self) } }"
    }
    #expect(
      try counts(
        second("tableView.register(\(cell) DayCell.typeName)") + "\n" + named.joined(separator: "\n")
          + "\nextension DayCell: A {}") == [1, 0])
    #expect(try counts(second("let list = UITableView(); list.register(\(cell) title!)")) == [1, 1])
    #expect(
      try counts(
        second("for list in [tableView!] { list.register(\(cell) title!) }")) == [1, 1])
  }

  @Test(
    "Do not affect the lists of other view controllers if a list is one of several",
    arguments: [
      "@IBOutlet var tables: [UITableView]!; override func viewDidLoad() { tables[0].REGISTER }",
      "var tables: [UITableView] = []; override func viewDidLoad() { self.tables.first?.REGISTER }",
      "func load() { let all = [tableView!]; all[0].REGISTER }",
    ])
  func listsOfViews(_ members: String) throws {
    let register = "register(DayCell.self, forCellReuseIdentifier: title!)"
    let code = "class Second: UITableViewController { \(members.replacing("REGISTER", with: register)) }"
    #expect(try counts(code) == [1, 1])
    #expect(
      try counts(code.replacing("class Second: UITableViewController", with: "extension First")).first == 0)
  }

  @Test(
    "Do not affect the lists of other view controllers if a list in Objective-C is one of several",
    arguments: [
      ("[self.tables[0] REGISTER];", 1), ("[self.tables.firstObject REGISTER];", 1),
      ("[_tables[1] REGISTER];", 1),
      ("for (UITableView *list in self.tables) { [list REGISTER]; }", 1),
      ("for (UITableView *list in _tables) { [list REGISTER]; }", 1),
      ("for (UITableView *list in other.tables) { [list REGISTER]; }", 0), ("[other.tables[0] REGISTER];", 0),
      ("[[self other] REGISTER];", 1), ("[[other list] REGISTER];", 0),
    ])
  func listsOfViewsInObjectiveC(_ statement: String, _ count: Int) throws {
    let register = "registerClass:[DayCell class] forCellReuseIdentifier:self.title"
    let project = try EditedProject([
      "Main.storyboard": Self.storyboard, "First.swift": Self.first,
      "Second.m": """
      #import <UIKit/UIKit.h>
      @interface Second : UITableViewController
      @property NSArray<UITableView *> *tables;
      @end
      @implementation Second
      - (void)viewDidLoad { \(statement.replacing("REGISTER", with: register)) }
      @end
      """,
    ])
    project.request.sources = [project.path("")]
    try withExtendedLifetime(project) {
      let result = try project.snapshot().checkResult
      #expect(result.codeDiagnostics.count { $0.rule == "reuse-identifier-not-found" } == count)
    }
  }

  @Test(
    "Registrations of the elements of a literal list are known",
    arguments: [
      #"["day", "night"].forEach { REGISTER($0) }"#, #"["day", "night"].forEach { name in REGISTER(name) }"#,
      #"for name in ["day", "night"] { REGISTER(name) }"#,
      #"let names = ["day", "night"]; for name in names { REGISTER(name) }"#,
      #"let names = ["day", "night"]; names.forEach { REGISTER($0) }"#,
    ])
  func literalLists(_ code: String) throws {
    let parts = code.split(separator: "REGISTER(").map(String.init)
    let body = parts[0] + "tableView.register(DayCell.self, forCellReuseIdentifier: " + parts[1]
    func extended(_ body: String) -> String { "extension First { override func viewDidLoad() { \(body) } }" }
    #expect(try counts(extended(body)) == [1, 0])
    #expect(try counts(extended(body.replacing("night", with: "gone"))) == [0, 0])
    let inner = body.replacing("{ ", with: "{ [1].forEach { _ = $0 }; ")
    #expect(try counts(extended(inner)) == [1, 0])
    #expect(try counts(extended(body.replacing(#""night""#, with: "title!"))).first == 0)
  }

  @Test(
    "Registrations of constants of the classes in a literal list are known",
    arguments: [
      "[RowCell.self, BoxCell.self].forEach { REGISTER($0, forCellReuseIdentifier: $0.name) }",
      "for type in [RowCell.self, BoxCell.self] { REGISTER(type, forCellReuseIdentifier: type.name) }",
    ])
  func listsOfClasses(_ body: String) throws {
    let code = """
      class RowCell: UITableViewCell { static let name = "day" }
      class BoxCell: UITableViewCell { static let name = "night" }
      extension First {
        override func viewDidLoad() { \(body.replacing("REGISTER", with: "tableView.register")) }
      }
      """
    #expect(try counts(code) == [1, 0])
    #expect(try counts(code.replacing("night", with: "gone")) == [0, 0])
  }

  @Test("The parameter '$0' of an inner closure with a capture list is unknown")
  func innerClosureWithCaptureList() throws {
    let register = "tableView.register(DayCell.self, forCellReuseIdentifier: $0)"
    let body = #"["day"].forEach { _ = $0; names().forEach { [self] in \#(register) } }"#
    #expect(try counts("extension First { override func viewDidLoad() { \(body) } }").first == 0)
  }

  @Test(
    "Affect the lists of the callers of a function",
    arguments: [
      (
        "extension UITableView { func registerDays(_ ids: [String]) { ids.forEach { register(CELL $0) } } }",
        "tableView.registerDays([])"
      ),
      (
        "func registerDays(in list: UITableView) { list.register(CELL DayCell.id) }",
        "registerDays(in: tableView)"
      ),
      (
        "extension DayCell { static func register(in list: UITableView) { list.register(CELL id) } }",
        "DayCell.register(in: tableView)"
      ),
    ])
  func helpers(_ function: String, _ call: String) throws {
    let function = function.replacing("CELL", with: "DayCell.self, forCellReuseIdentifier:")
    #expect(try counts(function + "\n" + second(call)) == [1, 1])
    #expect(
      try counts(function + "\nextension First { override func viewDidLoad() { \(call) } }").first == 0)
    #expect(
      try counts(function + "\n" + second(call.replacing("tableView", with: "first.tableView"))).first == 0)
  }

  @Test("Affect all lists if the list is unknown")
  func unknownLists() throws {
    let cell = "DayCell.self, forCellReuseIdentifier:"
    #expect(try counts(second("first.tableView.register(\(cell) title!)")) == [0, 1])
    #expect(
      try counts("class Source { func setUp(_ list: UITableView) { list.register(\(cell) DayCell.id) } }")
        == [0, 1])
    #expect(
      try counts(
        "class Days: UITableView { override func awakeFromNib() { register(\(cell) DayCell.id) } }") == [
          0, 1,
        ])
    #expect(
      try counts(
        "class Second: UIViewController { static func add(_ list: UITableView) { list.register(\(cell) DayCell.id) } }"
      ) == [0, 1])
  }
}
