import ScenePlatform

/// A converter from SVG to PNG that runs the `rsvg-convert` command (Debian package `librsvg2-bin`).
///
/// ```swift
/// let png = try PNGConverter().png(of: harness.svg())
/// ```
public struct PNGConverter {
  /// An error that occurs when a PNG file cannot be created.
  public struct Failure: Error, CustomStringConvertible {
    /// The error message, without a final period.
    public let description: String
  }

  private let program: ChildProgram

  /// Creates a converter. `zoom` is the number of pixels per point and must be greater than 0. The default is 1.
  public init(zoom: Double = 1) { self.init(zoom: zoom, background: nil) }

  init(zoom: Double, background: String?) {
    precondition(zoom > 0 && zoom.isFinite, "the pixels per point must be positive, not \(zoom)")
    let ground = background.map { ["--background-color", $0] } ?? []
    program = ChildProgram("rsvg-convert", arguments: ["--format", "png", "--zoom", "\(zoom)"] + ground)
  }

  /// Converts an SVG document to a PNG file and returns the file's bytes. For an animated picture, only the first frame
  /// is converted. Throws `Failure` if the command is missing or rejects the document.
  public func png(of svg: String) throws(Failure) -> [UInt8] {
    do {
      return try program.output(for: Array(svg.utf8))
    } catch {
      throw Failure(description: Self.description(of: error))
    }
  }

  private static func end(_ status: Int32) -> String {
    status & 0x7f == 0
      ? "it ended with status \(status >> 8 & 0xff)"
      : "it was terminated by signal \(status & 0x7f)"
  }

  private static func description(of failure: ChildProgram.Failure) -> String {
    switch failure {
    case .cannotStart(let error) where error.code == ENOENT:
      """
      'rsvg-convert' is required to create PNG files: install it, for example from the Debian package \
      'librsvg2-bin'
      """
    case .cannotStart(let error), .cannotKeep(let error): "cannot run 'rsvg-convert': \(error)"
    case .ended(let status, let message):
      "'rsvg-convert' failed: \(message.split(separator: "\n").first ?? "\(Self.end(status))")"
    }
  }
}
