import Testing

/// Faults in Xcode projects that the study of seeded faults found to be missed.
@Suite("Seeded faults in Xcode projects")
struct SeededFaultTests {
  private func output(_ files: [String: String]) throws -> [String] {
    let outcome = try TestDirectory(files).scenec("validate", ".", "--sources", ".", "--verbose")
    return outcome.text.split(separator: "\n").map(String.init)
  }

  private static func document(
    _ content: String, isMac: Bool = false, isNib: Bool = false, _ initial: String = ""
  ) -> String {
    let type =
      "com.apple.InterfaceBuilder3.\(isMac ? "Cocoa" : "CocoaTouch")\(isNib ? "" : ".Storyboard").XIB"
    let runtime = isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
    return
      #"<document type="\#(type)" version="3.0" targetRuntime="\#(runtime)" \#(initial)>\#(content)</document>"#
  }

  private static func storyboard(_ controllers: String..., resources: String = "", isMac: Bool = false)
    -> String
  {
    let scenes = controllers.enumerated().map { index, controller in
      #"<scene sceneID="s-\#(index)"><objects>\#(controller)</objects></scene>"#
    }
    return document(
      "<scenes>\(scenes.joined())</scenes><resources>\(resources)</resources>", isMac: isMac,
      #"initialViewController="v-1""#)
  }

  private static let ring = """
    import UIKit
    final class RingController: UIViewController {
      @IBOutlet private weak var time: UILabel!
      func ring() { time.text = "Ring" }
    }
    """
  private static let ringNib = document(
    """
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="RingController" customModule="Clock">
    <connections><outlet property="time" destination="t-1" id="o-1"/><outlet property="view" destination="w-1" id="o-2"/>
    </connections></placeholder>
    <view contentMode="scaleToFill" id="w-1"><subviews><label text="12" id="t-1"/></subviews></view>
    </objects>
    """, isNib: true)

  private func creations(_ name: String, _ loading: String = "") throws -> [String] {
    try output([
      "Ring.swift": Self.ring, "\(name).xib": Self.ringNib,
      "Clock.swift": "import UIKit\nfunc show() -> UIViewController { RingController() }\n\(loading)",
    ]).filter { $0.contains("[created-without-scene]") }
  }

  @Test("Reports a controller if its nib is not named after the controller's class")
  func renamedNib() throws {
    #expect(try creations("RingController").isEmpty)
    #expect(try creations("Ring").isEmpty)
    let found = try creations("Gong")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("Clock.swift:2:35: warning: 'RingController' is created without its nib") == true
    )
    #expect(try creations("Gong", #"let name = "Gong""#).isEmpty)
  }

  @Test("Reports a controller that is created without its scene even if another controller owns a nib")
  func createdBesideNib() throws {
    let found = try output([
      "Main.storyboard": Self.storyboard(
        """
        <viewController id="v-1" customClass="AlarmController" customModule="Clock" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="w-1"/>
        <connections><outlet property="bell" destination="w-1" id="o-1"/></connections></viewController>
        """),
      "Alarm.swift": """
      import UIKit
      final class AlarmController: UIViewController {
        @IBOutlet private weak var bell: UIView!
        func ring() { bell.alpha = 1 }
      }
      func alarm() -> UIViewController { AlarmController() }
      """,
      "Ring.swift": Self.ring, "RingController.xib": Self.ringNib,
    ]).filter { $0.contains("[created-without-scene]") }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Alarm.swift:6:36: ") == true)
  }

  @Test("Reports misspelled properties in translation keys")
  func translationKeys() throws {
    let scene = Self.storyboard(
      """
      <viewController id="v-1" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="w-1">
      <subviews><label text="Noon" id="abc-de-fgh"/></subviews></view></viewController>
      """)
    func found(_ property: String) throws -> Int {
      try output([
        "Base.lproj/Main.storyboard": scene,
        "de.lproj/Main.strings": "\"abc-de-fgh.\(property)\" = \"Mittag\";",
      ]).count { $0.contains("[unknown-translation-key]") }
    }
    #expect(try found("text") == 0)
    #expect(try found("toolTip") == 0)
    #expect(try found("tetx") == 1)
    #expect(try found("ibExternalUserDefinedRuntimetAtributesLocalizableStrings[0]") == 1)
  }

  @Test("Reports an embed segue on a button whose class is unknown")
  func embedOnButton() throws {
    let found = try output([
      "Main.storyboard": Self.storyboard(
        """
        <viewController id="v-1" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="w-1">
        <subviews><button contentMode="scaleToFill" id="b-1" customClass="RoundButton" customModule="Buttons">
        <connections><segue destination="v-2" kind="embed" id="e-1"/></connections></button></subviews></view>
        </viewController>
        """, #"<viewController id="v-2" sceneMemberID="viewController"/>"#),
      "Clock.swift": "import UIKit\nimport Buttons",
    ])
    #expect(
      found.contains { $0.contains("error: A segue of kind 'embed' is only allowed in a 'containerView'") })
  }

  @Test(
    "In packages and Mac apps, reports a Swift class whose module is not specified", arguments: [true, false])
  func classWithoutModule(isMac: Bool) throws {
    let kit = isMac ? "AppKit" : "UIKit"
    let found = try output([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Clock", targets: [.target(name: "Clock")])
      """,
      "Sources/Clock/Main.storyboard": Self.storyboard(
        #"<viewController id="v-1" customClass="Face" sceneMemberID="viewController"/>"#, isMac: isMac),
      "Sources/Clock/Face.swift": "import \(kit)\nclass Face: \(isMac ? "NS" : "UI")ViewController {}",
    ])
    #expect(found.contains { $0.hasSuffix("[class-without-module]") })
  }

  @Test("Lists an undeclared unwind action as not checked if some classes are unknown")
  func unwindOfUnknownClasses() throws {
    func found(_ action: String) throws -> Bool {
      try output([
        "Main.storyboard": Self.storyboard(
          """
          <viewController id="v-1" customClass="Face" customModule="Clock" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="w-1"><subviews><button contentMode="scaleToFill" id="b-1">
          <connections><segue destination="x-1" kind="unwind" unwindAction="\(action)" id="u-1"/></connections>
          </button></subviews></view></viewController><exit id="x-1" sceneMemberID="exit"/>
          """),
        "Clock.swift": """
        import Faces
        import UIKit
        class Face: OtherFace { @IBAction func back(_ segue: UIStoryboardSegue) {} }
        """,
      ]).contains { $0.hasPrefix("not checked: ") && $0.contains("'unwind-selector-not-found'") }
    }
    #expect(try found("bakc:"))
    #expect(try !found("back:"))
  }

  @Test("Reports a misspelled symbol, and lists an unknown symbol as not checked")
  func undeclaredSymbols() throws {
    func found(_ symbol: String) throws -> [String] {
      try output([
        "Main.storyboard": Self.storyboard(
          """
          <viewController id="v-1" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="w-1">
          <subviews><imageView contentMode="scaleToFill" image="\(symbol)" catalog="system" id="i-1"/></subviews></view>
          </viewController>
          """, resources: #"<image name="alarm" catalog="system" width="128" height="122"/>"#),
        "Images.xcassets/bell.imageset/Contents.json": "{}",
        "Clock.swift": "import UIKit",
      ]).filter { $0.contains("missing-image") && !$0.contains("missing-image-") }
    }
    #expect(try found("alarm").isEmpty)
    #expect(try found("alram").count { $0.contains("warning: Image 'alram' does not exist") } == 1)
    #expect(try found("keyboard").count { $0.hasPrefix("not checked: ") } == 1)
  }
}
