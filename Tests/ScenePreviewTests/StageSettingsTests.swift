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

  @Test("Draws a scene at the requested size")
  func size() throws {
    var settings = StageSettings()
    settings.size = Size(width: 480, height: 320)
    #expect(try Preview(Preview.clock(), settings: settings).picture().size == Size(width: 480, height: 320))
  }

  @Test("The dark style changes the picture, and the light style is the default")
  func style() throws {
    let light = try svg { _ in }
    #expect(try svg { $0.style = .light } == light)
    #expect(try svg { $0.style = .dark } != light)
  }

  @Test("Fails if the image folder cannot be read")
  func missingImages() throws {
    #expect(throws: (any Error).self) { try svg { $0.images = ["/nowhere/Images"] } }
  }
}
