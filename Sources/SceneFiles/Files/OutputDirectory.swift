import ScenePlatform

/// A directory that files are written into.
package enum OutputDirectory {
  /// Makes a directory, if it is not there; those around it must be.
  ///
  /// - Throws: `Failure` where it cannot be made.
  package static func make(_ path: String) throws(Failure) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw Failure("Cannot make the directory '\(path)': \(SystemError())", .cannotCreate)
    }
  }
}
