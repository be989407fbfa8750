import SceneValues

/// The transform of a view. It is stored separately from the view to save memory, because few views have a transform.
final class ViewTransform {
  let transform: AffineTransform

  init(_ transform: AffineTransform) { self.transform = transform }
}
