import SceneTesting
import SceneUI
import TestSupport
import Testing

/// The page `LifeCycle.md` tells what happens to its scene.
@Suite struct LifeCyclePageTests {
<<<<<<<< HEAD:Tests/DocumentationTests/LifeCyclePageTests.swift
  @Test("What happens to the scene of the page happens in the order that the page tells")
  func order() throws {
    let page = try Documented("Sources/SceneUI/SceneUI.docc/LifeCycle.md")
    let told = page.examples(of: "text").map { $0.text.split(separator: "\n").map(String.init) }
========
  private static func blocks(of language: String) throws -> [String] {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/SceneUI/SceneUI.docc/LifeCycle.md").standardizedFileURL
    return try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  @Test func theOrderIsThatOfThePage() throws {
    let told = try Self.blocks(of: "text").map { $0.split(separator: "\n").map(String.init) }
>>>>>>>> wip-ui:Tests/SceneUITests/Views/Loading/LifeCyclePageTests.swift
    #expect(told.count == 5)
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
    #expect(heard == told)
  }
}
