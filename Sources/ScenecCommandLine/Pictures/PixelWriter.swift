import ArgumentParser
import SceneDrawing

/// A writer for PNG and PDF files. Only `scenec-pixels` has a writer, because `scenec` starts faster without Cairo.
package struct PixelWriter: Sendable {
  /// Returns a PNG file of a picture. The scale is the number of pixels per point.
  let png: @Sendable (_ picture: LayeredPicture, _ scale: Double) throws -> [UInt8]
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

  /// Creates the pixel format for an output path. Returns nil if the path has another extension. Throws `ValidationError`
  /// if `isPNG` is true and the output is not a directory.
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
