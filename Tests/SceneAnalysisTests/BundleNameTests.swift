import SceneDiagnostics
import Testing

@testable import SceneAnalysis

/// File names in code: the bundle in which they are looked up, and whether the code continues if they are
/// missing.
@Suite("File names in bundles")
struct BundleNameTests {
  private func checkResult(_ code: String, _ file: String = "Clock.swift") throws -> (
    found: [String], silent: [NotChecked]
  ) {
    let project = try EditedProject([
      "App.xcodeproj/project.pbxproj": "{}", file: code, "Images.xcassets/bell.imageset/Contents.json": "{}",
      "Dial.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="v"/></objects></document>
      """,
      "Cells.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes><scene sceneID="s">
      <objects><tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="t"><prototypes>
      <tableViewCell reuseIdentifier="alarm" id="p"/></prototypes></tableView></tableViewController></objects>
      </scene></scenes></document>
      """,
    ])
    project.request.sources = [project.path("")]
    let snapshot = try project.snapshot()
    return (snapshot.diagnostics(in: project).filter { $0.hasPrefix(file) }, snapshot.checkResult.notChecked)
  }

  private func swift(_ line: String) throws -> (found: [String], silent: [NotChecked]) {
    try checkResult("import UIKit\nclass Clock: UIView {\nfunc show() { \(line) }\n}\n")
  }

  @Test(
    "Treats the bundle of an app class as the bundle of the app",
    arguments: [
      #"_ = UIImage(named: "blel", in: Bundle(for: Clock.self), compatibleWith: nil)"#,
      #"_ = UIImage(named: "blel", in: Bundle(for: type(of: self)), compatibleWith: nil)"#,
      #"_ = UIImage(named: "blel", in: .module, compatibleWith: nil)"#,
      #"_ = UINib(nibName: "Dail", bundle: Bundle(for: self.classForCoder))"#,
      #"_ = Bundle(for: type(of: self)).loadNibNamed("Dail", owner: self, options: nil)?.first as? Clock"#,
    ])
  func ownBundles(line: String) throws {
    let (found, silent) = try swift(line)
    #expect(found.count == 1 && found[0].contains("Clock.swift:3:"), "\(found)")
    #expect(!silent.contains { $0.reason == .otherBundles })
  }

  @Test(
    "Lists lookups in bundles other than the app's as not checked unless the name is misspelled",
    arguments: [
      #"_ = UIImage(named: "watch", in: Bundle(for: Kit.self), compatibleWith: nil)"#,
      #"_ = UINib(nibName: "Watch", bundle: bundle)"#,
      #"bundle.loadNibNamed("Watch", owner: self, options: nil)"#,
    ])
  func otherBundles(line: String) throws {
    let (found, silent) = try swift(line)
    #expect(found == [])
    #expect(silent.contains { $0.reason == .otherBundles && $0.places.first?.line == 3 }, "\(silent)")
    let misspelling = try swift(line.replacing("watch", with: "blel").replacing("Watch", with: "Dail"))
    #expect(misspelling.found.count == 1, "\(misspelling.found)")
  }

  @Test("Lists images in a nested bundle as not checked")
  func bundlesInside() throws {
    let (found, silent) = try swift(#"_ = UIImage(named: "Kit.bundle/watch")!"#)
    #expect(found == [])
    #expect(silent.contains { $0.reason == .otherBundles && $0.places.first?.line == 3 }, "\(silent)")
    #expect(try swift(#"_ = UIImage(named: "")!"#).found == [])
    // A cell without an identifier crashes the app.
    let cell = #"_ = table.dequeueReusableCell(withIdentifier: "", for: path)"#
    #expect(try swift(cell).found.count == 1)
  }

  @Test(
    "Reports only misspelled names if the code accepts a missing resource",
    arguments: [
      (#"_ = UIImage(named: "watch") ?? other"#, "Image 'blel' does not exist"),
      (
        #"let cell = table.dequeueReusableCell(withIdentifier: "watch") ?? UITableViewCell()"#,
        "No prototype has the reuse identifier 'alram'"
      ),
    ])
  func namesThatMayBeAbsent(line: String, message: String) throws {
    let (found, silent) = try swift(line)
    #expect(found == [])
    #expect(silent.contains { $0.reason == .mayBeAbsent && $0.places.first?.line == 3 }, "\(silent)")
    let misspelling = try swift(line.replacing("watch", with: line.contains("UIImage") ? "blel" : "alram"))
    #expect(misspelling.found.count == 1 && misspelling.found[0].contains(message), "\(misspelling.found)")
    let there = try swift(line.replacing("watch", with: line.contains("UIImage") ? "bell" : "alarm"))
    #expect(there.found == [] && !there.silent.contains { $0.reason == .mayBeAbsent })
  }

  @Test("Treats the bundle of an Objective-C class of the app as the bundle of the app")
  func objectiveC() throws {
    func code(_ bundle: String) -> String {
      """
      #import <UIKit/UIKit.h>
      @interface Clock : UIView
      @end
      @implementation Clock
      - (void)show { [UINib nibWithNibName:@"Dail" bundle:\(bundle)]; }
      @end
      """
    }
    for bundle in ["[NSBundle bundleForClass:[self class]]", "[NSBundle bundleForClass:Clock.class]", "nil"] {
      let found = try checkResult(code(bundle), "Clock.m").found
      #expect(found.count == 1 && found[0].contains("Nib 'Dail' does not exist"), "\(bundle): \(found)")
    }
    let other = try checkResult(code("kit").replacing("Dail", with: "Watch"), "Clock.m")
    #expect(other.found == [] && other.silent.contains { $0.reason == .otherBundles })
  }
}
