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
