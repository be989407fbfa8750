import SceneTesting
import SceneUI
import TestSupport
import Testing

/// The app in the README behaves as the README describes. Its source is in `Snippets`.
@Suite struct ReadmeTests {
  @Test("The scene in the README counts taps")
  func sceneCountsTaps() throws {
    let scene = try #require(Documented("README.md").examples(of: "xml").first)
    var registry = Registry.library
    try registry.register(CounterViewController.self)
    let stage = try SceneStage(scene.text, registry: registry, vocabulary: registry.vocabulary)
    try stage.show()
    let harness = Harness(stage.window)
    for _ in 0..<3 { try harness.tap(harness.find(text: "More")) }
    #expect(try harness.find(id: "count", as: Label.self).text == "3")
  }
}
