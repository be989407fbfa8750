import ScenePlatform

package enum OutputDirectory {
  /// Creates a directory if it does not exist. Its parent must exist.
  ///
  /// - Throws: `Failure` if the directory cannot be created.
  package static func make(_ path: String) throws(Failure) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw Failure("Cannot create the directory '\(path)': \(SystemError())", .cannotCreate)
    }
  }
}
