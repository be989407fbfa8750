import ArgumentParser
import SceneDrawing

/// What makes files of pixels: `scenec` has nothing that does, so that it starts at once, and `scenec-pixels` has Cairo.
package struct PixelWriter: Sendable {
  /// A PNG file of a picture, of so many pixels for a point.
  let png: @Sendable (_ picture: LayeredPicture, _ scale: Double) throws -> [UInt8]
  /// A PDF file with a page for each picture.
  let pdf: @Sendable (_ pictures: [LayeredPicture]) throws -> [UInt8]

  /// A writer.
  ///
  /// - Parameters:
  ///   - png: makes a PNG file of a picture, of so many pixels for a point.
  ///   - pdf: makes a PDF file with a page for each picture.
  package init(
    png: @escaping @Sendable (_ picture: LayeredPicture, _ scale: Double) throws -> [UInt8],
    pdf: @escaping @Sendable (_ pictures: [LayeredPicture]) throws -> [UInt8]
  ) {
    self.png = png
    self.pdf = pdf
  }
}

/// The formats of files of pixels.
enum PixelFormat: String, CaseIterable {
  case png, pdf

  /// - Parameters:
  ///   - path: of an output; nil where it is no directory, and its name does not end as files of pixels do.
  ///   - isPNG: whether a directory gets PNG files; nil for one that does not.
  /// - Throws: `ValidationError` where it is to, and the output is none.
  init?(of path: String, isPNG: Bool) throws {
    if let format = PixelFormat(ofFile: path) {
      self = format
    } else {
      guard isPNG else { return nil }
      guard case .directory = PictureDestination(path) else { throw PictureDestination.notOfADirectory }
      self = .png
    }
  }

  /// - Parameter path: of an output; nil where its name does not end as files of pixels do.
  private init?(ofFile path: String) {
    guard let format = Self.allCases.first(where: { path.lowercased().hasSuffix(".\($0.rawValue)") }),
      case .sheet = PictureDestination(path)
    else { return nil }
    self = format
  }
}
