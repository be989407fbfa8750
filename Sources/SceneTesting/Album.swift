import SceneDrawing
import SceneUI
import ScenePlatform

/// A folder to which a scripted run saves numbered pictures for inspection and comparison.
///
/// ```swift
/// let album = try Album(folder: "out/Games")
/// try album.add("shown", of: window)  // out/Games/1-shown.svg
/// harness.startFilming()
/// harness.advance(seconds: 1)
/// try album.add("a second", harness.stopFilming())  // out/Games/2-a-second.svg, which is animated
/// ```
public final class Album {
  /// An error that occurs when a folder or picture cannot be written.
  public struct CannotWrite: Error, CustomStringConvertible {
    /// The path of the folder or file.
    public let path: String
    /// The reason that the operating system reported.
    public let reason: String
    /// A message that contains the path and the reason.
    public var description: String { "cannot write '\(path)': \(reason)" }
  }

  /// The path of the folder.
  public let folder: String
  /// The paths of the pictures, in the order in which they were added.
  public private(set) var paths: [String] = []
  /// Closures that convert each picture of a window to an additional file. The keys are file extensions. The files are
  /// stored next to the SVG file. `add(_:of:)` rethrows the errors that the closures throw. By default, the dictionary is
  /// empty.
  ///
  /// ```swift
  /// album.alsoDraws["png"] = { try CairoRenderer(scale: 2).png($0) }
  /// ```
  public var alsoDraws: [String: (LayeredPicture) throws -> [UInt8]] = [:]

  /// Creates an album. The folder and its parent folders are created if needed. Throws `CannotWrite` if this fails.
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

  /// Adds a picture of a window as an SVG file. The file's name is derived from `title`. Throws `CannotWrite`, or an
  /// error from a closure in `alsoDraws`.
  public func add(_ title: String, of window: Window) throws {
    var picture = window.picture()
    picture.title = title
    let path = path(of: title)
    try write(Array(SVGRenderer().svg(picture).utf8), to: path + ".svg")
    for (ending, draw) in alsoDraws { try write(draw(picture), to: "\(path).\(ending)") }
    paths.append(path + ".svg")
  }

  /// Adds a film as one animated file or as a folder of pictures.
  ///
  /// - Parameters:
  ///   - title: The title of the film, from which the name of its file or folder is derived.
  ///   - film: A film that contains at least one picture.
  ///   - format: The file format. The default is an animated SVG file.
  ///   - zoom: The number of pixels per point in PNG files, greater than 0. SVG files ignore it. The default is 1.
  /// - Throws: `CannotWrite` if a file cannot be written. `PNGConverter.Failure` or `AnimatedPNG.Failure` if PNG files
  ///   cannot be created.
  public func add(
    _ title: String, _ film: AnimatedPicture, as format: AnimationFormat = .svg, zoom: Double = 1
  ) throws {
    precondition(!film.frames.isEmpty, "'\(title)' has no pictures: call 'startFilming' first")
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
