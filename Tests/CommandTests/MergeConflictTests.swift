import Foundation
import Testing

@Suite("Merge conflicts")
struct MergeConflictTests {
  private static let conflict = ["<<<<<<< HEAD\n", "=======\n", ">>>>>>> evening\n"]

  private static func conflict(_ ours: String, _ theirs: String) -> String {
    conflict[0] + ours + "\n" + conflict[1] + theirs + "\n" + conflict[2]
  }

  private static let scene = """
    <storyboard version="1" initial="start">
      <scene>
        <viewController id="start">
          <view><label id="hello" text="Hello"/></view>
        </viewController>
      </scene>
    </storyboard>

    """

  private func headlines(_ files: [String: String], _ arguments: String...) throws -> [String] {
    let outcome = try TestDirectory(files).scenec(["validate", "."] + arguments, input: Data())
    #expect(outcome.status != 0)
    return (outcome.text + outcome.errors).split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains(": warning: ") || $0.contains("conflict between")
    }.map(String.init)
  }

  private static func headline(_ place: String) -> String {
    "\(place): error: The merge conflict between 'HEAD' and 'evening' is not resolved [merge-conflict]"
  }

  @Test("Reports each conflict of a scene or an Xcode file once, without a fix")
  func documents() throws {
    let two =
      "<storyboard>\n" + Self.conflict("<scene>", "<scene id=\"a\">") + "\n" + Self.conflict("a", "</scene>")
    let outcome = try TestDirectory(["A.scene": two]).scenec("validate", "A.scene")
    #expect(
      outcome.text.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
        == ["A.scene:2:1", "A.scene:8:1"].map(Self.headline))
    #expect(outcome.text.contains("the other version starts here"))
    #expect(outcome.text.contains("the conflict ends here"))
    #expect(!outcome.text.contains("&lt;"))
    for name in ["A.storyboard", "A.xib"] {
      let text =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\r\n"
        + Self.conflict("<objects/>", "<objects>\n</objects>").replacing("\n", with: "\r\n") + "</document>"
      #expect(try headlines([name: text]) == [Self.headline("\(name):2:1")])
    }
    let base =
      "<nib>\n<<<<<<< HEAD\n<view/>\n||||||| 1a2b3c\n=======\n<label/>\n>>>>>>> evening\n</nib>"
    #expect(try headlines(["A.scene": base]) == [Self.headline("A.scene:2:1")])
  }

  @Test("Reports a merge conflict in a string table but no other problem in that table")
  func tables() throws {
    let strings =
      "\"unknown.text\" = \"Servus\";\n"
      + Self.conflict("\"hello.text\" = \"Hallo\";", "\"hello.text\" = \"Servus\";")
    let configuration = "rules:\n  untranslated-text: warning\n"
    let catalog =
      "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\",\n"
      + Self.conflict("\"strings\": {} }", "\"strings\": { } }")
    let plurals =
      "<?xml version=\"1.0\"?>\n<plist>\n" + Self.conflict("<dict/>", "<dict></dict>") + "</plist>"
    for (name, table, line) in [
      ("de.lproj/Start.strings", strings, 2), ("Start.xcstrings", catalog, 2),
      ("de.lproj/Start.stringsdict", plurals, 3),
    ] {
      #expect(
        try headlines(["Start.scene": Self.scene, name: table, ".scenec.yml": configuration])
          == [Self.headline("\(name):\(line):1")])
    }
  }

  @Test("Reports a merge conflict in a table for code once, without comparing the table with code")
  func codeTables() throws {
    let code = """
      import SceneUI
      final class Start: ViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = localizedString("hello")
        }
      }

      """
    let strings =
      "\"hello\" = \"Hallo\";\n" + Self.conflict("\"old\" = \"Alt\";", "\"old\" = \"Veraltet\";")
    let unit = #"{ "localizations": { "de": { "stringUnit": { "state": "translated", "value": "A" } } } }"#
    let catalog =
      "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": { \"hello\": \(unit),\n"
      + Self.conflict("\"old\": \(unit) } }", "\"old\":  \(unit) } }")
    let plurals =
      "<?xml version=\"1.0\"?>\n<plist><dict>\n"
      + Self.conflict(
        "<key>hello</key><string>A</string><key>old</key><string>A</string>",
        "<key>old</key><string>A</string>") + "</dict></plist>"
    for (name, table, line) in [
      ("de.lproj/Localizable.strings", strings, 2), ("Localizable.xcstrings", catalog, 2),
      ("de.lproj/Localizable.stringsdict", plurals, 3),
    ] {
      let outcome = try TestDirectory(["Start.scene": Self.scene, name: table, "App/Start.swift": code])
        .scenec("validate", ".", "--sources", "App")
      #expect(
        outcome.text.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
          == [Self.headline("\(name):\(line):1")])
      #expect(!outcome.text.contains("[text-"), "\(outcome.text)")
    }
  }

  @Test("Reports a conflict in a configuration or manifest and the lines of its conflict markers")
  func settings() throws {
    let configuration = "rules:\n" + Self.conflict("  placeholder-text: off", "  placeholder-text: error")
    let message = "The merge conflict between 'HEAD' and 'evening' is not resolved"
    #expect(
      try headlines([".scenec.yml": configuration, "Start.scene": Self.scene]).map {
        $0.hasSuffix(
          ".scenec.yml:2:1: \(message) (lines 2, 4 and 6)")
      } == [true])
    let manifest = "{\n" + Self.conflict("\"classes\": []", "\"classes\": [ ]") + "}\n"
    #expect(
      try headlines(["Classes.json": manifest, "Start.scene": Self.scene], "--classes", "Classes.json").map {
        $0.hasSuffix("Classes.json:2:1: \(message) (lines 2, 4 and 6)")
      } == [true])
  }

  @Test("Reports a conflict in source code, and skips checks of names that the code might declare")
  func sources() throws {
    let scene = Self.scene.replacing("id=\"start\"", with: "id=\"start\" class=\"App.Start\"")
    let swift =
      "import SceneUI\n"
      + Self.conflict("class Start: ViewController {\n}", "class Start: ViewController { }")
    #expect(
      try headlines(["Start.scene": scene, "App/Start.swift": swift], "--sources", "App")
        == [Self.headline("App/Start.swift:2:1")])
    let objectiveC =
      "#import <UIKit/UIKit.h>\n" + Self.conflict("@interface Start : UIView", "@interface Start : UIControl")
      + "@end\n"
    #expect(
      try headlines(
        [
          "Start.scene": Self.scene, "App/Start.h": objectiveC,
          "App/Other.swift": "import UIKit\nclass Other: UIView {}",
        ], "--sources", "App")
        == [Self.headline("App/Start.h:2:1")])
    for (name, code) in [
      ("Start.h", objectiveC),
      ("Start.swift", "import UIKit\n" + Self.conflict("class Start {}", "class Start { }")),
    ] {
      #expect(
        try headlines(["Start.scene": Self.scene, "App/\(name)": code], "--sources", "App")
          == [Self.headline("App/\(name):2:1")])
    }
    let text = "import SceneUI\nlet sample = \"\"\"\n" + Self.conflict("a", "b") + "\"\"\"\n"
    let outcome = try TestDirectory(["Start.scene": Self.scene, "App/Start.swift": text])
      .scenec("validate", ".", "--sources", "App")
    #expect(!outcome.text.contains("merge-conflict"))
  }

  @Test("Reports a conflict in a project or a package manifest")
  func projects() throws {
    let code = "import UIKit\nclass Start: UIViewController {}\n"
    let manifest =
      "// swift-tools-version: 6.0\nimport PackageDescription\n"
      + Self.conflict("let package = Package(name: \"A\")", "let package = Package(name: \"B\")")
    #expect(
      try headlines(
        ["Start.scene": Self.scene, "Package.swift": manifest, "Sources/App/Start.swift": code], "--sources",
        ".")
        == [Self.headline("Package.swift:3:1")])
    let project = "// !$*UTF8*$!\n" + Self.conflict("{ objects = {}; }", "{ objects = { }; }")
    #expect(
      try headlines(
        ["Start.scene": Self.scene, "App.xcodeproj/project.pbxproj": project, "App/Start.swift": code],
        "--sources", ".")
        == [Self.headline("App.xcodeproj/project.pbxproj:2:1")])
  }

  @Test("Reports a conflict in an asset catalog")
  func catalogs() throws {
    let code = "import UIKit\nclass Start: UIViewController {}\n"
    let images = "{\n" + Self.conflict("\"images\": []", "\"images\": [ ]") + "}\n"
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <imageView image="bell" id="b-1"/></objects></document>
      """
    #expect(
      try headlines(
        [
          "App/A.xib": storyboard, "App/Start.swift": code,
          "App/Assets.xcassets/bell.imageset/Contents.json": images,
        ], "--sources", ".")
        == [Self.headline("App/Assets.xcassets/bell.imageset/Contents.json:2:1")])
  }

  @Test("'format' leaves a file with a conflict unchanged")
  func format() throws {
    let text = "<storyboard   version=\"1\">\n" + Self.conflict("<scene/>", "<scene />") + "</storyboard>\n"
    let workspace = try TestDirectory(["A.scene": text])
    let outcome = try workspace.scenec("format", "A.scene")
    #expect(outcome.status == 1)
    #expect((outcome.text + outcome.errors).contains("[merge-conflict]"))
    #expect(try workspace.text("A.scene") == text)
  }
}
