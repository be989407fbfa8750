import Foundation
import SceneUI
import SceneValues
import TestSupport
import Testing

@testable import ScenecCommandLine

@Suite("scenec validate --sources, scenec interface")
struct SourcesTests {
  private let code = """
    import SceneUI

    final class ClockController: ViewController {
      @Outlet private weak var label: Label!
      @Action private func ring(_ sender: Button) {}
    }
    """
  private let scene = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" class="ClockController">
          <outlet property="label" destination="time"/>
          <view>
            <label id="time" text="Twelve"/>
            <button title="Ring"><action selector="ring:" destination="clock"/></button>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """
  private var files: [String: String] { ["Sources/Clock/Clock.swift": code, "Scenes/Clock.scene": scene] }

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized.path

  @Test(
    "The sources of the example host apps match their scenes",
    arguments: [
      ("Scenes/AlarmClock/Sources", "Scenes/AlarmClock"), ("Scenes/Games", "Scenes/Games"),
      ("Scenes/PhotoDiary", "Scenes/PhotoDiary"),
    ])
  func hosts(_ sources: String, _ scenes: String) throws {
    let outcome = try TestDirectory().scenec(
      "validate", "--strict", "--sources", "\(Self.package)/\(sources)", "\(Self.package)/\(scenes)")
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(!outcome.text.contains("note:"), "\(outcome.text)")
  }

  @Test("Without a package, the folders inside 'Sources' do not determine modules")
  func supportsXcodeProjectWithSourcesDirectory() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v-1">
          <scenes>
              <scene sceneID="s-1">
                  <objects>
                      <viewController id="v-1" customClass="ViewController" customModule="Clock" \
      customModuleProvider="target" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="w-1">
                              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                          </view>
                          <connections>
                              <outlet property="face" destination="w-1" id="o-1"/>
                          </connections>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
    let workspace = try TestDirectory([
      "Sources/Main.storyboard": storyboard,
      "Sources/Screens/ViewController.swift": """
      import UIKit

