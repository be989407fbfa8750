import Foundation
import Testing

/// What names of storyboards stand for in a project of Xcode's, which puts all of them into one directory in the end.
@Suite struct XcodeNamesTests {
  private static func storyboard(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="first">
      <scenes>
        <scene sceneID="s1"><objects>
          \(objects)
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private static let leading = storyboard(
    """
    <viewController id="first" sceneMemberID="viewController">
            <connections>
              <segue destination="p1" kind="show" identifier="showMain" id="a1"/>
              <segue destination="p2" kind="show" identifier="showLogin" id="a2"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewControllerPlaceholder storyboardName="Main" id="p1" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewControllerPlaceholder storyboardName="Login" id="p2" sceneMemberID="viewController"/>
    """)

  private static let led = storyboard(#"<viewController id="first" sceneMemberID="viewController"/>"#)

  @Test("The name of a storyboard means the nearest file of that name")
  func whereverTheyLie() throws {
    let workspace = try TestDirectory([
      "App.xcodeproj/project.pbxproj": "", "App/Leading.storyboard": Self.leading,
      "App/Base.lproj/Main.storyboard": Self.led, "App/Screens/Login/Login.storyboard": Self.led,
      "Widget/Base.lproj/Main.storyboard": Self.led,
    ])
    func warnings(_ path: String) throws -> [Substring] {
      let outcome = try workspace.scenec("validate", path)
      return outcome.text.split(separator: "\n").filter {
        $0.contains(": warning: ") || $0.contains(": error: ")
      }
    }
    for path in [".", "App", "App/Leading.storyboard"] { #expect(try warnings(path) == [], "\(path)") }
    // The nearest one is meant.
    try workspace.write(
      "App/Base.lproj/Main.storyboard", Self.led.replacing(#" initialViewController="first""#, with: ""))
    for path in [".", "App/Leading.storyboard"] {
      #expect(try warnings(path).contains { $0.contains("Storyboard 'Main' has no Initial View Controller") })
    }
    // As near as another one: nobody can tell.
    try FileManager.default.moveItem(
      at: workspace.url("App/Base.lproj"), to: workspace.url("Gadget"))
    for path in [".", "App/Leading.storyboard"] { #expect(try warnings(path) == [], "\(path)") }
    try FileManager.default.removeItem(at: workspace.url("App/Screens"))
    for path in [".", "App/Leading.storyboard"] {
      let found = try warnings(path)
      #expect(found.count == 1 && found[0].contains("Leading.storyboard:7:"), "\(found)")
      #expect(found.allSatisfy { $0.contains("There is no storyboard 'Login'") })
    }
  }
}
