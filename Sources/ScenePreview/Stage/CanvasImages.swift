import SceneDrawing
import SceneUI
import SceneValues

/// An app's images. An image that is unavailable has the size saved in the file.
final class CanvasImages: ImageProvider {
  private let provider: (any ImageProvider)?
  private let sizes: [String: Size]

  init(_ provider: (any ImageProvider)?, sizes: [String: Size]) {
    self.provider = provider
    self.sizes = sizes
  }

  func content(of image: ImageName, for traits: TraitCollection) throws -> ImageContent? {
    if let content = try provider?.content(of: image, for: traits) { return content }
    return sizes[image.name].map { ImageContent(size: $0) }
  }
}
