import Testing

@testable import SceneAnalysis

/// Cells and supplementary views that code registers with lists.
@Suite("Registered classes and nibs")
struct RegisteredNibTests {
  private func result(_ files: [String: String]) throws -> CheckResult {
    let project = try EditedProject(files)
    project.request.sources = [project.path("")]
    return try withExtendedLifetime(project) { try project.snapshot().checkResult }
  }

  private func diagnostics(_ files: [String: String]) throws -> [String] {
    let result = try result(files)
    return (result.files.flatMap(\.diagnostics) + result.codeDiagnostics).map {
      "\($0.severity) \($0.message) [\($0.rule)]"
    }
  }

  private static func nib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>\(objects)</objects></document>
    """
  }

  /// Returns a nib with a cell of the class `RowCell`.
  private static func rowCell(_ identifier: String?) -> String {
    let identifier = identifier.map { "reuseIdentifier=\"\($0)\"" } ?? ""
    return nib(
      """
      <tableViewCell id="c" \(identifier) customClass="RowCell" customModule="App" customModuleProvider="target">
      <tableViewCellContentView key="contentView" tableViewCell="c" id="k"><subviews><label id="l"/></subviews>
      </tableViewCellContentView><connections><outlet property="title" destination="l" id="o"/></connections>
      </tableViewCell>
      """)
  }

  private static func list(_ registration: String, cell: String = #"title.text = "a""#) -> String {
    """
    import UIKit
    final class RowCell: UITableViewCell {
      @IBOutlet private weak var title: UILabel!
      static let nib = UINib(nibName: "RowCell", bundle: nil)
      func fill() { \(cell) }
    }
    final class ListController: UITableViewController {
      override func viewDidLoad() { \(registration) }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path) as! RowCell
        cell.fill()
        return cell
      }
    }
    """
  }

  private func found(_ registration: String, nib identifier: String? = "row") throws -> [String] {
    try diagnostics(["RowCell.xib": Self.rowCell(identifier), "List.swift": Self.list(registration)])
  }

  private static let registeredClass = #"tableView.register(RowCell.self, forCellReuseIdentifier: "row")"#
  private static let withoutNib =
    "warning 'RowCell' is registered without its nib, so its outlet 'title' is nil [created-without-scene]"

  // MARK: Contents of nibs

  @Test(
    "Reports a registered nib that contains anything else than a single cell",
    arguments: [
      (#"<view id="v"/>"#, "its object is not a cell of this kind of list"),
      (#"<collectionViewCell id="c"/>"#, "its object is not a cell of this kind of list"),
      (#"<tableViewCell id="c"/><view id="v"/>"#, "has 2 objects instead of only a cell"),
      (
        """
        <tableViewCell id="c"><connections>
        <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/>
        </connections></tableViewCell><tapGestureRecognizer id="g"/>
        """, "has 2 objects instead of only a cell"
      ),
      (#"<tableViewCell id="c"/>"#, nil),
      (#"<view customClass="RowCell" customModule="App" customModuleProvider="target" id="c"/>"#, nil),
      (#"<view customClass="Unknown" id="c"/>"#, nil),
    ])
  func contents(_ objects: String, _ problem: String?) throws {
    let found = try diagnostics([
      "Day.xib": Self.nib(objects),
      "List.swift": Self.list(
        #"tableView.register(UINib(nibName: "Day", bundle: nil), forCellReuseIdentifier: "row")"#),
    ]).filter { $0.contains("[reuse-identifier-not-found]") }
    let message = problem.map {
      "error Nib 'Day' is registered for 'row', but \($0) [reuse-identifier-not-found]"
    }
    #expect(found == [message].compactMap(\.self))
  }

  // MARK: Classes with outlets in a nib

  @Test("Reports a cell class that is registered without the nib that connects its outlets")
  func registeredClass() throws {
    #expect(try found(Self.registeredClass) == [Self.withoutNib])
    #expect(
      try diagnostics([
        "RowCell.xib": Self.rowCell("row"), "RowCell.h": "@interface RowCell : UITableViewCell\n@end",
        "List.m": """
        #import <UIKit/UIKit.h>
        @interface RowCell ()
        @property (weak) IBOutlet UILabel *title;
        @end
        @implementation RowCell
        - (void)fill { self.title.text = @"a"; }
        @end
        @implementation ListController : UITableViewController
        - (void)viewDidLoad { [self.tableView registerClass:[RowCell class] forCellReuseIdentifier:@"row"]; }
        - (id)cell:(id)path { return [self.tableView dequeueReusableCellWithIdentifier:@"row" forIndexPath:path]; }
        @end
        """,
      ]) == [Self.withoutNib])
  }

  @Test("Accepts a registered class if code also registers its nib or does not require the outlets")
  func registeredClassWithOtherViews() throws {
    let nib = #"tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")"#
    #expect(try found("\(Self.registeredClass); \(nib)") == [])
    let other = Self.registeredClass.replacing("row", with: "other")
    #expect(try found("\(nib); \(other)") == [])
    let test = ["List.swift": "import XCTest\n\(Self.list(Self.registeredClass))"]
    #expect(try diagnostics(test.merging(["RowCell.xib": Self.rowCell("row")]) { own, _ in own }) == [])
    for cell in [#"title?.text = "a""#, "title = UILabel()"] {
      #expect(
        try diagnostics([
          "RowCell.xib": Self.rowCell("row"), "List.swift": Self.list(Self.registeredClass, cell: cell),
        ]) == [])
    }
  }

  @Test(
    "Reports a registration object whose cells are created without the nib that connects their outlets",
    arguments: [
      ("UICollectionView.CellRegistration<RowCell, Int> { cell, _, _ in cell.fill() }", true),
      ("UICollectionView.CellRegistration<RowCell, Int>(handler: { cell, _, _ in cell.fill() })", true),
      ("UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in }", false),
      (
        #"UICollectionView.CellRegistration<RowCell, Int>(cellNib: UINib(nibName: "RowCell", bundle: nil)) { _, _, _ in }"#,
        false
      ),
    ])
  func registrationObjects(_ registration: String, _ isReported: Bool) throws {
    let found = try diagnostics([
      "RowCell.xib": Self.rowCell(nil).replacing("tableViewCell", with: "collectionViewCell"),
      "Grid.swift": """
      import UIKit
      final class RowCell: UICollectionViewCell {
        @IBOutlet private weak var title: UILabel!
        func fill() { title.text = "a" }
      }
      final class Grid: UICollectionViewController {
        lazy var registration = \(registration)
      }
      """,
    ]).filter { $0.contains("created-without-scene") }
    #expect(found == (isReported ? [Self.withoutNib] : []))
  }

  // MARK: Reuse identifiers of nibs

  private static let nibs = [
    #"tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")"#,
    #"let nib = UINib(nibName: "RowCell", bundle: .main); tableView.register(nib, forCellReuseIdentifier: "row")"#,
    #"tableView.register(RowCell.nib, forCellReuseIdentifier: "row")"#,
  ]

  @Test(
    "Reports a registered nib if its cell's reuse identifier differs from the registered identifier",
    arguments: nibs)
  func otherIdentifier(_ registration: String) throws {
    #expect(
      try found(registration, nib: "line") == [
        "error Nib 'RowCell' is registered for 'row', but its cell has the reuse identifier 'line' [reuse-identifier-not-found]"
      ])
    #expect(try found(registration, nib: "row") == [])
    #expect(try found(registration, nib: nil) == [])
  }

  @Test(
    "Reports an Objective-C registration whose reuse identifier differs from the cell's identifier in the nib"
  )
  func otherIdentifierInObjectiveC() throws {
    let found = try diagnostics([
      "DayCell.xib": Self.nib(
        """
        <collectionViewCell id="c" reuseIdentifier="date"><view key="contentView" id="k"/></collectionViewCell>
        """),
      "Grid.m": """
      #import <UIKit/UIKit.h>
      void prepare(UICollectionView *grid, NSIndexPath *path) {
        [grid registerNib:[UINib nibWithNibName:@"DayCell" bundle:nil] forCellWithReuseIdentifier:@"day"];
        [grid dequeueReusableCellWithReuseIdentifier:@"day" forIndexPath:path];
      }
      """,
    ])
    #expect(
      found == [
        "error Nib 'DayCell' is registered for 'day', but its cell has the reuse identifier 'date' [reuse-identifier-not-found]"
      ])
  }

  @Test("Accepts reuse identifiers of nibs that code does not load")
  func otherNibs() throws {
    func found(_ nibs: [String: String], bundle: String = "nil") throws -> [String] {
      let nib = "UINib(nibName: \"Other\", bundle: \(bundle))"
      let list = Self.list(#"tableView.register(\#(nib), forCellReuseIdentifier: "row")"#)
      let files = ["List.swift": list, "RowCell.xib": Self.rowCell("line")]
      return try diagnostics(nibs.merging(files) { own, _ in own })
    }
    #expect(try found(["Other.xib": Self.rowCell(nil)]) == [])
    #expect(try found(["Other.xib": Self.rowCell("line")]).count == 1)
    #expect(try found(["Other.xib": Self.rowCell("line")], bundle: "bundle") == [])
    // One of the nibs with this name has the correct identifier.
    #expect(try found(["A/Other.xib": Self.rowCell("row"), "B/Other.xib": Self.rowCell("line")]) == [])
  }

  // MARK: Supplementary views

  private static let grid = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="v">
    <scenes><scene sceneID="s"><objects>
    <collectionViewController id="v" customClass="Grid" customModule="App" customModuleProvider="target"
      sceneMemberID="viewController">
    <collectionView key="view" dataMode="prototypes" id="g">
    <collectionViewFlowLayout key="collectionViewLayout" id="f"/><cells/>
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h"/>
    <connections><outlet property="dataSource" destination="v" id="o"/></connections></collectionView>
    </collectionViewController>
    </objects></scene></scenes></document>
    """

  private static func grid(registering kind: String) -> [String: String] {
    [
      "Main.storyboard": grid,
      "Grid.swift": """
      import UIKit
      final class Grid: UICollectionViewController {
        static let badge = "badge"
        func prepare(_ kind: String, _ path: IndexPath) {
          collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: \(kind), withReuseIdentifier: "head")
          collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
        }
      }
      """,
    ]
  }

  @Test("A registration for one kind of supplementary view does not replace a prototype for another kind")
  func supplementaryKinds() throws {
    let warning =
      "warning The registration for 'head' replaces the prototype with this reuse identifier [prototype-replaced]"
    for kind in ["UICollectionView.elementKindSectionHeader", #""UICollectionElementKindSectionHeader""#] {
      #expect(try diagnostics(Self.grid(registering: kind)) == [warning])
    }
    for kind in [
      "UICollectionView.elementKindSectionFooter", "UICollectionElementKindSectionFooter", "Self.badge",
    ] {
      #expect(try diagnostics(Self.grid(registering: kind)) == [])
    }
  }

  @Test("Lists a registration for an unknown kind of supplementary view as not checked")
  func unknownKind() throws {
    let result = try result(Self.grid(registering: "kind"))
    #expect(result.codeDiagnostics.isEmpty)
    #expect(
      result.notChecked.contains { $0.rules.contains("prototype-replaced") && $0.reason == .unknownNames })
  }
}
