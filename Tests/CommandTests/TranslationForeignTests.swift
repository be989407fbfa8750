import Foundation
import Testing

@Suite struct TranslationForeignTests {
  static let storyboard = ImportCommandTests.storyboard.replacing(
    "</label>\n",
    with: """
      </label>
      <button contentMode="scaleToFill" id="b-1">
          <rect key="frame" x="20" y="60" width="200" height="40"/>
          <state key="normal" title="Stop"/>
          <state key="highlighted" title="Stopping"/>
      </button>
      <button contentMode="scaleToFill" id="b-2">
          <rect key="frame" x="20" y="100" width="200" height="40"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain" title="Snooze"/>
      </button>
      <segmentedControl contentMode="scaleToFill" id="g-1">
          <rect key="frame" x="20" y="140" width="200" height="40"/>
          <segments>
              <segment title="Day"/>
              <segment title="Night"/>
          </segments>
      </segmentedControl>

      """)

  static let table = """
    /* button in v-1/w-1 */
    "b-1.normalTitle" = "Stop";

    /* state in v-1/w-1/b-1 */
    "b-1.highlightedTitle" = "Stopping";

    /* button in v-1/w-1 */
    "b-2.configuration.title" = "Snooze";

    /* segment in v-1/w-1/g-1 */
    "g-1.segmentTitles[0]" = "Day";

    /* segment in v-1/w-1/g-1 */
    "g-1.segmentTitles[1]" = "Night";

    """

  static let german = """
    "b-1.normalTitle" = "Halt"; "b-1.highlightedTitle" = "Hält"; "b-2.configuration.title" = "Später";
    "g-1.segmentTitles[0]" = "Tag"; "g-1.segmentTitles[1]" = "Nacht";
    """

  private func workspace(_ table: String = german) throws -> TestDirectory {
    try TestDirectory([
      "App/Base.lproj/Clock.storyboard": Self.storyboard, "App/de.lproj/Clock.strings": table,
    ])
  }

  @Test func writesKeysInXcodeFormat() throws {
    let workspace = try workspace(
      "\"b-1.normalTitle\" = \"Halt\";\n\"l-1.shadow\" = \"x\";\n\"gone.text\" = \"x\";\n")
    let outcome = try workspace.scenec("strings", "App/Base.lproj/Clock.storyboard")
    #expect(outcome.text == Self.table)
    let update = try workspace.scenec(
      "strings", "App/Base.lproj/Clock.storyboard", "--update", "App/de.lproj/Clock.strings")
    #expect(update.errors.contains("App/de.lproj/Clock.strings:3: gone.text"))
    #expect(!update.errors.contains("shadow"))
    #expect(
      try workspace.text("App/de.lproj/Clock.strings").contains("\"g-1.segmentTitles[1]\" = \"Night\";"))
    #expect(try workspace.text("App/de.lproj/Clock.strings").split(separator: "normalTitle").count == 2)
  }

  @Test("Checks, compiles and draws the strings of a storyboard's table")
  func storyboardTables() throws {
    let workspace = try workspace()
    #expect(try workspace.scenec("validate", "App", "--strict", "--rule", "untranslated-text").status == 0)
    #expect(try workspace.scenec("compile", "App/Base.lproj/Clock.storyboard", "-o", "a.scenec").status == 0)
    for text in ["Halt", "Hält", "Später", "Tag", "Nacht"] {
      #expect(try workspace.scenec("dump", "a.scenec").text.contains("\"\(text)\""))
    }
    let picture = try workspace.scenec("render", "App/Base.lproj/Clock.storyboard", "--locale", "de").text
    #expect(picture.contains(">Halt<") && picture.contains(">Nacht<") && !picture.contains(">Snooze<"))
  }

  @Test("Reads a table in UTF-16")
  func inUTF16() throws {
    let workspace = try workspace()
    let bytes: [UInt8] = [0xFF, 0xFE] + Self.german.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try workspace.write("App/de.lproj/Clock.strings", Data(bytes))
    let picture = try workspace.scenec("render", "App/Base.lproj/Clock.storyboard", "--locale", "de").text
    #expect(picture.contains(">Halt<"))
  }

  @Test("Reports a wrong key in a storyboard's table in Xcode's terms")
  func xcodeTerms() throws {
    let workspace = try workspace(
      """
      "b-1.normalTitle" = "%d"; "b-2.configuration.title" = "";
      "gone-1.text" = "x"; "b-1.shadow" = "x"; "b-2.normalTitle" = "x";
      """)
    let outcome = try workspace.scenec("validate", "App")
    #expect(outcome.text.contains("No object of the scene has the id 'gone-1' [unknown-translation-key]"))
    #expect(outcome.text.contains("'b-2.configuration.title' has no translation yet [empty-translation]"))
    let lacking = try workspace.scenec("validate", "App", "--rule", "untranslated-text").text
    #expect(lacking.contains("'g-1.segmentTitles[1]' is not translated into 'de' [untranslated-text]"))
    #expect(lacking.hasSuffix("1 file: 3 notes\n"))
    #expect(outcome.text.contains("[translation-format]"))
    // UIKit may support properties that scenes do not.
    #expect(!outcome.text.contains("no 'shadow'"))
    #expect(outcome.text.contains("\n1 file: 3 warnings\n"))
  }

  @Test("Reports an unknown key only once for all languages")
  func oncePerKey() throws {
    let workspace = try workspace("\"gone-1.text\" = \"x\";")
    for language in ["fr", "it"] {
      try workspace.write("App/\(language).lproj/Clock.strings", "\"gone-1.text\" = \"x\";")
    }
    let outcome = try workspace.scenec("validate", "App")
    #expect(outcome.text.contains("App/de.lproj/Clock.strings"))
    #expect(outcome.text.contains("2 other tables also have the key"))
    #expect(outcome.text.contains("\n1 file: 1 warning\n"), "\(outcome.text)")
  }

  /// If a file is not in `Base.lproj`, a table with its name is for code.
  @Test func ignoresTablesThatOnlyCodeUses() throws {
    let workspace = try TestDirectory([
      "App/Clock.storyboard": Self.storyboard, "App/de.lproj/Clock.strings": "\"Hello\" = \"Hallo\";",
    ])
    #expect(try workspace.scenec("validate", "App").text.isEmpty)
  }
}
