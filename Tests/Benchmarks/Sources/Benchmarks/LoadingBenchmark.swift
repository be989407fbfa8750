import SceneCompiler
import SceneDiagnostics
import SceneUI

/// Loading a compiled file of 10,000 objects.
struct LoadingBenchmark {
  func run() throws {
    let scene = SourceText(path: "objects.scene", GeneratedScene.text(objects: 10_000))
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    let bytes = try compiler.compile(scene).bytes!
    let open = try median(of: 21) { _ = try SceneFile(bytes: bytes, registry: .library) }
    print(Figure(name: "open and verify 10,000 objects", seconds: open, bytes: bytes.count).line)
    let first = try median(of: 11) { try instantiate(SceneFile(bytes: bytes, registry: .library)) }
    print(Figure(name: "open and instantiate 10,000 objects, first time", seconds: first).line)
    let file = try SceneFile(bytes: bytes, registry: .library)
    let second = try median(of: 21) { try instantiate(file) }
    print(Figure(name: "instantiate and release 10,000 objects, second time", seconds: second).line)
  }

  private func instantiate(_ file: SceneFile) throws {
    let context = SceneContext(clock: ManualClock())
    let controller = try Storyboard(file: file, context: context).instantiateInitialViewController()
    try controller.loadViewIfNeeded()
  }
}
