import SceneDrawing
import SceneUI
import SceneValues

/// An app's images. An unavailable image has the size saved in the file, as do all images if `prefersSizes` is true.
final class CanvasImages: ImageProvider {
  private let provider: (any ImageProvider)?
  private let sizes: [String: Size]
  private let prefersSizes: Bool

  init(_ provider: (any ImageProvider)?, sizes: [String: Size], prefersSizes: Bool = false) {
    self.provider = provider
    self.sizes = sizes
    self.prefersSizes = prefersSizes
  }

  func content(of image: ImageName, for traits: TraitCollection) throws -> ImageContent? {
    if prefersSizes, let size = sizes[image.name] { return ImageContent(size: size) }
    if let content = try provider?.content(of: image, for: traits) { return content }
    return sizes[image.name].map { ImageContent(size: $0) }
  }
}
