import Foundation
import Testing

@Suite("Project configuration in .scenec.yml")
struct ConfigurationTests {
  @Test("The configuration can change the severity of rules")
  func severities() throws {
    let workspace = try TestDirectory([
      ".scenec.yml": "rules:\n  unreachable-scene: error\n", "s/a.scene": Samples.warning,
    ])
    let raised = try workspace.scenec("validate", "s")
    #expect(raised.status == 1)
    #expect(raised.text.hasSuffix("1 file: 1 error\n"))
    try workspace.write(".scenec.yml", "rules: { unreachable-scene: note }")
    let lowered = try workspace.scenec("validate", "s", "--strict")
    #expect(lowered.status == 0)
    #expect(lowered.text.hasSuffix("1 file: 1 note\n"))
    // `off` is a string here, although YAML 1.1 reads it as false.
    for off in ["off", "\"off\""] {
      try workspace.write(".scenec.yml", "rules:\n  unreachable-scene: \(off)\n")
      #expect(try workspace.scenec("validate", "s").text == "1 file: no problems\n")
    }
  }

  @Test("Ignores diagnostics below the minimum severity, as if their rules were off")
  func minimumSeverity() throws {
    let workspace = try TestDirectory(["s/a.scene": Samples.warning, "s/b.scene": Samples.clock])
    let quiet = try workspace.scenec("validate", "s", "--strict", "--minimum-severity", "error")
    #expect(quiet.status == 0 && quiet.text.hasPrefix("2 files: no problems\n"), "\(quiet)")
    let json = try workspace.scenec("validate", "s", "--minimum-severity", "error", "--format", "json")
    #expect(!json.text.contains("unreachable-scene"))
    try workspace.write(".scenec.yml", "minimumSeverity: error\n")
    for cached in ["", "--cache known", "--cache known"] {
      let outcome = try workspace.shell("$scenec validate s --strict \(cached)")
      #expect(outcome.status == 0 && outcome.text.hasPrefix("2 files: no problems\n"), "\(outcome)")
    }
    // The command line overrides the configuration, and the severity of a rule counts.
    #expect(try workspace.scenec("validate", "s", "--strict", "--minimum-severity", "note").status == 1)
    try workspace.write(".scenec.yml", "minimumSeverity: error\nrules: { unreachable-scene: error }\n")
    #expect(try workspace.scenec("validate", "s", "--cache", "known").status == 1)
    let required = try workspace.scenec(
      "validate", "s", "--minimum-severity", "error", "--no-config", "--require-checked", "unreachable-scene")
    #expect(required.status == 1 && required.errors.contains("the rule is off"))
    try workspace.write(".scenec.yml", "minimumSeverity: waring\n")
    let wrong = try workspace.scenec("validate", "s")
    #expect(wrong.status == 66 && wrong.errors.contains(".scenec.yml:1:18: "), "\(wrong.errors)")
    #expect(wrong.errors.contains("Did you mean 'warning'?"), "\(wrong.errors)")
    #expect(try workspace.scenec("validate", "s", "--minimum-severity", "waring").status == 64)
  }

  @Test("Treats classes in excluded source files as unknown")
  func excludedSources() throws {
    let scene = """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock" class="ClockViewController"><outlet property="old" destination="face"/>
            <view><view id="face" class="OldFace"/></view>
          </viewController>
        </scene>
      </storyboard>
      """
    let workspace = try TestDirectory([
      "App/Clock.scene": scene,
      "App/Clock.swift": """
      import SceneUI
      final class ClockViewController: ViewController { @Outlet var face: View? }
      """,
      "App/Old/Clock.swift": """
      import SceneUI
      final class OldFace: View {}
      func show(_ controller: ViewController) { controller.performSegue(withIdentifier: "gone") }
      """,
      "App/Old/Hand.m": "@interface OldHand : UIView\n@end\n",
    ])
    func rules(_ arguments: String...) throws -> [String] {
      let text = try workspace.scenec(["validate", "App", "--sources", "App"] + arguments, input: Data()).text
      return text.matches(of: /\[([a-z-]+)\]\n/).map { String($0.1) }.sorted()
    }
    #expect(try rules() == ["outlet-not-found", "segue-not-found"])
    for exclude in ["App/Old", "'**/Old'", "'**/Clock.swift'"] {
      try workspace.write(".scenec.yml", "exclude: [\(exclude)]\n")
      let wanted = exclude.contains("Old") ? ["outlet-not-found"] : []
      #expect(try rules() == wanted, "\(exclude)")
      #expect(try rules("--cache", "known") == wanted, "\(exclude)")
      #expect(try rules("--cache", "known") == wanted, "\(exclude)")
    }
    // As for scenes, the nearest configuration of the source file applies.
    try workspace.write(".scenec.yml", "")
    try workspace.write("App/Old/.scenec.yml", "exclude: ['*.swift']\n")
    #expect(try rules() == ["outlet-not-found"])
    #expect(try rules("--no-config").contains("segue-not-found"))
  }

