import SceneAnalysis
import SceneDevices
import SceneDrawing
import SceneFiles
import ScenePlatform
import ScenePreview
import SceneValues

/// Writes pictures as pixels.
struct PixelOutput {
  /// What this program writes them with; nil for `scenec`.
  static let writer = Locked<PixelWriter?>(nil)

  private let format: PixelFormat
  private let writer: PixelWriter

  /// Where this program writes no pixels, the one that does takes its place, and gets the same arguments.
  ///
  /// - Throws: `Failure` where there is no such program.
  init(_ format: PixelFormat) throws(Failure) {
    self.format = format
    guard let writer = Self.writer.withLock({ $0 }) else { try PixelProgram.takePlace() }
    self.writer = writer
  }

  /// Writes a PNG file of a picture, or of several on a sheet, or a PDF file with a page for each.
  ///
  /// - Throws: `Failure` where they cannot be drawn, or the file cannot be written.
  func write(
    _ pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)], to path: String, scale: Double
  ) throws(Failure) {
    let bytes: [UInt8]
    do {
      bytes =
        switch format {
        case .png:
          try writer.png(
            PictureDestination.picture(of: pictures, scale: PictureDestination.sheetScale), scale)
        case .pdf: try writer.pdf(pictures.map(\.picture))
        }
    } catch {
      throw Failure("Cannot draw '\(path)': \(error)", .cannotCreate)
    }
    try OutputDestination(path).write(bytes)
  }
}
