import SceneValues

/// The transform of a view that has one: in memory of its own, because there it is a tenth of what a view takes, and few have any.
final class ViewTransform {
  let transform: AffineTransform

  init(_ transform: AffineTransform) { self.transform = transform }
}
