import Foundation
import TestSupport
import Testing

@Suite("scenec schema")
struct SchemaTests {
  static let xmllint = ["/usr/bin/xmllint", "/usr/local/bin/xmllint", "/opt/homebrew/bin/xmllint"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test("The schema files match the output of 'schema'", arguments: ["rng", "xsd"])
  func schemasAreUpToDate(_ format: String) throws {
    let outcome = try TestDirectory().scenec("schema", format)
    #expect(outcome.status == 0)
    try Golden.expect(
      outcome.text, isRecordedAt: Golden.project("Schemas/scene.\(format)"), suite: "SchemaTests")
  }

  @Test("'schema json' describes the language, the class library, and the manifest's classes")
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

  /// Both schemas contain an element of a host app with its content.
  @Test(
    "The RELAX NG schema and the XML Schema contain the elements of an app",
    .enabled(if: xmllint != nil, "skipped: 'xmllint' is not installed"))
  func includesElementsOfTheApp() throws {
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

  @Test(
    "The XML Schema rejects an attribute that an element does not support",
    .enabled(if: xmllint != nil, "skipped: 'xmllint' is not installed"),
    arguments: [
      ("<label text=\"a\"/>", "<label txet=\"a\"/>"), ("<view alpha=\"1\"/>", "<view alhpa=\"1\"/>"),
      ("<stackView axis=\"vertical\"/>", "<stackView axsi=\"vertical\"/>"),
      (
        "<tableViewCell><accessoryView><switch on=\"true\"/></accessoryView></tableViewCell>",
        "<tableViewCell><accessoryView><switch no=\"true\"/></accessoryView></tableViewCell>"
      ),
      (
        "<label text=\"a\"><when traits=\"style=dark\" text=\"b\"/></label>",
        "<label text=\"a\"><when traits=\"style=dark\" txet=\"b\"/></label>"
      ),
      (
        "<button><action selector=\"a:\" destination=\"b\"/></button>",
        "<button><action selector=\"a:\" destintion=\"b\"/></button>"
      ),
      (
        "<button><segue kind=\"show\" destination=\"b\"/></button>",
        "<button><segue kind=\"show\" destination=\"b\" identifer=\"c\"/></button>"
      ),
    ])
  func misspelledAttributes(_ right: String, _ wrong: String) throws {
    func scene(_ view: String) -> String {
      """
      <storyboard version="1" initial="b"><appearance class="Label" textColor="red"/><scene><viewController id="b">
        <view>\(view)</view></viewController></scene></storyboard>
      """
    }
    let schema = Golden.project("Schemas/scene.xsd").path
    let workspace = try TestDirectory(["right.scene": scene(right), "wrong.scene": scene(wrong)])
    let accepted = try workspace.shell("\(Self.xmllint!) --noout --schema \(schema) right.scene")
    #expect(accepted.status == 0, "\(accepted.errors)")
    let refused = try workspace.shell("\(Self.xmllint!) --noout --schema \(schema) wrong.scene")
    #expect(refused.errors.contains("is not allowed"), "\(refused.errors)")
    try workspace.write("rule.scene", scene("").replacing("textColor", with: "textColour"))
    let rule = try workspace.shell("\(Self.xmllint!) --noout --schema \(schema) rule.scene")
    #expect(rule.errors.contains("'textColour' is not allowed"))
  }

  @Test(
    "The XML Schema that is generated from an app's sources accepts all scenes of the app",
    .enabled(if: xmllint != nil, "skipped: 'xmllint' is not installed"),
    arguments: ["AlarmClock", "Games", "PhotoDiary"])
  func schemaAcceptsExamples(_ name: String) throws {
    let folder = Golden.project("Scenes/\(name)").path
    let workspace = try TestDirectory()
    let outcome = try workspace.shell(
      """
      $scenec schema xsd --sources \(folder)/Sources > s.xsd && \
      find \(folder)/Sources \(folder)/*.scene -name '*.scene' 2>/dev/null | sort > list && test -s list && \
      xargs \(Self.xmllint!) --noout --schema s.xsd < list
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("Exits with status 64 for invalid usage and 66 for a missing manifest")
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
