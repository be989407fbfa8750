import Foundation
import Testing

/// The resolution of storyboard names in an Xcode project, which copies all storyboards into one directory.
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

  @Test("Reports a broken storyboard reference once, at the incorrect attribute")
  func brokenReference() throws {
    func leading(_ reference: String) -> String {
      Self.storyboard(
        """
        <viewController id="first" sceneMemberID="viewController"><connections>
            <segue destination="p1" kind="show" identifier="a" id="a1"/>
            <segue destination="p1" kind="show" identifier="b" id="a2"/>
          </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects>
        <viewControllerPlaceholder \(reference) id="p1" sceneMemberID="viewController"/>
        """)
    }
    let settings = Self.storyboard(
      #"<viewController storyboardIdentifier="my-profile" id="first" sceneMemberID="viewController"/>"#)
    let workspace = try TestDirectory(["Settings.storyboard": settings])
    func problems(_ reference: String) throws -> [String] {
      try workspace.write("M.storyboard", leading(reference))
      return try workspace.scenec("validate", ".").text.split(separator: "\n").filter {
        $0.contains(".storyboard:") || $0.contains("= ")
      }.map(String.init)
    }
    let storyboard = "'Setings' does not exist in the same directory or among the checked files"
    #expect(
      try problems(#"storyboardName="Setings""#) == [
        "M.storyboard:9:44: warning: Storyboard \(storyboard) [storyboard-not-found]",
        "   = note: Replace 'Setings' with 'Settings'",
      ])
    let scene = "Storyboard 'Settings' has no scene 'my-profil' [scene-not-found-elsewhere]"
    #expect(
      try problems(#"storyboardName="Settings" referencedIdentifier="my-profil""#) == [
        "M.storyboard:9:76: error: \(scene)",
        "Settings.storyboard:4:45: note: 'my-profile' is here",
        "   = note: Replace 'my-profil' with 'my-profile'",
      ])
    #expect(try problems(#"storyboardName="Settings" referencedIdentifier="my-profile""#).isEmpty)
  }

  @Test("Checks the form of Storyboard IDs, but not of generated ids")
  func generatedIDs() throws {
    func storyboard(_ id: String) -> String {
      Self.storyboard(
        """
        <viewController \(id) id="kh9-bI-dsS" sceneMemberID="viewController">
        <view key="view" id="8bC-Xf-vdC"/></viewController>
        """)
    }
    let workspace = try TestDirectory(["M.storyboard": storyboard(#"storyboardIdentifier="my_profile""#)])
    for names in ["ids: camelCase", "scenes: camelCase", "ids: camelCase\n  scenes: camelCase"] {
      try workspace.write(".scenec.yml", "names:\n  \(names)\n")
      try workspace.write("M.storyboard", storyboard(""))
      #expect(try !workspace.scenec("validate", ".").text.contains("[name-pattern]"))
      try workspace.write("M.storyboard", storyboard(#"storyboardIdentifier="my_profile""#))
      #expect(try workspace.scenec("validate", ".").text.contains("'my_profile' is not in camelCase"))
    }
  }

  @Test("A misspelled root element does not hide the content of an Xcode file")
  func misspelledRoot() throws {
    let text = Self.leading.replacing("document", with: "docment")
      .replacing("destination=\"p2\"", with: "destination=\"p3\"")
    let workspace = try TestDirectory(["M.storyboard": text])
    let outcome = try workspace.scenec("validate", ".").text
    #expect(outcome.contains("'docment'") && outcome.contains("'document'"), "\(outcome)")
    #expect(outcome.contains("'p3'") && !outcome.contains("Rename the file"), "\(outcome)")
  }

  private static let led = storyboard(#"<viewController id="first" sceneMemberID="viewController"/>"#)

  @Test("Resolves a storyboard name to the nearest file with that name")
  func nearestStoryboard() throws {
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
    // The nearest storyboard is used.
    try workspace.write(
      "App/Base.lproj/Main.storyboard", Self.led.replacing(#" initialViewController="first""#, with: ""))
    for path in [".", "App/Leading.storyboard"] {
      #expect(try warnings(path).contains { $0.contains("Storyboard 'Main' has no Initial View Controller") })
    }
    // Two storyboards are equally near, so the name is ambiguous.
    try FileManager.default.moveItem(
      at: workspace.url("App/Base.lproj"), to: workspace.url("Gadget"))
    for path in [".", "App/Leading.storyboard"] { #expect(try warnings(path) == [], "\(path)") }
    try FileManager.default.removeItem(at: workspace.url("App/Screens"))
    for path in [".", "App/Leading.storyboard"] {
      let found = try warnings(path)
      #expect(found.count == 1 && found[0].contains("Leading.storyboard:15:"), "\(found)")
      #expect(found.allSatisfy { $0.contains("Storyboard 'Login' does not exist") })
    }
  }

  @Test("Does not require an asset catalog to contain images that AppKit provides")
  func imagesOfAppKit() throws {
    let workspace = try TestDirectory([
      "App.xcodeproj/project.pbxproj": "", "App/Main.storyboard": Self.led,
      "App/Assets.xcassets/bell.imageset/Contents.json": #"{ "images": [{ "idiom": "universal" }] }"#,
      "App/Player.swift": """
      import AppKit
      let play = NSImage(named: "NSPlayTemplate")
      let bell = NSImage(named: "bel")
      """,
    ])
    let found = try workspace.scenec("validate", ".", "--sources", ".").text
    #expect(found.contains("Image 'bel' does not exist [asset-not-found-by-code]"), "\(found)")
    #expect(!found.contains("NSPlayTemplate' [asset"))
  }

  @Test("Checks the outlets of a view that loads its own nib")
  func outletsOfTheOwner() throws {
    let view = """
      <viewController id="first" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <view id="r" customClass="RatingView" customModule="App" customModuleProvider="target"/>
      </subviews></view></viewController>
      """
    func nib(_ outlet: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="RatingView" customModule="App" \
      customModuleProvider="target"><connections>\(outlet)</connections></placeholder>
          <view id="c"/>
        </objects>
      </document>
      """
    }
    let connected = nib(#"<outlet property="contentView" destination="c" id="o"/>"#)
    let workspace = try TestDirectory([
      "App/Main.storyboard": Self.storyboard(view), "App/RatingView.xib": connected,
      "App/RatingView.swift": """
      import UIKit
      final class RatingView: UIView {
        @IBOutlet private var contentView: UIView!
        func load() {
          Bundle.main.loadNibNamed("RatingView", owner: self)
          addSubview(contentView)
        }
      }
      """,
    ])
    #expect(try workspace.scenec("validate", "App", "--sources", "App").text == "2 files: no problems\n")
    try workspace.write("App/RatingView.xib", nib(""))
    let found = try workspace.scenec("validate", "App", "--sources", "App").text
    #expect(found.contains("Outlet 'contentView' of the owner is not connected"), "\(found)")
  }
}
