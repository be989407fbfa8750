import SceneDrawing
import ScenePreview
import SceneValues
import Testing

@Suite struct StageSettingsTests {
  private func svg(_ change: (inout StageSettings) -> Void) throws -> String {
    var settings = StageSettings()
    change(&settings)
    return try Preview(Preview.clock(), settings: settings).svg()
  }

  @Test("A scene that is asked for in another size is shown in that size")
  func size() throws {
    var settings = StageSettings()
    settings.size = Size(width: 480, height: 320)
    #expect(try Preview(Preview.clock(), settings: settings).picture().size == Size(width: 480, height: 320))
  }

  @Test("A dark picture has other colors than a light one, and the same settings give the same picture")
  func style() throws {
    let light = try svg { _ in }
    #expect(try svg { $0.style = .light } == light)
    #expect(try svg { $0.style = .dark } != light)
  }

  @Test("A folder of images that cannot be read is a failure")
  func missingImages() throws {
    #expect(throws: (any Error).self) { try svg { $0.images = ["/nowhere/Images"] } }
  }
}
