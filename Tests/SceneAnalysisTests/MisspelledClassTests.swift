import SceneDiagnostics
import Testing

@testable import SceneAnalysis

/// Classes and modules whose names are not completely known.
@Suite("Misspelled classes and modules in Xcode files")
struct MisspelledClassTests {
  private func project(_ className: String, module: String? = nil, _ files: [String: String]) throws
    -> EditedProject
  {
    let said = module.map { #" customModule="\#($0)""# } ?? ""
    let project = try EditedProject(
      files.merging([
        "App.xcodeproj/project.pbxproj": "{}",
        "Main.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v" customClass="\(className)"\(said)/><view id="w" customClass="Face" customModule="Clock" customModuleProvider="target"/>
        </objects></document>
        """,
      ]) { own, _ in own })
    project.request.sources = [project.path("")]
    return project
  }

  private static let face = ["Face.swift": "import UIKit\nclass Face: UIView {}\n"]

  @Test("Reports a misspelled Apple class name if the custom class has no module")
  func appleClasses() throws {
    let project = try project("UIScorllView", Self.face)
    #expect(
      try project.snapshot().diagnostics(in: project).contains {
        $0.contains("Class 'UIScorllView' does not exist")
      })
  }

  @Test("Treats an Apple prefix as a prefix of the app if classes of the app use the prefix")
  func ownPrefix() throws {
    let header = ["MPFirstView", "MPSecondView", "MPThirdView"].map { "@interface \($0) : UIView\n@end\n" }
      .joined()
    let own = try project("MPSecnodView", Self.face.merging(["Views.h": header]) { own, _ in own })
    #expect(
      try own.snapshot().diagnostics(in: own).contains { $0.contains("Class 'MPSecnodView' does not exist") })
    let apples = try project("MPVolumView", Self.face)
    #expect(try apples.snapshot().diagnostics(in: apples) == [])
  }

  @Test("Lists an unknown class that resembles no known class as not checked")
  func takenToExist() throws {
    let project = try project("GearWheel", Self.face)
    let snapshot = try project.snapshot()
    #expect(snapshot.diagnostics(in: project) == [])
    let silent = snapshot.checkResult.notChecked.first { $0.rules.contains("unknown-class") }
    #expect(
      silent?.reason == .unknownClasses && silent?.places.first?.line == 2,
      "\(snapshot.checkResult.notChecked)")
  }

  @Test("Reports a misspelling of the app's module name")
  func modules() throws {
    let project = try project("Face", module: "Clokc", Self.face)
    #expect(
      try project.snapshot().diagnostics(in: project).contains {
        $0.contains("Class 'Face' is in 'Clock', not in 'Clokc'")
      })
    let other = try self.project("Face", module: "Kit", Self.face)
    #expect(try !other.snapshot().diagnostics(in: other).contains { $0.contains("not in 'Kit'") })
  }

  @Test("Rejects a tab bar relationship in a navigation controller")
  func relationships() throws {
    func text(_ relationship: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n"><scenes>
      <scene sceneID="s"><objects><navigationController id="n" sceneMemberID="viewController">
      <connections><segue destination="c" kind="relationship" relationship="\(relationship)" id="g"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="t"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
      </objects></scene></scenes></document>
      """
    }
    let wrong = try EditedProject(["Main.storyboard": text("viewControllers")])
    #expect(
      try wrong.snapshot().diagnostics(in: wrong).contains {
        $0.contains("Attribute 'relationship' does not accept 'viewControllers'")
      })
    let right = try EditedProject(["Main.storyboard": text("rootViewController")])
    #expect(try right.snapshot().diagnostics(in: right) == [])
  }

  @Test("Checks identifiers that code uses to instantiate controllers of a macOS storyboard")
  func macStoryboards() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
      <windowController storyboardIdentifier="Clock" id="c" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    for (call, count) in [
      (#"instantiateController(withIdentifier: "Clokc")"#, 1),
      (#"instantiateController(withIdentifier: "Clock")"#, 0),
      (#"instantiateController(withIdentifier: NSStoryboard.SceneIdentifier("Clokc"))"#, 1),
    ] {
      let project = try EditedProject([
        "App.xcodeproj/project.pbxproj": "{}", "Main.storyboard": storyboard,
        "Clock.swift": "import AppKit\nfunc show(_ board: NSStoryboard) { _ = board.\(call) }\n",
      ])
      project.request.sources = [project.path("")]
      let found = try project.snapshot().diagnostics(in: project)
      #expect(
        found.filter { $0.contains("No storyboard has a scene 'Clokc'") }.count == count, "\(call): \(found)")
    }
  }
}
