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
