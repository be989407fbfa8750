import Foundation
import TestSupport
import Testing

@Suite("scenec generate")
struct GenerateTests {
  private static func expect(_ text: String, isRecordedAs name: String) throws {
    try Golden.expect(
      text, isRecordedAt: Golden.project("Tests/CommandTests/Goldens/Accessors/\(name).txt"),
      suite: "GenerateTests")
  }

  @Test(
    "The accessors of the example host apps match the recorded accessors",
    arguments: [
      ("AlarmClock", "Scenes/AlarmClock/Sources/AlarmClock/AlarmClock.scene", "Scenes/AlarmClock/Sources"),
      ("PhotoDiary", "Scenes/PhotoDiary/Diary.scene", "Scenes/PhotoDiary/Sources"),
    ])
  func examples(_ module: String, _ scene: String, _ sources: String) throws {
    let outcome = try TestDirectory().scenec(
      "generate", Golden.project(scene).path, "--sources", Golden.project(sources).path, "--module", module,
      "-o", "-")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    try Self.expect(outcome.text, isRecordedAs: module)
  }

  @Test("Converts names that are invalid in Swift, and reports names that collide")
  func oddNames() throws {
    let workspace = try TestDirectory(["Odd-names.scene": AccessorSamples.odd])
    let outcome = try workspace.scenec("generate", "Odd-names.scene", "--module", "Odd")
    #expect(outcome.status == 0)
    try Self.expect(workspace.text("Odd-names.scene.swift"), isRecordedAs: "OddNames")
    // Two names collide with others.
    #expect(outcome.errors.contains("Odd-names.scene:7:"), "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "warning: 'URLCell' and 'urlCell' have the same name in Swift: 'URLCell' becomes 'urlCell2'")
    )
    #expect(outcome.errors.components(separatedBy: "[accessor-name-taken]").count == 3)
    let strict = try workspace.scenec("generate", "Odd-names.scene", "--strict", "-o", "strict.swift")
    #expect(strict.status == 1 && !workspace.files.contains("strict.swift"))
  }

  /// The generated code compiles without warnings and refers to the classes of the scene.
  @Test("Generates Swift code that compiles without warnings", arguments: ["", "package", "public"])
  func generatedSwiftCompiles(_ access: String) throws {
    let workspace = try TestDirectory([
      "Odd-names.scene": AccessorSamples.odd, "Host.swift": AccessorSamples.host(access),
    ])
    _ = try workspace.scenec(
      "generate", "Odd-names.scene", "--module", "Odd", "--access", access.isEmpty ? "internal" : access)
    let arguments: [String] = [
      "swiftc -typecheck -swift-version 6 -warnings-as-errors -package-name p -module-name Odd",
      "-enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility",
      "-I '\(Program.path(of: "Modules"))' -I '\(Golden.project("Sources/CEvents").path)'",
      "Host.swift Odd-names.scene.swift",
    ]
    let compile = arguments.joined(separator: " ")
    let outcome = try workspace.shell(compile)
    #expect(outcome.status == 0, "\(outcome.errors)")
    // The Swift compiler reports members that do not exist.
    try workspace.write(
      "Host.swift",
      AccessorSamples.host(access).replacing("DefaultSegue.`self`.p", with: "DefaultSegue.gone.p"))
    let misspelled = try workspace.shell(compile)
    #expect(misspelled.errors.contains("type 'OddNames.DefaultSegue' has no member 'gone'"))
  }

  // MARK: What it depends on

  private static let scene = """
    <storyboard version="1" initial="main">
      <scene>
        <viewController id="main" class="Kit.MainController">
          <segue kind="show" identifier="b" destination="other"/>
          <segue kind="show" identifier="a" destination="other"/>
        </viewController>
      </scene>
      <scene>
        <viewController id="other" class="App.OtherController"/>
      </scene>
    </storyboard>
    """

  @Test("Reordering segues or adding comments does not change the generated file")
  func unnamedPartsHaveNoEffect() throws {
    let workspace = try TestDirectory(["a/Main.scene": Self.scene, "b/c/Main.scene": Self.scene])
    _ = try workspace.scenec("generate", "a/Main.scene", "b/c/Main.scene")
    #expect(workspace.files.contains("b/c/Main.scene.swift") == false, "two types would be named 'Main'")
    #expect(try workspace.scenec("generate", "a/Main.scene").status == 0)
    let first = try workspace.text("a/Main.scene.swift")
    var lines = Self.scene.split(separator: "\n")
    lines.swapAt(3, 4)
    lines.insert("<!-- more -->", at: 1)
    try workspace.write("b/c/Main.scene", lines.joined(separator: "\n"))
    #expect(try workspace.scenec("generate", "b/c/Main.scene").status == 0)
    #expect(try workspace.text("b/c/Main.scene.swift") == first)
  }

  @Test("Does not rewrite a generated file if its content is unchanged")
  func unchangedFileIsNotRewritten() throws {
    let workspace = try TestDirectory(["Main.scene": Self.scene])
    let path = workspace.url("Main.scene.swift").path
    func generate() throws -> Date? {
      #expect(try workspace.scenec("generate", "Main.scene").status == 0)
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    _ = try generate()
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(try generate() == old)
    try workspace.write("Main.scene", Self.scene.replacing("\"a\"", with: "\"c\""))
    #expect(try generate() != old)
    #expect(try workspace.text("Main.scene.swift").contains("case c\n"))
  }

  @Test("The generated file imports the modules of referenced classes")
  func importsModulesOfReferencedClasses() throws {
    let workspace = try TestDirectory(["Main.scene": Self.scene])
    func generate(_ arguments: String...) throws -> String {
      try workspace.scenec(["generate", "Main.scene", "-o", "-"] + arguments, input: Data()).text
    }
    let text = try generate("--module", "App")
    #expect(text.contains("\nimport SceneUI\nimport Kit\n"))
    #expect(text.contains("SceneReference<Kit.MainController>"))
    #expect(text.contains("SceneReference<OtherController>"))
    // A type with the same name as the module hides the module.
    let hidden = try generate("--module", "App", "--name", "Kit")
    #expect(hidden.contains("import Kit\n") && hidden.contains("SceneReference<MainController>"))
    // The app module is unknown, so the class has no module prefix and no import.
    let alone = try generate()
    #expect(!alone.contains("import Kit") && alone.contains("SceneReference<MainController>"))
    // The directory layout of a package.
    _ = try workspace.shell("mkdir -p Sources/App")
    _ = try workspace.scenec("generate", "Main.scene", "-o", "Sources/App")
    #expect(try workspace.text("Sources/App/Main.scene.swift") == text)
  }

  // MARK: With the program's sources

  @Test("Replaces a class that generated code cannot access with its nearest accessible superclass")
  func inaccessibleClasses() throws {
    let workspace = try TestDirectory([
      "Main.scene": Self.scene.replacing("App.OtherController", with: "OtherController"),
      "Sources/App/Main.swift": """
      import SceneUI
      import Kit
      class BaseController: ViewController {}
      private final class OtherController: BaseController {}
      enum Hidden { private final class Deep: ViewController {} }
      """,
      "Sources/Kit/Kit.swift": """
      import SceneUI
      public class RootController: ViewController {}
      class MainController: RootController {}
      """,
    ])
    func generate(_ arguments: String...) throws -> String {
      try workspace.scenec(
        ["generate", "Main.scene", "--sources", "Sources", "--module", "App", "-o", "-"] + arguments,
        input: Data()
      ).text
    }
    let text = try generate()
    #expect(text.contains("var main: SceneUI.SceneReference<Kit.RootController>"))
    #expect(text.contains("typealias Source = Kit.RootController"))
    #expect(text.contains("var other: SceneUI.SceneReference<BaseController>"))
    let open = try generate("--access", "public")
    #expect(open.contains("public var other: SceneUI.SceneReference<SceneUI.ViewController>"))
    #expect(open.contains("public import SceneUI\npublic import Kit\n"))
  }

  @Test("The generated enum has a name that the app does not already use")
  func avoidsNamesThatTheAppUses() throws {
    let workspace = try TestDirectory([
      "Main.scene": Self.scene, "Sources/App/Main.swift": "struct Main { struct Other {} }",
      "Other.scene": Self.scene,
    ])
    let generate = ["generate", "--sources", "Sources", "--module", "App", "-o", "-"]
    #expect(try workspace.scenec(generate + ["Main.scene"], input: Data()).text.contains("enum MainScenes {"))
    #expect(try workspace.scenec(generate + ["Other.scene"], input: Data()).text.contains("enum Other {"))
    // Types of previously generated files do not count as types of the app.
    _ = try workspace.scenec(
      "generate", "Other.scene", "--sources", "Sources", "--module", "App", "-o", "Sources/App")
    #expect(try workspace.scenec(generate + ["Other.scene"], input: Data()).text.contains("enum Other {"))
    // Without sources, only the classes of the scene itself are known.
    let own = try workspace.scenec(
      "generate", "-", "--name", "OtherController", "-o", "-", input: Self.scene)
    #expect(own.text.contains("SceneReference<SceneUI.ViewController>"))
    try workspace.write("OtherController.scene", Self.scene)
    let taken = try workspace.scenec("generate", "OtherController.scene", "-o", "-")
    #expect(taken.text.contains("enum OtherControllerScenes {"))
    #expect(taken.text.contains("SceneReference<OtherController>"))
  }

  // MARK: Inputs and outputs

  @Test("Reads scenes from folders or standard input and writes to the '-o' path")
  func directoriesAndFilters() throws {
    let workspace = try TestDirectory(["s/One.scene": Self.scene, "s/t/Two.scene": Self.scene, "out/x": ""])
    #expect(try workspace.scenec("generate", "s", "-o", "out").status == 0)
    #expect(
      workspace.files.filter { $0.hasPrefix("out/") } == [
        "out/One.scene.swift", "out/Two.scene.swift", "out/x",
      ])
    let filtered = try workspace.scenec(
      "generate", "-", "--stdin-path", "s/One.scene", "-o", "-", input: Self.scene)
    #expect(filtered.text == (try workspace.text("out/One.scene.swift")))
    #expect(filtered.errors.isEmpty)
  }

  @Test("Generates no file for a scene with errors")
  func scenesWithErrors() throws {
    let workspace = try TestDirectory([
      "Good.scene": Self.scene, "Bad.scene": Samples.broken, "out/Bad.scene.swift": "as it was",
    ])
    let outcome = try workspace.scenec("generate", "Bad.scene", "Good.scene", "Gone.scene", "-o", "out")
    #expect(outcome.status == 66)
    #expect(outcome.text.isEmpty && outcome.errors.contains("Bad.scene:2:"))
    #expect(outcome.errors.contains("Gone.scene"))
    #expect(try workspace.text("out/Bad.scene.swift") == "as it was")
    #expect(workspace.files.contains("out/Good.scene.swift"))
    #expect(try workspace.scenec("generate", "Bad.scene", "-o", "-").status == 1)
  }

  @Test(
    "Exits with status 64 for invalid usage and writes nothing",
    arguments: [
      ["-"], ["Main.scene", "B.scene", "--name", "A"], ["Main.scene", "--name", "a b"],
      ["Main.scene", "--access", "private"], ["Main.scene", "c/main.scene"],
      ["Main.scene", "B.scene", "-o", "one.swift"],
    ])
  func invalidUsageExitsWith64AndWritesNothing(_ arguments: [String]) throws {
    let workspace = try TestDirectory([
      "Main.scene": Self.scene, "B.scene": Self.scene, "c/main.scene": Self.scene,
    ])
    let outcome = try workspace.scenec(["generate"] + arguments, input: Data())
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(!workspace.files.contains { $0.hasSuffix(".swift") })
  }

  @Test("The accessors of a nib contain no enum of scenes")
  func omitsScenesEnumForNibs() throws {
    let workspace = try TestDirectory([
      "Row.scene": """
      <nib version="1" owner="Row">
        <view>
          <imageView image="star"/>
          <tableView><tableViewCell reuseIdentifier="cell"/></tableView>
        </view>
      </nib>
      """
    ])
    let text = try workspace.scenec("generate", "Row.scene", "--name", "RowParts", "-o", "-").text
    #expect(!text.contains("scenes") && text.contains("enum RowParts {"))
    #expect(text.contains("enum Prototype {") && text.contains("static var star"))
  }
}
