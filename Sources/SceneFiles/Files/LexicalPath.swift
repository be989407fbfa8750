/// A namespace for operations on the bytes of paths, without file access. With characters, 2,000 files would take 5 ms.
package enum LexicalPath {
  private static let slash = UInt8(ascii: "/")

  package static func absolute(_ path: String) -> String {
    let whole = path.utf8.first == slash ? path : (ProjectPath.currentDirectory ?? "") + "/" + path
    if isStraight(whole) { return whole }
    var steps: [Substring] = []
    for step in whole.split(separator: "/") {
      switch step {
      case ".": break
      case "..": _ = steps.popLast()
      default: steps.append(step)
      }
    }
    return "/" + steps.joined(separator: "/")
  }

  /// Returns whether a path has neither empty components nor components that begin with a period, such as `.` and `..`.
  private static func isStraight(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      guard bytes.count > 1, bytes[bytes.count - 1] != slash else { return false }
      for index in 0..<bytes.count - 1 where bytes[index] == slash {
        if bytes[index + 1] == slash || bytes[index + 1] == UInt8(ascii: ".") { return false }
      }
      return true
    }
  }

  package static func directory(of path: String) -> String {
    let end = path.utf8.lastIndex(of: slash) ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  package static func relative(_ path: String, to directory: String) -> String? {
    let prefix = directory == "/" ? "/" : directory + "/"
    return path.hasPrefix(prefix) ? String(Substring(path.utf8.dropFirst(prefix.utf8.count))) : nil
  }

  package static func relativePath(from directory: String, to path: String) -> String {
    let start = directory.split(separator: "/")
    let end = path.split(separator: "/")
    let shared = zip(start, end).prefix { $0 == $1 }.count
    return ([Substring](repeating: "..", count: start.count - shared) + end.dropFirst(shared)).joined(
      separator: "/")
  }
}
