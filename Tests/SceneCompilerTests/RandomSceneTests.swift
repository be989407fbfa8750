import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneUI
import TestSupport
import Testing

/// Each scene that the vocabulary allows passes through all stages.
@Suite struct RandomSceneTests {
  @Test(
    "Random scenes compile, load, and decompile to scenes with the same bytes",
    arguments: RandomSeeds.of(200))
  func roundTrip(_ seed: Int) throws {
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    let text = RandomScene.text(seed: UInt64(seed))
    let compilation = try compiler.compile(SourceText(path: "random.scene", text))
    #expect(compilation.diagnostics.map(\.message.text) == [], "\(text)")
    let bytes = try #require(compilation.bytes)

    // The same input results in the same bytes, and each content has one encoding.
    #expect(try compiler.compile(SourceText(path: "random.scene", text)).bytes == bytes)
    let archive = try Archive(bytes: bytes)
    #expect(try archive.content().encoded(sourceMap: archive.sourceMap) == bytes)
    #expect(!archive.dump().isEmpty)

    // The decompiled scene compiles to the same content.
    let again = try compiler.compile(SourceText(path: "again.scene", Decompiler.scene(of: archive)))
    #expect(again.diagnostics.map(\.message.text) == [])
    #expect(try Archive(bytes: try #require(again.bytes)).digest == archive.digest)

    try expectLoads(bytes)
  }

  /// Checks that a scene loads, draws, and is deallocated after its release.
  private func expectLoads(_ bytes: [UInt8]) throws {
    let context = SceneContext(clock: ManualClock())
    let storyboard = Storyboard(file: try SceneFile(bytes: bytes, registry: .library), context: context)
    for id in storyboard.identifiers {
      weak var controller: ViewController?
      weak var view: View?
      do {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
        window.rootViewController = try storyboard.instantiate(id)
        controller = window.rootViewController
        try window.makeKeyAndVisible()
        view = controller?.view
        checkInvariants(of: window)
        #expect(SVGRenderer().svg(window.picture()).contains("<svg"))
        window.close()
      }
      #expect(controller == nil && view == nil)
    }
  }
}

/// Checks that parents and children refer to each other, and that all positions are consistent.
func checkInvariants(of view: View) {
  for subview in view.subviews {
    #expect(subview.superview === view)
    #expect(subview.window === view.window)
    checkInvariants(of: subview)
  }
  for recognizer in view.gestureRecognizers { #expect(recognizer.view === view) }
}
