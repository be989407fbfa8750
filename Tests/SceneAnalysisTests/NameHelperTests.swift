import Testing

@testable import SceneAnalysis

/// Functions of the app that pass on a type or a string of their caller.
@Suite("Helpers that pass on the names of scene objects")
struct NameHelperTests {
  private func diagnostics(_ code: String, _ files: [String: String] = [:]) throws -> [String] {
    let project = try EditedProject(
      ["Main.storyboard": Self.storyboard, "Rows.swift": Self.rows(code)].merging(files) { $1 })
    project.request.sources = [project.path("")]
    let result = try withExtendedLifetime(project) { try project.snapshot().checkResult }
    return result.codeDiagnostics.map { "\($0.severity) \($0.message) [\($0.rule)]" }
  }

  /// A table with the prototypes `zone` and `DayCell`.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="Rows" customModule="App" customModuleProvider="target">
    <view key="view" id="v"><subviews><tableView id="t"><prototypes>
    <tableViewCell reuseIdentifier="zone" id="z"/>
    <tableViewCell reuseIdentifier="DayCell" customClass="DayCell" customModule="App" customModuleProvider="target" id="d">
    <connections><outlet property="name" destination="d" id="n"/></connections>
    </tableViewCell>
    </prototypes></tableView></subviews></view>
    <connections><outlet property="table" destination="t" id="o"/></connections>
    </viewController>
    </objects></scene></scenes>
    </document>
    """

  private static func rows(_ code: String) -> String {
    """
    import UIKit
    class DayCell: UITableViewCell { @IBOutlet var name: UIView? }
    class NightCell: UITableViewCell {}
    class Tile: UICollectionViewCell {}
    class Rows: UIViewController {
      @IBOutlet var table: UITableView!
      func used(_ path: IndexPath) {
        _ = table.dequeueReusableCell(withIdentifier: "zone", for: path)
        _ = table.dequeueReusableCell(withIdentifier: "DayCell", for: path)
      }
      \(code)
    }
    """
  }

  private static let helpers = """
    import UIKit
    extension UITableView {
      func register<T: UITableViewCell>(_ type: T.Type) {
        register(type, forCellReuseIdentifier: String(describing: type))
      }
      func dequeue<T: UITableViewCell>(_ type: T.Type = T.self, for path: IndexPath) -> T {
        dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T
      }
    }
    extension UICollectionView {
      func register<T: UICollectionViewCell>(_ type: T.Type) {
        register(type, forCellWithReuseIdentifier: String(describing: type))
      }
      func dequeue<T: UICollectionViewCell>(_ type: T.Type = T.self, for path: IndexPath) -> T {
        dequeueReusableCell(withReuseIdentifier: String(describing: T.self), for: path) as! T
      }
    }
    """

  private static let noNight =
    "error No prototype has the reuse identifier 'NightCell' [reuse-identifier-not-found]"
  private static let noZoen =
    "error No prototype has the reuse identifier 'zoen' [reuse-identifier-not-found]"

  @Test(
    "Reports a type that a caller passes to a helper and that no prototype or registration has",
    arguments: [
      "func cell(_ p: IndexPath) { _ = table.dequeue(NightCell.self, for: p) }",
      "func cell(_ p: IndexPath) { let cell: NightCell = table.dequeue(for: p); _ = cell }",
      "func cell(_ p: IndexPath) { _ = table.dequeue(for: p) as NightCell }",
      """
      func cell(_ p: IndexPath) { _ = ownCell(NightCell.self, p) }
      func ownCell<Cell: UITableViewCell>(_ type: Cell.Type, _ p: IndexPath) -> Cell { table.dequeue(type, for: p) }
      """,
    ])
  func missing(_ code: String) throws {
    #expect(try diagnostics(code, ["Helpers.swift": Self.helpers]) == [Self.noNight])
  }

  @Test(
    "Accepts types that a prototype has or that code registers with a helper",
    arguments: [
      "func cell(_ p: IndexPath) { _ = table.dequeue(DayCell.self, for: p) }",
      """
      override func viewDidLoad() { table.register(NightCell.self) }
      func cell(_ p: IndexPath) { _ = table.dequeue(NightCell.self, for: p) }
      """,
      """
      override func viewDidLoad() { [NightCell.self].forEach { table.register($0) } }
      func cell(_ p: IndexPath) { _ = table.dequeue(NightCell.self, for: p) }
      """,
      """
      override func viewDidLoad() { [NightCell.self].forEach(table.register) }
      func cell(_ p: IndexPath) { _ = table.dequeue(NightCell.self, for: p) }
      """,
    ])
  func accepted(_ code: String) throws {
    #expect(try diagnostics(code, ["Helpers.swift": Self.helpers]) == [])
  }

  @Test("A helper does not affect identifiers that its callers cannot pass")
  func otherNames() throws {
    let typo = #"func cell(_ p: IndexPath) { _ = table.dequeueReusableCell(withIdentifier: "zoen", for: p) }"#
    #expect(try diagnostics(typo, ["Helpers.swift": Self.helpers]) == [Self.noZoen])
    let open = "func all(_ types: [UITableViewCell.Type]) { types.forEach(table.register) }\n"
    #expect(try diagnostics(open + typo, ["Helpers.swift": Self.helpers]) == [Self.noZoen])
  }

  @Test("A helper for any cell can register only classes that might be cells")
  func anyCell() throws {
    let levels = (1...70).map { "class Level\($0): Level\($0 - 1) {}" }.joined(separator: "\n")
    let classes = "import UIKit\nclass zoen: NSObject {}\nclass Level0: UITableViewCell {}\n" + levels
    for (name, expected) in [("zoen", [Self.noZoen]), ("Level70", [])] {
      let code = """
        func all(_ types: [UITableViewCell.Type]) { types.forEach(table.register) }
        func cell(_ p: IndexPath) { _ = table.dequeueReusableCell(withIdentifier: "\(name)", for: p) }
        """
      let found = try diagnostics(code, ["Helpers.swift": Self.helpers, "Classes.swift": classes])
      #expect(found == expected)
    }
  }

  @Test("Reports a prototype that a helper's registration replaces")
  func replaced() throws {
    let found = try diagnostics(
      "override func viewDidLoad() { table.register(DayCell.self) }", ["Helpers.swift": Self.helpers])
    #expect(
      found == [
        "warning The registration for 'DayCell' replaces the prototype with this reuse identifier "
          + "[prototype-replaced]"
      ])
  }

  @Test(
    "Follows identifiers that a protocol, a class, or a metatype provides",
    arguments: [
      """
      protocol Reusable { static var id: String { get } }
      extension Reusable where Self: UIView { static var id: String { String(describing: self) } }
      extension UITableViewCell: Reusable {}
      extension UITableView {
        func cell<T>(_ type: T.Type, _ p: IndexPath) -> T where T: UITableViewCell {
          dequeueReusableCell(withIdentifier: T.id, for: p) as! T
        }
      }
      """,
      """
      extension UITableViewCell {
        static var id: String { NSStringFromClass(self).components(separatedBy: ".").last! }
      }
      extension UITableView {
        func cell<T: UITableViewCell>(_ type: T.Type, _ p: IndexPath) -> T {
          dequeueReusableCell(withIdentifier: type.id, for: p) as! T
        }
      }
      """,
      """
      extension UITableView {
        func cell(_ type: UITableViewCell.Type, _ p: IndexPath) -> UITableViewCell {
          dequeueReusableCell(withIdentifier: String(describing: type), for: p)
        }
      }
      """,
    ])
  func providedNames(_ helpers: String) throws {
    let code = """
      func cell(_ p: IndexPath) { _ = table.cell(NightCell.self, p); _ = table.cell(DayCell.self, p) }
      """
    #expect(try diagnostics(code, ["Helpers.swift": "import UIKit\n" + helpers]) == [Self.noNight])
  }

  @Test(
    "Checks the types on which a protocol's static function is called",
    arguments: [
      (
        "Rows.instantiate()", "error", "No storyboard has a scene 'Rows'", "scene-not-found-by-code",
        """
        static func instantiate() -> Self {
          let id = String(describing: self)
          return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id) as! Self
        }
        """
      ),
      (
        "DayCell.fromNib()", "warning", "Nib 'DayCell' does not exist", "storyboard-not-found-by-code",
        """
        static func fromNib() -> Self {
          Bundle.main.loadNibNamed(String(describing: self), owner: nil, options: nil)!.first as! Self
        }
        """
      ),
    ])
  func receivers(
    _ call: String, _ severity: String, _ message: String, _ rule: String, _ function: String
  ) throws {
    let helper = """
      import UIKit
      protocol Loadable {}
      extension Loadable { \(function) }
      extension UIViewController: Loadable {}
      extension UIView: Loadable {}
      """
    let found = try diagnostics("func load() { _ = \(call) }", ["Helper.swift": helper])
    #expect(found == ["\(severity) \(message) [\(rule)]"])
  }

  @Test("Accepts any type if calls of a helper cannot be found by its name")
  func unlistedName() throws {
    let code = """
      override func viewDidLoad() { prepare(NightCell.self) }
      func prepare<T: UITableViewCell>(_ type: T.Type) {
        table.register(type, forCellReuseIdentifier: String(describing: type))
      }
      func cell(_ p: IndexPath) { _ = table.dequeueReusableCell(withIdentifier: "NightCell", for: p) }
      """
    #expect(try diagnostics(code) == [])
  }

  @Test("Follows strings that callers pass to a helper")
  func strings() throws {
    let helper = """
      import UIKit
      extension UITableView {
        func cell(_ id: String, at path: IndexPath) -> UITableViewCell {
          dequeueReusableCell(withIdentifier: id, for: path)
        }
        func dequeueReusableCell<T: UITableViewCell>(withIdentifier id: String, for path: IndexPath) -> T {
          dequeueReusableCell(withIdentifier: id, for: path) as! T
        }
      }
      """
    let own = #"func own(_ p: IndexPath) { _ = table.cell("zoen", at: p); _ = table.cell("zone", at: p) }"#
    #expect(try diagnostics(own, ["Helper.swift": helper]) == [Self.noZoen])
    let generic = """
      func own(_ p: IndexPath) { let cell: DayCell = table.dequeueReusableCell(withIdentifier: "zoen", for: p) }
      """
    #expect(try diagnostics(generic, ["Helper.swift": helper]) == [Self.noZoen])
    let unknown = "func own(_ p: IndexPath) { _ = table.cell(title ?? \"\", at: p) }"
    #expect(try diagnostics(unknown, ["Helper.swift": helper]) == [])
  }

  @Test("Follows helpers that call themselves or each other")
  func recursion() throws {
    let names = (0..<100).map { "cell\($0)" }
    let calls = names.map { "_ = \($0)(id)" }.joined(separator: "; ")
    let helpers = names.map { name in
      """
      func \(name)(_ id: String) -> UITableViewCell? {
        \(calls)
        return table.dequeueReusableCell(withIdentifier: id)
      }
      """
    }
    #expect(try diagnostics(helpers.joined(separator: "\n")) == [])
  }

  @Test("Reports a cell of a table that code dequeues from a collection view")
  func otherList() throws {
    let code = """
      func tile(_ grid: UICollectionView, _ p: IndexPath) {
        _ = grid.dequeueReusableCell(withReuseIdentifier: "zone", for: p)
      }
      """
    let message =
      "Prototype 'zone' is not a cell of a collection view, from which this code dequeues it"
    #expect(try diagnostics(code) == ["error \(message) [reuse-identifier-not-found]"])
  }

  @Test(
    "An unknown registration affects only lists of the same kind, and only those that its class might use",
    arguments: [
      ("collection.register(Tile.self, forCellWithReuseIdentifier: title!)", true),
      ("tableView.register(NightCell.self, forCellReuseIdentifier: title!)", true),
      ("other.table.register(NightCell.self, forCellReuseIdentifier: title!)", false),
    ])
  func unknownRegistration(_ registration: String, _ isReported: Bool) throws {
    let other = """
      import UIKit
      class Tiles: UITableViewController {
        var collection: UICollectionView!
        var other: Rows!
        override func viewDidLoad() { \(registration) }
      }
      """
    let typo = #"func cell(_ p: IndexPath) { _ = table.dequeueReusableCell(withIdentifier: "zoen", for: p) }"#
    #expect(try diagnostics(typo, ["Tiles.swift": other]) == (isReported ? [Self.noZoen] : []))
  }
}