  @Test("The 'ignore' setting excludes files from a single rule")
  func ignoreSkipsFilesForOneRule() throws {
    let workspace = try TestDirectory([
      ".scenec.yml": """
      ignore:
        unreachable-scene: [old, "**/b.scene"]
        unused-id: [s]
      """,
      "s/a.scene": Samples.warning, "s/b.scene": Samples.warning, "old/deep/c.scene": Samples.warning,
    ])
    for cached in ["", "--cache known", "--cache known"] {
      #expect(headlines(try workspace.shell("$scenec validate . \(cached)").text) == ["s/a.scene"])
    }
    // The configuration also applies to files that are named explicitly. The command line overrides it.
    #expect(try workspace.scenec("validate", "s/b.scene").text == "1 file: no problems\n")
    #expect(headlines(try workspace.scenec("validate", ".", "--rule", "unreachable-scene").text).count == 3)
    #expect(headlines(try workspace.scenec("validate", ".", "--no-config").text).count == 3)
    // Diagnostics appear as soon as they are no longer ignored.
    try workspace.write(".scenec.yml", "ignore: { unreachable-scene: [old] }")
    #expect(headlines(try workspace.scenec("validate", ".", "--cache", "known").text).count == 2)
  }

  @Test(
    "Reports the location of an invalid entry in the 'ignore' setting",
    arguments: [
      ("ignore: { unreachable-seen: [a] }", ".scenec.yml:1:11: Rule 'unreachable-seen' does not exist"),
      ("ignore: { unreachable-scene: a }", "must be a list of globs"),
      ("ignore: { unreachable-scene: ['[a'] }", "'[a' is not a glob"),
      ("ignore: [unreachable-scene]", "'ignore' must be a mapping"),
      ("ignore: { xml-not-well-formed: [a] }", ".scenec.yml:1:11: 'xml-not-well-formed' must be an error"),
    ]) func reportsLocationOfInvalidIgnoreEntry(_ text: String, _ message: String) throws
  {
    let workspace = try TestDirectory([".scenec.yml": text, "a.scene": Samples.warning])
    let outcome = try workspace.scenec("validate", "a.scene")
    #expect(outcome.status == 66 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("Reports fonts, colors, devices, classes, and values that the configuration does not allow")
  func allowed() throws {
    let workspace = try TestDirectory([
      "Clock.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <button opaque="NO" customClass="OldButton" id="b">
            <fontDescription key="fontDescription" name="Zapfino" family="Zapfino" pointSize="9"/>
            <color key="tintColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </button>
        </objects>
      </document>
      """
    ])
    #expect(try workspace.scenec("validate", ".").text == "1 file: no problems\n")
    for (configuration, rules) in [
      ("allowed: { fonts: [system, Avenir-Book] }", ["font-not-allowed"]),
      ("allowed: { fonts: [Zapfino], colors: [system] }", ["color-not-allowed"]),
      ("allowed: { devices: [retina4_7, retina5_9] }", ["simulated-device"]),
      ("allowed: { devices: [retina6_1], classes: { button: [BrandButton] } }", ["class-not-allowed"]),
      ("allowed: { values: { button.opaque: ['YES', default] } }", ["value-not-allowed"]),
      ("allowed: { values: { button.opaque: ['NO'] } }", []),
      ("limits: { smallestFont: 10 }", ["font-size-out-of-range"]),
      ("replaced: { OldButton: BrandButton }", ["class-not-allowed"]),
      ("replaced: { OldButton: BrandButton }\nrules: { class-not-allowed: off }", []),
    ] {
      try workspace.write(".scenec.yml", configuration)
      for cached in ["", "--cache known", "--cache known"] {
        let text = try workspace.shell("$scenec validate . \(cached)").text
        let found = text.split(separator: "\n").compactMap { line in
          line.hasPrefix("Clock.xib:") ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
        }
        #expect(found == rules, "\(configuration): \(text)")
      }
    }
  }

  @Test(
    "Suggests the words that the 'layout' setting accepts",
    arguments: [
      ("owns", "Did you mean 'own'?"), ("flase", "Did you mean 'false'?"),
      ("of", "Valid values: 'own' and 'false'"),
    ])
  func layoutWords(_ word: String, _ suggestion: String) throws {
    let workspace = try TestDirectory([".scenec.yml": "layout: \(word)", "a.scene": Samples.warning])
    let outcome = try workspace.scenec("validate", "a.scene")
    #expect(outcome.status == 66 && outcome.errors.contains(suggestion), "\(outcome.errors)")
  }

  @Test(
    "Reports the location of an invalid entry in the 'allowed' or 'replaced' setting",
    arguments: [
      (
        "allowed: { fnots: [a] }",
        ".scenec.yml:1:12: Key 'fnots' does not exist in 'allowed'. Did you mean 'fonts'?"
      ),
      ("allowed: { fonts: system }", "'fonts' must be a list of names of fonts"),
      ("allowed: { values: { opaque: [a] } }", "A key of 'values' must be an element and an attribute"),
      ("replaced: { OldButton: [a] }", "'replaced' must be a mapping of classes to their replacements"),
    ]) func reportsLocationOfInvalidAllowedEntry(_ text: String, _ message: String) throws
  {
    let workspace = try TestDirectory([".scenec.yml": text, "a.scene": Samples.warning])
    let outcome = try workspace.scenec("validate", "a.scene")
    #expect(outcome.status == 66 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func commandLineOverridesConfiguration() throws {
    let workspace = try TestDirectory([
      ".scenec.yml": "rules: { unreachable-scene: off }", "a.scene": Samples.warning,
    ])
    #expect(
      try workspace.scenec("validate", "a.scene", "--rule", "unreachable-scene").text.contains("warning"))
    try workspace.write(".scenec.yml", "rules: { unreachable-scene: error }")
    #expect(try workspace.scenec("validate", "a.scene", "--rule", "unreachable-scene").status == 1)
    #expect(try workspace.scenec("validate", "a.scene", "--no-rule", "unreachable-scene").status == 0)
    #expect(try workspace.scenec("validate", "a.scene", "--no-config").status == 0)
  }

  @Test("Checks each file with the nearest configuration in the folders above the file")
  func usesNearestConfiguration() throws {
    let workspace = try TestDirectory([
      ".scenec.yml": "rules: { unreachable-scene: error }", "near/.scenec.yml": "# says nothing\n",
      "near/deep/a.scene": Samples.warning, "far/b.scene": Samples.warning,
    ])
    let outcome = try workspace.scenec("validate", "near", "far")
    #expect(outcome.text.contains("near/deep/a.scene:6:6: warning:"))
    #expect(outcome.text.contains("far/b.scene:6:6: error:"))
    // From another directory, the file's own configuration still applies.
    let there = try workspace.shell("cd far && $scenec validate ../near/deep/a.scene")
    #expect(there.text.contains("a.scene:6:6: warning:"))
    let input = try workspace.scenec(
      "validate", "-", "--stdin-path", "far/new.scene", input: Samples.warning)
    #expect(input.text.contains("far/new.scene:6:6: error:"))
  }

  @Test("The configuration can select the files to check")
  func filesToCheck() throws {
    let workspace = try TestDirectory([
      ".scenec.yml": """
      include: [Scenes, "Tests/**/Good*.scene"]
      exclude:
        - Scenes/Generated
        - "**/*~pad.scene"
      """,
      "Scenes/a.scene": Samples.warning, "Scenes/Generated/b.scene": Samples.warning,
      "Scenes/a~pad.scene": Samples.warning, "Tests/x/y/Good1.scene": Samples.warning,
      "Tests/x/Bad.scene": Samples.warning, "Other/c.scene": Samples.warning,
    ])
    let outcome = try workspace.scenec("validate", ".")
    #expect(headlines(outcome.text) == ["Scenes/a.scene", "Tests/x/y/Good1.scene"])
    // A file that is named explicitly is checked.
    #expect(headlines(try workspace.scenec("validate", "Scenes/Generated/b.scene").text).count == 1)
    #expect(headlines(try workspace.scenec("validate", "Scenes/Generated/*.scene").text).isEmpty)
    #expect(headlines(try workspace.scenec("validate", "--no-config", ".").text).count == 6)
  }

  @Test("'--config' replaces all other configuration files")
  func oneForAll() throws {
    let workspace = try TestDirectory([
      "ci/strict.yml": "rules: { unreachable-scene: error }",
      ".scenec.yml": "rules: { unreachable-scene: off }",
      "a.scene": Samples.warning,
    ])
    #expect(try workspace.scenec("validate", "a.scene", "--config", "ci/strict.yml").status == 1)
    let missing = try workspace.scenec("validate", "a.scene", "--config", "missing.yml")
    #expect(missing.status == 66)
    #expect(missing.errors == "scenec: error: Cannot read 'missing.yml': No such file or directory\n")
    #expect(try workspace.scenec("validate", "a.scene", "--config", "x.yml", "--no-config").status == 64)
    #expect(try workspace.scenec("validate", "a.scene", "--config", "-").status == 64)
  }

  @Test("Paths of class manifests are relative to the configuration file")
  func resolvesClassManifestsRelativeToConfiguration() throws {
    let workspace = try TestDirectory([
      "app/.scenec.yml": "classes: [built/App.json]", "app/built/App.json": Samples.manifest,
      "app/a.scene": Samples.clock,
    ])
    let outcome = try workspace.scenec("validate", "app")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("[outlet-not-found]"))
    try workspace.write("app/.scenec.yml", "classes: [built/None.json]")
    let missing = try workspace.scenec("validate", "app")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("'app/built/None.json': No such file or directory"))
  }

  @Test("Reports all errors of a configuration with their locations")
  func reportsAllErrorsWithLocations() throws {
    let workspace = try TestDirectory([
      "s/.scenec.yml": """
      exlude: [a]
      rules:
        unreachable-scene: eror
        outlet-not-fond: off
        xml-not-well-formed: off
        bad-id: [error]
      include: Scenes
      exclude: ["a[b", [c]]
      """, "s/a.scene": Samples.warning,
    ])
    let outcome = try workspace.scenec("validate", "s")
    #expect(outcome.status == 66)
    #expect(outcome.text.isEmpty)
    #expect(
      outcome.errors == """
        scenec: error: s/.scenec.yml:1:1: Key 'exlude' does not exist. Did you mean 'exclude'?
        s/.scenec.yml:3:22: 'eror' is not a severity. Did you mean 'error'?
        s/.scenec.yml:4:3: Rule 'outlet-not-fond' does not exist. Did you mean 'outlet-not-found'?
        s/.scenec.yml:5:24: 'xml-not-well-formed' must be an error: no other rule can check a file that violates it.
        s/.scenec.yml:6:11: The value is not a severity. Valid values: 'error', 'warning', 'note' and 'off'.
        s/.scenec.yml:7:10: 'include' must be a list of globs: [first, second].
        s/.scenec.yml:8:18: 'exclude' must be a list of globs.
        s/.scenec.yml:8:11: 'a[b' is not a glob: a '[' is not closed.

        """)
  }

  @Test(
    "Reports the location of a syntax error in a configuration",
    arguments: [
      ("rules: [\n", ".scenec.yml:2:1: Invalid YAML: "),
      ("rules: {}\nrules: {}\n", "Key 'rules' is duplicated"),
      ("- rules\n", ".scenec.yml:1:1: A configuration must be a mapping"),
      ("a: *b\n", "found undefined alias"),
      ("rules: 1\n", ".scenec.yml:1:8: 'rules' must be a mapping"), ("\u{1}", ".scenec.yml: Invalid YAML"),
      ("limits: { nesting: 3, nesting: 4 }\n", ".scenec.yml:1:23: Key 'nesting' is duplicated"),
      ("rules: {}\n---\nrules: {}\n", ".scenec.yml:3:1: Only one YAML document is allowed in a file"),
      ("rules: {\n  a: 'b\n", ".scenec.yml:3:1: Invalid YAML: found unexpected end of stream"),
      ("limits: { nesting: ten }\n", ".scenec.yml:1:20: 'nesting' must be a number of at least 1."),
      ("é: 1\n", ".scenec.yml:1:1: Key 'é' does not exist."),
      ("rules: { é: 1, x: off }\n", ".scenec.yml:1:16: Rule 'x' does not exist"),
    ])
  func reportsLocationOfSyntaxErrors(_ text: String, _ message: String) throws {
    let outcome = try TestDirectory([".scenec.yml": text, "a.scene": Samples.clock]).scenec(
      "validate", "a.scene")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func resolvesYAMLAliases() throws {
    let workspace = try TestDirectory([
      ".scenec.yml": """
      # What was made by a program, and is not for us to mend.
      exclude: &made [made]
      ignore:
        unreachable-scene: *made
        unused-id: *made
      """,
      "made/a.scene": Samples.warning, "b.scene": Samples.warning,
    ])
    #expect(headlines(try workspace.scenec("validate", ".").text) == ["b.scene"])
    #expect(headlines(try workspace.scenec("validate", "made/a.scene").text) == [])
  }

  @Test func rejectsRecursiveYAMLAlias() throws {
    let outcome = try TestDirectory([".scenec.yml": "exclude: &a [*a]\n", "a.scene": Samples.clock]).scenec(
      "validate", "a.scene")
    #expect(outcome.status == 66)
    #expect(
      outcome.errors.contains("'exclude' must be a list of globs."), "\(outcome.errors)")
  }

  private func headlines(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains("[unreachable-scene]") }.map {
      String($0.prefix { $0 != ":" })
    }
  }
}
