import SceneDrawing
import SceneRuntime
import SceneValues

/// Knows the images that scenes name. Give one to the context, and images take the room that they need; where it has
/// their pixels, too, pictures show them.
///
/// ```swift
/// struct Catalogue: ImageProvider {
///   func content(of image: ImageName, for traits: ImageTraits) -> ImageContent? {
///     image == "bell" ? ImageContent(size: Size(width: 24, height: 24)) : nil
///   }
/// }
/// context.imageProvider = Catalogue()
/// ```
///
/// `ImageDirectory` takes them from files.
public protocol ImageProvider {
  /// nil for an image that there is not.
  ///
  /// - Throws: where there is one and it cannot be used: that goes to the context's failure handler, and the image
  ///   shows as one that there is not. A provider that is asked again and again throws once.
  func content(of image: ImageName, for traits: ImageTraits) throws -> ImageContent?
}

/// What chooses among the variants of an image.
public struct ImageTraits: Hashable, Sendable {
  /// Pixels for a point; 1 at first.
  public var scale = 1.0
  /// `phone` at first.
  public var idiom = InterfaceIdiom.phone

  public init(scale: Double = 1, idiom: InterfaceIdiom = .phone) {
    self.scale = scale
    self.idiom = idiom
  }
}

/// The kind of device.
public enum InterfaceIdiom: String, SceneEnumeration {
  case phone, pad
}

extension View {
  func content(of image: ImageName) -> ImageContent? {
    guard let context = contextIfAny, let provider = context.imageProvider else { return nil }
    do {
      return try provider.content(of: image, for: context.imageTraits)
    } catch {
      context.report(error)
      return nil
    }
  }

  /// How large an image is, in points; nil where the context does not know.
  func size(of image: ImageName) -> Size? { content(of: image)?.size }
}
