import Foundation
import Testing

@Suite("scenec schema")
struct SchemaTests {
  static let xmllint = ["/usr/bin/xmllint", "/usr/local/bin/xmllint", "/opt/homebrew/bin/xmllint"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// `Schemas/scene.rng` and `.xsd` are what `scenec schema` writes.
  @Test(arguments: ["rng", "xsd"])
  func theProjectsSchemasAreFresh(_ format: String) throws {
    let outcome = try TestDirectory().scenec("schema", format)
    #expect(outcome.status == 0)
    try Golden.expect(
      outcome.text, isRecordedAt: Golden.project("Schemas/scene.\(format)"), suite: "SchemaTests")
  }

  @Test("'schema json' has the language, the classes, and those of a manifest")
  func json() throws {
    let workspace = try TestDirectory(["m.json": Self.manifest])
    let outcome = try workspace.scenec("schema", "json", "--classes", "m.json")
    let document = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let language = try #require(document["language"] as? [[String: Any]])
    #expect(language.map { $0["name"] as? String }.contains("segue"))
    let classes = try #require(document["classes"] as? [[String: Any]])
    let names = classes.compactMap { $0["name"] as? String }
    #expect(names.contains("Label") && names.contains("Gauge"))
    #expect(try workspace.scenec("schema", "json").text.contains("Gauge") == false)
  }

  /// A host's own element, with what it takes, in both schemas.
  @Test(.enabled(if: xmllint != nil, "skipped: 'xmllint' is not installed"))
  func aProgramsOwnElements() throws {
    let scene = """
      <nib version="1"><view><gauge range="wide" needle="3"><mark at="1"/><label text="a"/></gauge></view></nib>
      """
    let workspace = try TestDirectory([
      "m.json": Self.manifest, "a.scene": scene,
      "b.scene": scene.replacing("wide", with: "broad"),
      "c.scene": scene.replacing("<mark at=\"1\"/>", with: "<mark at=\"1\"/><mark/>"),
    ])
    let found = try workspace.scenec("validate", "--classes", "m.json", ".").text
    #expect(found.contains("b.scene:1:") && found.contains("c.scene:1:") && !found.contains("a.scene:"))
    for (format, option, wrong) in [("rng", "--relaxng", ["b", "c"]), ("xsd", "--schema", ["b"])] {
      try workspace.write("s", try workspace.scenec("schema", format, "--classes", "m.json").output)
      for name in ["a", "b", "c"] {
        let outcome = try workspace.shell("\(Self.xmllint!) --noout \(option) s \(name).scene")
        #expect((outcome.status == 0) == !wrong.contains(name), "\(format) \(name): \(outcome.errors)")
      }
      let library = try workspace.shell(
        "$scenec schema \(format) > l; \(Self.xmllint!) --noout \(option) l a.scene")
      #expect(library.status != 0)
    }
  }

  @Test("Wrong usage of 'schema' ends with 64, and a missing manifest with 66")
  func wrongUsage() throws {
    #expect(try TestDirectory().scenec("schema").status == 64)
    #expect(try TestDirectory().scenec("schema", "dtd").status == 64)
    #expect(try TestDirectory().scenec("schema", "rng", "--classes", "missing.json").status == 66)
  }

  static let manifest = """
    {
      "version": 1,
      "classes": [
        {
          "name": "Gauge", "module": "App", "element": "gauge", "superclass": "View",
          "documentation": "Shows <how> much -- or & little.",
          "properties": [
            { "key": "range", "type": "enumeration(wide narrow)", "default": "wide" },
            { "key": "needle", "type": "number" }
          ],
          "slots": [{ "name": "mark", "accepts": "Mark", "single": true }]
        },
        {
          "name": "Mark", "module": "App", "element": "mark", "properties": [{ "key": "at", "type": "number" }]
        }
      ]
    }
    """
}
