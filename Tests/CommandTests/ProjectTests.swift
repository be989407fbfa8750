import Foundation
import Testing

@Suite("scenec validate with related files")
struct ProjectTests {
  private let main = """
    <storyboard version="1" initial="main">
      <scene>
        <viewController id="main">
          <segue kind="show" identifier="more" destination="Settings#more"/>
        </viewController>
      </scene>
    </storyboard>
    """
  private let settings = """
    <storyboard version="1" initial="first">
      <scene><viewController id="first"/></scene>
      <scene><viewController id="more"/></scene>
    </storyboard>
    """

  @Test("Checks a single file together with the neighboring files")
  func checksSingleFileTogetherWithNeighboringFiles() throws {
    let workspace = try TestDirectory(["Main.scene": main, "Settings.scene": settings])
    for files in [["Main.scene"], ["Settings.scene"], ["."], ["Settings.scene", "Main.scene"]] {
      let outcome = try workspace.scenec(["validate", "--strict"] + files, input: Data())
      #expect(outcome.status == 0, "\(files): \(outcome.text)")
    }
    // Without the file that refers to it, the scene is unreachable.
    try FileManager.default.removeItem(at: workspace.url("Main.scene"))
    let outcome = try workspace.scenec("validate", "Settings.scene")
    #expect(outcome.text.contains("ViewController 'more' is unreachable"))
  }