      class ViewController: UIViewController {
        @IBOutlet var face: UIView!
      }
      """,
    ])
    let outcome = try workspace.scenec("validate", "--strict", "--sources", "Sources", "Sources")
    #expect(outcome.status == 0, "\(outcome.text)")
    try workspace.write(
      "Sources/Screens/ViewController.swift", "import UIKit\nclass ViewController: UIView {}")
    let wrong = try workspace.scenec("validate", "--sources", "Sources", "Sources")
    #expect(wrong.text.contains("does not descend from 'UIViewController'"), "\(wrong.text)")
    // In a package, the directory determines the module.
    try workspace.write("Package.swift", "")
    let packaged = try workspace.scenec("validate", "--sources", "Sources", "Sources")
    #expect(
      packaged.text.contains("Class 'ViewController' is in 'Screens', not in 'Clock'"), "\(packaged.text)")
  }

  /// AppKit classes are not in the tables, so they are assumed to exist. Classes of the app are checked.
  @Test("Checks a macOS storyboard against the classes of the app")
  func checksStoryboardsForMacOS() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" initialViewController="w">
        <scenes>
          <scene sceneID="s">
            <objects>
              <windowController id="w" sceneMemberID="viewController">
                <window key="window" title="Clock" id="n"/>
                <connections>
                  <segue destination="v" kind="relationship" relationship="window.shadowedContentViewController" id="r"/>
                </connections>
              </windowController>
              <menu title="Main" id="m"><items><menuItem title="Hide" id="h"/></items></menu>
            </objects>
          </scene>
          <scene sceneID="t">
            <objects>
              <viewController id="v" customClass="ClockController" customModule="Clock"
                              customModuleProvider="target" sceneMemberID="viewController">
                <view key="view" id="a">
                  <subviews><customView id="f" customClass="NSVisualEffectView"/></subviews>
                </view>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """
    for framework in ["Cocoa", "AppKit"] {
      let workspace = try TestDirectory([
        "App/Main.storyboard": storyboard,
        "App/ClockController.swift": "import \(framework)\nclass ClockController: NSViewController {}\n",
      ])
      let outcome = try workspace.scenec("validate", "--strict", "--sources", "App", "App")
      #expect(outcome.status == 0, "\(outcome.text)")
      try workspace.write(
        "App/ClockController.swift", "import \(framework)\nclass ClokController: NSViewController {}\n")
      let wrong = try workspace.scenec("validate", "--sources", "App", "App").text
      #expect(wrong.contains("Class 'Clock.ClockController' does not exist [unknown-class]"), "\(wrong)")
      #expect(wrong.contains("\n1 file: 1 error\n"), "\(wrong)")
    }
  }

  @Test("Reports source files that exceed a limit, and writes no incomplete manifest")
  func oversizedFiles() throws {
    var files = files
    files["Sources/Clock/Deep.swift"] = "class Deep {}\nlet x = " + String(repeating: "[", count: 100_000)
    files["Sources/Clock/Large.swift"] = "let x = 0\n//" + String(repeating: "x", count: 1 << 22)
    let workspace = try TestDirectory(files)
    let first = try workspace.scenec("validate", "--cache", ".cache", "--sources", "Sources", "Scenes")
    #expect(first.status == 0, "\(first.text)")
    #expect(first.text.contains("Deep.swift:2:"), "\(first.text)")
    #expect(first.text.contains("is not read: it is nested more than 1000 levels deep"), "\(first.text)")
    #expect(first.text.contains("is not read: it has more than 4194304 bytes"), "\(first.text)")
    #expect(first.text.contains("2 notes\nnot checked: "), "\(first.text)")
    #expect(
      first.text.contains("rules at 2 places: Swift files were not read (first: Sources/"), "\(first.text)")
    let second = try workspace.scenec("validate", "--cache", ".cache", "--sources", "Sources", "Scenes")
    #expect(second.text == first.text)
    let manifest = try workspace.scenec("interface", "Sources", "-o", "Clock.json")
    #expect(manifest.status == 66, "\(manifest.text)")
    #expect(!FileManager.default.fileExists(atPath: workspace.url("Clock.json").path))
    #expect(manifest.errors.contains("'Sources/Clock/Deep.swift' was not read"), "\(manifest.errors)")
    for command in [["compile"], ["generate"]] {
      let outcome = try workspace.scenec(
        command + ["--sources", "Sources", "Scenes/Clock.scene"], input: Data())
      #expect(outcome.status == 0, "\(outcome.text)")
      #expect(outcome.errors.contains("note: 'Sources/Clock/Large.swift' was not read"), "\(outcome.errors)")
    }
  }

  /// The diagnostic points at the member that exists but is not visible to scenes.
  @Test("Reports an unconnected outlet in one note that lists all scenes without the connection")
  func partlyConnectedOutlets() throws {
    func controller(_ id: String, _ outlet: String = "") -> String {
      "  <scene><viewController id=\"\(id)\" entry=\"true\" class=\"Page\">\(outlet)<view id=\"\(id)View\"/>"
        + "</viewController></scene>\n"
    }
    let connected = #"<outlet property="face" destination="aView"/>"#
    let workspace = try TestDirectory([
      "App/A.scene":
        "<storyboard version=\"1\" initial=\"a\">\n\(controller("a", connected))\(controller("b"))\(controller("c"))"
        + "</storyboard>\n",
      "App/B.scene": "<storyboard version=\"1\" initial=\"d\">\n\(controller("d"))</storyboard>\n",
      "App/Page.swift": """
      import SceneUI
      final class Page: ViewController {
        @Outlet var face: View!
        @Outlet var spare: View!
        override func viewDidLoad() { face.isHidden = true }
      }
      """,
    ])
    let outcome = try workspace.scenec("validate", "App", "--sources", "App")
    let notes = outcome.text.split(separator: "\n").filter { $0.contains("[required-outlet-unconnected]") }
    #expect(notes.count == 2 && notes.allSatisfy { $0.contains(": note: ") }, "\(outcome.text)")
    #expect(
      notes.first?.hasPrefix("App/A.scene:2:") == true && notes.last?.hasPrefix("App/A.scene:3:") == true)
    for place in ["App/A.scene:4:", "App/B.scene:2:"] {
      let others = outcome.text.split(separator: "\n").filter { $0.hasPrefix(place) }
      #expect(
        others.count == 2 && others.allSatisfy { $0.contains("does not connect it either") },
        "\(outcome.text)")
    }
    #expect(outcome.text.contains("\n2 files: 2 notes\n"), "\(outcome.text)")
  }

  @Test("Suggests adding '@Outlet', '@Action', or '@Inspectable' to a member")
  func reportsMemberWithoutAttribute() throws {
    let workspace = try TestDirectory(files)
    func validate() throws -> String {
      try workspace.scenec("validate", "Scenes", "--sources", "Sources", "--cache", "Cache").text
    }
    let plain = code.replacing("@Outlet ", with: "").replacing("@Action ", with: "")
    try workspace.write("Sources/Clock/Clock.swift", plain)
    for _ in 1...2 {
      let text = try validate()
      #expect(
        text.contains("Sources/Clock/Clock.swift:4:20: note: the property is here: add '@Outlet'"), "\(text)")
      #expect(text.contains("Sources/Clock/Clock.swift:5:16: note: the method is here: add '@Action'"))
      #expect(text.contains("Outlet 'label' does not exist on 'ClockController'"))
    }
    try workspace.write(
      "Scenes/Clock.scene",
      scene.replacing("class=\"ClockController\"", with: "class=\"ClockController\" step=\"2\""))
    try workspace.write(
      "Sources/Clock/Clock.swift", code.replacing("@Action", with: "var step = 1\n  @Action"))
    #expect(try validate().contains("Clock.swift:5:7: note: the property is here: add '@Inspectable'"))
    // A handwritten declaration needs no attributes.
    try workspace.write("Scenes/Clock.scene", scene)
    let declaration = """
      override class var declaration: ClassDeclaration {
          ClassDeclaration(ClockController.self) { $0.outlet("label") { $0.label = $1 } }
        }
      """
    try workspace.write(
      "Sources/Clock/Clock.swift", plain.replacing("  private func", with: "  \(declaration)\n  private func")
    )
    let text = try validate()
    #expect(text.contains("note: the method is here: add it to 'declaration'"), "\(text)")
    #expect(!text.contains("outlet-not-found"))
    // Static methods and constants cannot be connected.
    try workspace.write(
      "Sources/Clock/Clock.swift",
      plain.replacing("private func", with: "private static func").replacing("private weak var", with: "let"))
    #expect(try !validate().contains("is here"))
  }

  @Test("Suggests adding '@IBOutlet' or '@IBAction' to a UIKit member")
  func reportsUIKitMemberWithoutAttribute() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v-1">
        <scenes>
          <scene sceneID="s-1">
            <objects>
              <viewController id="v-1" customClass="BedController" customModule="Garden" \
      customModuleProvider="target" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="w-1">
                  <subviews>
                    <button opaque="NO" id="b-1">
                      <connections>
                        <action selector="sow:" destination="v-1" eventType="touchUpInside" id="a-1"/>
                      </connections>
                    </button>
                  </subviews>
                </view>
                <connections><outlet property="bed" destination="w-1" id="o-1"/></connections>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """
    func code(_ outlet: String, _ action: String, type: String = "", around: String = "") -> String {
      """
      import UIKit

      \(type)class BedController: UIViewController {
        \(outlet)var bed: UIView!
      \(around)
        \(action)func sow(_ sender: UIButton) {}
      }
      """
    }
    let workspace = try TestDirectory(["App/Main.storyboard": storyboard])
    func validate(_ code: String) throws -> String {
      try workspace.write("App/BedController.swift", code)
      return try workspace.scenec("validate", "--sources", "App", "App").text
    }
    let text = try validate(code("", ""))
    #expect(text.contains("BedController.swift:4:7: note: the property is here: add '@IBOutlet'"), "\(text)")
    #expect(text.contains("BedController.swift:6:8: note: the method is here: add '@IBAction'"))
    // UIKit finds all members that are visible to Objective-C, even those that Xcode does not list.
    for exposed in [
      code("@objc ", "@objc "), code("", "", type: "@objcMembers "),
      code("@objc ", "", around: "}\n@objc extension BedController {"), code("@IBOutlet ", "@IBAction "),
    ] {
      let text = try validate(exposed)
      #expect(!text.contains("not-found") && !text.contains("never-connected"), "\(text)")
    }
  }

  @Test("Each format includes notes that refer to Swift files")
  func everyFormatIncludesLocationInSwift() throws {
    let workspace = try TestDirectory(files)
    try workspace.write(
      "Scenes/Clock.scene", scene.replacing("property=\"label\"", with: "property=\"lable\""))
    let place = "Sources/Clock/Clock.swift"
    for format in ["text", "json", "sarif", "github", "junit", "checkstyle"] {
      let outcome = try workspace.scenec("validate", "Scenes", "--sources", "Sources", "--format", format)
      #expect(outcome.status == 1)
      #expect(outcome.text.contains("outlet-not-found"), "\(format)")
      #expect(outcome.text.contains(place), "\(format): \(outcome.text)")
    }
    let text = try workspace.scenec("validate", "Scenes", "--sources", "Sources").text
    #expect(text.contains("\(place):3:13: note: 'ClockController' is declared here"))
  }

  @Test("Each format includes a diagnostic in a Swift file")
  func diagnosticsInCode() throws {
    let workspace = try TestDirectory(files)
    try workspace.write(
      "Scenes/Clock.scene", scene.replacing("<action selector=\"ring:\" destination=\"clock\"/>", with: ""))
    let message =
      "Sources/Clock/Clock.swift:5:24: warning: Action 'ring:' of 'ClockController' is not connected in any scene"
    for format in ["json", "sarif", "github", "junit", "checkstyle"] {
      let outcome = try workspace.scenec("validate", "Scenes", "--sources", "Sources", "--format", format)
      #expect(outcome.text.contains("action-never-connected") && outcome.text.contains("Clock.swift"))
    }
    #expect(try workspace.scenec("validate", "Scenes", "--sources", "Sources").text.contains(message))
    // Severities and baselines apply to diagnostics in sources, too.
    let silent = try workspace.scenec(
      "validate", "Scenes", "--sources", "Sources", "--no-rule", "action-never-connected")
    #expect(!silent.text.contains("action-never-connected"))
    _ = try workspace.scenec("validate", "Scenes", "--sources", "Sources", "--write-baseline", "known.json")
    #expect(
      try workspace.scenec(
        "validate", "Scenes", "--strict", "--sources", "Sources", "--baseline", "known.json"
      )
      .status == 0)
    // A scene that is not checked may send the action.
    try workspace.write("Scenes/Other.scene", scene.replacing("initial=\"clock\"", with: "initial=\"clock\""))
    let alone = try workspace.scenec("validate", "Scenes/Clock.scene", "--sources", "Sources")
    #expect(!alone.text.contains("action-never-connected"), "\(alone.text)")
  }

  @Test("The 'sources' setting specifies the sources of the app")
  func configurationSetsSources() throws {
    let workspace = try TestDirectory(files)
    try workspace.write("Scenes/.scenec.yml", "sources: [../Sources/Clock]\n")
    try workspace.write("Scenes/Clock.scene", scene.replacing("ring:", with: "rong:"))
    #expect(try workspace.scenec("validate", "Scenes").text.contains("Action 'rong:' does not exist"))
    try workspace.write("Scenes/.scenec.yml", "sources: [../Nothing]\n")
    let missing = try workspace.scenec("validate", "Scenes")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("Nothing"))
  }

  @Test("Distinguishes classes by module name")
  func modules() throws {
    let workspace = try TestDirectory(["Code/Clock.swift": code])
    let validate = ["validate", "Scenes", "--sources"]
    // If the module is unknown, it may be the one in the scene.
    for (name, sources, status) in [
      ("Clock.ClockController", "Code", 0), ("Clock.ClockController", "Clock=Code", 0),
      ("Alarm.ClockController", "Clock=Code", 1),
    ] {
      try workspace.write("Scenes/Clock.scene", scene.replacing("\"ClockController", with: "\"\(name)"))
      let outcome = try workspace.scenec(validate + [sources], input: Data())
      #expect(outcome.status == status, "\(name) \(sources): \(outcome.text)")
    }
  }

  @Test("A cached run detects changed sources and ignores a damaged cache")
  func cacheIdentifiesFilesByContent() throws {
    let workspace = try TestDirectory(files)
    let arguments = ["validate", "Scenes", "--sources", "Sources", "--cache", "Cache"]
    try workspace.write("Scenes/Clock.scene", scene.replacing("\"label\"", with: "\"lable\""))
    let first = try workspace.scenec(arguments, input: Data())
    let kept = try workspace.data("Cache/scenec-sources")
    let second = try workspace.scenec(arguments, input: Data())
    #expect(first.text == second.text && first.text.contains("Clock.swift:3:13: note:"))
    #expect(try workspace.data("Cache/scenec-sources") == kept)
    // Changes in code affect unchanged scenes.
    try workspace.write("Sources/Clock/Clock.swift", code.replacing("label", with: "lable"))
    #expect(try workspace.scenec(arguments, input: Data()).status == 0)
    #expect(try workspace.data("Cache/scenec-sources") != kept)
    for number in RandomSeeds.sample(of: 0..<kept.count / 7) {
      var damaged = kept
      damaged[number * 7] ^= 0x55
      try workspace.write("Cache/scenec-sources", damaged)
      #expect(try workspace.scenec(arguments, input: Data()).status == 0)
    }
  }

  /// UIKit apps are rarely packages, so the enclosing Xcode project determines the module name.
  @Test("'interface' uses the module name of the Xcode project")
  func interfaceUsesModuleNameOfXcodeProject() throws {
    func project(_ targets: [(name: String, type: String, settings: String)]) -> String {
      let objects = targets.enumerated().map { index, target in
        """
        T\(index) /* \(target.name) */ = {isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(index);
          productType = "com.apple.product-type.\(target.type)"; };
        L\(index) = {isa = XCConfigurationList; buildConfigurations = (D\(index), R\(index), ); };
        D\(index) = {isa = XCBuildConfiguration; buildSettings = {\(target.settings)}; name = Debug; };
        R\(index) = {isa = XCBuildConfiguration; buildSettings = {\(target.settings)}; name = Release; };
        """
      }
      let names = targets.indices.map { "T\($0)" }.joined(separator: ", ")
      return """
        // !$*UTF8*$!
        { archiveVersion = 1; objects = {
        P = {isa = PBXProject; targets = (\(names), ); };
        \(objects.joined(separator: "\n")) }; rootObject = P; }

        """
    }
    let workspace = try TestDirectory([
      "Garden/App/Sources/Beds/BedController.swift": "import UIKit\nclass BedController: UIViewController {}"
    ])
    func module(_ text: String?) throws -> String {
      if let text { try workspace.write("Garden/Seeds.xcodeproj/project.pbxproj", text) }
      let outcome = try workspace.scenec("interface", "Garden/App")
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try #require(outcome.text.firstMatch(of: /"module": "([^"]*)"/)).output.1.description
    }
    let name = #"PRODUCT_NAME = "$(TARGET_NAME)"; "#
    let tests = ("Garden Tests", "bundle.unit-test", name)
    #expect(try module(nil) == "?")
    for settings in [name, "", #"PRODUCT_NAME = "${TARGET_NAME}"; SWIFT_VERSION = 5.0; "#] {
      #expect(try module(project([("My Garden", "application", settings), tests])) == "My_Garden")
    }
    #expect(
      try module(project([("App", "application", name + "PRODUCT_MODULE_NAME = Beds; "), tests])) == "Beds")
    // Two targets with the same module name, and two with different ones.
    let mac = ("Mac", "application", "PRODUCT_MODULE_NAME = Beds; ")
    #expect(try module(project([("App", "application", "PRODUCT_MODULE_NAME = Beds; "), mac])) == "Beds")
    for unclear in [
      project([("App", "application", name), mac]), project([tests]), project([]), "{", "", "{objects = (;",
      project([("App", "application", #"PRODUCT_NAME = "$(OTHER)"; "#)]),
    ] {
      #expect(try module(unclear) == "?", "\(unclear)")
    }
    // An explicit name takes precedence, and so does a package.
    _ = try module(project([("App", "application", name)]))
    #expect(try workspace.scenec("interface", "Own=Garden/App").text.contains(#""module": "Own""#))
    try workspace.write("Garden/App/Package.swift", "")
    #expect(try module(nil) == "Beds")
  }

  @Test("A class manifest that 'interface' writes can replace the sources")
  func classManifestReplacesSources() throws {
    let workspace = try TestDirectory(files)
    #expect(try workspace.scenec("interface", "Sources", "-o", "Clock.json").text.isEmpty)
    try workspace.write("Scenes/Clock.scene", scene.replacing("\"label\"", with: "\"lable\""))
    let outcome = try workspace.scenec("validate", "Scenes", "--classes", "Clock.json")
    #expect(outcome.text.contains("Outlet 'lable' does not exist on 'ClockController'"))
    #expect(try workspace.scenec("interface", "Nothing").status == 66)
    #expect(try workspace.scenec("interface").status == 64)
  }

  @Test func reportsClassThatScenesCannotInstantiate() throws {
    let workspace = try TestDirectory([
      "Scenes/Card.scene": #"<nib version="1"><object class="CardOwner"/></nib>"#,
      "Sources/Clock/Card.swift": """
      import SceneUI

      final class CardOwner: SceneObject {
        static var declaration: ClassDeclaration { ClassDeclaration(notMade: CardOwner.self) }
        func awakeFromNib() {}
      }
      """,
    ])
    let place = "Scenes/Card.scene:1:33: error: A scene cannot instantiate class 'CardOwner'"
    let outcome = try workspace.scenec("validate", "Scenes", "--sources", "Sources", "--cache", "Cache")
    #expect(outcome.text.contains(place), "\(outcome.text)")
    #expect(outcome.text.contains("Card.swift:3:13: note: 'CardOwner' is declared here"))
    let again = try workspace.scenec("validate", "Scenes", "--sources", "Sources", "--cache", "Cache")
    #expect(again.text == outcome.text)
    #expect(try workspace.scenec("interface", "Sources", "-o", "Card.json").status == 0)
    #expect(
      try workspace.scenec("validate", "Scenes", "--classes", "Card.json").text.contains(place))
  }

  @Test("Each command accepts the '--sources' option")
  func everyCommandAcceptsSources() throws {
    let workspace = try TestDirectory(files)
    try workspace.write(
      "Sources/Clock/Badge.swift",
      "@SceneObject(\"A badge.\", element: \"badge\") final class Badge: Label {}")
    let own = scene.replacing("<label ", with: "<badge ")
    try workspace.write("Scenes/Clock.scene", own)
    func run(_ arguments: String...) throws -> Program.Outcome {
      try workspace.scenec(arguments + ["--sources", "Sources"], input: Data())
    }
    #expect(try run("compile", "Scenes/Clock.scene", "-o", "Clock.scenec").errors.isEmpty)
    #expect(try run("classes", "ClockController").text.contains("ring:"))
    #expect(try run("schema", "rng").text.contains("badge"))
    #expect(try run("render", "Scenes/Clock.scene").status == 0)
    #expect(try workspace.scenec("render", "Scenes/Clock.scene").status == 1)
    #expect(try run("strings", "Scenes/Clock.scene").text.contains("\"time.text\" = \"Twelve\""))
    #expect(try !workspace.scenec("strings", "Scenes/Clock.scene").text.contains("time.text"))

    try workspace.write("Scenes/Clock.scene", own.replacing("\"label\"", with: "\"lable\""))
    for command in ["compile", "render"] {
      let outcome = try run(command, "Scenes/Clock.scene")
      #expect(outcome.status == 1, "\(command)")
      let place = "Scenes/Clock.scene:4:25: error: Outlet 'lable'"
      #expect(outcome.errors.contains(place), "\(command): \(outcome.errors)")
      #expect(outcome.errors.contains("Sources/Clock/Clock.swift:3:13: note:"), "\(command)")
    }
    #expect(!workspace.files.contains("Scenes/Clock.scenec"))
  }

  /// The scenes of each directory are checked against the sources of its configuration.
  @Test("Checks the scenes of each app against the sources of that app")
  func checksAppsOfOneProjectSeparately() throws {
    var files: [String: String] = [:]
    for program in ["a", "b"] {
      files["\(program)/.scenec.yml"] = "sources: [Sources]\n"
      files["\(program)/Sources/Main.swift"] = """
        import SceneUI
        final class MainController: ViewController {
          @Outlet weak var \(program): Label?
        }
        """
      files["\(program)/Main.scene"] = """
        <storyboard version="1" initial="main"><scene><viewController id="main" class="MainController">
          <outlet property="\(program)" destination="label"/><view><label id="label"/></view>
        </viewController></scene></storyboard>
        """
    }
    let outcome = try TestDirectory(files).scenec("validate", "a", "b")
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test("Distinguishes two folders even if the name of one is a prefix of the other's name")
  func distinguishesDirectoriesWithSimilarNames() throws {
    let swift = """
      import SceneUI
      final class MainController: ViewController {
        @Outlet weak var label: Label?
      }
      """
    let scene = """
      <storyboard version="1" initial="main"><scene><viewController id="main" class="MainController"/></scene></storyboard>
      """
    let workspace = try TestDirectory(["b/Main.scene": scene, "bc/Main.swift": swift])
    let outcome = try workspace.shell("cd b && $scenec validate Main.scene --sources ../bc")
    #expect(outcome.text.contains("/bc/Main.swift:3:"), "\(outcome.text)")
  }

  @Test func suggestsQualifiedNameOfNestedClass() throws {
    let workspace = try TestDirectory(["Scenes/Clock.scene": scene])
    try workspace.write(
      "Sources/Clock/Clock.swift", "enum Screens {\n\(code.dropFirst("import SceneUI".count))\n}")
    let outcome = try workspace.scenec("validate", "Scenes", "--sources", "Sources")
    #expect(
      outcome.text.contains("Replace 'ClockController' with 'Screens.ClockController'"), "\(outcome.text)")
  }
}
