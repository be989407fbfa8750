import SceneArchive
import SceneDiagnostics

extension SceneCompiler {
  /// Creates an analysis of a compiled file, as if from its scene.
  ///
  /// The archive is decompiled to text and parsed, because preserved Xcode markup is stored as text. The cost
  /// is negligible compared with drawing or comparing.
  package func analysis(of archive: Archive, path: String) -> Analysis {
    analysis(of: SourceText(path: path, Decompiler.scene(of: archive)))
  }
}
