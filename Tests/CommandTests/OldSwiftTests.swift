import Testing

@Suite("Sources of old versions of Swift")
struct OldSwiftTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v-1">
      <scenes>
        <scene sceneID="s-1"><objects>
          <viewController id="v-1" customClass="StartController" customModule="App" customModuleProvider="target" \
    sceneMemberID="viewController">
            <view key="view" id="w-1"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <subviews>
                <button id="b-1"><rect key="frame" x="0.0" y="0.0" width="80" height="44"/>
                  <connections><action selector="login:" destination="v-1" eventType="touchUpInside" id="a-1"/></connections>
                </button>
              </subviews>
            </view>
            <connections>
              <outlet property="button" destination="b-1" id="o-1"/>
              <segue destination="v-2" kind="show" identifier="showHelp" id="g-1"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s-2"><objects>
          <viewController storyboardIdentifier="Help" id="v-2" sceneMemberID="viewController">
            <view key="view" id="w-2"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private static func code(_ segue: String = "showHelp", compared: String = "showHelp") -> String {
    """
    import UIKit
    class StartController: UIViewController {
      var button: UIButton!
      @IBAction private func login(sender: UIButton) { performSegueWithIdentifier("\(segue)", sender: nil) }
      override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
        if segue.identifier == "\(compared)" { title = NSBundle.mainBundle().bundlePath }
      }
    }
    """
  }

  private func lines(_ code: String, attributes: String, settings: String) throws -> [String] {
    let project = """
      { objects = { P = { isa = PBXProject; attributes = { \(attributes) }; targets = (T); mainGroup = G; };
      G = { isa = PBXGroup; children = (S, M); };
      S = { isa = PBXFileReference; path = Start.swift; sourceTree = "<group>"; };
      M = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; \
      buildPhases = (B, R); buildConfigurationList = L; };
      B = { isa = PBXSourcesBuildPhase; files = (1); }; 1 = { isa = PBXBuildFile; fileRef = S; };
      R = { isa = PBXResourcesBuildPhase; files = (2); }; 2 = { isa = PBXBuildFile; fileRef = M; };
      L = { buildConfigurations = (C); };
      C = { name = Debug; buildSettings = { \(settings) }; }; }; rootObject = P; }
      """
    let files = [
      "App.xcodeproj/project.pbxproj": project, "Start.swift": code, "Main.storyboard": Self.storyboard,
    ]
    let outcome = try TestDirectory(files).scenec("validate", ".", "--sources", ".")
    return outcome.text.split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains(": warning: ")
    }.map(String.init)
  }

  @Test(
    "Reads selectors, members, and names of Swift 2",
    arguments: [("LastUpgradeCheck = 0700;", ""), ("LastUpgradeCheck = 0800;", "SWIFT_VERSION = 2.3;")])
  func swift2(attributes: String, settings: String) throws {
    #expect(try lines(Self.code(), attributes: attributes, settings: settings) == [])
    let misspelled = try lines(Self.code("showHelq"), attributes: attributes, settings: settings)
    #expect(misspelled.contains { $0.hasSuffix("[segue-not-found]") }, "\(misspelled)")
    let compared = try lines(Self.code(compared: "showHelq"), attributes: attributes, settings: settings)
    #expect(compared.contains { $0.hasSuffix("[compared-segue-not-found]") }, "\(compared)")
  }

  @Test(
    "Requires the selectors of newer versions",
    arguments: [("LastUpgradeCheck = 0700;", "SWIFT_VERSION = 3.0;", 1), ("", "", 2)])
  func newer(attributes: String, settings: String, errors: Int) throws {
    let found = try lines(Self.code(), attributes: attributes, settings: settings)
    // Swift 3 still exposes the variable.
    #expect(found.count { $0.contains("error:") } == errors, "\(found)")
    #expect(found.contains { $0.contains("Action 'login:' does not exist on 'StartController'") }, "\(found)")
  }
}
