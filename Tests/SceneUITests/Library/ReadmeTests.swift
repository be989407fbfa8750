import Foundation
import SceneTesting
import SceneUI
import TestSupport
import Testing

// What follows stands in the README, word for word.
final class CounterViewController: ViewController {
  private weak var label: Label!
  private var count = 0 { didSet { label.text = "\(count)" } }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(CounterViewController.self) {
      $0.outlet("label") { $0.label = $1 }
      $0.action("countUp:") { (controller, sender: Button) in controller.count += 1 }
    }
  }
}
// Up to here.

@Suite struct ReadmeTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func theHostIsTheOneHere() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let start = try #require(source.range(of: "word for word.\n")).upperBound
    let end = try #require(source.range(of: "// Up to here.")).lowerBound
    #expect(try readme().contains(source[start..<end]))
  }

  @Test("The scene of the first page counts taps")
  func itsSceneCountsTaps() throws {
    let readme = try readme()
    let start = try #require(readme.range(of: "```xml\n")).upperBound
    let end = try #require(readme.range(of: "```", range: start..<readme.endIndex)).lowerBound
    var registry = Registry.library
    try registry.register(CounterViewController.self)
    let stage = try SceneStage(
      String(readme[start..<end]), registry: registry, vocabulary: registry.vocabulary)
    try stage.show()
    let harness = Harness(stage.window)
    for _ in 0..<3 { try harness.tap(harness.find(text: "More")) }
    #expect(try harness.find(id: "count", as: Label.self).text == "3")
  }
}
