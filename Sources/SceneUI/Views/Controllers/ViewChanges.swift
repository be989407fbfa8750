import SceneValues

/// The changes that a closure makes to a view and its descendants, recorded so that they can be applied gradually.
final class ViewChanges {
  private struct Look: Equatable {
    var bounds: Rect
    var center: Point
    var transform: AffineTransform
    var alpha: Double

    init(_ view: View) {
      (bounds, center) = (view.bounds, view.center)
      (transform, alpha) = (view.transform, view.alpha)
    }
  }

  private struct Change {
    weak var view: View?
    let before: Look
    let after: Look
  }

  /// The changes, outermost view first. If applying a change causes a view to alter its subviews, the recorded changes of
  /// those subviews are applied afterward and take precedence.
  private var changes: [Change] = []

  init(in root: View, _ change: () -> Void) {
    var views: [View] = []
    root.forSubtree { views.append($0) }
    let before = views.map(Look.init)
    change()
    for (view, look) in zip(views, before) where Look(view) != look {
      changes.append(Change(view: view, before: look, after: Look(view)))
    }
  }

  /// Applies a fraction of the changes, from 0 (the initial state) to 1 (the final state).
  func show(_ progress: Double) {
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
    for change in changes {
      guard let view = change.view else { continue }
      let (old, new) = (change.before, change.after)
      view.bounds = Rect(
        x: between(old.bounds.minX, new.bounds.minX), y: between(old.bounds.minY, new.bounds.minY),
        width: between(old.bounds.width, new.bounds.width),
        height: between(old.bounds.height, new.bounds.height))
      view.center = Point(x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
      let (a, b) = (old.transform, new.transform)
      view.transform = AffineTransform(
        a: between(a.a, b.a), b: between(a.b, b.b), c: between(a.c, b.c), d: between(a.d, b.d),
        tx: between(a.tx, b.tx), ty: between(a.ty, b.ty))
      view.alpha = between(old.alpha, new.alpha)
    }
  }
}
