import Testing

@testable import SceneAnalysis

/// Casts of the objects that code loads from storyboards and nibs.
@Suite("Failing casts")
struct FailingCastTests {
  private func found(_ files: [String: String]) throws -> [String] {
    let project = try EditedProject(files)
    project.request.sources = [project.path("")]
    return try withExtendedLifetime(project) {
      let result = try project.snapshot().checkResult
      return (result.files.flatMap(\.diagnostics) + result.codeDiagnostics)
        .filter { $0.rule == "failing-cast" }.map { "\($0.severity) \($0.message)" }
    }
  }

  private static func document(_ content: String, _ attributes: String = "", isNib: Bool = false) -> String {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.\(isNib ? "" : "Storyboard.")XIB"
    return
      #"<document type="\#(type)" version="3.0" targetRuntime="iOS.CocoaTouch" \#(attributes)>\#(content)</document>"#
  }

  private static func storyboard(_ controllers: String...) -> String {
    let scenes = controllers.enumerated().map { index, controller in
      #"<scene sceneID="s-\#(index)"><objects>\#(controller)</objects></scene>"#
    }
    return document("<scenes>\(scenes.joined())</scenes>", #"initialViewController="list""#)
  }

  private static func cell(_ identifier: String, _ className: String) -> String {
    """
    <tableViewCell reuseIdentifier="\(identifier)" customClass="\(className)" customModule="App" id="\(identifier)">
    <tableViewCellContentView key="contentView" tableViewCell="\(identifier)" id="k-\(identifier)"/></tableViewCell>
    """
  }

  private static let main = storyboard(
    """
    <tableViewController id="list" customClass="ListController" customModule="App" sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" id="t"><prototypes>\(cell("row", "RowCell"))</prototypes>
    <connections><outlet property="dataSource" destination="list" id="o"/></connections></tableView>
    <connections><segue destination="detail" kind="show" identifier="detail" id="s-1"/>
    <segue destination="nav" kind="show" identifier="nav" id="s-2"/>
    <segue destination="else" kind="show" identifier="else" id="s-3"/></connections></tableViewController>
    """,
    """
    <viewController storyboardIdentifier="detail" id="detail" customClass="DetailController" customModule="App"
    sceneMemberID="viewController"/>
    """,
    """
    <navigationController storyboardIdentifier="nav" id="nav" sceneMemberID="viewController"><connections>
    <segue destination="detail" kind="relationship" relationship="rootViewController" id="s-4"/></connections>
    </navigationController>
    """,
    #"<viewControllerPlaceholder storyboardName="Else" id="else" sceneMemberID="viewController"/>"#)

  private static let elsewhere = document(
    """
    <scenes><scene sceneID="s"><objects><viewController id="e" customClass="ElseController" customModule="App"
    sceneMemberID="viewController"/></objects></scene></scenes>
    """, #"initialViewController="e""#)

  private static let nib = document(
    #"<objects><view id="v" customClass="DayView" customModule="App"/></objects>"#, isNib: true)

  private static let classes = """
    import UIKit
    class BaseController: UIViewController {}
    class DetailController: BaseController {}
    final class ElseController: UIViewController {}
    final class RowCell: UITableViewCell {}
    final class DayCell: UITableViewCell {}
    final class DayView: UIView {}
    final class NightView: UIView {}
    enum Exit: String { case detail, nav }
    extension UIStoryboard {
      func instantiate<T: UIViewController>(_ id: String) -> T { instantiateViewController(withIdentifier: id) as! T }
    }
    """

  private func found(in code: String, more: String = "") throws -> [String] {
    try found([
      "Main.storyboard": Self.main, "Else.storyboard": Self.elsewhere, "Day.xib": Self.nib,
      "Classes.swift": Self.classes, "More.swift": "import UIKit\n\(more)",
      "List.swift": "import UIKit\nfinal class ListController: UITableViewController {\n\(code)\n}",
    ])
  }

  @Test(
    "Reports a forced cast of a scene's controller to a class that the controller does not have",
    arguments: [
      (
        #"storyboard!.instantiateViewController(withIdentifier: "detail") as! ElseController"#,
        "ElseController"
      ),
      (
        #"storyboard?.instantiateViewController(withIdentifier: "detail") as! UINavigationController"#,
        "UINavigationController"
      ),
      (
        #"(storyboard!.instantiateViewController(withIdentifier: "detail") as? ElseController)!"#,
        "ElseController"
      ),
      (
        #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "detail") as! ElseController"#,
        "ElseController"
      ),
      (
        #"storyboard!.instantiateViewController(withIdentifier: count == 1 ? "detail" : "detail") as! ElseController"#,
        "ElseController"
      ),
      (#"storyboard!.instantiateViewController(withIdentifier: "detail") as! BaseController"#, nil),
      (#"storyboard!.instantiateViewController(withIdentifier: "detail") as! UIViewController"#, nil),
      (#"storyboard!.instantiateViewController(withIdentifier: "detail") as? ElseController"#, nil),
      (
        #"storyboard!.instantiateViewController(identifier: "detail") { Other(coder: $0) } as! ElseController"#,
        nil
      ),
      (
        #"UIStoryboard(name: "Else", bundle: nil).instantiateViewController(withIdentifier: "detail") as! X"#,
        nil
      ),
    ])
  func controllers(_ cast: String, _ name: String?) throws {
    let message = name.map {
      "error Cast to '\($0)' fails: scene 'detail' has the class 'DetailController'"
    }
    #expect(try found(in: "func make() { _ = \(cast) }") == [message].compactMap(\.self))
  }

  @Test(
    "Reports a closure that creates an object of a class that does not descend from the scene's class",
    arguments: [
      (#"storyboard!.instantiateViewController(identifier: "detail") { ElseController(coder: $0) }"#, true),
      (
        #"storyboard!.instantiateViewController(identifier: "detail", creator: { coder in ElseController(coder: coder) })"#,
        true
      ),
      (
        """
        storyboard!.instantiateViewController(identifier: "detail") { coder -> ElseController? in
          guard isReady else { return nil }
          let controller = ElseController(coder: coder)
          controller?.title = "A"
          return controller
        }
        """, true
      ),
      (#"storyboard!.instantiateViewController(identifier: "detail") { BaseController(coder: $0) }"#, true),
      (
        #"storyboard!.instantiateViewController(identifier: "detail") { DetailController(coder: $0) }"#, false
      ),
      (#"storyboard!.instantiateViewController(identifier: "detail") { LargeController(coder: $0) }"#, false),
      (#"storyboard!.instantiateViewController(identifier: "nav") { DetailController(coder: $0) }"#, true),
      (
        #"storyboard!.instantiateViewController(identifier: "detail") { Factory.make(ElseController.self, $0) }"#,
        false
      ),
      (
        """
        storyboard!.instantiateViewController(identifier: "detail") { coder in
          if isLarge { return LargeController(coder: coder) }
          return ElseController(coder: coder)
        }
        """, false
      ),
    ])
  func creators(_ call: String, _ isReported: Bool) throws {
    let found = try found(
      in: "func make() { let controller = \(call); show(controller, sender: nil) }",
      more: "class LargeController: DetailController {}")
    #expect(found.count == (isReported ? 1 : 0), "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("error Creating '") }, "\(found)")
  }

  @Test("Reports a closure that creates an object of another class than the initial controller")
  func creatorOfInitialController() throws {
    func found(_ name: String) throws -> [String] {
      try self.found(
        in: """
          func make() {
            _ = UIStoryboard(name: "Else", bundle: nil).instantiateInitialViewController { \(name)(coder: $0) }
          }
          """)
    }
    #expect(
      try found("DetailController") == [
        "error Creating 'DetailController' fails: the initial view controller of 'Else' has the class 'ElseController'"
      ])
    #expect(try found("ElseController").isEmpty)
  }

  @Test(
    "Reports a cast to a protocol of the app to which the class of the object does not conform",
    arguments: [
      ("protocol Dated {}", true),
      ("protocol Dated {}; extension ElseController: Dated {}", true),
      ("protocol Dated {}; protocol Timed: Dated {}; extension ElseController: Timed {}", true),
      ("protocol Dated {}; extension DetailController: Dated {}", false),
      ("protocol Dated {}; extension BaseController: Dated {}", false),
      ("protocol Dated {}; extension UIViewController: Dated {}", false),
      ("protocol Dated {}; extension UIResponder: Dated {}", false),
      ("protocol Dated {}; extension NSObject: Dated {}", false),
      ("protocol Dated {}; protocol Timed: Dated {}; extension DetailController: Timed {}", false),
      ("protocol Dated {}; typealias Both = Dated & Hashable; extension DetailController: Both {}", false),
      ("protocol Dated {}; extension DetailController: Hashable & Dated {}", false),
      ("protocol Dated {}; @Dating extension DetailController {}", false),
      ("import Dates", false),
    ])
  func protocols(_ code: String, _ isReported: Bool) throws {
    let found = try found(
      in: #"func make() { _ = storyboard!.instantiateViewController(withIdentifier: "detail") as! Dated }"#,
      more: code)
    let message = "error Cast to 'Dated' fails: scene 'detail' has the class 'DetailController'"
    #expect(found == (isReported ? [message] : []))
  }

  @Test(
    "Does not report a cast to a protocol to which an excluded file might let the class conform",
    arguments: [
      ("extension DetailController: Dated {}", false), ("extension UIViewController: Dated {}", false),
      ("protocol Timed: Dated {}", false), ("extension ElseController: Dated {}", true),
    ])
  func protocolsInExcludedFiles(_ code: String, _ isReported: Bool) throws {
    let found = try found([
      "Main.storyboard": Self.main, "Else.storyboard": Self.elsewhere, "Classes.swift": Self.classes,
      "More.swift": "protocol Dated {}\nextension DetailController: Timed {}",
      ".scenec.yml": "exclude: [Excluded.swift]\n", "Excluded.swift": "import UIKit\n\(code)",
      "List.swift": """
      import UIKit
      final class ListController: UITableViewController {
        func make() { _ = storyboard!.instantiateViewController(withIdentifier: "detail") as! Dated }
      }
      """,
    ])
    #expect(found.count == (isReported ? 1 : 0), "\(found)")
  }

  @Test("Does not report a cast to a protocol to which a class in Objective-C can conform")
  func protocolsInObjectiveC() throws {
    func found(_ attribute: String) throws -> [String] {
      try self.found([
        "Main.storyboard": Self.main, "Else.storyboard": Self.elsewhere,
        "Detail.m": """
        #import <UIKit/UIKit.h>
        @interface DetailController : UIViewController
        @end
        @implementation DetailController
        @end
        """,
        "List.swift": """
        import UIKit
        \(attribute) protocol Dated {}
        final class ListController: UITableViewController {
          func make() { _ = storyboard!.instantiateViewController(withIdentifier: "detail") as! Dated }
        }
        """,
      ])
    }
    #expect(try found("@objc").isEmpty)
    #expect(try found("").count == 1)
  }

  @Test("Reports a variable of another class than the controller that is assigned to it")
  func declaredTypes() throws {
    #expect(
      try found(
        in:
          #"func make() { let a: ElseController = storyboard!.instantiateViewController(identifier: "detail") }"#
      ) == ["error Cast to 'ElseController' fails: scene 'detail' has the class 'DetailController'"])
    #expect(
      try found(in: #"func make() { let a: ElseController = storyboard!.instantiate("detail") }"#)
        == ["error Cast to 'ElseController' fails: scene 'detail' has the class 'DetailController'"])
    #expect(
      try found(in: #"func make() { let a: DetailController = storyboard!.instantiate("detail") }"#).isEmpty)
  }

  @Test("Warns about a guard that never continues because its cast fails")
  func guards() throws {
    let cast = #"storyboard!.instantiateViewController(withIdentifier: "detail") as? ElseController"#
    #expect(
      try found(in: "func make() { guard let a = \(cast) else { return }; _ = a }") == [
        "warning Cast to 'ElseController' fails: scene 'detail' has the class 'DetailController'"
      ])
    #expect(try found(in: "func make() { if let a = \(cast) { _ = a } }").isEmpty)
  }

  @Test(
    "Reports casts of local constants",
    arguments: [
      ("_ = a as! ElseController", "error"),
      ("a.title = nil; show(a as! ElseController, sender: nil)", "error"),
      ("(a as! ElseController).title = nil", "error"),
      ("guard let b = a as? ElseController else { return }; _ = b", "warning"),
      ("_ = a as! DetailController", nil),
      ("if let b = a as? ElseController { _ = b }", nil),
      ("if isEditing { _ = a as! ElseController }", nil),
      ("guard isEditing else { _ = a as! ElseController; return }", nil),
      ("if let b = a as? DetailController { show(b, sender: nil); return }; _ = a as! ElseController", nil),
      ("guard a is ElseController else { return }; _ = a as! ElseController", nil),
      ("guard a.isKind(of: ElseController.self) else { return }; _ = a as! ElseController", nil),
      ("_ = isEditing ? a as! ElseController : nil", nil),
      ("_ = isEditing && (a as! ElseController).isEditing", nil),
      ("done = { _ = a as! ElseController }", nil),
    ])
  func constants(_ uses: String, _ severity: String?) throws {
    let call = #"storyboard!.instantiateViewController(withIdentifier: "detail")"#
    let message = "Cast to 'ElseController' fails: scene 'detail' has the class 'DetailController'"
    let expected = severity.map { ["\($0) \(message)"] } ?? []
    #expect(try found(in: "func make() { let a = \(call); \(uses) }") == expected)
    let optional = call.replacing("!", with: "?")
    #expect(try found(in: "func make() { guard let a = \(optional) else { return }; \(uses) }") == expected)
    #expect(try found(in: "func make() { var a = \(call); \(uses) }").isEmpty)
  }

  @Test("Reports casts of initial controllers")
  func initialControllers() throws {
    let code = #"UIStoryboard(name: "Else", bundle: nil).instantiateInitialViewController()"#
    #expect(
      try found(in: "func make() { _ = \(code) as! DetailController }") == [
        "error Cast to 'DetailController' fails: the initial view controller of 'Else' has the class 'ElseController'"
      ])
    #expect(try found(in: "func make() { _ = \(code)! as! ElseController }").isEmpty)
  }

  @Test(
    "Reports casts of a segue's destination where the identifier is compared",
    arguments: [
      (#"if segue.identifier == "detail" { _ = segue.destination as! ElseController }"#, "detail"),
      (
        #"if let name = segue.identifier, name == "detail" { _ = segue.destination as! ElseController }"#,
        "detail"
      ),
      (
        #"if "detail" == segue.identifier, let a = sender { _ = segue.destination as! ElseController }"#,
        "detail"
      ),
      (
        #"switch segue.identifier { case "detail"?: _ = segue.destination as! ElseController default: break }"#,
        "detail"
      ),
      (
        #"switch segue.identifier { case .some("detail"): _ = segue.destination as! ElseController default: break }"#,
        "detail"
      ),
      (
        #"switch segue.identifier ?? "" { case "else": break case "nav": _ = segue.destination as! ElseController default: break }"#,
        "nav"
      ),
      (
        #"switch Exit(rawValue: segue.identifier!)! { case .detail: _ = segue.destination as! ElseController case .nav: break }"#,
        "detail"
      ),
      (
        #"guard let id = segue.identifier, let exit = Exit(rawValue: id) else { return }; switch exit { case .detail: break case .nav: _ = segue.destination as! ElseController }"#,
        "nav"
      ),
      (
        #"guard segue.identifier == "detail" else { return }; _ = segue.destination as! ElseController"#,
        "detail"
      ),
      (
        #"if segue.identifier == "detail" || "else" == segue.identifier { _ = segue.destination as! ElseController }"#,
        "detail"
      ),
      (#"if segue.identifier == "else" { _ = segue.destination as! DetailController }"#, "else"),
      (#"if segue.identifier == "detail" { _ = segue.destination as! DetailController }"#, nil),
      (#"if segue.identifier == "else" { _ = segue.destination as! ElseController }"#, nil),
      (#"if segue.identifier == "nav" { _ = segue.destination as! UINavigationController }"#, nil),
      (#"if segue.identifier != "detail" { _ = segue.destination as! ElseController }"#, nil),
      (
        #"if segue.identifier == "detail" || sender == nil { _ = segue.destination as! ElseController }"#, nil
      ),
      (#"if segue.identifier == "detail" {} else { _ = segue.destination as! ElseController }"#, nil),
      (
        #"if segue.identifier == "detail" { if let a = segue.destination as? ElseController { _ = a } }"#, nil
      ),
      (#"_ = segue.destination as! ElseController"#, nil),
      (
        #"if segue.identifier == "detail" { let segue = other(); _ = segue.destination as! ElseController }"#,
        nil
      ),
      (
        #"typealias ElseController = DetailController; if segue.identifier == "detail" { _ = segue.destination as! ElseController }"#,
        nil
      ),
    ])
  func destinations(_ body: String, _ segue: String?) throws {
    let found = try found(
      in: "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(body) }")
    #expect(found.count == (segue == nil ? 0 : 1))
    if let segue {
      #expect(found.first?.contains("the destination of segue '\(segue)' has the class") == true, "\(found)")
    }
  }

  @Test(
    "Reports casts of the content of a segue's destination",
    arguments: [
      ("(segue.destination as! UINavigationController).topViewController as! ElseController", true),
      ("(segue.destination as? UINavigationController)?.viewControllers.first as! ElseController", true),
      ("(segue.destination as! UINavigationController).viewControllers[0] as! ElseController", true),
      ("(segue.destination as! UINavigationController).topViewController as! DetailController", false),
      ("(segue.destination as! UINavigationController).viewControllers[1] as! ElseController", false),
      ("segue.destination.children.first as! ElseController", false),
    ])
  func contents(_ cast: String, _ isFailing: Bool) throws {
    let message = """
      error Cast to 'ElseController' fails: the content of the destination of segue 'nav' has the class \
      'DetailController'
      """
    func found(_ body: String) throws -> [String] {
      try self.found(
        in: "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(body) }")
    }
    #expect(try found("if segue.identifier == \"nav\" { _ = \(cast) }") == (isFailing ? [message] : []))
    let navigation = "let nav = segue.destination as! UINavigationController"
    let content = "let page = nav.topViewController as! ElseController"
    #expect(try found("if segue.identifier == \"nav\" { \(navigation); \(content) }") == [message])
    #expect(
      try found(
        "if segue.identifier == \"nav\", let nav = segue.destination as? UINavigationController { \(content) }"
      )
        == [message])
    let variable = navigation.replacing("let", with: "var")
    #expect(try found("if segue.identifier == \"nav\" { \(variable); \(content) }").isEmpty)
  }

  @Test(
    "Reports casts of cells",
    arguments: [
      ("", "DayCell", "'row' has the class 'RowCell'"),
      ("", "RowCell", nil),
      ("", "UITableViewCell", nil),
      (#"tableView.register(DayCell.self, forCellReuseIdentifier: "row")"#, "DayCell", nil),
      (#"tableView.register(DayCell.self, forCellReuseIdentifier: title!)"#, "DayCell", nil),
    ])
  func cells(_ registration: String, _ name: String, _ problem: String?) throws {
    let found = try found(
      in: """
        override func viewDidLoad() { \(registration) }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: "row", for: path) as! \(name)
        }
        """)
    #expect(found == (problem.map { ["error Cast to 'DayCell' fails: \($0)"] } ?? []))
  }

  @Test("Reports casts of cells whose registered class is another one")
  func registeredCells() throws {
    func found(_ registered: String) throws -> [String] {
      try self.found(
        in: """
          override func viewDidLoad() { tableView.register(\(registered).self, forCellReuseIdentifier: "made") }
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            table.dequeueReusableCell(withIdentifier: "made", for: path) as! RowCell
          }
          """)
    }
    #expect(try found("RowCell").isEmpty)
    #expect(
      try found("UITableViewCell")
        == ["error Cast to 'RowCell' fails: 'made' has the class 'UITableViewCell'"])
  }

  @Test(
    "Reports casts of the first object of a nib",
    arguments: [
      #"UINib(nibName: "Day", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as!"#,
      #"UINib(nibName: "Day", bundle: nil).instantiate(withOwner: nil, options: nil).first as!"#,
      #"Bundle.main.loadNibNamed("Day", owner: self, options: nil)?.first as!"#,
      #"Bundle.main.loadNibNamed("Day", owner: self)![0] as!"#,
    ])
  func nibs(_ load: String) throws {
    #expect(try found(in: "func make() { _ = \(load) DayView }").isEmpty)
    #expect(
      try found(in: "func make() { _ = \(load) NightView }")
        == ["error Cast to 'NightView' fails: the object of nib 'Day' has the class 'DayView'"])
  }

  @Test("Does not report a class with a superclass that an alias chooses")
  func aliases() throws {
    let code =
      #"func make() { _ = storyboard!.instantiateViewController(withIdentifier: "detail") as! ElseController }"#
    func found(_ alias: String) throws -> [String] {
      try self.found([
        "Main.storyboard": Self.main, "Else.storyboard": Self.elsewhere,
        "Classes.swift": """
        import UIKit
        \(alias)
        final class DetailController: Base {}
        class ElseController: UIViewController {}
        """, "List.swift": "import UIKit\nfinal class ListController: UITableViewController { \(code) }",
      ])
    }
    #expect(try found("typealias Base = UIViewController").count == 1)
    #expect(
      try found(
        "#if DEBUG\ntypealias Base = UIViewController\n#else\ntypealias Base = ElseController\n#endif"
      )
      .isEmpty)
    #expect(
      try found("#if DEBUG\ntypealias Base = UIViewController\n#else\ntypealias Base = Pod\n#endif").isEmpty)
  }
}
