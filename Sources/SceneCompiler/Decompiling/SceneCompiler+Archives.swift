import SceneArchive
import SceneDiagnostics

extension SceneCompiler {
  /// Creates an analysis of a compiled file that is equivalent to an analysis of the file's scene. The archive is
  /// decompiled and parsed, because preserved Xcode markup is stored as text.
  package func analysis(of archive: Archive, path: String) -> Analysis {
    analysis(of: SourceText(path: path, Decompiler.scene(of: archive)))
  }
}
