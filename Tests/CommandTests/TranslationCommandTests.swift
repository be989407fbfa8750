import Foundation
import SceneDiagnostics
import SceneValidation
import Testing

@Suite("String tables of a scene")
struct TranslationCommandTests {
  private static let scene = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock">
          <view frame="0 0 320 100">
            <label id="title" frame="20 20 280 40" text="Alarm"/>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """

  private func workspace(_ more: [String: String] = [:]) throws -> TestDirectory {
    try TestDirectory(
      ["s/Clock.scene": Self.scene, "s/de.lproj/Clock.strings": "\"titel.text\" = \"Wecker\";\n"].merging(
        more
      ) {
        $1
      })
  }

  private static let diagnostic =
    "de.lproj/Clock.strings:1:2: warning: No object of the scene has the id 'titel'"

  @Test("Checks the string tables of a scene together with the scene")
  func tablesOfTheScene() throws {
    let workspace = try workspace([
      "s/fr.lproj/Other.strings": "x = y;", "s/d e.lproj/Clock.strings": "x",
      "s/Base.lproj/Clock.strings": "x",
      "s/pt.lproj/Clock.strings": "title.text = Alarme",
    ])
    let outcome = try workspace.scenec("validate", "s")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("s/" + Self.diagnostic))
    #expect(outcome.text.contains("s/pt.lproj/Clock.strings:1:19: error: A ';' is missing after this string"))
    #expect(outcome.text.hasSuffix("1 file: 1 error, 1 warning\n"))
    for format in ["json", "sarif", "checkstyle", "junit", "github"] {
      let report = try workspace.scenec("validate", "s", "--format", format).text
      #expect(report.contains("s/de.lproj/Clock.strings"), "\(format)")
    }
    #expect(try workspace.scenec("validate", "s", "--no-rule", "bad-strings").status == 0)
  }

  @Test("Finds the string tables of a scene that is given as a relative path or on standard input")
  func findsTablesForRelativePathsAndStandardInput() throws {
    let workspace = try workspace([
      "t/Base.lproj/Clock.scene": Self.scene, "t/de.lproj/Clock.strings": "x = y;",
    ])
    #expect(
      try workspace.scenec("validate", "t").text.hasPrefix(
        "t/de.lproj/Clock.strings:1:1: warning: Invalid key 'x'")
    )
    let inside = try workspace.shell("cd t/Base.lproj && $scenec validate Clock.scene")
    #expect(inside.text.hasPrefix("../de.lproj/Clock.strings:1:1: warning: Invalid key 'x'"))
    let here = try workspace.shell("cd s && $scenec validate Clock.scene")
    #expect(here.text.hasPrefix(Self.diagnostic))
    let input = try workspace.scenec("validate", "-", "--stdin-path", "s/Clock.scene", input: Self.scene)
    #expect(input.text.hasPrefix("s/" + Self.diagnostic))
    #expect(try workspace.scenec("validate", "-", input: Self.scene).text == "1 file: no problems\n")
  }

  @Test("Baselines include diagnostics in string tables")
  func baselines() throws {
    let workspace = try workspace()
    #expect(try workspace.scenec("validate", "s", "--write-baseline", "known.json").status == 0)
    let known = try workspace.scenec("validate", "s", "--strict", "--baseline", "known.json")
    #expect(known.status == 0)
    #expect(known.text == "1 file: no problems\n")
    try workspace.write("s/de.lproj/Clock.strings", "\"title.text\" = \"Wecker\";\n")
    let repaired = try workspace.scenec("validate", "s", "--baseline", "known.json")
    #expect(repaired.errors.contains("1 diagnostic is fixed"))
  }

  @Test("Applies the fixes of a scene without changing its string tables")
  func fixes() throws {
    let workspace = try workspace(["s/Clock.scene": Self.scene.replacing("text=", with: "txet=")])
    let outcome = try workspace.scenec("validate", "s", "--fix")
    #expect(outcome.errors.contains("applied 1 fix"))
    #expect(try workspace.text("s/Clock.scene") == Self.scene)
    #expect(try workspace.text("s/de.lproj/Clock.strings") == "\"titel.text\" = \"Wecker\";\n")
  }

  @Test("Reports a string table that cannot be read")
  func unreadableTables() throws {
    let workspace = try workspace()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: workspace.url("s/de.lproj/Clock.strings").path)
    // Root can read all files.
    guard geteuid() != 0 else { return }
    let outcome = try workspace.scenec("validate", "s")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("Cannot read 's/de.lproj/Clock.strings': Permission denied"))
  }

  /// An unreadable directory is not treated as absent, because it may contain a table.
  @Test("Reports a language folder that is a circular symbolic link")
  func reportsBrokenDirectoryLink() throws {
    let workspace = try workspace()
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("s/fr.lproj").path, withDestinationPath: "fr.lproj")
    let outcome = try workspace.scenec("validate", "s/Clock.scene")
    #expect(outcome.status == 66)
    #expect(
      outcome.errors.contains("Cannot read 's/fr.lproj/Clock.strings': Too many levels of symbolic links"))
  }

  @Test("Compiles and draws the translations in a string table")
  func compilesAndDraws() throws {
    let workspace = try workspace(["s/de.lproj/Clock.strings": "\"title.text\" = \"Wecker\";\n"])
    #expect(try workspace.scenec("compile", "s/Clock.scene", "-o", "Clock.scenec").status == 0)
    #expect(
      try workspace.scenec("dump", "Clock.scenec").text.hasSuffix(
        "translations \"de\"\n  #2.text \"Wecker\"\n"))
    for (file, locale) in [("Clock.scenec", "de"), ("s/Clock.scene", "de-CH")] {
      #expect(try workspace.scenec("render", file, "--locale", locale).text.contains(">Wecker<"))
      #expect(try workspace.scenec("render", file).text.contains(">Alarm<"))
      #expect(try workspace.scenec("render", file, "--locale", "fr").text.contains(">Alarm<"))
    }
    let piped = try workspace.scenec(
      "compile", "-", "-o", "-", "--stdin-path", "s/Clock.scene", input: Self.scene)
    #expect(piped.output == (try workspace.data("Clock.scenec")))
    try workspace.write("s/de.lproj/Clock.strings", "\"title.text\" = \"Wecker")
    let refused = try workspace.scenec("compile", "s/Clock.scene", "-o", "Other.scenec")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("s/de.lproj/Clock.strings:1:16: error: This string has no closing quote"))
    #expect(!workspace.files.contains("Other.scenec"))
  }

  @Test("Mirrors pictures and direction-dependent images in right-to-left languages")
  func rightToLeft() throws {
    let image = #"<imageView frame="0 0 20 20" image="next"/>"#
    let workspace = try workspace([
      "s/Clock.scene": Self.scene.replacing("<label", with: image + "<label"),
      "s/ar.lproj/Clock.strings": "\"title.text\" = \"Wecker\";\n",
      "Assets.xcassets/next.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "next.png", "language-direction": "left-to-right"}]}
      """,
    ])
    let pixels =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
    try workspace.write("Assets.xcassets/next.imageset/next.png", try #require(Data(base64Encoded: pixels)))
    func picture(_ locale: String) throws -> String {
      let outcome = try workspace.scenec(
        "render", "s/Clock.scene", "--locale", locale, "--images", "Assets.xcassets")
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.text
    }
    let (german, arabic) = (try picture("de"), try picture("ar-EG"))
    #expect(!german.contains("text-anchor") && arabic.contains(#"text-anchor="end""#))
    #expect(!german.contains("rotate(180) scale(1 -1)") && arabic.contains("rotate(180) scale(1 -1)"))
    #expect(try picture("az-Arab").contains(#"text-anchor="end""#))
    #expect(!(try picture("ar-Latn").contains("text-anchor")))
  }

  @Test("Reports an image or color that the given folder does not contain")
  func images() throws {
    let scene = Self.scene.replacing(
      "<label", with: "<imageView frame=\"0 0 9 9\" image=\"bel\" tintColor=\"asset:papr\"/><label")
    let workspace = try TestDirectory([
      "s/Clock.scene": scene, "Images/bell@2x.png": "", "Assets.xcassets/paper.colorset/Contents.json": "{}",
    ])
    #expect(try workspace.scenec("validate", "s").text == "1 file: no problems\n")
    let given = try workspace.scenec("validate", "s", "--images", "Images")
    #expect(given.text.contains("warning: Image 'bel' does not exist [missing-image]"))
    #expect(given.text.contains("\n1 file: 1 warning\nnot checked: 'missing-color'"))
    try workspace.write(".scenec.yml", "images: [Images, Assets.xcassets]\n")
    let configured = try workspace.scenec("validate", "s")
    #expect(configured.text.contains("No asset catalog has a color 'papr' [missing-color]"))
    #expect(configured.text.hasSuffix("1 file: 2 warnings\n"))
    let nowhere = try workspace.scenec("validate", "s", "--images", "Pictures")
    #expect(nowhere.status == 66)
    #expect(nowhere.errors.contains("Cannot read 'Pictures': it is not a directory"))
    try workspace.write(".scenec.yml", "image: [Images]\n")
    #expect(
      try workspace.scenec("validate", "s").errors.contains(
        "Key 'image' does not exist. Did you mean 'images'?")
    )
  }

  static let rules = SceneRules.all.map { $0.description }.filter {
    // Examples in Xcode's format need a project and are tested with files elsewhere.
    !$0.wrongCompanions.isEmpty && !$0.right.contains("<document")
  }

  @Test(
    "'validate' reports the incorrect example of each rule and accepts the correct example",
    arguments: rules.map(\.id.rawValue))
  func samples(_ id: String) throws {
    let rule = try #require(Self.rules.first { $0.id.rawValue == id })
    for (scene, companions) in [(rule.wrong, rule.wrongCompanions), (rule.right, rule.rightCompanions)] {
      let workspace = try TestDirectory(["Clock.scene": scene.filter { $0 != RuleDescription.mark }])
      for companion in companions {
        try workspace.write(companion.name, companion.text.filter { $0 != RuleDescription.mark })
      }
      let code = companions.filter { $0.name.hasSuffix(".swift") }
      let images = Set(companions.filter { !code.contains($0) }.map { $0.name.split(separator: "/")[0] })
        .filter { !$0.hasSuffix(".lproj") }
      let options =
        images.sorted().flatMap { ["--images", String($0)] } + (code.isEmpty ? [] : ["--sources", "."])
      let outcome = try workspace.scenec(
        ["validate", "Clock.scene", "--rule", id] + options, input: Data())
      let isWrong: Bool = scene == rule.wrong && companions == rule.wrongCompanions
      #expect(outcome.text.contains("[\(id)]") == isWrong)
    }
  }
}

