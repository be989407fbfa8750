import SceneAnalysis
import SceneDevices
import SceneDrawing
import SceneFiles
import ScenePlatform
import ScenePreview
import SceneValues

struct PixelOutput {
  private let format: PixelFormat
  private let writer: PixelWriter

  /// Creates an output. If no writer is given, `scenec-pixels` replaces this process and receives the same arguments.
  /// Throws `Failure` if the executable does not exist.
  init(_ format: PixelFormat, by writer: PixelWriter?) throws(Failure) {
    self.format = format
    guard let writer else { try PixelProgram.takePlace() }
    self.writer = writer
  }

  /// Writes a PNG file of a picture or a sheet, PNG files in a directory, or a PDF file with one page per picture. The
  /// `scale` is the number of pixels per point in PNG files.
  func write(
    _ pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)], to path: String, named name: String,
    scale: Double
  ) throws(Failure) {
    switch (format, PictureDestination(path)) {
    case (.png, .directory(let directory)):
      try PictureDestination.write(pictures, to: directory, named: name, as: format.rawValue) {
        (picture, path) throws(Failure) in try drawn(path) { try writer.png(picture, scale) }
      }
    case (.png, .sheet(let destination)):
      let picture = PictureDestination.picture(of: pictures)
      try destination.write(drawn(path) { try writer.png(picture, scale) })
    case (.pdf, _):
      try OutputDestination(path).write(drawn(path) { try writer.pdf(pictures.map(\.picture)) })
    }
  }

  private func drawn(_ path: String, _ draw: () throws -> [UInt8]) throws(Failure) -> [UInt8] {
    do { return try draw() } catch { throw Failure("Cannot draw '\(path)': \(error)", .cannotCreate) }
  }
}
