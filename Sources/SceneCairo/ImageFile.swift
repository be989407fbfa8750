import SceneDrawing
import SceneValues

enum ImageFile: Hashable {
  case encoded(EncodedImage)
  case bytes(ImageBytes)
}

/// The content of a file. Two instances are equal only if they are the same object.
final class ImageBytes: Hashable, Sendable {
  let bytes: [UInt8]
  let format: ImageFormat

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    format = ImageFormat(of: bytes)
  }

  static func == (one: ImageBytes, other: ImageBytes) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum ImageFormat {
  case png, jpeg, webp, svg, pdf, unknown

  init(of bytes: [UInt8]) {
    if bytes.starts(with: PNGHeader.signature) {
      self = .png
    } else if bytes.starts(with: JPEGHeader.signature) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      self = .pdf
    } else {
      let start = String(decoding: bytes.prefix(1024), as: UTF8.self)
      self = start.contains("<svg") || start.contains("<?xml") ? .svg : .unknown
    }
  }
}

/// Decoded pixels. They must not change once they are shared.
// This class is `Sendable` because no code draws on the surface, and Cairo's reference counts are atomic.
final class DecodedImage: @unchecked Sendable {
  let surface: CairoSurface
  init(_ surface: CairoSurface) { self.surface = surface }
}
