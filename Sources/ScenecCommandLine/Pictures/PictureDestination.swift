import ArgumentParser
import SceneAnalysis
import SceneDevices
import SceneDrawing
import SceneFiles
import ScenePlatform
import ScenePreview

enum PictureDestination {
  case sheet(OutputDestination)
  case directory(String)

  /// Creates a destination, which is a directory if `path` is an existing directory or ends with '/'.
  init(_ path: String) {
    if path.hasSuffix("/") || FileIdentity.isDirectory(path) {
      self = .directory(String(path.reversed().drop { $0 == "/" }.reversed()))
    } else {
      self = .sheet(OutputDestination(path))
    }
  }

  static func check(_ path: String) throws {
    if case .sheet = PictureDestination(path) { try OutputName.checkPicture(path) }
  }

  func write(
    _ pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)], named name: String
  ) throws(Failure) {
    switch self {
    case .sheet(let destination):
      try destination.write(Array(sheet(of: pictures).utf8))
    case .directory(let directory):
      try Self.write(pictures, to: directory, named: name, as: "svg") { picture, _ in
        Array(SVGRenderer().svg(picture).utf8)
      }
    }
  }

  /// Writes each picture to a file in a directory. Each file name consists of `name`, the screen, and `ending`.
  static func write(
    _ pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)], to directory: String,
    named name: String, as ending: String,
    bytes: (_ picture: LayeredPicture, _ path: String) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    try OutputDirectory.make(directory.isEmpty ? "/" : directory)
    for (screen, picture) in pictures {
      let file = [name, screen.fileName].filter { !$0.isEmpty }.joined(separator: "-")
      let path = "\(directory)/\(file).\(ending)"
      try FileOutput.write(bytes(picture, path), to: path)
    }
  }

  static var notOfADirectory: ValidationError {
    ValidationError(
      """
      '--png' requires a directory as output ('NAME/'). For a single file, use an output that ends with \
      '.png'.
      """)
  }

  private func sheet(of pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)]) -> String {
    guard pictures.count > 1 else { return SVGRenderer().svg(pictures[0].picture) }
    return Self.contactSheet(of: pictures).svg
  }

  static func picture(
    of pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)]
  ) -> LayeredPicture {
    pictures.count > 1 ? contactSheet(of: pictures).picture : pictures[0].picture
  }

  private static func contactSheet(
    of pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)]
  ) -> ContactSheet {
    let isDark = pictures.allSatisfy { $0.screen.settings.stage.style == .dark }
    // With any other scale, the value of '--scale' would not be the number of pixels per point of the pictures.
    var sheet = ContactSheet(style: isDark ? .dark : .light, scale: 1)
    for (screen, picture) in pictures {
      sheet.add(picture, named: screen.name ?? "as in the file", inRow: "\(screen.group)")
    }
    return sheet
  }

  /// Returns the name to use for pictures of a file, such as `Main` for `Base.lproj/Main.storyboard`.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    // The path for standard input is '<stdin>'.
    let name = stem.filter { $0 != "<" && $0 != ">" }
    return name.isEmpty ? "scene" : name
  }
}
