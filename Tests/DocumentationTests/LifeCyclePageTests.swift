import SceneTesting
import SceneUI
import TestSupport
import Testing

/// The page `LifeCycle.md` describes the lifecycle of its scene correctly.
@Suite struct LifeCyclePageTests {
  @Test("The events of the example scene occur in the documented order")
  func order() throws {
    let page = try Documented("Sources/SceneUI/SceneUI.docc/LifeCycle.md")
    let reported = page.examples(of: "text").map { $0.text.split(separator: "\n").map(String.init) }
    #expect(reported.count == 5)
    let stage = try SceneStage(try #require(page.examples(of: "xml").first).text)
    var heard: [[String]] = []

    let controller = try stage.storyboard.instantiateInitialViewController()
    heard.append(stage.takeEvents())
    stage.window.rootViewController = controller
    try stage.window.makeKeyAndVisible()
    heard.append(stage.takeEvents())
    let harness = Harness(stage.window)
    try harness.tap(harness.find(text: "Open"))
    heard.append(stage.takeEvents())
    try controller.dismiss(animated: false)
    heard.append(stage.takeEvents())
    stage.window.close()
    heard.append(stage.takeEvents())
    #expect(heard == reported)
  }
}
