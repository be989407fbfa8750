import ScenePlatform

/// Where a path leads, which may be called by several: links are followed.
package enum RealPath {
  /// - Parameter folder: its path.
  /// - Returns: its path without links; where there is no such folder, the path from the root.
  package static func ofFolder(_ folder: String) -> String {
    guard let real = realpath(folder, nil) else { return LexicalPath.absolute(folder) }
    defer { free(real) }
    return String(cString: real)
  }
}
