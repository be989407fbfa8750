import Testing

@testable import SceneAnalysis

@Suite("The initial storyboard of an app")
struct MainStoryboardTests {
  private static let plist = """
    <plist version="1.0"><dict>
    <key>UIMainStoryboardFile</key>
    <string>Main</string>
    </dict></plist>
    """

  private func diagnostics(
    initial: String?, _ file: String, _ text: String, at path: String = "App/Main.storyboard"
  ) throws
    -> [String]
  {
    let beginning = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(beginning)><scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="clock" id="c" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
      </objects></scene></scenes></document>
      """
    let project = try EditedProject([
      "App.xcodeproj/project.pbxproj": "{}", path: storyboard, file: text,
      "App/Clock.swift": "import UIKit\n",
    ])
    project.request.sources = [project.path("")]
    return try project.snapshot().diagnostics(in: project)
  }

  private func code(_ name: String) -> String {
    """
    import UIKit
    func start() -> UIViewController? {
      UIStoryboard(name: "\(name)", bundle: nil).instantiateInitialViewController()
    }
    """
  }

  @Test(
    "Reports a main storyboard without an initial scene and refers to the property list")
  func mainStoryboard() throws {
    let found = try diagnostics(initial: nil, "App/Info.plist", Self.plist)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("App/Main.storyboard:1:2") == true, "\(found)")
    #expect(
      found.first?.contains("'initialViewController' is missing [missing-initial-scene]") == true, "\(found)")
    #expect(found.first?.contains("at App/Info.plist:3:9") == true, "\(found)")
    #expect(try diagnostics(initial: "c", "App/Info.plist", Self.plist) == [])
  }

  @Test("Requires an initial view controller only in storyboards that code instantiates")
  func storyboardOfCode() throws {
    #expect(try diagnostics(initial: nil, "App/Start.swift", code("Main")).count == 1)
    #expect(try diagnostics(initial: "c", "App/Start.swift", code("Main")) == [])
    let other = try diagnostics(initial: nil, "App/Start.swift", code("Clock"))
    #expect(!other.contains { $0.contains("missing-initial-scene") })
  }

  @Test("Reports unreachable scenes of a storyboard that Objective-C code loads for another scene")
  func unreachableScenes() throws {
    let project = try EditedProject([
      "App.xcodeproj/project.pbxproj": "{}",
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="clock" id="c" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="t"><objects><viewController id="d" sceneMemberID="viewController"/></objects></scene></scenes>
      </document>
      """,
      "App/Clock.m": """
      #import <UIKit/UIKit.h>
      void load(void) {
        [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"clock"];
      }
      """,
    ])
    project.request.sources = [project.path("")]
    let found = try project.snapshot().diagnostics(in: project)
    #expect(found.contains { $0.contains("[unreachable-scene]") }, "\(found)")
  }

  @Test("Accepts a Mac app's main storyboard that contains only a menu")
  func menus() throws {
    let plist = Self.plist.replacing("UIMain", with: "NSMain")
    #expect(try diagnostics(initial: nil, "App/Info.plist", plist) == [])
  }

  @Test("Ignores a main storyboard whose name comes from a build setting")
  func setting() throws {
    let plist = Self.plist.replacing("Main<", with: "$(MAIN)<")
    let found = try diagnostics(initial: nil, "App/Info.plist", plist)
    #expect(!found.contains { $0.contains("missing-initial-scene") })
  }

  @Test("If there are several main storyboards, lists them as not checked")
  func several() throws {
    func storyboard(_ initial: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(initial)><scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="clock" id="c" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
      </objects></scene></scenes></document>
      """
    }
    let project = try EditedProject([
      "App/Main.storyboard": storyboard(""),
      "Clock/Main.storyboard": storyboard(" initialViewController=\"c\""),
      "App/Start.swift": code("Main"),
    ])
    project.request.sources = [project.path("")]
    let snapshot = try project.snapshot()
    #expect(snapshot.diagnostics(in: project) == [])
    let silent = snapshot.checkResult.notChecked.filter { $0.rules.contains("missing-initial-scene") }
    #expect(silent.map(\.reason) == [.sharedNames])
    #expect(silent.first?.places.map { $0.path.hasSuffix("App/Main.storyboard") } == [true])
  }
}
