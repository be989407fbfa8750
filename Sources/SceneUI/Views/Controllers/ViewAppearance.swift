import SceneValues

/// The appearance of a view before a transition, which can be restored afterward.
struct ViewAppearance {
  let view: View
  private let transform: AffineTransform
  private let alpha: Double
  private let isHidden: Bool

  init(_ view: View) {
    (self.view, transform) = (view, view.transform)
    (alpha, isHidden) = (view.alpha, view.isHidden)
  }

  func restore() {
    view.transform = transform
    view.alpha = alpha
    view.isHidden = isHidden
  }
}
