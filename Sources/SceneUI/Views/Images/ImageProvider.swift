import SceneDrawing
import SceneValues

/// Knows the images that scenes name. Give one to the context, and images take the room that they need; where it has
/// their pixels, too, pictures show them.
///
/// ```swift
/// struct Catalogue: ImageProvider {
///   func content(of image: ImageName, for traits: TraitCollection) -> ImageContent? {
///     image == "bell" ? ImageContent(size: Size(width: 24, height: 24)) : nil
///   }
/// }
/// context.imageProvider = Catalogue()
/// ```
///
/// `ImageDirectory` takes them from files.
public protocol ImageProvider {
  /// Looks an image up by its name.
  ///
  /// - Parameters:
  ///   - image: the name that a scene or code gives.
  ///   - traits: of the view that shows it.
  /// - Returns: nil for an image that there is not.
  /// - Throws: where there is one and it cannot be used: that goes to the context's failure handler, and the image
  ///   shows as one that there is not. A provider that is asked again and again throws once.
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

  /// How large an image is, in points; nil where the context does not know.
  func size(of image: ImageName) -> Size? { content(of: image)?.size }
}
