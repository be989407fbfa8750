import ScenePlatform

/// A namespace for the paths of sources in compiled files. These paths are relative so that compiled files do not depend
/// on the project's location.
package enum ProjectPath {
  package static func relative(_ path: String) -> String {
    guard path.hasPrefix("/") else { return normalized(path) }
    guard let directory = currentDirectory else { return path }
    return LexicalPath.relative(path, to: directory).map(normalized) ?? path
  }

  package static let currentDirectory: String? = {
    guard let directory = getcwd(nil, 0) else { return nil }
    defer { free(directory) }
    return String(cString: directory)
  }()

  /// Removes `.` and empty components. `..` is preserved, because its target depends on symbolic links.
  private static func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
