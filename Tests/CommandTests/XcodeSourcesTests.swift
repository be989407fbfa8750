import Testing

/// Classes, modules and targets as Xcode's projects contain them.
@Suite("Xcode files and the sources of their targets")
struct XcodeSourcesTests {
  private static func storyboard(_ controller: String, outlet: String? = nil) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v-1">
      <scenes>
        <scene sceneID="s-1"><objects>
          <viewController id="v-1" \(controller) sceneMemberID="viewController">
            <view key="view" id="w-1"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
            \(outlet.map { "<connections><outlet property=\"\($0)\" destination=\"w-1\" id=\"o-1\"/></connections>" } ?? "")
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private func lines(_ files: [String: String]) throws -> [String] {
    let outcome = try TestDirectory(files).scenec("validate", ".", "--sources", ".")
    return outcome.text.split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains(": warning: ")
    }.map(String.init)
  }

  @Test("Requires the module of a Swift class unless the storyboard's target provides the module")
  func providedByTarget() throws {
    let code = "import UIKit\nclass ShareController: UIViewController {}"
    let named = #"customClass="ShareController""#
    #expect(
      try lines([
        "Share.storyboard": Self.storyboard(#"\#(named) customModuleProvider="target""#),
        "Share.swift": code,
      ]) == [])
    #expect(
      try lines(["Share.storyboard": Self.storyboard(named), "Share.swift": code]).first?
        .hasSuffix("[class-without-module]") == true)
  }

  @Test("Reports a module that no target builds and no code imports")
  func formerModule() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "New", targets: [.target(name: "New")])
      """,
      "Sources/New/Start.storyboard": Self.storyboard(
        #"customClass="StartController" customModule="Old""#),
      "Sources/New/Start.swift": "import UIKit\nclass StartController: UIViewController {}",
    ]
    #expect(
      try lines(files) == [
        "Sources/New/Start.storyboard:4:76: error: Class 'StartController' is in 'New', not in 'Old' [class-in-other-module]"
      ])
    let imported = files.merging(["Sources/New/Other.swift": "import Old"]) { first, _ in first }
    #expect(try lines(imported) == [])
  }

  @Test("Replaces a module that the target provides by the module of the file's package target")
  func moduleOfPackageTarget() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "New", targets: [.target(name: "New"), .target(name: "Other")])
      """,
      "Sources/New/Start.storyboard": Self.storyboard(
        #"customClass="StartController" customModule="Old" customModuleProvider="target""#),
      "Sources/New/Start.swift": "import UIKit\nclass StartController: UIViewController {}",
      "Sources/Other/Other.swift": "import UIKit\npublic class OtherController: UIViewController {}",
    ]
    #expect(try lines(files) == [])
    for module in ["Old", "Other"] {
      let storyboard = Self.storyboard(
        #"customClass="OtherController" customModule="\#(module)" customModuleProvider="target""#)
      let found = try lines(files.merging(["Sources/New/Start.storyboard": storyboard]) { $1 })
      #expect(found.count == 1, "\(found)")
      let message = "error: Class 'OtherController' is in 'Other', not in 'New' [class-in-other-module]"
      #expect(found.first?.hasSuffix(message) == true, "\(found)")
    }
  }

  @Test("Treats a module as part of the app if tests import it with @testable")
  func testableImport() throws {
    let files = [
      "App/Main.storyboard": Self.storyboard(
        #"customClass="Zebra" customModule="App" customModuleProvider="target""#),
      "App/Host.swift": "import UIKit\nimport Lottie\nclass Host: UIViewController {}",
      "AppTests/A.swift": "import App",
    ]
    #expect(try lines(files) == [])
    let testable = files.merging(["AppTests/B.swift": "@testable import App"]) { first, _ in first }
    #expect(try lines(testable).map { $0.contains("'App.Zebra' does not exist") } == [true])
  }

  @Test("Reads sources in a directory whose name ends in .swift")
  func directoryNamedLikeFile() throws {
    let controller = #"customClass="DialController" customModule="App" customModuleProvider="target""#
    #expect(
      try lines([
        "Fancy.swift/Main.storyboard": Self.storyboard(controller, outlet: "dial"),
        "Fancy.swift/Dial.swift":
          "import UIKit\nclass DialController: UIViewController { @IBOutlet var dial: UIView! }",
      ]) == [])
  }

  @Test("Ignores the module of placeholder objects")
  func placeholders() throws {
    func document(_ object: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
        <objects>
          <customObject id="-2" userLabel="File's Owner" customClass="NSApplication" customModule="Edit" customModuleProvider="target"/>
          <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
          <customObject id="-3" userLabel="Application" customClass="NSObject" customModule="Edit" customModuleProvider="target"/>
          \(object)
        </objects>
      </document>
      """
    }
    let code = "import AppKit\nclass Edit: NSObject {}"
    #expect(try lines(["Main.xib": document(""), "Edit.swift": code]) == [])
    let real =
      #"<customObject id="o-1" customClass="NSObject" customModule="Edit" customModuleProvider="target"/>"#
    #expect(
      try lines(["Main.xib": document(real), "Edit.swift": code]) == [
        "Main.xib:6:41: error: Class 'Edit.NSObject' does not exist [unknown-class]"
      ])
  }

  @Test("Finds images in the source directory that contains the project")
  func imagesBesideProject() throws {
    let files = [
      "src/Images.xcassets/wave.imageset/Contents.json": #"{"images":[{"filename":"w.png","scale":"1x"}]}"#,
      "src/Images.xcassets/wave.imageset/w.png": "",
      "src/iOS/Other.xcassets/other.imageset/Contents.json": #"{"images":[]}"#,
      "src/iOS/Main.storyboard": Self.storyboard(""),
      "src/iOS/Tide.xcodeproj/project.pbxproj": "",
      "src/iOS/Code.swift": """
      import UIKit
      func wave() -> UIImage? { UIImage(named: "wave") }
      func wade() -> UIImage? { UIImage(named: "wade") }
      """,
    ]
    #expect(
      try lines(files) == [
        "src/iOS/Code.swift:3:42: warning: Image 'wade' does not exist [asset-not-found-by-code]"
      ])
  }

  @Test("Does not count uses of locals, observers, or members of other classes as uses of outlets")
  func usesOfOutlets() throws {
    let files = [
      "Page.storyboard": Self.storyboard(
        #"customClass="Page" customModule="App" customModuleProvider="target""#),
      "Page.swift": """
      import UIKit
      class Other { let caption = UILabel() }
      class Pod: PodView { let crumb = UILabel() }
      class Page: UIViewController {
        @IBOutlet var line: UIView! { didSet { line.alpha = 0.5 } }
        @IBOutlet var caption: UILabel!
        @IBOutlet var crumb: UILabel!
        @IBOutlet var field: UITextField!
        @IBOutlet var hint: UILabel!
        @IBOutlet var real: UILabel!
        @IBOutlet var refresh: UIView!
        @IBOutlet var stamp: UIView!
        func use(_ hint: UILabel) {
          packageObject().stamp.alpha = 1
          let pod = Pod()
          pod.crumb.text = "e"
          let refresh = UIView()
          refresh.alpha = 1
          let other = Other()
          other.caption.text = "a"
          if let field { field.text = "b" }
          hint.text = "c"
          real.text = "d"
        }
      }
      """,
    ]
    #expect(
      try lines(files) == [
        "Page.storyboard:4:45: warning: Outlet 'real' of viewController 'v-1' is not connected, but code uses it without a check [required-outlet-unconnected]"
      ])
    let text = try TestDirectory(files).scenec("validate", ".", "--sources", ".").text
    for outlet in ["crumb", "stamp"] {
      #expect(
        text.contains(
          "note: Outlet '\(outlet)' of viewController 'v-1' is not connected, but code might use it without a check"
        ), "\(text)")
    }
  }

  private func diagnosticsOfOutlet(_ code: String, others: String = "") throws -> String {
    let files = [
      "Page.storyboard": Self.storyboard(
        #"customClass="Page" customModule="App" customModuleProvider="target""#),
      "Page.swift": """
      import UIKit
      class Page: UIViewController {
        @IBOutlet var real: UITextField!
        \(code)
      }
      \(others)
      """,
    ]
    return try TestDirectory(files).scenec("validate", ".", "--sources", ".").text
  }

  @Test(
    "Reports an unconnected outlet that code certainly unwraps",
    arguments: [
      "func use() { real.text = nil }",
      "func use() { self.real!.text = nil }",
      "func use() { print(\"\\(real.text)\") }",
      "func use() { view.addSubview(real) }",
      "func use() { let field: UIView = real; field.alpha = 1 }",
      "func use() { (real as! UISearchTextField).text = nil }",
      "func use() { tint(real) }; func tint(_ view: UIView) {}",
      "#if os(iOS)\n func use() { real.text = nil }\n #endif",
      "#if !os(macOS)\n #if canImport(UIKit)\n func use() { real.text = nil }\n #endif\n #endif",
      "func check() { if real != nil {} }; func use() { real.text = nil }",
    ])
  func unwrappingUses(_ code: String) throws {
    let text = try diagnosticsOfOutlet(code)
    #expect(text.contains("warning: Outlet 'real' of viewController 'v-1' is not connected"), "\(text)")
  }

  @Test(
    "Does not warn about an unconnected outlet that code might not unwrap",
    arguments: [
      "func use() { guard real != nil else { return }; real.text = nil }",
      "func use() { if nil == self.real { return }; self.real.text = nil }",
      "func use() { if let _ = real { real.text = nil } }",
      "func use() { guard real?.window != nil else { return }; real.text = nil }",
      "func use() { let text = real == nil ? nil : real.text; _ = text }",
      "func use() -> Bool { real != nil && real.isHidden }",
      "func use() -> UIView { real ?? UIView() }",
      "func use(_ field: UITextField) -> Bool { field == real || real === field }",
      "func use() { let field = real; field?.text = nil }",
      "func use() { let field: UIView? = real; _ = field }",
      "func use() { switch real { case .some(let field): field.text = nil; default: break } }",
      "func use() { if case let field? = real { field.text = nil } }",
      "func use() { real.map { $0.text = nil } }",
      "func use() { for view in [real, view] { view?.alpha = 1 } }",
      "func use() -> UIView? { real }",
      "func use() { print(\"\\(real)\", real, (real)) }",
      "func use() { _ = real as UITextField? }",
      "func use() { keep(real) }; func keep<T>(_ value: T) {}",
      "deinit { if real != nil { real.text = nil } }",
      "#if os(macOS)\n func use() { real.text = nil }\n #endif",
      "#if SMALL\n func use() { real.text = nil }\n #endif",
      "func use() {\n #if os(iOS)\n #else\n real.text = nil\n #endif\n }",
      "#if false\n func use() { real.text = nil }\n #endif",
    ])
  func otherUses(_ code: String) throws {
    let text = try diagnosticsOfOutlet(code)
    #expect(!text.contains("warning:"), "\(text)")
  }

  @Test("Ignores outlet accesses in a subclass that no scene instantiates")
  func usesInSubclass() throws {
    let subclass = "class Special: Page { func use() { real.text = nil } }"
    let text = try diagnosticsOfOutlet("", others: subclass)
    #expect(!text.contains("warning:"), "\(text)")
    let superclass = "class Special: Page { func use() {} }"
    let own = try diagnosticsOfOutlet("func use() { real.text = nil }", others: superclass)
    #expect(own.contains("warning: Outlet 'real'"), "\(own)")
  }

  @Test("Ignores the module of the application object in a macOS storyboard")
  func applicationOfStoryboard() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" initialViewController="a-1">
        <scenes>
          <scene sceneID="s-1"><objects>
            <application id="a-1" customClass="NSApplication" customModule="Edit" customModuleProvider="target" \
      sceneMemberID="viewController"><menu key="mainMenu" title="Main" id="m-1"/></application>
          </objects></scene>
        </scenes>
      </document>
      """
    let code = "import AppKit\nclass Edit: NSObject {}"
    #expect(try lines(["Main.storyboard": storyboard, "Edit.swift": code]) == [])
  }

  @Test("Any class can handle the segues of a main menu")
  func segueOfMainMenu() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" initialViewController="w-1">
        <scenes>
          <scene sceneID="s-1"><objects>
            <application id="a-1" sceneMemberID="viewController"><menu key="mainMenu" title="Main" id="m-1"><items>
              <menuItem title="Activity" id="i-1"><connections>
                <segue destination="w-1" kind="show" identifier="showActivity" id="g-1"/>
              </connections></menuItem>
            </items></menu></application>
            <customObject id="d-1" customClass="Delegate" customModule="App" customModuleProvider="target"/>
          </objects></scene>
          <scene sceneID="s-2"><objects>
            <viewController id="w-1" sceneMemberID="viewController"><view key="view" id="x-1"/></viewController>
          </objects></scene>
        </scenes>
      </document>
      """
    func found(_ name: String) throws -> [String] {
      let code = """
        import AppKit
        class Delegate: NSObject, NSSeguePerforming {
          func prepare(for segue: NSStoryboardSegue, sender: Any?) {
            if segue.identifier == "\(name)" { print(segue) }
          }
        }
        """
      return try lines(["Main.storyboard": storyboard, "Delegate.swift": code])
    }
    #expect(try found("showActivity") == [])
    #expect(try found("showActivitz").map { $0.hasSuffix("[compared-segue-not-found]") } == [true])
  }

  @Test("Reports unconnected actions of apps that use frameworks, but accepts the selectors of bindings")
  func actionsBesideFrameworks() throws {
    func found(_ option: String) throws -> [String] {
      let nib = """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
          <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="Owner" customModule="App" \
        customModuleProvider="target"/>
            <customObject id="u-1" customClass="SUUpdater"/>
            <customView id="c-1"><subviews>
              <button id="b-1"><connections><action selector="checkForUpdates:" target="u-1" id="a-1"/></connections>
              </button>
              <tableView id="t-1"><connections>
                <binding destination="-2" name="doubleClickTarget" keyPath="self" id="n-1">
                  <dictionary key="options"><string key="\(option)">open:</string></dictionary>
                </binding>
              </connections></tableView>
            </subviews></customView>
          </objects>
        </document>
        """
      let code = "import AppKit\nclass Owner: NSObject { @IBAction func open(_ sender: Any) {} }"
      return try lines(["Owner.xib": nib, "Owner.swift": code])
    }
    #expect(try found("NSSelectorName") == [])
    #expect(try found("NSDisplayName").map { $0.hasSuffix("[action-never-connected]") } == [true])
  }

  @Test("Accepts the outlets that only tvOS has")
  func outletOfTVOS() throws {
    let page = #"customClass="Page" customModule="App" customModuleProvider="target""#
    let storyboard = Self.storyboard(page, outlet: "tabBarObservedScrollView")
      .replacing("InterfaceBuilder3.CocoaTouch.Storyboard.XIB", with: "InterfaceBuilder.AppleTV.Storyboard")
      .replacing("<view ", with: "<scrollView ").replacing("</view>", with: "</scrollView>")
    let code = "import UIKit\nclass Page: UIViewController {}"
    #expect(try lines(["Page.storyboard": storyboard, "Page.swift": code]) == [])
  }

  @Test("Only the names of idioms are not part of the name of a nib")
  func namesOfNibs() throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="w-1"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
      </objects></document>
      """
    func found(_ name: String) throws -> [String] {
      let code = "import UIKit\nlet nib = UINib(nibName: \"\(name)\", bundle: nil)"
      return try lines(["Card~tvOS.xib": nib, "Dial~ipad.xib": nib, "Nibs.swift": code])
    }
    #expect(try found("Card~tvOS") == [])
    #expect(try found("Dial") == [])
    #expect(try found("Card").map { $0.hasSuffix("[storyboard-not-found-by-code]") } == [true])
  }

  @Test("Reports a prototype with a name similar to that of a nib that code registers and dequeues")
  func prototypeBesideRegisteredNib() throws {
    let storyboard = Self.storyboard(#"customClass="Page" customModule="App" customModuleProvider="target""#)
      .replacing("<view key=\"view\" id=\"w-1\">", with: "<tableView key=\"view\" id=\"w-1\">")
      .replacing(
        "</view>",
        with: """
          <prototypes><tableViewCell reuseIdentifier="SensorDtaaCell" id="t-1"><tableViewCellContentView \
          key="contentView" tableViewCell="t-1" id="t-2"/></tableViewCell></prototypes></tableView>
          """)
    let code = """
      import UIKit
      class Page: UIViewController {
        func cell(_ table: UITableView, at path: IndexPath) -> UITableViewCell {
          table.register(UINib(nibName: "Sensor", bundle: nil), forCellReuseIdentifier: "SensorDataCell")
          return table.dequeueReusableCell(withIdentifier: "SensorDataCell", for: path)
        }
      }
      """
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell reuseIdentifier="SensorDataCell" id="t-1"><tableViewCellContentView key="contentView" \
      tableViewCell="t-1" id="t-2"/></tableViewCell></objects></document>
      """
    let found = try lines(["Page.storyboard": storyboard, "Sensor.xib": nib, "Page.swift": code])
    #expect(found.map { $0.hasSuffix("[reuse-identifier-never-dequeued]") } == [true], "\(found)")
  }

  @Test("Reports a former module in the storyboard of a WatchKit app, whose extension contains the classes")
  func moduleOfWatchExtension() throws {
    let project = """
      { objects = { P = { isa = PBXProject; targets = (W, E); mainGroup = G; };
      G = { isa = PBXGroup; children = (S, M); };
      S = { isa = PBXFileReference; path = Panel.swift; sourceTree = "<group>"; };
      M = { isa = PBXFileReference; path = Watch.storyboard; sourceTree = "<group>"; };
      W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application.watchapp2"; \
      buildPhases = (R); };
      E = { isa = PBXNativeTarget; name = Extension; productType = "com.apple.product-type.watchkit2-extension"; \
      buildPhases = (B); };
      B = { isa = PBXSourcesBuildPhase; files = (1); }; 1 = { isa = PBXBuildFile; fileRef = S; };
      R = { isa = PBXResourcesBuildPhase; files = (2); }; 2 = { isa = PBXBuildFile; fileRef = M; };
      }; rootObject = P; }
      """
    func found(_ module: String) throws -> [String] {
      let storyboard = """
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" initialViewController="v-1">
          <scenes><scene sceneID="s-1"><objects>
            <controller id="v-1" customClass="Panel" customModule="\(module)"/>
          </objects></scene></scenes>
        </document>
        """
      return try lines([
        "App.xcodeproj/project.pbxproj": project, "Watch.storyboard": storyboard,
        "Panel.swift": "import WatchKit\nclass Panel: WKInterfaceController {}",
      ])
    }
    #expect(try found("Extension") == [])
    let message = "error: Class 'Panel' is in 'Extension', not in 'Former' [class-in-other-module]"
    let former = try found("Former")
    #expect(former.count == 1 && former[0].hasSuffix(message), "\(former)")
  }

  @Test("Accepts the class of a constraint")
  func classOfConstraint() throws {
    let storyboard = Self.storyboard(#"customClass="Page" customModule="App" customModuleProvider="target""#)
      .replacing(
        "</view>",
        with: """
          <constraints><constraint firstAttribute="height" constant="80" id="c-1" customClass="Hairline" \
          customModule="App" customModuleProvider="target"/></constraints></view>
          """)
    let code = "import UIKit\nclass Page: UIViewController {}\nclass Hairline: NSLayoutConstraint {}"
    let files = ["Page.storyboard": storyboard, "Page.swift": code]
    let text = try TestDirectory(files).scenec("validate", ".", "--sources", ".").text
    #expect(!text.contains("unknown-in-interface-builder"), "\(text)")
  }

  @Test("Lists each unknown superclass of duplicate classes once")
  func superclassesOfDuplicates() throws {
    let storyboard = Self.storyboard(#"customClass="Page" customModule="App" customModuleProvider="target""#)
    let text = try TestDirectory([
      "Page.storyboard": storyboard, "A.swift": "import UIKit\nclass Page: Second {}",
      "B.swift": "import UIKit\nclass Page: First {}", "C.swift": "import UIKit\nclass Page: Second {}",
    ]).scenec("validate", ".", "--sources", ".").text
    #expect(text.contains("The superclass of 'Page' can be 'First' or 'Second'"), "\(text)")
  }

  @Test(
    "Describes a superclass that is an alias",
    arguments: [
      ("typealias Base = Pod", "Superclass 'Pod' is unknown"),
      (
        "#if DEBUG\ntypealias Base = First\n#else\ntypealias Base = Second\n#endif",
        "Superclass 'Base' can be 'First' or 'Second'"
      ),
      ("#if DEBUG\ntypealias Base = First\n#else\ntypealias Base = First\n#endif", nil),
    ])
  func aliasedSuperclasses(_ alias: String, _ problem: String?) throws {
    let storyboard = Self.storyboard(#"customClass="Page" customModule="App" customModuleProvider="target""#)
    let text = try TestDirectory([
      "Page.storyboard": storyboard,
      "Page.swift": """
      import UIKit
      \(alias)
      class First: UIViewController {}
      class Second: UIViewController {}
      class Page: Base {}
      """,
    ]).scenec("validate", ".", "--sources", ".").text
    if let problem {
      #expect(text.contains("\(problem): connections of its subclasses are not checked"), "\(text)")
    } else {
      #expect(!text.contains("unknown-superclass"), "\(text)")
    }
  }

  @Test(
    "Reports a nonexistent class in an app that declares no classes",
    arguments: ["import SwiftUI", "import UIKit\nimport SwiftUI"])
  func appWithoutClasses(_ imports: String) throws {
    let files = [
      "Page.storyboard": Self.storyboard(
        #"customClass="Page" customModule="App" customModuleProvider="target""#),
      "App.swift": "\(imports)\nstruct TideApp: App { var body: some Scene { WindowGroup {} } }",
    ]
    #expect(
      try lines(files) == [
        "Page.storyboard:4:45: error: Class 'App.Page' does not exist [unknown-class]"
      ])
  }

  @Test("A scene object that owns a nib receives outlets from both the scene and the nib")
  func outletsOfSceneAndNib() throws {
    let files = [
      "Page.storyboard": Self.storyboard(
        #"customClass="Page" customModule="App" customModuleProvider="target""#, outlet: "body"),
      "Header.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Page" \
      customModule="App" customModuleProvider="target">
            <connections><outlet property="header" destination="h-1" id="o-1"/></connections>
          </placeholder>
          <view id="h-1"><rect key="frame" x="0.0" y="0.0" width="320" height="48"/></view>
        </objects>
      </document>
      """,
      "Page.swift": """
      import UIKit
      class Page: UIViewController {
        @IBOutlet var body: UIView!
        @IBOutlet var header: UIView!
        override func viewDidLoad() {
          Bundle.main.loadNibNamed("Header", owner: self)
          header.alpha = 1
          body.alpha = 1
        }
      }
      """,
    ]
    let outcome = try TestDirectory(files).scenec("validate", ".", "--sources", ".")
    #expect(!outcome.text.contains("required-outlet-unconnected"), "\(outcome.text)")
  }
}
