import Testing

@Suite("Class manifests")
struct ManifestTests {
  @Test("Each command accepts the classes of a manifest", arguments: ["validate", "compile", "render"])
  func manifestClasses(_ command: String) throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "m.json": Samples.manifest])
    #expect(try workspace.scenec(command, "a.scene").status == 0)
    let outcome = try workspace.scenec(command, "a.scene", "--classes", "m.json")
    #expect(outcome.status == 1)
    #expect((outcome.text + outcome.errors).contains("[outlet-not-found]"))
  }

  /// The manifests of a module must list all of its classes, so a single manifest lacks the class of the
  /// other.
  @Test("Uses the classes of several manifests together")
  func severalManifestsTogether() throws {
    let workspace = try TestDirectory([
      "a.scene": Samples.clock,
      "m.json": Samples.manifest.replacing("clockFace", with: "face"),
      "n.json": Samples.manifest.replacing("ClockController", with: "ClockView")
        .replacing("ViewController", with: "View"),
    ])
    let both = try workspace.scenec("validate", "a.scene", "--classes", "n.json", "--classes", "m.json")
    #expect(both.status == 0)
    let one = try workspace.scenec("validate", "a.scene", "--classes", "m.json")
    #expect(one.status == 1)
    #expect(one.text.contains("'App.ClockView' does not exist"))
  }

  static let faults: [(String, String)] = [
    ("", "m.json:1:1: A class manifest must be JSON: expected a value"),
    ("{\"version\": 1,\n \"classes\": [x]}", "m.json:2:14: A class manifest must be JSON: expected a value"),
    ("{\"version\": 1 \"classes\"", "m.json:1:15: A class manifest must be JSON: expected ',' or '}'"),
    (
      "{\"version\": 1, }",
      "m.json:1:16: A class manifest must be JSON: expected a member's name in double quotes"
    ),
    (
      "{\"version\": 1, \"classes\": []} x",
      "m.json:1:31: A class manifest must be JSON: expected the end of the file"
    ),
    (
      String(repeating: "[", count: 9999),
      "m.json:1:500: A class manifest must be JSON: expected fewer than 500 levels"
    ),
    ("[]", "'m.json' is not a class manifest: an object is expected"),
    ("\u{FEFF}{}", "'m.json' is not a class manifest: the member 'version' is missing"),
    ("{\"version\": 1}", "'m.json' is not a class manifest: the member 'classes' is missing"),
    ("{\"version\": 2, \"classes\": []}", "version: unsupported version 2; supported versions: 1"),
    ("{\"version\": 1, \"classes\": {}}", "classes: an array is expected"),
    ("{\"version\": null, \"classes\": []}", "version: an integer is expected"),
    (
      """
      {"version": 1, "classes": [
        {"name": "A", "module": "M", "properties": [{"key": "k", "type": "number", "minimum": "1"}]}
      ]}
      """,
      "classes[0].properties[0].minimum: a number is expected"
    ),
    (
      "{\"version\": 1, \"classes\": [{\"name\": 3, \"module\": \"M\"}]}",
      "classes[0].name: a string is expected"
    ),
    (
      "{\"version\": 1, \"classes\": [{\"name\": \"A\", \"modul\": \"M\"}]}",
      "classes[0].modul: 'modul' is not a member of a manifest"
    ),
    (
      """
      {"version": 1, "classes": [
        {"name": "A", "module": "M", "properties": [{"key": "k", "type": "colour"}]}
      ]}
      """,
      "classes[0].properties[0].type: 'colour' is not a value type"
    ),
  ]

  @Test("Exits with status 66 and reports the reason if a manifest is invalid", arguments: faults)
  func invalidManifest(_ json: String, _ message: String) throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "m.json": json])
    let outcome = try workspace.scenec("validate", "a.scene", "--classes", "m.json")
    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("scenec: error: "))
    #expect(outcome.errors.hasSuffix(message + "\n"), "\(outcome.errors)")
  }

  @Test("Exits with status 66 for a missing manifest and 64 for standard input")
  func missingManifest() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    #expect(try workspace.scenec("validate", "a.scene", "--classes", "m.json").status == 66)
    #expect(try workspace.scenec("validate", "a.scene", "--classes", "-").status == 64)
  }
}
