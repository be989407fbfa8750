import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneUI

/// The time to instantiate objects from a description, compared with the loaders of GTK and Qt, and its
/// growth.
struct InstantiationBenchmark {
  private let registry: Registry
  private let compiler: SceneCompiler

  init() throws {
    var registry = Registry.library
    try registry.register(RowsViewController.self)
    self.registry = registry
    compiler = SceneCompiler(vocabulary: registry.vocabulary)
  }

  static func run(_ setup: Setup, _ report: Report) throws {
    let benchmark = try InstantiationBenchmark()
    let screen = try VirtualScreen(report)
    let loaders = ToolkitLoader.installed(on: screen, report)
    for objects in [1_000, 10_000] where report.includes("\(grouped(objects)) connected objects") {
      try benchmark.compare(objects: objects, with: loaders, in: setup.folder, report)
    }
    for objects in [1_000, 10_000, 100_000, 1_000_000] {
      try benchmark.measureGrowth(objects: objects, runs: objects > 100_000 ? 5 : 21, report)
    }
    withExtendedLifetime(screen) {}
  }

  private func compare(objects: Int, with loaders: [ToolkitLoader], in folder: URL, _ report: Report) throws {
    let source = SourceText(path: "rows.scene", EquivalentScene.ours(objects: objects))
    let fromText = try seconds(runs: 11) { try SceneFile(bytes: compile(source), registry: registry) }
    let file = try SceneFile(bytes: compile(source), registry: registry)
    let compiled = try seconds(runs: 41) { file }
    // Qt searches all widgets for each end of a connection: 10,000 objects take more than a second.
    let peers = try loaders.map {
      Report.Peer(
        name: $0.name,
        value: try $0.seconds(objects: objects, runs: objects > 1_000 ? 5 : 21, in: folder))
    }
    for (form, seconds) in [("compiled", compiled), ("from XML", fromText)] {
      report.add("\(grouped(objects)) connected objects, \(form)", .seconds(seconds), beside: peers)
    }
  }

  func measureGrowth(objects: Int, runs: Int, _ report: Report) throws {
    let name = "\(grouped(objects)) connected objects, compiled, each"
    guard report.includes(name) else { return }
    let source = SourceText(path: "rows.scene", EquivalentScene.ours(objects: objects))
    let file = try SceneFile(bytes: compile(source), registry: registry)
    report.add(name, .seconds(try seconds(runs: runs) { file } / Double(objects)))
  }

  private func compile(_ source: SourceText) throws -> [UInt8] {
    guard let bytes = try compiler.compile(source).bytes else {
      preconditionFailure("the generated scene does not compile")
    }
    return bytes
  }

  /// Returns the median time to instantiate a scene with all its views, in seconds, without the time to release them.
  private func seconds(runs: Int, of file: () throws -> SceneFile) throws -> Double {
    checkConnection(of: try instantiate(file()))
    return try median(of: runs, warmingUp: 1, by: .thread) { try instantiate(file()) }
  }

  private func instantiate(_ file: SceneFile) throws -> ViewController {
    let context = SceneContext(registry: registry, clock: ManualClock())
    let controller = try Storyboard(file: file, context: context).instantiateInitialViewController()
    try controller.loadViewIfNeeded()
    return controller
  }

  /// Checks that the button of the last row exists and is connected. Otherwise the measured time is
  /// meaningless.
  private func checkConnection(of controller: ViewController) {
    let controller = controller as! RowsViewController
    let button = controller.view.subviews.last!.subviews.last as! Button
    button.sendActions(for: .touchUpInside)
    precondition(controller.openedRows == 1)
  }
}
