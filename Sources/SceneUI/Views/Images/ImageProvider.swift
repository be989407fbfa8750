import SceneDrawing
import SceneValues

/// A provider of the images that scenes refer to by name. To give images their intrinsic size, assign a provider to the
/// context's `imageProvider` property. If the provider also supplies pixels, image views show them.
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
/// `ImageDirectory` is a provider that reads images from files.
public protocol ImageProvider {
  /// Returns the image with the given name.
  ///
  /// - Parameters:
  ///   - image: The name that is used in a scene or in code.
  ///   - traits: The traits of the view that shows the image.
  /// - Returns: The image, or nil if it does not exist.
  /// - Throws: An error if the image exists but cannot be used. The context's failure handler receives the error, and the
  ///   image is treated as missing. If the same image is requested repeatedly, a provider throws only once.
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
