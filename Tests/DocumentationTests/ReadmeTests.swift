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

  @Test("The counter on the page Screens.md starts with the number that 'willShow' sets")
  func counterStarts() throws {
    let scene = try #require(Documented("README.md").examples(of: "xml").first)
    var registry = Registry.library
    try registry.register(StartingCounterController.self)
    let text = scene.text.replacing("CounterViewController", with: "StartingCounterController")
    let stage = try SceneStage(text, registry: registry, vocabulary: registry.vocabulary)
    let controller = try stage.storyboard.instantiateInitialViewController()
    try #require(controller as? StartingCounterController).start = 41
    stage.window.rootViewController = controller
    try stage.window.makeKeyAndVisible()
    let harness = Harness(stage.window)
    #expect(try harness.find(id: "count", as: Label.self).text == "41")
    try harness.tap(harness.find(text: "More"))
    #expect(try harness.find(id: "count", as: Label.self).text == "42")
  }

  @Test("The main nib on the page Hosts.md shows the README's view controller")
  func mainNib() throws {
    let page = try Documented("Sources/SceneUI/SceneUI.docc/Hosts.md")
    let nib = try #require(page.examples(of: "xml").first { $0.text.hasPrefix("<nib") })
    let scene = try #require(Documented("README.md").examples(of: "xml").first?.text)
    let view = try #require(scene.firstRange(of: "<view frame"))
    let end = try #require(scene.firstRange(of: "</view>"))
    let content = scene[view.lowerBound..<end.upperBound].replacing("\"counter\"", with: "\"owner\"")
    let counter = """
      <nib version="1" owner="CounterViewController"><outlet property="label" destination="count"/>\(content)</nib>
      """
    var registry = Registry.library
    try registry.register(CounterDelegate.self, CounterViewController.self)
    let context = SceneContext(registry: registry, clock: ManualClock())
    let file = try opened(counter, registry: registry)
    context.sceneFileProvider = { $0 == "Counter" ? file : nil }
    let application = Application(context: context)
    try application.loadMainNib(Nib(file: try opened(nib.text, registry: registry), context: context))
    application.launch()
    application.activate()
    let harness = Harness(try #require(application.keyWindow))
    try harness.tap(harness.find(text: "More"))
    #expect(try harness.find(id: "count", as: Label.self).text == "1")
  }
}
