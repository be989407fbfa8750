import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// What editors ask of a snapshot beside findings: the texts themselves, and what counts for each file.
extension Snapshot {
  /// The files of the workspace, from the root, in the order in which they are reported.
  package var paths: [String] { workspace.checks.map(\.absolutePath) }

  /// What a file says, whether it is one of the workspace or not: in memory, or else on the disk. Nil where it cannot be
  /// read, and where it is too large.
  package func text(of path: String) -> SourceText? {
    try? held.read(path, displayPath: ProjectPath.relative(path))
  }

  /// What reads a file, and with it the classes and the code that count for the file; nil for one that is none of the
  /// workspace's.
  package func compiler(of path: String) -> SceneCompiler? { check(of: path)?.compiler }

  /// What reads files, once for all that have a configuration in common.
  package var compilers: [SceneCompiler] {
    var seen: Set<ObjectIdentifier> = []
    return workspace.checks.compactMap { check in
      seen.insert(ObjectIdentifier(check.options)).inserted ? check.compiler : nil
    }
  }

  /// What stands beside a scene: tables of translations, images and colours. Nil for a file that is none of the
  /// workspace's.
  package func resources(of path: String) -> SceneResources? {
    check(of: path).flatMap { try? $0.readResources(held.part(for: path)).resources }
  }

  /// Where the tables of a scene are that lie on the disk, from the root.
  package func tablePaths(of path: String) -> [String] {
    check(of: path)?.options.tables.paths(of: check(of: path)?.displayPath ?? path)
      .map(LexicalPath.absolute) ?? []
  }

  /// Whether a file is one of the tables that a scene may have.
  package func isTable(_ path: String, ofSceneAt scene: String) -> Bool {
    check(of: scene).map { $0.options.tables.isAny(of: [path], ofSceneAt: $0.displayPath) } ?? false
  }
}
