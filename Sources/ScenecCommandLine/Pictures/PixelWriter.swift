import ArgumentParser
import SceneDrawing

/// The writer of PNG and PDF files in `scenec-pixels`, which includes Cairo. `scenec` does not include the
/// writer, so that it starts faster.
package struct PixelWriter: Sendable {
  /// Returns a PNG file of a picture. The scale is in pixels per point.
  let png: @Sendable (_ picture: LayeredPicture, _ scale: Double) throws -> [UInt8]
  /// Returns a PDF file with a page for each picture.
  let pdf: @Sendable (_ pictures: [LayeredPicture]) throws -> [UInt8]

  package init(
    png: @escaping @Sendable (_ picture: LayeredPicture, _ scale: Double) throws -> [UInt8],
    pdf: @escaping @Sendable (_ pictures: [LayeredPicture]) throws -> [UInt8]
  ) {
    self.png = png
    self.pdf = pdf
  }
}

enum PixelFormat: String, CaseIterable {
  case png, pdf

  /// Creates the pixel format of an output path, or returns nil for other extensions.
  ///
  /// - Throws: `ValidationError` if `isPNG` is set and the output is not a directory.
  init?(of path: String, isPNG: Bool) throws {
    if let format = PixelFormat(ofFile: path) {
      self = format
    } else {
      guard isPNG else { return nil }
      guard case .directory = PictureDestination(path) else { throw PictureDestination.notOfADirectory }
      self = .png
    }
  }

  private init?(ofFile path: String) {
    guard let format = Self.allCases.first(where: { path.lowercased().hasSuffix(".\($0.rawValue)") }),
      case .sheet = PictureDestination(path)
    else { return nil }
    self = format
  }
}
