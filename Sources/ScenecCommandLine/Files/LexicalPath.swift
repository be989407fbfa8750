/// Paths as words, whatever lies there: to say where a file stands in a project.
enum LexicalPath {
  /// A path from the root, without steps that lead nowhere or back.
  static func absolute(_ path: String) -> String {
    var steps: [Substring] = []
    let whole = path.hasPrefix("/") ? path : (ProjectPath.currentDirectory ?? "") + "/" + path
    for step in whole.split(separator: "/") {
      switch step {
      case ".": break
      case "..": _ = steps.popLast()
      default: steps.append(step)
      }
    }
    return "/" + steps.joined(separator: "/")
  }

  /// The directory that a path from the root stands in; the root's is the root.
  static func directory(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// A path as it is called in a directory; nil where it lies elsewhere. Both are paths from the root.
  static func relative(_ path: String, to directory: String) -> String? {
    let prefix = directory == "/" ? "/" : directory + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// The way from a directory to a path, by `..` where it lies elsewhere. Both are paths from the root.
  static func way(from directory: String, to path: String) -> String {
    let start = directory.split(separator: "/")
    let end = path.split(separator: "/")
    let shared = zip(start, end).prefix { $0 == $1 }.count
    return ([Substring](repeating: "..", count: start.count - shared) + end.dropFirst(shared)).joined(
      separator: "/")
  }
}
