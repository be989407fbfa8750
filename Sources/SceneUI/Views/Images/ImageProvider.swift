import SceneDrawing
import SceneValues

/// A provider of the images that scenes refer to by name. Assign a provider to the context to give images
/// their intrinsic size. If the provider also has the pixels, image views show them.
///
/// ```swift
/// struct Catalog: ImageProvider {
///   func content(of image: ImageName, for traits: TraitCollection) -> ImageContent? {
///     image == "bell" ? ImageContent(size: Size(width: 24, height: 24)) : nil
///   }
/// }
/// context.imageProvider = Catalog()
/// ```
///
/// `ImageDirectory` reads images from files.
public protocol ImageProvider {
  /// Looks up an image by its name.
  ///
  /// - Parameters:
  ///   - image: The name from a scene or from code.
  ///   - traits: The traits of the view that shows the image.
  /// - Returns: The image, or nil if it does not exist.
  /// - Throws: An error if the image exists but cannot be used. The context's failure handler receives the
  ///   error, and the image is treated as missing. For repeated requests, a provider throws only once.
  func content(of image: ImageName, for traits: TraitCollection) throws -> ImageContent?
}

extension View {
  func content(of image: ImageName) -> ImageContent? {
    guard let context = contextIfAny, let provider = context.imageProvider else { return nil }
    do {
      return try provider.content(of: image, for: traitCollection)
    } catch {
      context.report(error)
      return nil
    }
  }

  func size(of image: ImageName) -> Size? { content(of: image)?.size }
}
