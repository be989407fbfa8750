import Testing

@testable import SceneAnalysis

/// Names of nibs that window controllers and documents of Mac apps load.
@Suite("Names of nibs in Mac apps")
struct NibNameTests {
  private func found(_ file: String, _ code: String) throws -> [String] {
    let project = try EditedProject([
      "Prefs.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects><customObject id="-2" userLabel="File's Owner"/></objects></document>
      """, file: code,
    ])
    project.request.sources = [project.path("")]
    let result = try withExtendedLifetime(project) { try project.snapshot().checkResult }
    return result.codeDiagnostics.map { "\($0.message) [\($0.rule)]" }
  }

  @Test(
    "Reports Swift code that refers to a nonexistent nib",
    arguments: [
      #"let a = NSWindowController(windowNibName: "NAME")"#,
      #"let a = NSWindowController(windowNibName: NSNib.Name("NAME"), owner: app)"#,
      #"class B: NSWindowController { convenience init() { self.init(windowNibName: "NAME") } }"#,
      #"class B: NSWindowController { override var windowNibName: NSNib.Name? { "NAME" } }"#,
      #"class B: NSDocument { override var windowNibName: NSNib.Name? { get { return "NAME" } } }"#,
      #"class B: NSViewController { override var nibName: NSNib.Name? { return NSNib.Name("NAME") } }"#,
    ])
  func swift(_ code: String) throws {
    let code = "import Cocoa\n\(code)"
    #expect(
      try found("A.swift", code.replacing("NAME", with: "Prefz")) == [
        "Nib 'Prefz' does not exist [storyboard-not-found-by-code]"
      ])
    #expect(try found("A.swift", code.replacing("NAME", with: "Prefs")) == [])
  }

  @Test(
    "Accepts references to storyboards with the idiom that their files have",
    arguments: [("Main~ipad", 0), ("Main", 0), ("Main~iphone", 1)])
  func referredIdioms(_ name: String, _ count: Int) throws {
    func document(_ object: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="v"><scenes><scene sceneID="s"><objects>\(object)</objects>
      </scene></scenes></document>
      """
    }
    let project = try EditedProject([
      "Main~ipad.storyboard": document(#"<viewController id="v" sceneMemberID="viewController"/>"#),
      "Other.storyboard": document(
        """
        <viewController id="v" sceneMemberID="viewController">
        <connections><segue destination="p" kind="show" id="g"/></connections></viewController></objects></scene>
        <scene sceneID="t"><objects>
        <viewControllerPlaceholder storyboardName="\(name)" id="p" sceneMemberID="viewController"/>
        """),
    ])
    let found = try withExtendedLifetime(project) { try project.snapshot().diagnostics(in: project) }
    #expect(found.filter { $0.contains("[storyboard-not-found]") }.count == count, "\(found)")
  }

  @Test(
    "Accepts names of storyboards and nibs with the idiom that their files have",
    arguments: [
      ("Main~ipad", 0), ("Main", 0), ("Main~iphone", 1), ("Other~ipad", 1), ("Main~", 1),
    ])
  func idioms(_ name: String, _ count: Int) throws {
    func document(_ type: String, _ content: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" targetRuntime="iOS.CocoaTouch"
      initialViewController="v">\(content)</document>
      """
    }
    let project = try EditedProject([
      "Main~ipad.storyboard": document(
        "Storyboard.XIB",
        """
        <scenes><scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController"/></objects>
        </scene></scenes>
        """), "Main~ipad.xib": document("XIB", #"<objects><view id="w"/></objects>"#),
      "Info.plist": """
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>\(name)</string>
      <key>UIMainStoryboardFile~ipad</key><string>\(name)</string></dict></plist>
      """,
      "A.m": """
      #import <UIKit/UIKit.h>
      void load(void) {
        [[UIViewController alloc] initWithNibName:@"\(name)" bundle:nil];
        [UIStoryboard storyboardWithName:@"\(name)" bundle:nil];
      }
      """,
      "A.swift": "import UIKit\nlet nib = UINib(nibName: \"\(name)\", bundle: nil)",
    ])
    project.request.sources = [project.path("")]
    let result = try withExtendedLifetime(project) { try project.snapshot().checkResult }
    let found = result.codeDiagnostics.filter { $0.rule == "storyboard-not-found-by-code" }
    #expect(found.count == 5 * count, "\(found.map(\.message.text))")
  }

  @Test("Ignores properties that do not define the name of a controller's nib")
  func otherProperties() throws {
    for property in [
      #"override class var nibName: String { "Prefz" }"#, #"override var nibName: String { "Prefz" }"#,
      #"var windowNibName: String { "Prefz" }"#, "override var windowNibName: NSNib.Name? { nil }",
      #"override var nibName: String? { didSet { print("Prefz") } }"#,
    ] { #expect(try found("A.swift", "import Cocoa\nclass B: Base { \(property) }") == [], "\(property)") }
  }

  @Test("Reports Objective-C code that refers to a nonexistent nib")
  func objectiveC() throws {
    func found(_ method: String) throws -> [String] {
      try self.found(
        "A.m",
        "#import <Cocoa/Cocoa.h>\n@interface B : NSDocument\n@end\n@implementation B\n\(method)\n@end")
    }
    #expect(
      try found(#"- (NSString *)windowNibName { return @"Prefz"; }"#) == [
        "Nib 'Prefz' does not exist [storyboard-not-found-by-code]"
      ])
    #expect(try found(#"- (NSNibName)windowNibName { return @"Prefs"; }"#) == [])
    #expect(try found("- (NSString *)windowNibName { return nil; }") == [])
  }
}
