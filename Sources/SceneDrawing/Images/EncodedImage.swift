/// An image file and its size in pixels, which is read from the file's header. The pixels are not decoded.
public struct EncodedImage: Sendable {
  /// The supported image file formats.
  public enum Format: String, Sendable {
    case png, jpeg

    /// The media type of the format, such as `image/png`.
    public var mediaType: String { "image/\(rawValue)" }
  }

  /// The format of the bytes.
  public let format: Format
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The bytes of the whole file.
  public let bytes: [UInt8]

  /// The maximum number of pixels in a row or column. Larger images are rejected.
  public static let maximumSide = 16_384
  /// The maximum total number of pixels. Larger images are rejected, because decoding requires four bytes per pixel.
  public static let maximumArea = 1 << 26

  /// Creates an image by reading the header of a PNG or JPEG file and verifying that the file is complete.
  ///
  /// - Throws: `EncodedImageError` if the format is not supported, the file is incomplete, or the size is out of range.
  public init(_ bytes: [UInt8]) throws(EncodedImageError) {
    let header =
      switch bytes {
      case let bytes where bytes.starts(with: PNGHeader.signature): try PNGHeader.size(in: bytes)
      case let bytes where bytes.starts(with: JPEGHeader.signature): try JPEGHeader.size(in: bytes)
      default: throw EncodedImageError(0, "is neither PNG nor JPEG")
      }
    for (name, side) in [("width", header.width), ("height", header.height)] {
      guard side > 0 else { throw EncodedImageError(header.offset, "has a \(name) of 0") }
      guard side <= Self.maximumSide else {
        throw EncodedImageError(
          header.offset, "has a \(name) of \(side) pixels, more than the limit of \(Self.maximumSide)")
      }
    }
    guard header.width * header.height <= Self.maximumArea else {
      throw EncodedImageError(
        header.offset,
        "has \(header.width) x \(header.height) pixels, more than the limit of \(Self.maximumArea)")
    }
    format = header.format
    width = header.width
    height = header.height
    self.bytes = bytes
  }
}

/// A conformance based on the bytes of an image. Comparing images that share storage takes constant time.
extension EncodedImage: Hashable {
  /// Returns whether two images have the same bytes.
  public static func == (one: EncodedImage, other: EncodedImage) -> Bool { one.bytes == other.bytes }

  /// Hashes the size in pixels and the number of bytes. The bytes themselves are not hashed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(bytes.count)
  }
}

/// An error that was found in an image file.
public struct EncodedImageError: Error, Hashable, CustomStringConvertible {
  /// The byte offset of the error in the file.
  public let offset: Int
  /// The problem, worded to follow "the image", such as "ends in the middle of its header".
  public let problem: String

  init(_ offset: Int, _ problem: String) { (self.offset, self.problem) = (offset, problem) }

  /// The offset and the problem, as in "byte 12: the image ends in the middle of its header".
  public var description: String { "byte \(offset): the image \(problem)" }
}

struct ImageHeader {
  let format: EncodedImage.Format
  let width: Int
  let height: Int
  let offset: Int
}

/// Accessors for big-endian numbers. Callers must check the bounds.
extension [UInt8] {
  func number(at offset: Int, bytes: Int) -> Int {
    self[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
  }
}
