import SceneArchive
import SceneDiagnostics

extension SceneCompiler {
  /// What can be told of a compiled file, as of the scene that it was made of.
  ///
  /// The scene is written and read as text: an archive keeps what it carries along for Xcode as markup, which only a
  /// parser makes elements of. Beside drawing or comparing, that takes no time that counts.
  ///
  /// - Parameters:
  ///   - archive: the compiled file.
  ///   - path: the path that diagnostics and locations name.
  /// - Returns: the analysis, which has read nothing yet.
  package func analysis(of archive: Archive, path: String) -> Analysis {
    analysis(of: SourceText(path: path, Decompiler.scene(of: archive)))
  }
}
