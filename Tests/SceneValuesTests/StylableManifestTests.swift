import Foundation
import SceneValues
import Testing

@Suite struct StylableManifestTests {
  private let hand = VariantDescription(
    element: "hand",
    axes: [
      AxisDescription(name: "name", type: .enumeration(["hour", "minute"]), base: "hour"),
      AxisDescription(name: "number", type: .int, base: "0"),
    ])

  @Test("Stylable properties and their variants round-trip through a manifest")
  func roundTrip() throws {
    let manifest = ClassManifest([
      ClassDescription(
        name: "ClockView", module: "AlarmClock", superclass: "View",
        properties: [
          PropertyDescription(key: "dialColor", type: .color, isStylable: true),
          PropertyDescription(key: "handColor", type: .color, isStylable: true, variant: hand),
          PropertyDescription(key: "hours", type: .int),
        ])
    ])
    #expect(try JSONDecoder().decode(ClassManifest.self, from: Data(manifest.json.utf8)) == manifest)
  }

  @Test(
    "Rejects stylable properties and variants that have unsupported types",
    arguments: [
      (#""type": "reference(View)", "appearance": true"#, "appearance rules cannot set 'partner'"),
      (
        #""type": "color", "appearance": true, "variant": {"element": "shade", "axes": [{"name": "tone", "type": "color", "base": "red"}]}"#,
        "'tone' cannot select variants"
      ),
    ])
  func reportsInvalidTypes(property: String, message: String) throws {
    let json = """
      {"version": 1, "classes": [{"name": "A", "module": "B", "properties": [{"key": "partner", \(property)}]}]}
      """
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ClassManifest.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else { throw Wrong() }
    #expect(context.debugDescription.contains(message))
  }

  private struct Wrong: Error {}
}
