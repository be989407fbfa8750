import SceneDrawing
import SceneUI
import ScenePlatform

/// A folder of numbered pictures, as SVG: what a scripted run has shown, to be looked at and compared.
///
/// ```swift
/// let album = try Album(folder: "out/Games")
/// try album.add("shown", of: window)  // out/Games/1-shown.svg
/// ```
public final class Album {
  /// A folder cannot be made, or a picture cannot be written.
  public struct CannotWrite: Error, CustomStringConvertible {
    /// The folder or the file.
    public let path: String
    /// What the system says.
    public let reason: String
    /// The path and what the system says of it.
    public var description: String { "cannot write '\(path)': \(reason)" }
  }

  /// The path of the folder that pictures are written into.
  public let folder: String
  /// What was drawn, in order.
  public private(set) var paths: [String] = []

  /// Makes the folder, unless it is there.
  ///
  /// - Throws: `CannotWrite`.
  public init(folder: String) throws {
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
  ///
  /// - Parameters:
  ///   - title: the picture's own, and its file's name.
  ///   - window: what is drawn.
  /// - Throws: `CannotWrite`.
  public func add(_ title: String, of window: Window) throws {
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
