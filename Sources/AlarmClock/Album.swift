import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of numbered pictures.
final class Album {
  struct CannotWrite: Error, CustomStringConvertible {
    let path: String
    let reason: String
    var description: String { "cannot write '\(path)': \(reason)" }
  }

  let folder: String
  private(set) var paths: [String] = []

  /// Makes the folder, unless it is there.
  init(folder: String) throws {
    self.folder = folder
    var path = ""
    for part in folder.split(separator: "/", omittingEmptySubsequences: false) {
      path += part + "/"
      guard path == "/" || mkdir(path, 0o755) == 0 || errno == EEXIST else {
        throw CannotWrite(path: path, reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Draws a window as it is now.
  func add(_ title: String, of window: Window) throws {
    var picture = window.picture()
    picture.title = title
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    let path = "\(folder)/\(paths.count + 1)-\(words).svg"
    guard let file = fopen(path, "w") else {
      throw CannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    let isWritten = fputs(SVGRenderer().svg(picture), file) >= 0
    guard fclose(file) == 0, isWritten else {
      throw CannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    paths.append(path)
  }
}
