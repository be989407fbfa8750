import SceneDrawing
import SceneUI
import ScenePlatform

/// A folder of numbered pictures: what a scripted run has shown, to be looked at and compared.
///
/// ```swift
/// let album = try Album(folder: "out/Games")
/// try album.add("shown", of: window)  // out/Games/1-shown.svg
/// harness.startFilming()
/// harness.advance(seconds: 1)
/// try album.add("a second", harness.stopFilming())  // out/Games/2-a-second.svg, which moves
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
  /// What makes further files of each picture of a window, which lie beside the SVG file, by how their names end; none by
  /// default. What it throws, `add(_:of:)` throws.
  ///
  /// ```swift
  /// album.alsoDraws["png"] = { try CairoRenderer(scale: 2).png($0) }
  /// ```
  public var alsoDraws: [String: (LayeredPicture) throws -> [UInt8]] = [:]

  /// Makes the folder, unless it is there.
  ///
  /// - Throws: `CannotWrite`.
  public init(folder: String) throws {
    self.folder = folder
    try Self.make(folder)
  }

  private static func make(_ folder: String) throws {
    var path = ""
    for part in folder.split(separator: "/", omittingEmptySubsequences: false) {
      path += part + "/"
      guard path == "/" || mkdir(path, 0o755) == 0 || errno == EEXIST else {
        throw CannotWrite(path: path, reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Draws a window as it is now, as SVG.
  ///
  /// - Parameters:
  ///   - title: the picture's own, and its file's name.
  ///   - window: what is drawn.
  /// - Throws: `CannotWrite`.
  public func add(_ title: String, of window: Window) throws {
    var picture = window.picture()
    picture.title = title
    let path = path(of: title)
    try write(Array(SVGRenderer().svg(picture).utf8), to: path + ".svg")
    for (ending, draw) in alsoDraws { try write(draw(picture), to: "\(path).\(ending)") }
    paths.append(path + ".svg")
  }

  /// Adds a film, as one file that moves or as a folder of its pictures.
  ///
  /// - Parameters:
  ///   - title: the film's own, and the name of its file or folder.
  ///   - film: what was filmed, of one picture at least.
  ///   - format: an SVG file unless other is said.
  ///   - zoom: pixels of a PNG file for a point, more than 0; 1 unless other is said. SVG has no pixels.
  /// - Throws: `CannotWrite`; `PNGConverter.Failure` or `AnimatedPNG.Failure` where pictures cannot be made PNG files.
  public func add(
    _ title: String, _ film: AnimatedPicture, as format: AnimationFormat = .svg, zoom: Double = 1
  ) throws {
    precondition(!film.frames.isEmpty, "'\(title)' has no pictures: call 'startFilming' before")
    var film = film
    film.title = title
    let path = path(of: title) + (format.isFolder ? "" : "." + format.fileExtension)
    if format.isFolder { try Self.make(path) }
    try film.files(as: format, zoom: zoom) { name, bytes in
      try write(bytes, to: format.isFolder ? "\(path)/\(name)" : path)
    }
    paths.append(path)
  }

  private func path(of title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return "\(folder)/\(paths.count + 1)-\(words)"
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "we") else {
      throw CannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten else {
      throw CannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
  }
}
