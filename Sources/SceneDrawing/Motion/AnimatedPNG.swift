import SceneValues

/// An animated PNG (APNG) that is assembled from PNG files. Their pixel data is copied without decoding.
///
/// ```swift
/// var film = try AnimatedPNG(first: pngs[0], seconds: 0.5)
/// try film.append(pngs[1], seconds: 0.5)
/// let bytes = film.bytes
/// ```
///
/// Viewers that do not support animation show only the first picture.
public struct AnimatedPNG {
  /// The error that is thrown if a file cannot be part of an animation.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The description of the error, without a period.
    public let description: String
  }

  private let head: [PNGChunk]
  private var frames: [(pixels: [PNGChunk], seconds: Double)] = []

  /// Creates an animation with its first picture.
  ///
  /// - Parameters:
  ///   - png: A PNG file. All other pictures must have the same size and pixel format.
  ///   - seconds: The duration in seconds, which must be finite and greater than 0. It is limited to 65,535 seconds.
  /// - Throws: `Failure` if the file is not a complete PNG file.
  public init(first png: [UInt8], seconds: Double) throws(Failure) {
    let chunks = try Self.chunks(of: png, number: 1)
    head = Array(chunks.prefix { $0.type != PNGChunk.pixels && $0.type != PNGChunk.end })
    frames = [(try Self.pixels(of: chunks, number: 1), Self.bounded(seconds))]
  }

  /// Appends a picture.
  ///
  /// - Parameters:
  ///   - png: A PNG file.
  ///   - seconds: The duration in seconds, which must be finite and greater than 0. It is limited to 65,535 seconds.
  /// - Throws: `Failure` if the file is incomplete or differs from the first picture in size or pixel format.
  public mutating func append(_ png: [UInt8], seconds: Double) throws(Failure) {
    let number = frames.count + 1
    let chunks = try Self.chunks(of: png, number: number)
    for type in PNGChunk.shared where Self.data(type, of: chunks) != Self.data(type, of: head) {
      throw Failure(description: "picture \(number) differs from the first in size or kind")
    }
    frames.append((try Self.pixels(of: chunks, number: number), Self.bounded(seconds)))
  }

  package mutating func lengthenLast(by seconds: Double) {
    frames[frames.count - 1].seconds += Self.bounded(seconds)
  }

  private static func bounded(_ seconds: Double) -> Double {
    precondition(
      seconds > 0 && seconds.isFinite,
      "the duration of a picture must be positive, not \(seconds) seconds")
    return seconds
  }

  /// The bytes of the file. The animation repeats indefinitely.
  public var bytes: [UInt8] {
    var bytes = PNGHeader.signature
    for chunk in head { chunk.write(to: &bytes) }
    PNGChunk("acTL", PNGChunk.bytes(frames.count, 4) + PNGChunk.bytes(0, 4)).write(to: &bytes)
    let size = Array(head[0].data.prefix(8))
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let delay = Self.delay(frame.seconds)
      PNGChunk(
        "fcTL",
        PNGChunk.bytes(sequence, 4) + size + PNGChunk.bytes(0, 8) + PNGChunk.bytes(delay.count, 2)
          + PNGChunk.bytes(delay.parts, 2) + [0, 0]
      ).write(to: &bytes)
      sequence += 1
      for pixels in frame.pixels {
        if index == 0 {
          pixels.write(to: &bytes)
        } else {
          PNGChunk("fdAT", PNGChunk.bytes(sequence, 4) + pixels.data).write(to: &bytes)
          sequence += 1
        }
      }
    }
    PNGChunk("IEND", []).write(to: &bytes)
    return bytes
  }

  private static func delay(_ seconds: Double) -> (count: Int, parts: Int) {
    let parts = [10_000, 1_000, 100, 10].first { seconds * Double($0) <= 65_535 } ?? 1
    return (Int(min(max(seconds * Double(parts), 1), 65_535).rounded()), parts)
  }

  private static func data(_ type: [UInt8], of chunks: [PNGChunk]) -> [UInt8]? {
    chunks.first { $0.type == type }?.data
  }

  private static func pixels(of chunks: [PNGChunk], number: Int) throws(Failure) -> [PNGChunk] {
    let pixels = chunks.filter { $0.type == PNGChunk.pixels }
    guard !pixels.isEmpty else { throw Failure(description: "picture \(number) has no pixels") }
    return pixels
  }

  private static func chunks(of png: [UInt8], number: Int) throws(Failure) -> [PNGChunk] {
    do {
      guard try EncodedImage(png).format == .png else {
        throw Failure(description: "picture \(number) is not a PNG file")
      }
    } catch {
      throw (error as? Failure) ?? Failure(description: "picture \(number) is not a PNG file: \(error)")
    }
    return PNGChunk.chunks(of: png)
  }
}