@Suite("scenec strings")
struct StringsCommandTests {
  private static let scene = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" title="Say &quot;when&quot;">
          <view frame="0 0 320 100">
            <label id="title" text="Alarm&#10;clock"/>
            <label id="time" text="12:00"/>
            <label text="Nameless"/>
            <button id="set"><state id="unset" name="selected" title="Unset"/></button>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """

  @Test("Prints a string table with every localizable string of the scene")
  func begins() throws {
    let workspace = try TestDirectory(["Clock.scene": Self.scene])
    let outcome = try workspace.scenec("strings", "Clock.scene")
    #expect(outcome.status == 0)
    #expect(
      outcome.text == """
        /* viewController */
        "clock.title" = "Say \\"when\\"";

        /* label in clock/view */
        "title.text" = "Alarm\\nclock";

        /* state in clock/view/set */
        "unset.title" = "Unset";

        """)
    #expect(outcome.errors.contains("'Clock.scene': 1 string belongs to an object without an id"))
    try workspace.write("de.lproj/Clock.strings", outcome.output)
    #expect(
      try workspace.scenec("validate", "Clock.scene", "--rule", "untranslated-text").text
        == "1 file: no problems\n")
    #expect(
      try workspace.scenec("validate", "Clock.scene", "--no-rule", "untranslatable-text").text
        == "1 file: no problems\n")
    let piped = try workspace.scenec("strings", "-", input: Self.scene)
    #expect(piped.text == outcome.text)
  }

  @Test("'strings --update' adds new strings and keeps existing strings")
  func updates() throws {
    let mine = "// mine\n\"title.text\" = \"Wecker\"; \"time.text\" = \"12 Uhr\";\nold.text = Alt;"
    let workspace = try TestDirectory(["Clock.scene": Self.scene, "de.lproj/Clock.strings": mine])
    let outcome = try workspace.scenec("strings", "Clock.scene", "--update", "de.lproj/Clock.strings")
    #expect(outcome.status == 0)
    #expect(outcome.text.isEmpty)
    #expect(outcome.errors.contains("  de.lproj/Clock.strings:3: old.text\n"))
    #expect(!outcome.errors.contains("time.text"))
    #expect(outcome.errors.contains("2 new strings"))
    let text = try workspace.text("de.lproj/Clock.strings")
    #expect(text.hasPrefix(mine + "\n\n/* viewController */\n\"clock.title\" ="))
    #expect(text.hasSuffix("\"unset.title\" = \"Unset\";\n"))
    let again = try workspace.scenec("strings", "Clock.scene", "--update", "de.lproj/Clock.strings")
    #expect(!again.errors.contains("new"))
    #expect(try workspace.text("de.lproj/Clock.strings") == text)
    #expect(try workspace.scenec("strings", "Clock.scene", "--update", "fr.lproj.strings").status == 0)
    #expect(try workspace.text("fr.lproj.strings") == workspace.scenec("strings", "Clock.scene").text)
  }

  @Test("'strings --update' does not change an invalid string table")
  func invalidTables() throws {
    let workspace = try TestDirectory([
      "Clock.scene": Self.scene, "broken.scene": Samples.broken, "de.lproj/Clock.strings": "\"a\" = b",
    ])
    let table = try workspace.scenec("strings", "Clock.scene", "--update", "de.lproj/Clock.strings")
    #expect(table.status == 1)
    #expect(
      table.errors.contains(
        "de.lproj/Clock.strings:1:7: error: A ';' is missing after this string [bad-strings]"))
    #expect(try workspace.text("de.lproj/Clock.strings") == "\"a\" = b")
    let broken = try workspace.scenec("strings", "broken.scene")
    #expect(broken.status == 1)
    #expect(broken.text.isEmpty)
    #expect(broken.errors.contains("[xml-not-well-formed]"))
    #expect(try workspace.scenec("strings", "none.scene").status == 66)
  }
}
