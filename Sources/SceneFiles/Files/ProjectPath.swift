import ScenePlatform

/// The path of a source as compiled files name it: relative to the current directory, so that a project gives the
/// same bytes wherever it lies. Only what lies outside keeps an absolute path.
package enum ProjectPath {
  package static func relative(_ path: String) -> String {
    guard path.hasPrefix("/") else { return tidied(path) }
    guard let directory = currentDirectory else { return path }
    return LexicalPath.relative(path, to: directory).map(tidied) ?? path
  }

  /// The absolute path of the current directory, which is that of the start; nil where that was gone.
  package static let currentDirectory: String? = {
    guard let directory = getcwd(nil, 0) else { return nil }
    defer { free(directory) }
    return String(cString: directory)
  }()

  /// Without steps that lead nowhere. `..` stays: what it leads to depends on links.
  private static func tidied(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
