import SceneCompiler
import SceneDiagnostics
import SceneFiles
import ScenePlatform
import SceneResources
import SceneSyntax
import SceneValues

/// Information that editors use in addition to diagnostics: the text and settings of each file.
extension Snapshot {
  package var paths: [String] { workspace.checks.map(\.absolutePath) }

  /// Returns the text of any file, or nil if the file cannot be read or is too large.
  package func text(of path: String) -> SourceText? {
    try? held.read(path, displayPath: ProjectPath.relative(path))
  }

  package func compiler(of path: String) -> SceneCompiler? { check(of: path)?.compiler }

  package var compilers: [SceneCompiler] {
    var seen: Set<ObjectIdentifier> = []
    return workspace.checks.compactMap { check in
      seen.insert(ObjectIdentifier(check.options)).inserted ? check.compiler : nil
    }
  }

  /// Returns the resources of a scene, or nil if the file is not in the workspace.
  package func resources(of path: String) -> SceneResources? {
    check(of: path).flatMap { try? $0.readResources(held.part(for: path)).resources }
  }

  package func imageDirectories(of path: String) -> [String] { check(of: path)?.options.images ?? [] }

  /// Returns the absolute paths of an image's files. `endings` contains lowercase file name suffixes.
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

  package func tablePaths(of path: String) -> [String] {
    check(of: path)?.options.tables.paths(of: check(of: path)?.displayPath ?? path)
      .map(LexicalPath.absolute) ?? []
  }

  package func isTable(_ path: String, ofSceneAt scene: String) -> Bool {
    check(of: scene).map { $0.options.tables.isAny(of: [path], ofSceneAt: $0.displayPath) } ?? false
  }
}
