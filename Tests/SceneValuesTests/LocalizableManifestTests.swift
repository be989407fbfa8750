import Foundation
import SceneValues
import Testing

@Suite struct LocalizableManifestTests {
  @Test("Localizable properties round-trip through a manifest")
  func roundTrip() throws {
    let manifest = ClassManifest([
      ClassDescription(
        name: "ClockView", module: "AlarmClock", superclass: "View",
        properties: [
          PropertyDescription(key: "caption", type: .string, isLocalizable: true),
          PropertyDescription(key: "calendar", type: .string),
        ])
    ])
    #expect(manifest.json.ranges(of: "localizable").count == 1)
    #expect(try JSONDecoder().decode(ClassManifest.self, from: Data(manifest.json.utf8)) == manifest)
  }

  @Test("Rejects a localizable property that is not a string")
  func onlyStringsCanBeLocalizable() throws {
    let json = """
      {"version": 1, "classes": [{"name": "A", "module": "B", "properties": [
        {"key": "hours", "type": "int", "localizable": true}]}]}
      """
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ClassManifest.self, from: Data(json.utf8))
    }
  }
}
