import ArgumentParser
import SceneAnalysis
import SceneDevices
import SceneDrawing
import SceneFiles
import ScenePlatform
import ScenePreview

/// Where pictures go: all on one sheet, or each into a file of a directory.
enum PictureDestination {
  /// How large the pictures on a sheet are, as a part of their own size.
  static let sheetScale = 0.5

  case sheet(OutputDestination)
  case directory(String)

  /// - Parameter path: as it was given: a directory that is there, or a name that ends with '/', is one.
  init(_ path: String) {
    if path.hasSuffix("/") || FileIdentity.isDirectory(path) {
      self = .directory(String(path.reversed().drop { $0 == "/" }.reversed()))
    } else {
      self = .sheet(OutputDestination(path))
    }
  }

  /// Refuses the name of what is neither an SVG file nor a directory.
  static func check(_ path: String) throws {
    if case .sheet = PictureDestination(path) { try OutputName.checkPicture(path) }
  }

  /// Writes pictures.
  ///
  /// - Parameters:
  ///   - pictures: one for each screen.
  ///   - name: what files are called that are written into a directory, before what tells their screens.
  ///   - scale: how much smaller pictures are on a sheet of several.
  /// - Throws: `Failure` where a file or the directory cannot be written.
  func write(
    _ pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)], named name: String, scale: Double
  ) throws(Failure) {
    switch self {
    case .sheet(let destination):
      try destination.write(Array(sheet(of: pictures, scale: scale).utf8))
    case .directory(let directory):
      try Self.write(pictures, to: directory, named: name, as: "svg") { picture, _ in
        Array(SVGRenderer().svg(picture).utf8)
      }
    }
  }

  /// Writes each picture into a file of a directory, which is made unless it is there.
  ///
  /// - Parameters:
  ///   - pictures: one for each screen.
  ///   - directory: its path, without a slash at its end.
  ///   - name: what the files are called, before what tells their screens.
  ///   - ending: of their names.
  ///   - bytes: makes a file of a picture, given its path.
  /// - Throws: what `bytes` throws; `Failure` where a file or the directory cannot be written.
  static func write(
    _ pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)], to directory: String,
    named name: String, as ending: String,
    bytes: (_ picture: LayeredPicture, _ path: String) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    try OutputDirectory.make(directory.isEmpty ? "/" : directory)
    for (screen, picture) in pictures {
      let file = [name, screen.fileName].filter { !$0.isEmpty }.joined(separator: "-")
      let path = "\(directory)/\(file).\(ending)"
      try FileOutput.write(bytes(picture, path), to: path, .named)
    }
  }

  /// What is said where PNG files are to be in a directory, and the output is none.
  static var notOfADirectory: ValidationError {
    ValidationError(
      """
      '--png' requires a directory as output ('NAME/'). For a single file, use an output that ends with \
      '.png'.
      """)
  }

  private func sheet(
    of pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)], scale: Double
  ) -> String {
    guard pictures.count > 1 else { return SVGRenderer().svg(pictures[0].picture) }
    return Self.contactSheet(of: pictures, scale: scale).svg
  }

  /// One picture, or several on a sheet.
  static func picture(
    of pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)], scale: Double
  ) -> LayeredPicture {
    pictures.count > 1 ? contactSheet(of: pictures, scale: scale).picture : pictures[0].picture
  }

  private static func contactSheet(
    of pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)], scale: Double
  ) -> ContactSheet {
    let isDark = pictures.allSatisfy { $0.screen.settings.stage.style == .dark }
    var sheet = ContactSheet(style: isDark ? .dark : .light, scale: scale)
    for (screen, picture) in pictures {
      sheet.add(picture, named: screen.name ?? "as in the file", inRow: "\(screen.group)")
    }
    return sheet
  }

  /// What files are called that show a file: `Main` of `Base.lproj/Main.storyboard`.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    // Standard input is called '<stdin>'.
    let name = stem.filter { $0 != "<" && $0 != ">" }
    return name.isEmpty ? "scene" : name
  }
}
