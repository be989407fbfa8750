import SceneDiagnostics
import Testing

@testable import SceneAnalysis

/// Names without a complete list. Misspellings of known names are reported, and other names are reported as
/// not checked.
@Suite("Names outside the tables")
struct UnlistedNameTests {
  private func project(_ files: [String: String]) throws -> EditedProject {
    let project = try EditedProject(files.merging(["App.xcodeproj/project.pbxproj": "{}"]) { own, _ in own })
    project.request.sources = [project.path("")]
    return project
  }

  private func diagnostics(_ files: [String: String]) throws -> [String] {
    let project = try project(files)
    return try project.snapshot().diagnostics(in: project)
  }

  /// Returns the unchecked rules with their reasons and line numbers.
  private func notChecked(_ files: [String: String], _ rule: RuleID, _ reason: NotChecked.Reason) throws
    -> [Int]
  {
    let project = try project(files)
    let notChecked = try withExtendedLifetime(project) { try project.snapshot().checkResult.notChecked }
    return notChecked.filter { $0.rules.contains(rule) && $0.reason == reason }.flatMap {
      $0.places.map(\.line)
    }
  }

  // MARK: Documents for macOS

  private func mac(
    button: String = #"type="push" image="bell""#, constraint: String = "constraint",
    segue: String = "relationship",
    relationship: String = "window.shadowedContentViewController", content: String = "tabs"
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="s1"><objects>
    <windowController id="wc" sceneMemberID="viewController"><window key="window" id="w"/>
    <connections><segue destination="\(content)" kind="\(segue)" relationship="\(relationship)" id="g"/></connections>
    </windowController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="tabs" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="80" height="80"/><subviews>
    <button id="b"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
    <buttonCell key="cell" \(button) bezelStyle="rounded" id="c"/>
    </button></subviews>
    <constraints><\(constraint) firstAttribute="width" constant="80" id="k"/></constraints>
    </view></viewController></objects></scene></scenes>
    <resources><image name="alarm" width="8" height="8"><mutableData key="data">AA</mutableData></image></resources>
    </document>
    """
  }

  private func mac(_ text: String) -> [String: String] {
    ["Main.storyboard": text, "Images.xcassets/bell.imageset/Contents.json": "{}"]
  }

  @Test(
    "Reports nothing for a macOS document that uses known names")
  func knownNames() throws {
    #expect(try diagnostics(mac(mac())) == [])
    for rule in ["unknown-in-interface-builder", "unknown-value-in-interface-builder"] as [RuleID] {
      #expect(try notChecked(mac(mac()), rule, .unlistedNames) == [])
    }
  }

  @Test(
    "Reports misspelled names in a macOS document",
    arguments: [
      (5, "constarint", #"warning: 'constarint' is unknown in an Interface Builder file"#, "constraint"),
      (0, #"type="push" imgae="bell""#, "'imgae' is unknown in an Interface Builder file", "image"),
      (1, "relatinoship", "Attribute 'kind' does not accept 'relatinoship'", "relationship"),
      (2, "tabIetms", "Attribute 'relationship' does not accept 'tabIetms'", "tabItems"),
      (0, #"type="push" imagePosition="olny""#, "Attribute 'imagePosition' does not accept 'olny'", "only"),
    ])
  func misspelledNames(part: Int, written: String, message: String, meant: String) throws {
    let text =
      switch part {
      case 0: mac(button: written)
      case 1: mac(segue: written)
      case 2: mac(relationship: written)
      default: mac(constraint: written)
      }
    let found = try diagnostics(mac(text))
    #expect(found.contains { $0.contains(message) && $0.contains("did you mean '\(meant)'?") }, "\(found)")
  }

  @Test("Lists unknown names in a macOS document as not checked")
  func unlistedForMac() throws {
    let name: RuleID = "unknown-in-interface-builder"
    #expect(try notChecked(mac(mac(constraint: "sparkle")), name, .unlistedNames) == [11])
    #expect(try notChecked(mac(mac(button: #"shimmering="YES""#)), name, .unlistedNames) == [9])
    let value: RuleID = "unknown-value-in-interface-builder"
    #expect(try notChecked(mac(mac(relationship: "pages")), value, .unlistedNames) == [4])
    #expect(try diagnostics(mac(mac(constraint: "sparkle"))) == [])
  }

  @Test("Reports a segue of a window that has no destination")
  func danglingSegue() throws {
    let found = try diagnostics(mac(mac(content: "tbs")))
    #expect(
      found.contains {
        $0.hasPrefix("Main.storyboard:4:") && $0.contains("error: No object has the id 'tbs'")
      })
  }

  @Test("Finds images of cells in asset catalogs, AppKit and the document")
  func images() throws {
    let found = try diagnostics(mac(mac(button: #"image="blel""#)))
    #expect(
      found.contains { $0.contains("warning: Image 'blel' does not exist") && $0.contains("'bell'") },
      "\(found)"
    )
    #expect(try diagnostics(mac(mac(button: #"image="NSAddTemplate""#))) == [])
    #expect(try diagnostics(mac(mac(button: #"image="alarm""#))) == [])
  }

  @Test("Reports colors of cells that do not exist")
  func colors() throws {
    let text = mac().replacing(
      #"bezelStyle="rounded" id="c"/>"#,
      with: #"bezelStyle="rounded" id="c"><color key="textColor" name="papre"/></buttonCell>"#)
    let found = try diagnostics(
      [
        "Main.storyboard": text, "Images.xcassets/bell.imageset/Contents.json": "{}",
        "Images.xcassets/paper.colorset/Contents.json": "{}",
      ])
    #expect(found.contains { $0.contains("No asset catalog has a color 'papre'") }, "\(found)")
  }

  // MARK: Runtime attributes

  private func attribute(_ key: String, of className: String = "Dial") -> [String: String] {
    [
      "Main.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v" customClass="\(className)" customModule="App"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="\(key)" value="a"/>
      </userDefinedRuntimeAttributes></view>
      </objects></document>
      """,
      "Dial.swift": "import UIKit\nclass Dial: UIView { @IBInspectable var handColor: String = \"\" }\n",
    ]
  }

  @Test(
    "Warns about a runtime attribute whose key differs from a known key by one letter",
    arguments: [
      ("handCloor", "handColor"), ("layer.maskToBounds", "layer.masksToBounds"),
      ("layr.borderWidth", "layer.borderWidth"),
      ("clipsToBouns", "clipsToBounds"),
    ])
  func misspeltKeys(key: String, meant: String) throws {
    let found = try diagnostics(attribute(key))
    #expect(
      found.contains {
        $0.contains("warning: Property '\(key)' does not exist on 'Dial'") && $0.contains("'\(meant)'")
      },
      "\(found)")
  }

  @Test("Accepts known keys and lists other keys as not checked")
  func otherKeys() throws {
    let rule: RuleID = "runtime-attribute-not-found"
    for key in ["handColor", "layer.cornerRadius", "isAccessibilityElement"] {
      #expect(try diagnostics(attribute(key)) == [], "\(key)")
      #expect(try notChecked(attribute(key), rule, .unlistedNames) == [], "\(key)")
    }
    for key in ["glow", "effect._style", "layer.glow"] {
      #expect(try diagnostics(attribute(key)) == [], "\(key)")
      #expect(try notChecked(attribute(key), rule, .unlistedNames) == [3], "\(key)")
    }
  }

  @Test("Lists references to storyboards in other bundles as not checked")
  func otherBundle() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes>
      <scene sceneID="s"><objects><navigationController id="c" sceneMemberID="viewController">
      <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="g"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="t"><objects>
      <viewControllerPlaceholder storyboardName="Alarm" bundleIdentifier="org.example.kit" id="r"/>
      </objects></scene></scenes></document>
      """
    #expect(try notChecked(["Main.storyboard": text], "storyboard-not-found", .otherBundles) == [6])
  }
}
