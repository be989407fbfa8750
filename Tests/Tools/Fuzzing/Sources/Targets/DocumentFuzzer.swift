import SceneCompiler
import SceneDiagnostics

/// Checks, compiles, formats and imports Xcode storyboards, xibs and Interface Builder archives.
///
/// The imported output must be XML in canonical form.
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
