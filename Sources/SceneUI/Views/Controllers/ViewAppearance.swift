import SceneValues

/// The appearance of a view before a transition, which can be restored afterward.
struct ViewAppearance {
  let view: View
  private let transform: AffineTransform
  private let alpha: Double
  private let isHidden: Bool
  private let curl: PageCurl?

  init(_ view: View) {
    (self.view, transform) = (view, view.transform)
    (alpha, isHidden, curl) = (view.alpha, view.isHidden, view.curl)
  }

  func restore() {
    view.transform = transform
    view.alpha = alpha
    view.isHidden = isHidden
    view.curl = curl
  }
}
