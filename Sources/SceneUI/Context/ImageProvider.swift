import SceneValues

/// Knows the images that scenes name. Give one to the context, and images take the room that they need.
///
/// ```swift
/// struct Catalogue: ImageProvider {
///   func size(of image: ImageName) -> Size? { image == "bell" ? Size(width: 24, height: 24) : nil }
/// }
/// context.imageProvider = Catalogue()
/// ```
public protocol ImageProvider {
  /// In points; nil for an image that there is not.
  func size(of image: ImageName) -> Size?
}

extension View {
  /// How large an image is, in points; nil where the context does not know.
  func size(of image: ImageName) -> Size? { contextIfAny?.imageProvider?.size(of: image) }
}
