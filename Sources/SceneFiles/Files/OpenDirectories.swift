import ScenePlatform

/// The directories of files that are written together. Each is opened once, to limit the number of open files.
struct OpenDirectories {
  private var byPath: [String: OpenDirectory] = [:]

  mutating func open(_ path: String) throws(SystemError) -> OpenDirectory {
    if let known = byPath[path] { return known }
    let directory = try OpenDirectory(path)
    byPath[path] = directory
    return directory
  }

  mutating func open(_ name: String, in parent: OpenDirectory) throws(SystemError) -> OpenDirectory {
    let path = "\(parent.path)\(name)/"
    if let known = byPath[path] { return known }
    let directory = try OpenDirectory(name, in: parent)
    byPath[path] = directory
    return directory
  }
}
