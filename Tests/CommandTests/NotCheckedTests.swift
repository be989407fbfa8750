import Foundation
import Testing

@Suite("Incomplete checks are reported")
struct NotCheckedTests {
  private static let scene = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" class="ClockViewController">
          <outlet property="face" destination="view"/>
          <view id="view">
            <button title="Alarm"><action selector="ring:" destination="clock"/></button>
          </view>
          <segue kind="present" identifier="setAlarm" destination="alarm"/>
        </viewController>
      </scene>
      <scene>
        <viewController id="alarm"/>
      </scene>
    </storyboard>
    """

  /// Returns a controller that performs a segue with an identifier expression.
  private static func code(_ name: String, superclass: String = "ViewController") -> String {
    """
    import UIKit
    class ClockViewController: \(superclass) {
      @IBOutlet var face: UIView?
      @IBAction func ring(_ sender: Any) {}
      var names: [String] = []
      func showAlarm() { performSegue(withIdentifier: \(name), sender: nil) }
    }
    """
  }

  private func directory(_ name: String, superclass: String = "UIViewController") throws -> TestDirectory {
    try TestDirectory([
      "Clock.storyboard": Self.storyboard,
      "Sources/Clock/Clock.swift": Self.code(name, superclass: superclass),
    ])
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="one">
        <scenes>
            <scene sceneID="s1">
                <objects>
                    <viewController id="one" customClass="ClockViewController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v1">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        </view>
                        <connections>
                            <outlet property="face" destination="v1" id="o1"/>
                            <segue destination="two" kind="show" identifier="setAlarm" id="g1"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <viewController id="two" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v2">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private func notChecked(_ outcome: Program.Outcome) -> [String] {
    outcome.text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("not checked: ") }
  }

  @Test("Reports each name that code computes at run time, with its location")
  func unknownNames() throws {
    let outcome = try directory("names[0]").scenec(
      "validate", "--verbose", "--sources", "Sources", "Clock.storyboard")
    #expect(outcome.status == 0)
    #expect(
      notChecked(outcome).contains(
        "not checked: 'segue-not-found' at Sources/Clock/Clock.swift:6:51: the names in code are computed at run time"
      ), "\(outcome.text)")
    #expect(
      notChecked(outcome).contains(
        "not checked: 'segue-never-performed' at Clock.storyboard:12:74: the names in code are computed at run time"
      ), "\(outcome.text)")
  }

  private static func document(_ type: String, _ attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder\(type)" version="3.0" \(attributes) initialViewController="one">
    <scenes><scene sceneID="s"><objects><viewController id="one" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="80" height="80"/></view>
    </viewController></objects></scene></scenes></document>
    """
  }

  @Test(
    "Lists layout rules as not checked in macOS, tvOS, and watchOS documents",
    arguments: [
      (document(".AppleTV.Storyboard", #"targetRuntime="AppleTV""#), "tvOS"),
      (document("3.CocoaTouch.Storyboard.XIB", #"targetRuntime="AppleTV""#), "tvOS"),
      (document("3.Cocoa.Storyboard.XIB", #"targetRuntime="MacOSX.Cocoa""#), "macOS"),
      (document(".WatchKit.Storyboard", #"targetRuntime="watchKit""#), "watchOS"),
    ])
  func layoutOfOtherPlatforms(document: String, platform: String) throws {
    let directory = try TestDirectory(["Main.storyboard": document])
    #expect(try notChecked(directory.scenec("validate", "--no-layout", "Main.storyboard")).isEmpty)
    let outcome = try directory.scenec(
      "validate", "Main.storyboard", "--require-checked", "conflicting-constraints")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("not checked, but required: 'conflicting-constraints'"), "\(outcome.errors)")
    #expect(notChecked(outcome).count == 1, "\(outcome)")
    #expect(
      notChecked(outcome)[0].hasSuffix(
        "in Main.storyboard: the layout of macOS, watchOS and tvOS is not supported"))
    let layout = try directory.scenec("layout", "Main.storyboard")
    #expect(layout.errors.contains("Main.storyboard is for \(platform)"), "\(layout.errors)")
    if platform != "watchOS" {
      #expect(
        try directory.scenec("render", "Main.storyboard").errors
          == "scenec: note: Main.storyboard is for \(platform), whose layout is not supported: frames can "
          + "differ from those in the app\n")
    }
  }

  @Test("Lists nothing as not checked if all names are known")
  func allNamesKnown() throws {
    let outcome = try directory("\"setAlarm\"").scenec(
      "validate", "--sources", "Sources", "Clock.storyboard", "--require-checked", "segue-not-found",
      "--require-checked", "outlet-not-found")
    #expect(notChecked(outcome).isEmpty && outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
  }

  @Test("Lists connections of a class with an unknown superclass as not checked")
  func unknownSuperclass() throws {
    let outcome = try directory("\"setAlarm\"", superclass: "ThirdPartyController").scenec(
      "validate", "--sources", "Sources", "Clock.storyboard")
    // Declarations of the class itself are known.
    #expect(notChecked(outcome).isEmpty, "\(outcome.text)")
    let other = try directory("\"setAlarm\"", superclass: "ThirdPartyController")
    try other.write(
      "Clock.storyboard", Self.storyboard.replacingOccurrences(of: "\"face\"", with: "\"dial\""))
    let unknown = try other.scenec("validate", "--verbose", "--sources", "Sources", "Clock.storyboard")
    #expect(
      notChecked(unknown).contains(
        "not checked: 'outlet-not-found' at Clock.storyboard:11:43: the classes, or their superclasses, are unknown"
      ), "\(unknown.text)")
  }

  @Test("Lists members of classes that share a name as not checked")
  func sharedClassNames() throws {
    let directory = try directory("\"setAlarm\"")
    try directory.write(
      "Sources/Clock/Other.swift",
      """
      import UIKit
      class ClockViewController: UIViewController { @IBOutlet var dial: UIView? }
      """)
    let outcome = try directory.scenec(
      "validate", "--verbose", "--sources", "Sources", "Clock.storyboard")
    #expect(
      notChecked(outcome).contains {
        $0.contains("'outlet-never-connected'")
          && $0.hasSuffix("several classes have the same name, and it is unknown which of them the app uses")
      }, "\(outcome.text)")
  }

  @Test("If an Objective-C macro creates a name, lists the name as not checked")
  func objectiveC() throws {
    let directory = try directory("\"setAlarm\"")
    try directory.write(
      "Sources/Clock/Old.m",
      """
      #define GO(name) [self performSegueWithIdentifier:name sender:nil]
      @implementation Old
      - (void)go { GO(@"gone"); }
      - (void)set { [self performSegueWithIdentifier:@"setAlarm" sender:nil]; }
      @end

      """)
    let outcome = try directory.scenec("validate", "--sources", "Sources", "Clock.storyboard")
    #expect(
      notChecked(outcome) == [
        "not checked: 'segue-not-found' at Sources/Clock/Old.m:1:51: an Objective-C macro creates the names"
      ])
  }

  @Test("Counts unchecked items on one line and lists them with '--verbose'")
  func summary() throws {
    let directory = try directory("names[0]")
    let short = try directory.scenec("validate", "--sources", "Sources", "Clock.storyboard")
    let line = "not checked: 2 cases of 'segue-never-performed', 'segue-not-found' (--verbose lists them)"
    #expect(short.text.hasSuffix("\n1 file: 2 warnings\n\(line)\n"), "\(short.text)")
    let long = try directory.scenec("validate", "-v", "--sources", "Sources", "Clock.storyboard")
    #expect(notChecked(long).count == 2 && !long.text.contains("cases"), "\(long.text)")
    #expect(try directory.scenec("validate", "-q", "-v", "Clock.storyboard").status == 64)
  }

  @Test("Lists unchecked rules on one line if there are no sources or images")
  func withoutSources() throws {
    let directory = try TestDirectory(["a.scene": Self.scene, "b.scene": Samples.warning])
    let outcome = try directory.scenec("validate", "a.scene", "b.scene")
    #expect(notChecked(outcome).count == 1)
    #expect(
      notChecked(outcome).first?.hasSuffix("more rules in a.scene: no Swift sources were given") == true)
    // Options that are missing do not matter for a single file without diagnostics.
    #expect(try directory.scenec("validate", "a.scene").text == "1 file: no problems\n")
    let images = try TestDirectory([
      "a.scene": Samples.warning,
      "b.scene": """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"><view><imageView image="bell" accessibilityLabel="Bell"/></view></viewController></scene>
      </storyboard>
      """,
    ])
    #expect(
      notChecked(try images.scenec("validate", "a.scene", "b.scene")) == [
        "not checked: 'missing-image' in b.scene: no directory of images was given"
      ])
  }

  @Test("'--require-checked' fails for rules that are off or not checked")
  func required() throws {
    let directory = try directory("names[0]")
    let arguments = ["validate", "--sources", "Sources", "Clock.storyboard", "--require-checked"]
    let silent = try directory.scenec(arguments + ["segue-not-found"], input: Data())
    #expect(silent.status == 1)
    #expect(
      silent.errors
        == "scenec: error: not checked, but required: 'segue-not-found' at Sources/Clock/Clock.swift:6:51: the names in code are computed at run time\n"
    )
    let other = try directory.scenec(arguments + ["outlet-not-found"], input: Data())
    #expect(other.status == 0)
    let off = try directory.scenec(
      arguments + ["outlet-not-found", "--no-rule", "outlet-not-found"], input: Data())
    #expect(off.status == 1)
    #expect(off.errors == "scenec: error: '--require-checked outlet-not-found': the rule is off\n")
    let unknown = try directory.scenec(arguments + ["outlet-not-fuond"], input: Data())
    #expect(unknown.status == 64)
  }

  @Test("Does not list disabled rules as not checked")
  func rulesThatAreOff() throws {
    let outcome = try directory("names[0]").scenec(
      "validate", "--sources", "Sources", "Clock.storyboard", "--no-rule", "segue-not-found", "--no-rule",
      "segue-never-performed")
    #expect(notChecked(outcome).isEmpty, "\(outcome.text)")
  }

  @Test("JSON, SARIF, and GitHub annotations include the rules that are not checked")
  func formats() throws {
    struct SearchResults: Decodable {
      struct NotChecked: Decodable {
        struct Place: Decodable { var path: String, line: Int, column: Int }
        var rules: [String], reason: String, message: String, count: Int, places: [Place]
      }
      var notChecked: [NotChecked]?
    }
    let directory = try directory("names[0]")
    let arguments = ["validate", "--sources", "Sources", "Clock.storyboard", "--format"]
    let json = try directory.scenec(arguments + ["json"], input: Data())
    let found = try JSONDecoder().decode(SearchResults.self, from: json.output)
    let names = try #require(found.notChecked?.first { $0.rules == ["segue-not-found"] })
    #expect(names.reason == "unknown-names" && names.count == 1)
    #expect(names.places.map(\.path) == ["Sources/Clock/Clock.swift"])
    #expect(names.places.map(\.line) == [6] && names.places.map(\.column) == [51])
    let sarif = try directory.scenec(arguments + ["sarif"], input: Data())
    #expect(
      sarif.text.contains("\"text\": \"not checked: 'segue-not-found' at Sources/Clock/Clock.swift:6:51"))
    let github = try directory.scenec(arguments + ["github"], input: Data())
    // An annotation with a file would appear at an unrelated line of a pull request.
    let notices = github.text.split(separator: "\n").filter { $0.hasPrefix("::notice") }
    #expect(notices.count == 1 && notices[0].hasPrefix("::notice title=not checked::"), "\(notices)")
    #expect(notices[0].contains("'segue-not-found' at Sources/Clock/Clock.swift:6:51"), "\(notices)")
    let known = try self.directory("\"setAlarm\"").scenec(arguments + ["json"], input: Data())
    #expect(!known.text.contains("notChecked"))
  }

  @Test("The cache does not change which rules are listed as not checked")
  func cachedRun() throws {
    let directory = try directory("names[0]")
    let arguments = ["validate", "--sources", "Sources", "Clock.storyboard"]
    let plain = try directory.scenec(arguments, input: Data())
    for _ in 0..<3 {
      let cached = try directory.scenecAfterRest(arguments + ["--cache", "Cache"])
      #expect(cached.text == plain.text && cached.status == plain.status)
    }
    #expect(!notChecked(plain).isEmpty)
  }
}
