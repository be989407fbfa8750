import SceneCompiler
import SceneDiagnostics

/// Storyboards and xibs of Xcode's, and archives of Interface Builder's: checked, compiled, formatted, imported.
///
/// What is imported is XML in canonical form.
enum DocumentFuzzer: Fuzzer {
  static func run(_ bytes: [UInt8]) {
    let source = SourceText(path: "fuzz.storyboard", bytes: bytes)
    _ = SceneFuzzer.compiled(source)
    SceneFuzzer.checkCanonicalForm(of: source)
    guard let scene = SceneImporter(vocabulary: Host.vocabulary).scene(of: source).scene else { return }
    let again = SceneFormatter(vocabulary: Host.vocabulary)
      .format(SourceText(path: "fuzz.scene", bytes: scene.text))
    precondition(again.text == scene.text, "what was imported has another canonical form")
  }
}
