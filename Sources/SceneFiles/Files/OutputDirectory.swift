import ScenePlatform

package enum OutputDirectory {
  package static func make(_ path: String) throws(Failure) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw Failure("Cannot create the directory '\(path)': \(SystemError())", .cannotCreate)
    }
  }
}
