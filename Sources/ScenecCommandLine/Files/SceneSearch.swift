import Glibc
import SceneDiagnostics

/// Finds the files that arguments stand for: themselves, or all scenes below a directory.
struct SceneSearch {
  private(set) var paths: [String] = []
  /// What could not be looked into.
  private(set) var problems: [Report.Problem] = []

  init(_ arguments: [String]) {
    for argument in arguments {
      guard argument != "-", Self.kind(of: argument, followingLinks: true) == S_IFDIR else {
        paths.append(argument)
        continue
      }
      let start = paths.count
      search(argument)
      paths[start...].sort()
    }
  }

  /// Hidden files and directories belong to tools (`.git`, `.build`), and a link to a directory may lead round in a
  /// circle: neither is entered.
  private mutating func search(_ directory: String) {
    guard let stream = opendir(directory) else {
      problems.append(Report.Problem("Cannot read '\(directory)': \(SystemError())", path: directory))
      return
    }
    defer { closedir(stream) }
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      guard !name.hasPrefix(".") else { continue }
      let path = prefix + name
      if Self.kind(of: path, followingLinks: false) == S_IFDIR {
        search(path)
      } else if name.hasSuffix(".scene"), Self.kind(of: path, followingLinks: true) != S_IFDIR {
        paths.append(path)
      }
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private static func kind(of path: String, followingLinks: Bool) -> mode_t? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }
}
