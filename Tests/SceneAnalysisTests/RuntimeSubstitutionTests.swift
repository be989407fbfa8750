import Testing

@testable import SceneAnalysis

/// Code in which another class than the scene's class provides the members, or handles the segues, of a scene.
@Suite("Substitution at run time")
struct RuntimeSubstitutionTests {
  private func found(_ rule: String, _ files: [String: String]) throws -> [String] {
    let project = try EditedProject(files)
    project.request.sources = [project.path("")]
    return try withExtendedLifetime(project) {
      let result = try project.snapshot().checkResult
      return (result.files.flatMap(\.diagnostics) + result.codeDiagnostics)
        .filter { $0.rule.rawValue == rule }.map { "\($0.message)" }
    }
  }

  private static func storyboard(_ scenes: String...) -> String {
    let objects = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>\(objects.joined())</scenes></document>
      """
  }

  // MARK: Classes

  private static let itemScene = storyboard(
    """
    <viewController id="a" customClass="ItemController" customModule="App" sceneMemberID="viewController">
    <view key="view" id="v"><subviews><button id="b"><connections>
    <action selector="changeSeason:" destination="a" eventType="touchUpInside" id="x"/></connections></button>
    </subviews></view><connections><outlet property="titleView" destination="v" id="o"/></connections>
    </viewController>
    """)

  private static func classes(_ call: String) -> String {
    """
    import UIKit
    class ItemController: UIViewController { func load(_ item: ItemController, _ isShow: Bool) { \(call) } }
    class ShowController: ItemController {
      @IBOutlet var titleView: UIView!
      @IBAction func changeSeason(_ sender: UIButton) {}
    }
    """
  }

  @Test(
    "Accepts connections to members of a subclass that 'object_setClass' assigns to the object",
    arguments: [
      ("", false), ("object_setClass(item, ShowController.self)", true),
      ("object_setClass(item, isShow ? ShowController.self : ItemController.self)", true),
      ("object_setClass(item, Other.self)", false),
    ])
  func substitutes(_ call: String, _ isAccepted: Bool) throws {
    for rule in ["action-not-found", "outlet-not-found"] {
      let found = try found(rule, ["Main.storyboard": Self.itemScene, "Code.swift": Self.classes(call)])
      #expect(found.isEmpty == isAccepted, "\(found)")
    }
  }

  @Test(
    "Accepts a class that Objective-C assigns to an object",
    arguments: ["[ShowController class]", "ShowController.class"])
  func substitutesInObjectiveC(_ name: String) throws {
    let header = """
      #import <UIKit/UIKit.h>
      @interface ItemController : UIViewController
      @end
      @interface ShowController : ItemController
      - (IBAction)changeSeason:(id)sender;
      @end
      """
    let code = """
      #import "Items.h"
      @implementation ItemController
      - (void)load { CALL }
      @end
      @implementation ShowController
      - (IBAction)changeSeason:(id)sender {}
      @end
      """
    let scene = Self.itemScene.replacing(" customModule=\"App\"", with: "")
    func found(_ call: String) throws -> [String] {
      try self.found(
        "action-not-found",
        ["Main.storyboard": scene, "Items.h": header, "Items.m": code.replacing("CALL", with: call)])
    }
    #expect(try found("").count == 1)
    #expect(try found("object_setClass(self, \(name));").isEmpty)
  }

  @Test("Reports an object that an initializer in Objective-C does not load from a storyboard")
  func loadingInitializers() throws {
    func found(_ method: String, _ value: String) throws -> [String] {
      try self.found(
        "created-without-scene",
        [
          "Main.storyboard": Self.storyboard(
            """
            <viewController storyboardIdentifier="p" id="a" customClass="Player" sceneMemberID="viewController">
            <view key="view" id="v"/><connections><outlet property="titleView" destination="v" id="o"/></connections>
            </viewController>
            """),
          "Player.h": """
          #import <UIKit/UIKit.h>
          @interface Player : UIViewController
          @property (weak, nonatomic) IBOutlet UIView *titleView;
          @end
          """,
          "Player.m": """
          #import "Player.h"
          @implementation Player
          \(method) { UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Main" bundle:nil]; return \(value); }
          - (void)viewDidLoad { self.titleView.hidden = YES; }
          @end
          void play(void) { [[Player alloc] initFromStoryboard]; }
          """,
        ])
    }
    #expect(
      try found("- (instancetype)initFromStoryboard", "storyboard.instantiateInitialViewController").isEmpty)
    #expect(
      try found(
        "- (instancetype)initFromStoryboard", "[storyboard instantiateViewControllerWithIdentifier:@\"p\"]"
      ).isEmpty)
    #expect(try found("- (instancetype)initFromStoryboard", "[super init]").count == 1)
    #expect(
      try found("+ (instancetype)fromStoryboard", "[storyboard instantiateInitialViewController]").count == 1)
  }

  // MARK: Cells

  private func createdCells(_ registration: String, _ create: String) throws -> [String] {
    try found(
      "created-without-scene",
      [
        "DayCell.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableViewCell id="c" customClass="DayCell" customModule="App">
        <tableViewCellContentView key="contentView" id="v"><subviews><label id="l"/></subviews></tableViewCellContentView>
        <connections><outlet property="title" destination="l" id="o"/></connections></tableViewCell></objects></document>
        """,
        "DayCell.swift": """
        import UIKit
        class DayCell: UITableViewCell {
          static let name = "day"
          @IBOutlet var title: UILabel!
          func show() { title.text = "Day" }
        }
        class Days: UITableViewController {
          override func viewDidLoad() { \(registration) }
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { \(create) }
        }
        """,
      ])
  }

  @Test(
    "Accepts a cell that code creates only if the list returns none, although a nib is registered",
    arguments: [
      #"return table.dequeueReusableCell(withIdentifier: "day") as? DayCell ?? DayCell(style: .default, reuseIdentifier: "day")"#,
      #"return table.dequeueReusableCell(withIdentifier: DayCell.name) ?? DayCell()"#,
      #"let cell = table.dequeueReusableCell(withIdentifier: "day", for: path) as? DayCell; return cell ?? DayCell()"#,
      #"var cell = table.dequeueReusableCell(withIdentifier: "day"); if cell == nil { cell = DayCell() }; return cell!"#,
      #"guard let cell = table.dequeueReusableCell(withIdentifier: "day") else { return DayCell() }; return cell"#,
      #"if let cell = table.dequeueReusableCell(withIdentifier: "day") { return cell } else { return DayCell() }"#,
    ])
  func unusedAlternatives(_ create: String) throws {
    let nib = #"tableView.register(UINib(nibName: "DayCell", bundle: nil), forCellReuseIdentifier: "day")"#
    #expect(try createdCells(nib, create).isEmpty)
    #expect(try createdCells(nib.replacing("\"day\"", with: "\"other\""), create).count == 1)
    #expect(try createdCells(nib, "return flag ? DayCell() : other").count == 1)
    let condition = #"if let cell = table.dequeueReusableCell(withIdentifier: "day") { return DayCell() }"#
    #expect(try createdCells(nib, condition).count == 1)
    let variable = #"var cell = table.dequeueReusableCell(withIdentifier: "day")"#
    let other = "\(variable); if path.row == 0 { cell = DayCell() }; return cell!"
    #expect(try createdCells(nib, other).count == 1)
  }

  @Test(
    "Accepts a cell that Objective-C creates only if the list returns none, although the list has a prototype",
    arguments: [
      (#"[table dequeueReusableCellWithIdentifier:@"day"]"#, "cell == nil", 0),
      (#"(DayCell *)[table dequeueReusableCellWithIdentifier:@"day"]"#, "!cell", 0),
      (#"[table dequeueReusableCellWithIdentifier:@"other"]"#, "cell == nil", 1),
      (#"[table dequeueReusableCellWithIdentifier:@"day"]"#, "path.row == 0", 1),
    ])
  func unusedAlternativesInObjectiveC(_ message: String, _ condition: String, _ count: Int) throws {
    let found = try found(
      "created-without-scene",
      [
        "Main.storyboard": Self.storyboard(
          """
          <tableViewController id="a" customClass="Days" sceneMemberID="viewController">
          <tableView key="view" dataMode="prototypes" id="t"><prototypes>
          <tableViewCell reuseIdentifier="day" id="c" customClass="DayCell">
          <tableViewCellContentView key="contentView" id="v"><subviews><label id="l"/></subviews></tableViewCellContentView>
          <connections><outlet property="title" destination="l" id="o"/></connections></tableViewCell>
          </prototypes></tableView></tableViewController>
          """),
        "Days.m": """
        #import <UIKit/UIKit.h>
        @interface DayCell : UITableViewCell
        @property (weak) IBOutlet UILabel *title;
        @end
        @implementation DayCell
        - (void)show { self.title.text = @"Day"; }
        @end
        @interface Days : UITableViewController
        @end
        @implementation Days
        - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
          DayCell *cell = \(message);
          if (\(condition)) { cell = [[DayCell alloc] initWithStyle:0 reuseIdentifier:@"day"]; }
          return cell;
        }
        @end
        """,
      ])
    #expect(found.count == count, "\(found)")
  }

  // MARK: Segues

  private static func segues(_ superclass: String) -> [String: String] {
    [
      "Main.storyboard": storyboard(
        """
        <viewController id="a" customClass="Home" customModule="App" sceneMemberID="viewController"><connections>
        <segue destination="l" kind="embed" identifier="list" id="g1"/></connections></viewController>
        """,
        """
        <viewController id="l" customClass="List" customModule="App" sceneMemberID="viewController"><connections>
        <segue destination="a" kind="show" identifier="detail" id="g2"/></connections></viewController>
        """), "Code.swift": "import UIKit\nclass List: \(superclass) {}\n",
    ]
  }

  @Test(
    "Accepts a segue of another scene if code passes on segues to other controllers",
    arguments: [
      ("parent?.prepare(for: segue, sender: sender)", "detail", true),
      ("root.prepare(for: segue, sender: sender)", "detail", true),
      ("root.prepare(for: segue, sender: sender)", "detial", false),
      ("super.prepare(for: segue, sender: sender)", "detail", false),
    ])
  func forwardedSegues(_ call: String, _ name: String, _ isAccepted: Bool) throws {
    var files = Self.segues("UIViewController")
    files["Home.swift"] = """
      import UIKit
      class Home: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "\(name)" { load() }
        }
      }
      extension List { override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(call) } }
      """
    let found = try found("compared-segue-not-found", files)
    #expect(found.isEmpty == isAccepted, "\(found)")
  }

  @Test(
    "Accepts a segue of another scene only if Objective-C code passes on segues to other controllers",
    arguments: [
      ("[self.parentViewController prepareForSegue:segue sender:sender];", true),
      ("[self prepareForSegue:segue sender:sender];", false),
      ("[super prepareForSegue:segue sender:sender];", false),
      ("[self respondsToSelector:@selector(prepareForSegue:sender:)];", false),
    ])
  func forwardedSeguesInObjectiveC(_ call: String, _ isAccepted: Bool) throws {
    var files = Self.segues("UIViewController")
    files["Home.swift"] = """
      import UIKit
      class Home: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "detail" { load() }
        }
      }
      """
    files["Page.m"] = """
      #import <UIKit/UIKit.h>
      @implementation List (Page)
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender { \(call) }
      @end
      """
    let found = try found("compared-segue-not-found", files)
    #expect(found.isEmpty == isAccepted, "\(found)")
  }

  @Test("Reports a segue of a class that passes on no segues")
  func segueOfClassWithoutForwarding() throws {
    var files = Self.segues("UIViewController")
    files["Home.swift"] = """
      import UIKit
      class Home: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "detail" { load() }
        }
      }
      class Page: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { root.prepare(for: segue, sender: sender) }
      }
      """
    #expect(try found("compared-segue-not-found", files).count == 1)
  }

  @Test(
    "Accepts segues that an unknown superclass might perform",
    arguments: [("UIViewController", 1), ("MMDrawerController", 0)])
  func seguesOfSuperclass(_ superclass: String, _ count: Int) throws {
    let found = try found("segue-never-performed", Self.segues(superclass))
    #expect(found.count == count, "\(found)")
  }

  // MARK: References and outlets

  @Test("A reference can share its scene with another object, but not with a controller")
  func referenceBesideItem() throws {
    func found(_ object: String) throws -> [String] {
      try self.found(
        "scene-without-controller",
        [
          "Main.storyboard": Self.storyboard(
            #"<viewController id="a" sceneMemberID="viewController"/>"#,
            """
            <viewControllerPlaceholder storyboardName="Keys" id="r" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" title="Item" id="i"/></viewControllerPlaceholder>\(object)
            """)
        ])
    }
    #expect(try found("").isEmpty)
    #expect(try found(#"<tabBarItem title="Keypad" id="k"/>"#).isEmpty)
    #expect(
      try self.found(
        "scene-without-controller",
        [
          "Main.storyboard": Self.storyboard(
            #"<viewController id="a" sceneMemberID="viewController"/>"#,
            #"<tabBarItem title="Keypad" id="k"/>"#)
        ]
      ).count == 1)
  }

  @Test("Checks an object beside the main menu of a macOS storyboard")
  func objectBesideMenu() throws {
    func found(_ selector: String) throws -> [String] {
      try self.found(
        "action-not-found",
        [
          "Main.storyboard": """
          <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
          <scenes><scene sceneID="s"><objects>
          <application id="p" sceneMemberID="viewController"><menu key="mainMenu" title="Main" id="m"><items>
          <menuItem title="Limits" id="i"><connections><action selector="\(selector)" target="d" id="x"/></connections>
          </menuItem></items></menu></application>
          <customObject id="d" customClass="Delegate" customModule="App" customModuleProvider="target"/>
          </objects></scene></scenes></document>
          """,
          "Code.swift":
            "import AppKit\nclass Delegate: NSObject { @IBAction func showLimits(_ sender: Any?) {} }",
        ])
    }
    #expect(try found("showLimits:").isEmpty)
    #expect(try found("showLimitz:").count == 1)
  }

  @Test("Accepts the translation of a tab bar item that belongs to a reference")
  func translationOfReference() throws {
    func found(_ id: String) throws -> [String] {
      try self.found(
        "unknown-translation-key",
        [
          "Base.lproj/Main.storyboard": Self.storyboard(
            #"<viewController id="a" sceneMemberID="viewController"/>"#,
            """
            <viewControllerPlaceholder storyboardName="Keys" id="r" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" title="Item" id="i-1"/></viewControllerPlaceholder>
            """), "nl.lproj/Main.strings": "\"\(id).title\" = \"Toetsen\";",
        ])
    }
    #expect(try found("i-1").isEmpty)
    #expect(try found("i-2").count == 1)
  }

  @Test("Reports a key of a table that two documents share only if neither has the object")
  func sharedTable() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><subviews><label text="A" id="l-1"/></subviews></view></objects></document>
      """
    func found(_ key: String) throws -> [String] {
      try self.found(
        "unknown-translation-key",
        [
          "Base.lproj/Main.xib": xib,
          "Base.lproj/Main.storyboard": Self.storyboard(
            #"<viewController title="B" id="a-1" sceneMemberID="viewController"/>"#),
          "nl.lproj/Main.strings": "\"\(key)\" = \"Toetsen\";",
        ])
    }
    #expect(try found("l-1.text").isEmpty)
    #expect(try found("a-1.title").isEmpty)
    #expect(try found("l-2.text").count == 1)
  }

  @Test(
    "Accepts the Storyboard ID of a storyboard in the bundle of a class from another module",
    arguments: [("Pump.self", 0), ("Home.self", 1)])
  func otherBundles(_ name: String, _ count: Int) throws {
    func found(_ create: String) throws -> [String] {
      try self.found(
        "scene-not-found-by-code",
        [
          "Code.swift":
            "import UIKit\nimport PumpKit\nclass Home: UIViewController { func show() { \(create) } }",
          "Main.storyboard": Self.storyboard(
            #"<viewController storyboardIdentifier="home" id="a" sceneMemberID="viewController"/>"#),
        ])
    }
    let storyboard = #"UIStoryboard(name: "Main", bundle: Bundle(for: \#(name)))"#
    let call = #"instantiateViewController(withIdentifier: "setup")"#
    #expect(try found("_ = \(storyboard).\(call)").count == count)
    #expect(try found("let storyboard = \(storyboard); _ = storyboard.\(call)").count == count)
  }

  @Test("Accepts an outlet for a color well")
  func colorWell() throws {
    func found(_ type: String) throws -> [String] {
      try self.found(
        "outlet-type-mismatch",
        [
          "Code.swift": "import UIKit\nclass Home: UIViewController { @IBOutlet var well: \(type)! }",
          "Main.storyboard": Self.storyboard(
            """
            <viewController id="a" customClass="Home" customModule="App" sceneMemberID="viewController">
            <view key="view" id="v"><subviews><colorWell id="w"/></subviews></view>
            <connections><outlet property="well" destination="w" id="o"/></connections></viewController>
            """),
        ])
    }
    #expect(try found("UIColorWell").isEmpty)
    #expect(try found("UIControl").isEmpty)
    #expect(try found("UILabel").count == 1)
  }
}
