import Testing

@testable import SceneAnalysis

/// Names that Swift code writes in backticks because they are keywords. Scenes contain them without backticks.
@Suite("Escaped names")
struct EscapedNameTests {
  @Test("Finds outlets, actions, classes, and constants whose names are escaped")
  func names() throws {
    let project = try EditedProject([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="v"><scenes><scene sceneID="s"><objects>
      <viewController id="v" customClass="Protocol" customModule="App" sceneMemberID="viewController">
      <view key="view" id="w"><rect key="frame" x="0.0" y="0.0" width="80" height="80"/><subviews>
      <switch opaque="NO" contentMode="scaleToFill" id="w-1"><rect key="frame" x="0.0" y="0.0" width="51" height="31"/>
      <connections><action selector="repeat:" destination="v" eventType="valueChanged" id="a"/>
      <action selector="set:forEvent:" destination="v" eventType="touchDown" id="b"/>
      </connections></switch></subviews></view>
      <connections><outlet property="switch" destination="w-1" id="o"/>
      <segue destination="x" kind="show" identifier="default" id="g"/></connections>
      </viewController></objects></scene><scene sceneID="t"><objects>
      <viewController id="x" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """,
      "Code.swift": """
      import UIKit
      enum Exit { static let `default` = "default" }
      class `Protocol`: UIViewController {
        @IBOutlet weak var `switch`: UISwitch!
        @IBAction func `repeat`(_ sender: UISwitch) { performSegue(withIdentifier: Exit.default, sender: `switch`) }
        @IBAction func set(_ sender: UISwitch, `forEvent` event: UIEvent) { self.`switch`.isOn = true }
      }
      """,
    ])
    project.request.sources = [project.path("")]
    try withExtendedLifetime(project) {
      let result = try project.snapshot().checkResult
      let found = (result.files.flatMap(\.diagnostics) + result.codeDiagnostics).filter {
        $0.severity > .note
      }
      #expect(found.map(\.message.text) == [])
    }
  }
}
