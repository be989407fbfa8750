/// The bytes of an image file, and how many pixels they are: known from the file's header, and not decoded.
public struct EncodedImage: Sendable {
  /// The formats of image files that are known.
  public enum Format: String, Sendable {
    case png, jpeg

    /// As documents on the web name it.
    public var mediaType: String { "image/\(rawValue)" }
  }

  /// What the bytes are.
  public let format: Format
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// The whole file.
  public let bytes: [UInt8]

  /// More pixels than this in a row or a column are refused.
  public static let greatestSide = 16_384
  /// More pixels than this altogether are refused: whoever decodes them needs four bytes for each.
  public static let greatestArea = 1 << 26

  /// Reads the header of a PNG or JPEG file, and that the file is as long as it says.
  ///
  /// - Throws: `EncodedImageError` for another format, for a file that ends early, and for absurd sizes.
  public init(_ bytes: [UInt8]) throws(EncodedImageError) {
    let header =
      switch bytes {
      case let bytes where bytes.starts(with: PNGHeader.signature): try PNGHeader.size(in: bytes)
      case let bytes where bytes.starts(with: JPEGHeader.signature): try JPEGHeader.size(in: bytes)
      default: throw EncodedImageError(0, "is neither PNG nor JPEG")
      }
    for (name, side) in [("width", header.width), ("height", header.height)] {
      guard side > 0 else { throw EncodedImageError(header.offset, "has a \(name) of 0") }
      guard side <= Self.greatestSide else {
        throw EncodedImageError(
          header.offset, "has a \(name) of \(side) pixels, more than \(Self.greatestSide)")
      }
    }
    guard header.width * header.height <= Self.greatestArea else {
      throw EncodedImageError(
        header.offset,
        "has \(header.width) x \(header.height) pixels, more than \(Self.greatestArea) altogether")
    }
    format = header.format
    width = header.width
    height = header.height
    self.bytes = bytes
  }
}

/// Images are the same where their bytes are; comparing two that share them costs nothing.
extension EncodedImage: Hashable {
  /// Whether two images have the same bytes.
  public static func == (one: EncodedImage, other: EncodedImage) -> Bool { one.bytes == other.bytes }

  /// Feeds the size in pixels and the number of bytes: hashing does not read the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(bytes.count)
  }
}

/// What is wrong with an image file.
public struct EncodedImageError: Error, Hashable, CustomStringConvertible {
  /// Where in the file, in bytes.
  public let offset: Int
  /// What follows "the image": "ends in the middle of its header".
  public let problem: String

  init(_ offset: Int, _ problem: String) { (self.offset, self.problem) = (offset, problem) }

  /// What is wrong, and where: "byte 12: the image ends in the middle of its header".
  public var description: String { "byte \(offset): the image \(problem)" }
}

/// What the header of an image file says.
struct ImageHeader {
  let format: EncodedImage.Format
  let width: Int
  let height: Int
  /// Where the size stands, in bytes.
  let offset: Int
}

/// Big-endian numbers, where the caller has looked that they are there.
extension [UInt8] {
  func number(at offset: Int, bytes: Int) -> Int {
    self[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
  }
}
