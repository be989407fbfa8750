import SceneCompiler
import SceneDiagnostics
import SceneFiles
import ScenePlatform
import SceneResources
import SceneSyntax
import SceneValues

/// What editors ask of a snapshot beside diagnostics: the texts themselves, and what counts for each file.
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

  /// What stands beside a scene: tables of translations, images and colors. Nil for a file that is none of the
  /// workspace's.
  package func resources(of path: String) -> SceneResources? {
    check(of: path).flatMap { try? $0.readResources(held.part(for: path)).resources }
  }

  /// The directories of images and colors that were named for a file.
  package func imageDirectories(of path: String) -> [String] { check(of: path)?.options.images ?? [] }

  /// The files that an image is made of: of its set in a catalog, or those that are called so, with a scale or without.
  ///
  /// - Parameters:
  ///   - name: as scenes say it.
  ///   - endings: what the names of wanted files end with, in small letters.
  /// - Returns: their paths from the root, in order.
  package func imageFiles(named name: String, endings: [String]) -> [String] {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return workspace.assetDirectories.flatMap { directory -> [String] in
      let isSet = directory.hasSuffix("/\(last).imageset")
      let names = (try? DirectoryListing.names(in: directory)) ?? []
      return names.filter { file in
        guard endings.contains(where: file.lowercased().hasSuffix) else { return false }
        let stem = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
        return isSet || stem == last || stem == "\(last)@2x" || stem == "\(last)@3x"
      }.map { "\(directory)/\($0)" }
    }.sorted()
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
