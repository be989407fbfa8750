import SceneValues

/// The transform of a view. Stored separately to save memory, because few views have one.
final class ViewTransform {
  let transform: AffineTransform

  init(_ transform: AffineTransform) { self.transform = transform }
}
