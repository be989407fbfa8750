import Testing

/// Xcode files of one platform, checked against sources that also contain code for other platforms.
@Suite("Sources for several platforms")
struct PlatformSourcesTests {
  private static func storyboard(
    of system: String = "CocoaTouch", outlet: String = "heading", action: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(system).Storyboard.XIB" version="3.0" initialViewController="v-1">
      <scenes>
        <scene sceneID="s-1"><objects>
          <viewController id="v-1" customClass="TideController" customModule="Kit" \
    customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" id="w-1">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <subviews>
                \(system == "Cocoa" ? mac : touch)
              </subviews>
            </view>
            <connections><outlet property="\(outlet)" destination="l-1" id="o-1"/></connections>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private static let touch = """
    <label text="Tide" id="l-1"><rect key="frame" x="0.0" y="0.0" width="80" height="20"/></label>
    """
  private static let mac = """
    <textField id="l-1">
      <rect key="frame" x="0.0" y="0.0" width="80" height="20"/>
      <textFieldCell key="cell" title="Tide" id="c-1"/>
    </textField>
    """

  /// Returns the rules of the errors and warnings for a storyboard and sources.
  private func rules(_ storyboard: String, _ sources: [String: String]) throws -> [String] {
    let workspace = try TestDirectory(
      sources.merging(["Tide.storyboard": storyboard]) { first, _ in first })
    let outcome = try workspace.scenec("validate", ".", "--sources", ".")
    return outcome.text.split(separator: "\n").filter {
      ($0.contains(": error: ") || $0.contains(": warning: ")) && $0.hasPrefix("Tide.storyboard")
    }.compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } }
  }

  private static let touchController = """
    import UIKit
    class TideController: UIViewController {
      @IBOutlet var heading: UILabel!
      func use() { heading.text = "High" }
    }
    """

  @Test(
    "Ignores declarations that replace UIKit classes on platforms without UIKit",
    arguments: [
      """
      #if os(macOS)
        import AppKit
        typealias UIViewController = NSViewController
        class UILabel: NSTextField {}
      #endif
      """,
      """
      #if !canImport(UIKit)
        typealias UIViewController = NSViewController
        class UILabel: NSTextField {}
      #endif
      """,
      """
      #if canImport(UIKit) && !os(watchOS)
        typealias Screen = UIViewController
      #elseif os(macOS) || targetEnvironment(simulator) && os(OSX)
        typealias UIViewController = NSViewController
        class UILabel: NSTextField {}
      #endif
      """,
      """
      #if os(iOS) || os(tvOS) || os(visionOS)
      #else
        class UIViewController {}
        struct UILabel {}
      #endif
      """,
      """
      import AppKit
      typealias UIViewController = NSViewController
      class UILabel: NSTextField {}
      """,
      """
      #if os(iOS)
        import UIKit
      #else
        import AppKit
        typealias UILabel = NSTextField
      #endif
      """,
      """
      #if os(iOS) || os(tvOS)
      #else
        class UILabel: NSTextField {}
      #endif
      """,
      """
      #if compiler(>=6) && !os(iOS)
        typealias UILabel = NSTextField
      #elseif os(visionOS)
        import UIKit
      #endif
      #if !(os(iOS) || os(tvOS) || os(watchOS))
        typealias UILabel = NSTextField
      #endif
      """,
      """
      #if DEBUG
        #if os(OSX)
          typealias UILabel = NSTextField
        #endif
      #endif
      """,
    ])
  func replacements(_ other: String) throws {
    let sources = ["Tide.swift": Self.touchController, "Mac.swift": other]
    #expect(try rules(Self.storyboard(), sources) == [])
    #expect(try rules(Self.storyboard(outlet: "footing"), sources) == ["outlet-not-found"])
  }

  @Test(
    "Ignores Objective-C declarations for platforms other than the document's",
    arguments: [
      "#if TARGET_OS_OSX\n@interface UILabel : NSTextField\n@end\n#endif",
      "#if !TARGET_OS_IPHONE\n@compatibility_alias UILabel NSTextField;\n#endif",
      "#if TARGET_OS_MAC && !(TARGET_OS_IPHONE || TARGET_OS_SIMULATOR)\n@compatibility_alias UILabel NSTextField;\n#endif",
      "#if __has_include(<UIKit/UIKit.h>)\n#else\n@compatibility_alias UILabel NSTextField;\n#endif",
      "#import <Cocoa/Cocoa.h>\n@compatibility_alias UILabel NSTextField;",
      "#if TARGET_OS_IOS\n#else\n@compatibility_alias UILabel NSTextField;\n#endif",
      "#if TARGET_OS_IOS || TARGET_OS_TV\n#elif TARGET_OS_MAC\n@compatibility_alias UILabel NSTextField;\n#endif",
      "#ifndef __IPHONE_OS_VERSION_MIN_REQUIRED\n@compatibility_alias UILabel NSTextField;\n#endif",
      "#ifdef __MAC_OS_X_VERSION_MAX_ALLOWED\n@interface UILabel : NSTextField\n@end\n#endif",
      "#if !defined(TARGET_OS_IPHONE) || !TARGET_OS_IPHONE\n@compatibility_alias UILabel NSTextField;\n#endif",
      "#if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_7_0\n#elif !TARGET_OS_IPHONE\n@compatibility_alias UILabel NSTextField;\n#endif",
    ])
  func objectiveC(_ header: String) throws {
    let sources = ["Tide.swift": Self.touchController, "Mac.h": header]
    #expect(try rules(Self.storyboard(), sources) == [])
  }

  @Test("Checks each document against the members that are declared for its platform")
  func members() throws {
    let sources = [
      "Tide.swift": """
      #if canImport(UIKit)
        import UIKit
        typealias Controller = UIViewController
      #else
        import AppKit
        typealias Controller = NSViewController
      #endif
      class TideController: Controller {
        #if os(iOS) || os(visionOS)
          @IBOutlet var heading: UILabel!
        #else
          @IBOutlet var title2: NSTextField!
        #endif
      }
      """
    ]
    #expect(try rules(Self.storyboard(), sources) == [])
    #expect(try rules(Self.storyboard(outlet: "title2"), sources) == ["outlet-not-found"])
    #expect(try rules(Self.storyboard(of: "Cocoa", outlet: "title2"), sources) == [])
    #expect(try rules(Self.storyboard(of: "Cocoa"), sources) == ["outlet-not-found"])
  }

  @Test(
    "Uses only the declarations in branches for the platform of the document",
    arguments: [
      """
      #if os(iOS)
        import UIKit
        typealias Base = UIViewController
      #else
        import AppKit
        typealias Base = NSViewController
      #endif
      class TideController: Base {
        #if os(iOS)
          @IBOutlet var heading: UILabel!
        #else
          @IBOutlet var title2: NSTextField!
        #endif
      }
      """,
      """
      #if os(iOS)
        import UIKit
        class TideController: UIViewController { @IBOutlet var heading: UILabel! }
      #else
        import AppKit
        class TideController: NSViewController { @IBOutlet var title2: NSTextField? }
      #endif
      """,
      """
      import UIKit
      class TideController: UIViewController {
        @IBOutlet var heading: UILabel!
        #if !os(iOS)
          @IBOutlet var title2: UILabel?
        #endif
      }
      """,
    ])
  func branches(_ code: String) throws {
    let sources = ["Tide.swift": code]
    #expect(try rules(Self.storyboard(), sources) == [])
    #expect(try rules(Self.storyboard(outlet: "title2"), sources) == ["outlet-not-found"])
    let workspace = try TestDirectory(
      sources.merging(["Tide.storyboard": Self.storyboard()]) { own, _ in own })
    let text = try workspace.scenec("validate", ".", "--sources", ".").text
    #expect(text.hasSuffix("no problems\n"), "\(text)")
  }

  @Test("Objective-C classes for iOS and macOS can be declared in one header")
  func objectiveCBranches() throws {
    let header = """
      #ifdef __IPHONE_OS_VERSION_MIN_REQUIRED
      #import <UIKit/UIKit.h>
      @interface TideController : UIViewController
      @property (weak) IBOutlet UILabel *heading;
      @end
      #else
      #import <Cocoa/Cocoa.h>
      @interface TideController : NSViewController
      @property (weak) IBOutlet NSTextField *title2;
      @end
      #endif
      """
    let sources = [
      "Tide.h": header, "Tide.m": "#import \"Tide.h\"\n@implementation TideController\n@end\n",
    ]
    let touch = Self.storyboard().replacing(#" customModule="Kit" customModuleProvider="target""#, with: "")
    #expect(try rules(touch, sources) == [])
    #expect(try rules(touch.replacing("heading", with: "title2"), sources) == ["outlet-not-found"])
  }

  @Test("Accepts outlets for visionOS in iOS documents if the code supports visionOS")
  func visionOS() throws {
    let sources = [
      "Tide.swift": """
      import UIKit
      class TideController: UIViewController {
        #if os(visionOS)
          @IBOutlet var title2: UILabel!
        #endif
        @IBOutlet var heading: UILabel?
      }
      """
    ]
    #expect(try rules(Self.storyboard(outlet: "title2"), sources) == [])
  }

  @Test("Distinguishes classes of watchOS and iOS that have the same name")
  func watchClasses() throws {
    let workspace = try TestDirectory([
      "Tide.storyboard": Self.storyboard(outlet: "footing"), "Tide.swift": Self.touchController,
      "Watch.swift": "import WatchKit\nclass TideController: WKInterfaceController {}",
    ])
    let text = try workspace.scenec("validate", ".", "--sources", ".").text
    #expect(text.contains("[outlet-not-found]"), "\(text)")
    #expect(!text.contains("[unknown-superclass]"), "\(text)")
  }

  @Test("Checks documents for two platforms in one run, each against its platform's code")
  func documentsOfTwoPlatforms() throws {
    let workspace = try TestDirectory([
      "Touch.storyboard": Self.storyboard(), "Mac.storyboard": Self.storyboard(of: "Cocoa"),
      "Tide.swift": Self.touchController,
      "Mac.swift": """
      import AppKit
      class TideController: NSViewController { @IBOutlet var heading: NSTextField! }
      """,
    ])
    let outcome = try workspace.scenec("validate", "--strict", ".", "--sources", ".")
    #expect(!outcome.text.contains("error:"), "\(outcome.text)")
    #expect(!outcome.text.contains("[unknown-superclass]"), "\(outcome.text)")
  }

  @Test("Reports a superclass that depends on a custom compilation condition")
  func conditionalSuperclasses() throws {
    let workspace = try TestDirectory([
      "Tide.storyboard": Self.storyboard(),
      "Tide.swift": """
      import UIKit
      #if SMALL
        class TideController: UIViewController { @IBOutlet var heading: UILabel! }
      #else
        class TideController: UITableViewController { @IBOutlet var heading: UILabel! }
      #endif
      """,
    ])
    let outcome = try workspace.scenec("validate", ".", "--sources", ".")
    #expect(outcome.text.contains("[unknown-superclass]"), "\(outcome.text)")
  }

  @Test("Uses declarations whose condition does not depend on the platform")
  func otherConditions() throws {
    let sources = [
      "Tide.swift": """
      import UIKit
      #if DEBUG
        class TideController: UIViewController { @IBOutlet var heading: UILabel! }
      #else
        class TideController: UIViewController { @IBOutlet var heading: UILabel! }
      #endif
      """
    ]
    #expect(try rules(Self.storyboard(), sources) == [])
    #expect(try rules(Self.storyboard(outlet: "footing"), sources) == ["outlet-not-found"])
  }
}
