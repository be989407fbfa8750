import Foundation
import TestSupport
import Testing

/// The cache of files by time stamp. Unchanged files are not opened, and all changes are detected.
@Suite(.enabled(if: PreloadedLibrary.hasCompiler, "skipped: there is no clang"))
struct StampCacheTests {
  private static func scene(_ text: String) -> String {
    """
    <storyboard version="1" initial="alarm">
      <scene>
        <viewController id="alarm">
          <view frame="0 0 320 100">
            <label id="title" frame="20 20 280 40" text="\(text)"/>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """
  }

  private static let sound = scene("Alarm")
  /// A scene of the same length, with a diagnostic.
  private static let faulty = sound.replacing("label", with: "labal")

  /// Returns a cached project whose files are unmodified for long enough that their time stamps are trusted.
  private func settledProject(_ files: [String: String]) throws -> TestDirectory {
    let workspace = try TestDirectory(files)
    try settle(workspace)
    return workspace
  }

  private func settle(_ workspace: TestDirectory, _ options: [String] = []) throws {
    _ = try workspace.scenecAfterRest(["validate", "s", "--cache", "Cache"] + options)
  }

  /// Checks that the diagnostics are the same with and without the cache.
  ///
  /// Only the given files of the directory `s` are read.
  private func expectFresh(
    _ workspace: TestDirectory, _ options: [String] = [], contains words: String? = nil,
    opens opened: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let watch = try OpenedFiles(in: workspace.url("s"))
    let cached = try workspace.scenecAfterRest(["validate", "s", "--cache", "Cache"] + options)
    let names = watch.read()
    let plain = try workspace.scenec(["validate", "s"] + options, input: Data())
    #expect(cached.output == plain.output && cached.status == plain.status, sourceLocation: sourceLocation)
    #expect(cached.errors.isEmpty, sourceLocation: sourceLocation)
    #expect(
      words.map(cached.text.contains) ?? (cached.status == 0), "\(cached.text)",
      sourceLocation: sourceLocation)
    #expect(names == opened, sourceLocation: sourceLocation)
  }

  @Test("Git ignores a cache directory that scenec creates, but not an existing directory")
  func ignoresCreatedDirectory() throws {
    let workspace = try TestDirectory(["s/A.scene": Self.sound])
    #expect(try workspace.scenec("validate", "s", "--cache", "Cache").status == 0)
    #expect(try workspace.text("Cache/.gitignore") == "*\n")
    let listed = try workspace.shell("git init -q . && git status --porcelain --untracked-files=all")
    #expect(listed.text == "?? s/A.scene\n", "\(listed)")
    #expect(try workspace.scenec("validate", "s", "--cache", ".").status == 0)
    #expect(!workspace.files.contains(".gitignore"))
  }

  /// Rule options invalidate the cache, as severities do.
  @Test("Checks a cached file again if a configured limit is reduced")
  func cacheDetectsReducedLimit() throws {
    let workspace = try TestDirectory([
      "s/A.scene": Self.sound, "s/.scenec.yml": "limits: {objectsPerFile: 100, nesting: 50}\n",
    ])
    #expect(try workspace.scenec("validate", "s", "--cache", "Cache").text == "1 file: no problems\n")
    for (limits, rule) in [("objectsPerFile: 1", "too-many-objects"), ("nesting: 1", "nested-too-deeply")] {
      try workspace.write("s/.scenec.yml", "limits: {\(limits)}\n")
      let outcome = try workspace.scenec("validate", "s", "--cache", "Cache")
      #expect(outcome.text.contains("[\(rule)]"), "\(outcome.text)")
    }
    try workspace.write("s/.scenec.yml", "limits: {objectsPerFile: 100, nesting: 50}\n")
    #expect(try workspace.scenec("validate", "s", "--cache", "Cache").text == "1 file: no problems\n")
  }

  @Test(
    "Checks a cached file again if the configured name style changes",
    arguments: ["PascalCase", "{prefix: nothing}", "{suffix: Nothing}"])
  func changedNameStyle(_ form: String) throws {
    func settings(_ form: String) -> String {
      "names: {scenes: \(form)}\nrules: {name-pattern: error}\n"
    }
    let workspace = try TestDirectory(["s/A.scene": Self.sound, "s/.scenec.yml": settings("camelCase")])
    #expect(try workspace.scenec("validate", "s", "--cache", "Cache").text == "1 file: no problems\n")
    try workspace.write("s/.scenec.yml", settings(form))
    #expect(try workspace.scenec("validate", "s", "--cache", "Cache").text.contains("[name-pattern]"))
  }

  @Test("Checks a cached file again if '--max-elements' is reduced")
  func cacheDetectsChangedReaderLimit() throws {
    let workspace = try TestDirectory(["s/A.scene": Self.sound])
    #expect(try workspace.scenec("validate", "s", "--cache", "Cache").status == 0)
    let outcome = try workspace.scenec("validate", "s", "--cache", "Cache", "--max-elements", "1")
    #expect(outcome.status == 1 && outcome.text.contains("[limit-exceeded]"))
  }

  @Test("Does not open an unchanged file")
  func unchangedFiles() throws {
    let workspace = try settledProject(["s/A.scene": Self.sound, "s/B.scene": Self.sound])
    try expectFresh(workspace, opens: [])
    // The same bytes are written again. They are read once, and then trusted.
    try workspace.write("s/A.scene", Self.sound)
    try expectFresh(workspace, opens: ["A.scene"])
    try settle(workspace)
    try expectFresh(workspace, opens: [])
    // A file with diagnostics is read to show its text.
    try workspace.write("s/B.scene", Self.faulty)
    try expectFresh(workspace, contains: "B.scene:5:10: error", opens: ["B.scene"])
    try settle(workspace)
    try expectFresh(workspace, contains: "B.scene:5:10: error", opens: ["B.scene"])
    // The other rule was not checked before.
    let asked = try workspace.scenec("validate", "s/A.scene", "--cache", "Cache", "--rule", "unused-id")
    #expect(asked.text.contains("[unused-id]"))
  }

  @Test("Detects a change that preserves size and modification time")
  func sameSizeAndTime() throws {
    let workspace = try settledProject(["s/A.scene": Self.sound])
    try workspace.write("changed", Self.faulty)
    let line = "touch -r s/A.scene time && cat changed > s/A.scene && touch -r time s/A.scene"
    #expect(try workspace.shell(line).status == 0)
    try expectFresh(workspace, contains: "A.scene:5:10: error", opens: ["A.scene"])
  }

  @Test("Detects a file that is renamed to replace another file")
  func renamedFiles() throws {
    let workspace = try settledProject(["s/A.scene": Self.sound, "Other": Self.faulty])
    #expect(try workspace.shell("touch -r s/A.scene Other && mv Other s/A.scene").status == 0)
    try expectFresh(workspace, contains: "A.scene:5:10: error", opens: ["A.scene"])
    try workspace.write("s/B.scene", Self.sound)
    try settle(workspace)
    #expect(try workspace.shell("mv s/A.scene C && mv s/B.scene s/A.scene && mv C s/B.scene").status == 0)
    try expectFresh(workspace, contains: "B.scene:5:10: error", opens: ["A.scene", "B.scene"])
  }

  @Test("Detects a change to the target of a symbolic link")
  func linkTargets() throws {
    let workspace = try settledProject(["One": Self.sound, "Two": Self.faulty, "s/B.scene": Self.sound])
    #expect(try workspace.shell("touch -r One Two && ln -s ../One s/A.scene").status == 0)
    try settle(workspace)
    #expect(try workspace.shell("ln -sf ../Two s/A.scene").status == 0)
    try expectFresh(workspace, contains: "A.scene:5:10: error", opens: [])
  }

  @Test("Detects a changed string table even if its size and modification time are unchanged")
  func changedTables() throws {
    let german = "\"title.text\" = \"Wecker\";"
    let workspace = try settledProject(["s/A.scene": Self.sound, "s/de.lproj/A.strings": german])
    try expectFresh(workspace, opens: [])
    // Different content with the same size and time stamp.
    let wrong = german.replacing("title", with: "titel")
    try workspace.write("changed", wrong)
    let table = "s/de.lproj/A.strings"
    let line = "touch -r \(table) time && cat changed > \(table) && touch -r time \(table)"
    #expect(try workspace.shell(line).status == 0)
    try expectFresh(workspace, contains: "A.strings:1:2: warning: No object", opens: ["A.scene"])
    try workspace.write(table, german)
    try settle(workspace)
    try expectFresh(workspace, opens: [])
    try workspace.write("s/fr.lproj/A.strings", wrong)
    try expectFresh(workspace, contains: "fr.lproj/A.strings:1:2: warning: No object", opens: ["A.scene"])
    try FileManager.default.removeItem(at: workspace.url("s/fr.lproj"))
    try FileManager.default.removeItem(at: workspace.url("s/de.lproj"))
    try expectFresh(workspace, opens: ["A.scene"])
  }

  @Test("Checks a scene on each run if its string table has a future modification time")
  func futureTable() throws {
    let table = "s/de.lproj/A.strings"
    let workspace = try settledProject(["s/A.scene": Self.sound, table: "\"title.text\" = \"Wecker\";"])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 3600)], ofItemAtPath: workspace.url(table).path)
    try expectFresh(workspace, opens: ["A.scene"])
    try expectFresh(workspace, opens: ["A.scene"])
  }

  @Test("Reads a file with a modification time in the future on each run")
  func futureModificationTime() throws {
    let workspace = try TestDirectory(["s/A.scene": Self.sound])
    // The time stamp stays in the future for the entire test.
    #expect(try workspace.shell("touch -d '1 hour' s/A.scene").status == 0)
    try settle(workspace)
    try expectFresh(workspace, opens: ["A.scene"])
    #expect(!workspace.files.contains("Cache/scenec-stamps"))
  }

  @Test("Does not cache images in a folder whose modification time is in the future")
  func futureImageFolder() throws {
    let workspace = try TestDirectory([
      "s/A.scene": Self.sound, "s/Images/bell.txt": "", "s/.scenec.yml": "images: [Images]\n",
    ])
    #expect(try workspace.shell("touch -d '1 hour' s/Images").status == 0)
    try settle(workspace)
    #expect(workspace.files.contains("Cache/scenec-checks"))
    #expect(!workspace.files.contains("Cache/scenec-assets"))
  }

  /// A button with the size of its image.
  private static let pictured = """
    <storyboard version="1" initial="alarm">
      <scene>
        <viewController id="alarm">
          <view frame="0 0 320 480">
            <button image="bell" accessibilityLabel="Alarm">
              <constraint equation="leading = superview.leading + 200"/>
              <constraint equation="top = superview.top + 20"/>
            </button>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """

  @Test("Caches layout diagnostics by screen and image size")
  func layout() throws {
    let workspace = try TestDirectory(["s/A.scene": Self.pictured, ".scenec.yml": "images: [Images]\n"])
    try workspace.write("Images/bell.png", Data(PNGSample.bytes(100, 50)))
    try settle(workspace, ["--layout"])
    try expectFresh(workspace, ["--layout"], opens: [])
    try expectFresh(workspace, opens: ["A.scene"])
    try expectFresh(workspace, ["--layout", "devices=iphone-se"], opens: ["A.scene"])
    try workspace.write("Images/bell.png", Data(PNGSample.bytes(160, 50)))
    let words = "extends 40 points beyond"
    try expectFresh(workspace, ["--layout"], contains: words, opens: ["A.scene"])
    // A file with diagnostics is read to show its text, but layout does not run again.
    try expectFresh(workspace, ["--layout"], contains: words, opens: ["A.scene"])
  }

  @Test("Checks a cached file again if an image file has another idiom")
  func imageIdioms() throws {
    let workspace = try TestDirectory([
      "s/A.scene": Self.pictured.replacing("bell", with: "bell~pad"), ".scenec.yml": "images: [Images]\n",
      "Images/bell~pad.png": "",
    ])
    try settle(workspace, ["--no-layout"])
    try FileManager.default.moveItem(
      at: workspace.url("Images/bell~pad.png"), to: workspace.url("Images/bell~phone.png"))
    let words = "Image 'bell~pad' does not exist"
    try expectFresh(workspace, ["--no-layout"], contains: words, opens: ["A.scene"])
  }

  @Test("Caches the reason why a file cannot be laid out")
  func layoutGaps() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects><customView id="v"><rect key="frame" x="0.0" y="0.0" width="80" height="80"/></customView></objects>
      </document>
      """
    let workspace = try TestDirectory(["s/A.xib": text, "s/B.scene": Self.sound])
    try settle(workspace, ["--verbose"])
    let words = "the layout of macOS, watchOS and tvOS is not supported"
    try expectFresh(workspace, ["--verbose"], contains: words, opens: [])
    // Without the cache of whole runs, the entries of the files are used.
    try FileManager.default.removeItem(at: workspace.url("Cache/scenec-silence"))
    try expectFresh(workspace, ["--verbose"], contains: words, opens: [])
  }

  @Test("Ignores and replaces a damaged cache of time stamps")
  func ignoresDamagedStampCache() throws {
    let workspace = try settledProject(["s/A.scene": Self.sound, "s/de.lproj/A.strings": ""])
    let kept = try workspace.data("Cache/scenec-stamps")
    // Removes the cache of whole runs.
    let silence = workspace.url("Cache/scenec-silence")
    for bytes in try DamagedCache.variants(of: kept, each: 11) {
      try? FileManager.default.removeItem(at: silence)
      try workspace.write("Cache/scenec-stamps", bytes)
      try expectFresh(workspace, opens: ["A.scene"])
      #expect(try workspace.data("Cache/scenec-stamps") == kept)
      try expectFresh(workspace, opens: [])
    }
    // Time stamps of entries that are no longer cached.
    try? FileManager.default.removeItem(at: silence)
    try FileManager.default.removeItem(at: workspace.url("Cache/scenec-checks"))
    try expectFresh(workspace, opens: ["A.scene"])
    try expectFresh(workspace, opens: [])
  }
}
