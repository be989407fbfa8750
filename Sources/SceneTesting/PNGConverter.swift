import ScenePlatform

/// Makes PNG files of pictures, by the program `rsvg-convert` (Debian's package `librsvg2-bin`).
///
/// ```swift
/// let png = try PNGConverter().png(of: harness.svg())
/// ```
public struct PNGConverter {
  /// Why there is no PNG file.
  public struct Failure: Error, CustomStringConvertible {
    /// A sentence without a full stop.
    public let description: String
  }

  private let program: ChildProgram

  /// - Parameter zoom: pixels for a point of the picture, more than 0; 1 unless other is said.
  public init(zoom: Double = 1) { self.init(zoom: zoom, background: nil) }

  /// - Parameters:
  ///   - zoom: pixels for a point of the picture, more than 0.
  ///   - background: a color of CSS below the picture; nil for none.
  init(zoom: Double, background: String?) {
    precondition(zoom > 0 && zoom.isFinite, "a picture has some pixels for a point: not \(zoom)")
    let ground = background.map { ["--background-color", $0] } ?? []
    program = ChildProgram("rsvg-convert", arguments: ["--format", "png", "--zoom", "\(zoom)"] + ground)
  }

  /// What a picture looks like. A moving one gives its first picture.
  ///
  /// - Parameter svg: an SVG document.
  /// - Returns: a PNG file.
  /// - Throws: `Failure` where the program is missing or refuses the document.
  public func png(of svg: String) throws(Failure) -> [UInt8] {
    do {
      return try program.output(for: Array(svg.utf8))
    } catch {
      throw Failure(description: Self.description(of: error))
    }
  }

  /// How a program ended that says nothing, by what the system says of it.
  private static func end(_ status: Int32) -> String {
    status & 0x7f == 0 ? "it ended with status \(status >> 8 & 0xff)" : "signal \(status & 0x7f) ended it"
  }

  private static func description(of failure: ChildProgram.Failure) -> String {
    switch failure {
    case .cannotStart(let error) where error.code == ENOENT:
      "there is no 'rsvg-convert', which makes PNG files of SVG: Debian has it in 'librsvg2-bin'"
    case .cannotStart(let error), .cannotKeep(let error): "'rsvg-convert' cannot be run: \(error)"
    case .ended(let status, let message):
      "'rsvg-convert' makes no PNG file: \(message.split(separator: "\n").first ?? "\(Self.end(status))")"
    }
  }
}
