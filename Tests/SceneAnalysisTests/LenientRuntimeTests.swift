import Testing

@testable import SceneAnalysis

/// Code and scenes that work in shipping apps cause no errors.
@Suite("Lenient reading in UIKit and AppKit")
struct LenientRuntimeTests {
  private func diagnostics(_ xib: String, _ code: String) throws -> [String] {
    let project = try EditedProject([
      "App.xcodeproj/project.pbxproj": "{}", "Code.swift": "import UIKit\n" + code,
      "Main.xib":
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\#(xib)</objects></document>"#,
    ])
    project.request.sources = [project.path("")]
    return try project.snapshot().diagnostics(in: project)
  }

  @Test(
    "Accepts a Swift class that omits its module name only for the owner of a nib")
  func owner() throws {
    let code = "class Dial: UIView {}\n"
    let owner =
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Dial"/><view id="v"/>"#
    #expect(try diagnostics(owner, code) == [])
    let found = try diagnostics(#"<view id="v" customClass="Dial"/>"#, code)
    #expect(found.count == 1 && found[0].contains("cannot be found without its module"), "\(found)")
  }

  @Test("Warns about a sender whose class differs from the class that the action declares")
  func sender() throws {
    let code = "class Dial: UIView { @IBAction func turn(_ sender: UISwitch) {} }\n"
    let xib = """
      <view id="v" customClass="Dial" customModule="App"><subviews><button id="b"><connections>
      <action selector="turn:" destination="v" eventType="touchUpInside" id="a"/></connections></button></subviews></view>
      """
    let found = try diagnostics(xib, code)
    #expect(
      found.contains { $0.contains("warning: Action 'turn:' of 'Dial' requires a UISwitch as its sender") },
      "\(found)")
  }

  @Test(
    "The sender of a cell's action is the control that contains the cell",
    arguments: [
      (
        "button", #"<buttonCell key="cell" type="check" title="A" id="c">CONNECTIONS</buttonCell>"#,
        "NSButton"
      ),
      ("slider", #"<sliderCell key="cell" id="c">CONNECTIONS</sliderCell>"#, "NSSlider"),
      (
        "textField", #"<textFieldCell key="cell" title="A" id="c">CONNECTIONS</textFieldCell>"#, "NSTextField"
      ),
    ])
  func senderOfCell(_ element: String, _ cell: String, _ className: String) throws {
    func mismatches(_ parameter: String) throws -> Int {
      let connections =
        #"<connections><action selector="turn:" target="-2" id="a"/></connections>"#
      let project = try EditedProject([
        "Code.swift":
          "import AppKit\nclass P: NSViewController { @IBAction func turn(_ sender: \(parameter)) {} }",
        "P.xib": """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="P" customModule="App"/>
        <customView id="v"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/><subviews><\(element) id="b">
        <rect key="frame" x="0.0" y="0.0" width="80" height="30"/>
        \(cell.replacing("CONNECTIONS", with: connections))</\(element)></subviews></customView></objects></document>
        """,
      ])
      project.request.sources = [project.path("")]
      return try withExtendedLifetime(project) {
        try project.snapshot().checkResult.files.flatMap(\.diagnostics)
          .count { $0.rule == "action-sender-mismatch" }
      }
    }
    #expect(try mismatches(className) == 0)
    #expect(try mismatches("NSControl") == 0)
  }

  @Test("Checks Objective-C code that imports UIKit only through another framework")
  func indirectImport() throws {
    let project = try EditedProject([
      "App.xcodeproj/project.pbxproj": "{}",
      "Dial.h": "#import <ClockKit/ClockKit.h>\n@interface Dial : UIView\n@end",
      "Dial.m": "#import \"Dial.h\"\n@implementation Dial\n- (IBAction)turn:(id)sender {}\n@end",
      "Main.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v" customClass="Dial"><subviews><button id="b"><connections>
      <action selector="turnn:" destination="v" eventType="touchUpInside" id="a"/></connections></button></subviews></view>
      </objects></document>
      """,
    ])
    project.request.sources = [project.path("")]
    let found = try project.snapshot().diagnostics(in: project)
    #expect(found.contains { $0.contains("Action 'turnn:' does not exist on 'Dial'") }, "\(found)")
  }
}
