import ScenePlatform

package enum RealPath {
  /// Returns the path with symbolic links resolved, or the absolute path if the folder does not exist.
  package static func ofFolder(_ folder: String) -> String {
    guard let real = realpath(folder, nil) else { return LexicalPath.absolute(folder) }
    defer { free(real) }
    return String(cString: real)
  }
}