  @Test("Reports a reference to a scene or storyboard that does not exist")
  func missingInOtherFile() throws {
    let workspace = try TestDirectory([
      "Main.scene": main.replacing("#more", with: "#mre"), "Settings.scene": settings,
      "Other.scene": main.replacing("Settings#", with: "Setings#"),
    ])
    let outcome = try workspace.scenec("validate", "Main.scene", "Other.scene")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains(
        "Main.scene:4:66: error: Storyboard 'Settings' has no scene 'mre' [scene-not-found-elsewhere]"))
    #expect(outcome.text.contains("Settings.scene:3:30: note: 'more' is here"))
    #expect(outcome.text.contains("Other.scene:4:57: warning: Storyboard 'Setings' does not exist"))
    // A compiled scene may contain any scene id.
    try workspace.write("Setings.scenec", "")
    #expect(try !workspace.scenec("validate", "Other.scene").text.contains("storyboard-not-found"))
  }

  @Test("Checks standard input as the file that '--stdin-path' specifies")
  func standardInputUsesGivenPath() throws {
    let workspace = try TestDirectory(["Scenes/Main.scene": "", "Scenes/Settings.scene": settings])
    let outcome = try workspace.scenec(
      "validate", "-", "--stdin-path", "Scenes/Main.scene", input: main.replacing("#more", with: "#nothing"))
    #expect(
      outcome.text.hasPrefix("Scenes/Main.scene:4:66: error: Storyboard 'Settings' has no scene 'nothing'"))
  }

  @Test("Rule options, output formats, and baselines apply to project rules")
  func optionsApplyToProjectRules() throws {
    let workspace = try TestDirectory([
      "Main.scene": main.replacing("Settings#", with: "Setings#"), "Settings.scene": settings,
    ])
    let diagnostic = "storyboard-not-found"
    #expect(try workspace.scenec("validate", ".").text.contains("warning: Storyboard '"))
    #expect(try !workspace.scenec("validate", ".", "--no-rule", diagnostic).text.contains(diagnostic))
    #expect(
      try workspace.scenec("validate", ".", "--rule", diagnostic).text.hasSuffix("2 files: 1 warning\n"))
    for format in ["json", "sarif", "github", "checkstyle", "junit"] {
      #expect(try workspace.scenec("validate", ".", "--format", format).text.contains(diagnostic))
    }
    try workspace.write(".scenec.yml", "rules:\n  \(diagnostic): error\n")
    #expect(try workspace.scenec("validate", ".").text.contains("error: Storyboard '"))
    try workspace.write(".scenec.yml", "")
    #expect(try workspace.scenec("validate", ".", "--write-baseline", "known.json").status == 0)
    #expect(try workspace.scenec("validate", ".", "--strict", "--baseline", "known.json").status == 0)
  }

  @Test("Fixes a misspelled reference to a scene in another file")
  func fixing() throws {
    let workspace = try TestDirectory([
      "Main.scene": main.replacing("Settings#more", with: "Setings#more"), "Settings.scene": settings,
    ])
    let shown = try workspace.scenec("validate", ".", "--fix", "--dry-run")
    #expect(
      shown.text.contains("+      <segue kind=\"show\" identifier=\"more\" destination=\"Settings#more\"/>"))
    // The fix in the other file makes the scene reachable.
    let outcome = try workspace.scenec("validate", ".", "--fix")
    #expect(outcome.status == 0)
    #expect(outcome.text == "2 files: no problems\n")
    #expect(try workspace.text("Main.scene") == main)
  }

  @Test("Does not report a missing initial scene if another file refers to a scene of the storyboard")
  func neighboringFiles() throws {
    let alone = settings.replacing(" initial=\"first\"", with: "")
    #expect(alone != settings)
    let workspace = try TestDirectory(["Settings.scene": alone])
    #expect(try workspace.scenec("validate", "Settings.scene").text.contains("[missing-initial-scene]"))
    try workspace.write("Main.scene", main.replacing("Settings#more", with: "Settings#first"))
    #expect(try !workspace.scenec("validate", "Settings.scene").text.contains("[missing-initial-scene]"))
  }

  @Test("A cached run reports the same diagnostics and detects changed files")
  func cacheStoresDiagnostics() throws {
    let workspace = try TestDirectory([
      "Main.scene": main, "Settings.scene": settings, "Lost.scene": Samples.warning,
      "Broken.scene": Samples.broken,
    ])
    let plain = try workspace.scenec("validate", ".")
    let first = try workspace.scenec("validate", ".", "--cache", "Cache")
    let kept = try workspace.data("Cache/scenec-checks")
    let second = try workspace.scenec("validate", ".", "--cache", "Cache")
    #expect(plain.output == first.output && plain.output == second.output)
    #expect(first.status == 1 && second.status == 1)
    #expect(try workspace.data("Cache/scenec-checks") == kept)

    // Changes in this file and in others are detected.
    try workspace.write("Main.scene", main.replacing("Settings#more", with: "Settings#first"))
    let changed = try workspace.scenec("validate", ".", "--cache", "Cache")
    #expect(try changed.output == workspace.scenec("validate", ".").output)
    #expect(changed.text.contains("ViewController 'more' is unreachable"))
    #expect(try workspace.data("Cache/scenec-checks") != kept)
    // Changes of the selected rules are detected, too.
    let silent = try workspace.scenec("validate", ".", "--cache", "Cache", "--no-rule", "unreachable-scene")
    #expect(!silent.text.contains("is unreachable"))
  }

  private func alarm(_ images: String = "") -> String {
    """
    <storyboard version="1" initial="alarm">
      <scene>
        <viewController id="alarm">
          <view frame="0 0 320 100">
            <label id="title" frame="20 20 280 40" text="Alarm"/>
            \(images)
          </view>
        </viewController>
      </scene>
    </storyboard>
    """
  }

  /// Checks that the diagnostics are the same with and without a cache. If `isKnown` is true, also checks
  /// that nothing is added to the cache.
  private func expectFresh(
    _ workspace: TestDirectory, isKnown: Bool = false, contains words: String? = nil, _ arguments: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let line = (["$scenec", "validate", "s"] + arguments).joined(separator: " ")
    let before = try? workspace.data("Cache/scenec-checks")
    let cached = try workspace.shell(line + " --cache Cache")
    #expect(try cached.text == workspace.shell(line).text, sourceLocation: sourceLocation)
    #expect(words.map(cached.text.contains) ?? (cached.status == 0), sourceLocation: sourceLocation)
    #expect(try (workspace.data("Cache/scenec-checks") == before) == isKnown, sourceLocation: sourceLocation)
  }

  @Test("A cached run detects changes to the string tables of a scene")
  func cacheDetectsChangedNeighboringTables() throws {
    let workspace = try TestDirectory(["s/Alarm.scene": alarm(), "s/Same.scene": alarm()])
    try expectFresh(workspace)
    // The same scene with and without a translation table.
    try workspace.write("s/de.lproj/Alarm.strings", "\"titel.text\" = \"Wecker\";")
    try expectFresh(workspace, contains: "de.lproj/Alarm.strings:1:2: warning: No object of the scene")
    try expectFresh(workspace, isKnown: true, contains: "No object of the scene has the id 'titel'")
    // A modified table, and another table with the same text.
    try workspace.write("s/de.lproj/Alarm.strings", "\"title.text\" = \"Wecker\";")
    try expectFresh(workspace)
    try workspace.write("s/fr.lproj/Alarm.strings", "")
    try expectFresh(workspace)
    try workspace.write("s/fr.lproj/Alarm.strings", "\"title.text\" = \"Réveil\"")
    try expectFresh(workspace, contains: "fr.lproj/Alarm.strings:1:23: error: A ';' is missing")
    // The same content for another language.
    try FileManager.default.moveItem(at: workspace.url("s/fr.lproj"), to: workspace.url("s/it.lproj"))
    try expectFresh(workspace, contains: "it.lproj/Alarm.strings:1:23: error: A ';' is missing")
    // In another encoding, locations are the same but bytes differ.
    let data = try #require("\"title.text\" = \"Sveglia\"".data(using: .utf16))
    try workspace.write("s/it.lproj/Alarm.strings", data)
    try expectFresh(workspace, contains: "it.lproj/Alarm.strings:1:24: error: A ';' is missing")
    try expectFresh(
      workspace, isKnown: true, contains: "it.lproj/Alarm.strings:1:24: error: A ';' is missing")
    // Without tables, the initial result applies again.
    try FileManager.default.removeItem(at: workspace.url("s/it.lproj"))
    try FileManager.default.removeItem(at: workspace.url("s/de.lproj"))
    try expectFresh(workspace, isKnown: true)
  }

  @Test("A cached run detects added and removed images")
  func cacheDetectsChangedImageNames() throws {
    let workspace = try TestDirectory([
      "s/Alarm.scene": alarm("<imageView frame=\"0 0 9 9\" image=\"bell\"/>"), "Images/bell.png": "",
    ])
    try expectFresh(workspace, "--images Images")
    try expectFresh(workspace, isKnown: true, "--images Images")
    try workspace.write("Images/bell.png", "is drawn anew")
    try expectFresh(workspace, isKnown: true, "--images Images")
    try FileManager.default.removeItem(at: workspace.url("Images/bell.png"))
    try expectFresh(workspace, contains: "Image 'bell'", "--images Images")
    try expectFresh(workspace, isKnown: true, contains: "Image 'bell'", "--images Images")
    // The image exists in a catalog, and it is not checked if no images are specified.
    try workspace.write("Images/A.xcassets/bell.imageset/Contents.json", "{}")
    try expectFresh(workspace, "--images Images")
    try expectFresh(workspace)
  }

  @Test("Ignores and replaces a damaged cache")
  func ignoresDamagedCache() throws {
    let workspace = try TestDirectory([
      "Main.scene": main, "Settings.scene": settings, "Lost.scene": Samples.warning,
      "de.lproj/Lost.strings": "x = y;",
    ])
    let plain = try workspace.scenec("validate", ".", "--cache", "Cache")
    let kept = try workspace.data("Cache/scenec-checks")
    for bytes in try DamagedCache.variants(of: kept, each: 9) {
      try workspace.write("Cache/scenec-checks", bytes)
      let outcome = try workspace.scenec("validate", ".", "--cache", "Cache")
      #expect(outcome.output == plain.output && outcome.errors.isEmpty && outcome.status == 0)
      #expect(try workspace.data("Cache/scenec-checks") == kept)
    }
  }

  @Test("Exits with status 73 if the cache folder cannot be created")
  func reportsCacheThatCannotBeWritten() throws {
    let workspace = try TestDirectory(["Main.scene": main, "Settings.scene": settings, "file": ""])
    let outcome = try workspace.scenec("validate", ".", "--cache", "file/Cache")
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("Cannot create the directory 'file/Cache': Not a directory"))
  }

  @Test("The configuration sets name patterns and limits")
  func namesAndLimits() throws {
    let workspace = try TestDirectory(["Main.scene": main, "Settings.scene": settings])
    try workspace.write(
      ".scenec.yml",
      "names:\n  segues: {style: camelCase, prefix: show}\n  scenes: camelCase\nlimits:\n  objectsPerFile: 1\nrules:\n  name-pattern: error\n"
    )
    let outcome = try workspace.scenec("validate", ".")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains(
        "Main.scene:4:38: error: Segue identifier 'more' does not begin with 'show' [name-pattern]"
      ))
    #expect(
      outcome.text.contains(
        "Settings.scene:1:2: note: This file has 2 objects, more than the limit of 1 [too-many-objects]"))
    #expect(outcome.text.hasSuffix("2 files: 1 error, 1 note\n"))
  }

  @Test(
    "Reports the location of an invalid value in the 'names' setting",
    arguments: [
      ("names: {segue: a}", "1:9: 'segue' is not a kind of name. Did you mean 'segues'?"),
      ("names: {ids: camelcase}", "1:14: Style 'camelcase' does not exist. Did you mean 'camelCase'?"),
      (
        "names: {ids: '^[a-z]+$'}",
        "1:14: Style '^[a-z]+$' does not exist. Valid values: 'camelCase', 'PascalCase', 'kebab-case' and 'snake_case'."
      ),
      ("names: {ids: [a]}", "1:14: 'ids' must be a style, or a mapping with 'style', 'prefix' and 'suffix'."),
      ("names: {ids: {}}", "1:14: 'ids' must be a style, or a mapping with 'style', 'prefix' and 'suffix'."),
      ("names: {ids: {sufix: a}}", "1:15: Key 'sufix' does not exist in 'ids'. Did you mean 'suffix'?"),
      ("names: {ids: {style: [a]}}", "1:22: 'style' must be a string."),
      ("names: {ids: {style: snake-case}}", "1:22: Style 'snake-case' does not exist."),
      ("names: {ids: {prefix: ''}}", "1:23: 'prefix' must be the text that names begin with."),
      ("names: {ids: {suffix: [a]}}", "1:23: 'suffix' must be the text that names end with."),
      (
        "names: {ids: {prefix: show_, style: camelCase}}",
        "1:23: No camelCase name can start with 'show_'."
      ),
      (
        "names: {ids: {style: camelCase, suffix: scene}}",
        "1:41: No camelCase name can end with 'scene'."
      ),
      ("limits: {nestin: 3}", "1:10: Limit 'nestin' does not exist. Did you mean 'nesting'?"),
      ("limits: {nesting: 0}", "1:19: 'nesting' must be a number of at least 1."),
    ])
  func reportsLocationOfInvalidNamesSetting(_ text: String, _ message: String) throws {
    let workspace = try TestDirectory(["Main.scene": main, ".scenec.yml": text])
    let outcome = try workspace.scenec("validate", ".")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains(".scenec.yml:" + message), "\(outcome.errors)")
  }

  @Test("Sorts the diagnostics of all rules, including project rules, by location")
  func locationOrder() throws {
    let workspace = try TestDirectory([
      "a.scene": """
      <storyboard version="1" initial="a">
        <scene><viewController id="b"/></scene>
        <scene><viewController id="a" titel="x"/></scene>
      </storyboard>
      """
    ])
    let lines = try workspace.scenec("validate", "a.scene").text.split(separator: "\n")
    let places = lines.filter { $0.hasPrefix("a.scene:") }.map { $0.prefix(9) }
    #expect(places == ["a.scene:2", "a.scene:3"])
  }
}
