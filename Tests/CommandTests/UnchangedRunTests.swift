import Foundation
import Testing

/// If a run has no diagnostics and no file changes, the next run checks nothing again. All changes are
/// detected.
@Suite(.enabled(if: PreloadedLibrary.hasCompiler, "skipped: there is no clang"))
struct UnchangedRunTests {
  private static let settings = """
    <storyboard version="1" initial="settings">
      <scene>
        <viewController id="settings">
          <view frame="0 0 320 100"/>
          <segue kind="show" identifier="showSounds" destination="Sounds#sounds"/>
        </viewController>
      </scene>
    </storyboard>
    """
  private static let sounds = """
    <storyboard version="1" initial="list">
      <scene>
        <viewController id="list">
          <view frame="0 0 320 100"/>
        </viewController>
      </scene>
      <scene>
        <viewController id="sounds">
          <view frame="0 0 320 100"/>
        </viewController>
      </scene>
    </storyboard>
    """

  private func settle(_ workspace: TestDirectory, _ arguments: String...) throws {
    _ = try workspace.scenecAfterRest(["validate"] + arguments + ["--cache", "Cache"])
  }

  /// Checks that the diagnostics are the same with and without the cache.
  ///
  /// If the run itself is cached, the results of the files are not read.
  private func expectFresh(
    _ workspace: TestDirectory, _ arguments: String..., finds words: String? = nil, known: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let watch = try OpenedFiles(in: workspace.url("Cache"))
    let cached = try workspace.scenecAfterRest(["validate"] + arguments + ["--cache", "Cache"])
    let opened = watch.read()
    let plain = try workspace.scenec(["validate"] + arguments, input: Data())
    #expect(cached.output == plain.output && cached.status == plain.status, sourceLocation: sourceLocation)
    #expect(
      words.map(cached.text.contains) ?? (cached.status == 0 && !cached.text.contains(": warning")),
      "\(cached.text)", sourceLocation: sourceLocation)
    #expect(opened.contains("scenec-checks") != known, "\(opened)", sourceLocation: sourceLocation)
  }

  @Test("Uses cached results when unchanged files are checked again")
  func unchangedFiles() throws {
    let workspace = try TestDirectory(["s/Settings.scene": Self.settings, "s/Sounds.scene": Self.sounds])
    try settle(workspace, "s")
    try expectFresh(workspace, "s", known: true)
    // Other files or rules result in a different run.
    try expectFresh(workspace, "s/Sounds.scene", "s/Settings.scene", known: false)
    try expectFresh(workspace, "s/Sounds.scene", "s/Settings.scene", known: true)
    try expectFresh(workspace, "s", "--no-rule", "unreachable-scene", known: false)
    try expectFresh(workspace, "s", "--no-rule", "unreachable-scene", known: true)
    try expectFresh(workspace, "s", known: true)
    // The machine-readable output is the same.
    try expectFresh(workspace, "s", "--format", "json", finds: "\"diagnostics\": []", known: true)
  }

  @Test("Checks a file again after it is modified")
  func modifiedFiles() throws {
    let workspace = try TestDirectory(["s/Settings.scene": Self.settings, "s/Sounds.scene": Self.sounds])
    try settle(workspace, "s")
    let other = Self.sounds.replacing("sounds", with: "noises")
    try workspace.write("s/Sounds.scene", other)
    try expectFresh(workspace, "s", finds: "Settings.scene:5:70: error", known: false)
    try workspace.write("s/Sounds.scene", Self.sounds)
    try settle(workspace, "s")
    try expectFresh(workspace, "s", known: true)
    try workspace.write("s/de.lproj/Sounds.strings", "\"nothing.text\" = \"Nichts\";")
    try expectFresh(workspace, "s", finds: "Sounds.strings:1:2: warning", known: false)
    try FileManager.default.removeItem(at: workspace.url("s/de.lproj"))
    try settle(workspace, "s")
    try workspace.write("s/.scenec.yml", "names:\n  ids: PascalCase\n")
    try expectFresh(workspace, "s", finds: "Settings.scene:3:25: note", known: false)
  }

  @Test("Detects added and removed files")
  func addedAndRemovedFiles() throws {
    let workspace = try TestDirectory(["s/Settings.scene": Self.settings, "s/Sounds.scene": Self.sounds])
    try settle(workspace, "s")
    try FileManager.default.removeItem(at: workspace.url("s/Sounds.scene"))
    try expectFresh(workspace, "s", finds: "Settings.scene:5:63: warning", known: false)
    try workspace.write("s/Sounds.scene", Self.sounds)
    try settle(workspace, "s")
    try expectFresh(workspace, "s", known: true)
    try workspace.write("s/Alone.scene", Self.sounds.replacing("initial=\"list\"", with: ""))
    try expectFresh(workspace, "s", finds: "Alone.scene:", known: false)
  }

  /// Files next to the checked ones also count.
  @Test("Detects changes to files next to the checked files")
  func neighboringFiles() throws {
    let workspace = try TestDirectory(["s/Settings.scene": Self.settings, "s/Sounds.scene": Self.sounds])
    try settle(workspace, "s/Sounds.scene")
    try expectFresh(workspace, "s/Sounds.scene", known: false)
    try FileManager.default.removeItem(at: workspace.url("s/Settings.scene"))
    try expectFresh(workspace, "s/Sounds.scene", finds: "[unreachable-scene]", known: false)
  }

  @Test("Does not use the cache for a file that was modified immediately before the run")
  func recentlyModifiedFiles() throws {
    let workspace = try TestDirectory(["s/Settings.scene": Self.settings, "s/Sounds.scene": Self.sounds])
    #expect(try workspace.shell("touch -d '1 hour' s/Sounds.scene").status == 0)
    try settle(workspace, "s")
    #expect(!workspace.files.contains("Cache/scenec-silence"))
    #expect(try workspace.shell("touch s/Sounds.scene && touch -d '1 hour' s").status == 0)
    try settle(workspace, "s")
    #expect(!workspace.files.contains("Cache/scenec-silence"))
    try expectFresh(workspace, "s", known: false)
  }

  @Test("Ignores a damaged cache")
  func damagedCache() throws {
    let workspace = try TestDirectory(["s/Settings.scene": Self.settings, "s/Sounds.scene": Self.sounds])
    try settle(workspace, "s")
    let kept = try workspace.data("Cache/scenec-silence")
    for bytes in try DamagedCache.variants(of: kept, each: 7) {
      try workspace.write("Cache/scenec-silence", bytes)
      try expectFresh(workspace, "s", known: false)
      #expect(try workspace.data("Cache/scenec-silence") == kept)
      try expectFresh(workspace, "s", known: true)
    }
  }

  @Test("Detects a fault in a table for code next to a scene")
  func tablesForCode() throws {
    let workspace = try TestDirectory([
      "s/Settings.scene": Self.settings, "s/Sounds.scene": Self.sounds,
      "s/de.lproj/Localizable.strings": "\"a\" = \"A\";\n",
    ])
    try settle(workspace, "s")
    try expectFresh(workspace, "s", known: true)
    try workspace.write("s/de.lproj/Localizable.strings", "\"a\" = \"A\"\n")
    try expectFresh(workspace, "s", finds: "A ';' is missing after this string", known: false)
    try workspace.write("s/de.lproj/Localizable.strings", "\"a\" = \"A\";\n")
    try settle(workspace, "s")
    try workspace.write("s/fr.lproj/Localizable.strings", "\"a\" = \"A\"\n")
    try expectFresh(workspace, "s", finds: "A ';' is missing after this string", known: false)
  }

  @Test("Detects a change to a string table that code uses")
  func tablesOfCode() throws {
    let keys = (1...21).map { "word\($0)" }
    let table = keys.map { "\"\($0)\" = \"Word\";" }
    let calls = keys.map { "NSLocalizedString(\"\($0)\", comment: \"\")" }.joined(separator: ", ")
    let workspace = try TestDirectory([
      "s/Settings.scene": Self.settings, "s/Sounds.scene": Self.sounds,
      "code/Words.swift": """
      import Foundation
      let words = [\(calls)]
      func sounds(_ controller: ViewController) { controller.performSegue(withIdentifier: "showSounds") }
      """,
      "code/en.lproj/Localizable.strings": table.joined(separator: "\n"),
    ])
    try settle(workspace, "s", "--sources", "code")
    try expectFresh(workspace, "s", "--sources", "code", known: true)
    try workspace.write("code/en.lproj/Localizable.strings", table.dropFirst().joined(separator: "\n"))
    try expectFresh(
      workspace, "s", "--sources", "code",
      finds: "has no string with the key 'word1' in any language [text-not-found-by-code]",
      known: false)
    try workspace.write("code/en.lproj/Localizable.strings", table.joined(separator: "\n"))
    try settle(workspace, "s", "--sources", "code")
    try expectFresh(workspace, "s", "--sources", "code", known: true)
  }
}
