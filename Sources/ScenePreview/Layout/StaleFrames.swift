import SceneUI
import SceneValues

/// The saved frames that the file itself proves wrong, regardless of text, images, and custom classes. A view's saved
/// frame is stale if a required constraint connects the view to a view that still has its saved frame, and the saved
/// frames do not satisfy the constraint.
struct StaleFrames {
  private var stale: Set<ObjectIdentifier> = []

  /// The tolerance for rounding to pixels, in points.
  private static let tolerance = 0.75

  init(of views: [(view: View, object: LaidOutObject)], in root: View) {
    let objects = Dictionary(
      views.map { (ObjectIdentifier($0.view), $0.object) }, uniquingKeysWith: { first, _ in first })
    func saved(_ view: View) -> Rect? {
      guard let saved = objects[ObjectIdentifier(view)]?.saved else { return nil }
      return view === root ? Rect(origin: view.frame.origin, size: saved.size) : saved
    }
    for (view, _) in views {
      for constraint in view.constraints where constraint.isActive && constraint.priority == .required {
        guard SavedFrameContradictions.isTrusted(constraint),
          Self.isKnown(constraint.firstArea, of: constraint.firstItem, constraint, root),
          Self.isKnown(constraint.secondArea, of: constraint.secondItem, constraint, root),
          let gap = constraint.violation(at: saved), gap > Self.tolerance,
          constraint.violation(at: { $0.frame }).map({ $0 < Self.tolerance }) == true
        else { continue }
        let isHorizontal = constraint.firstAttribute.isHorizontal
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        let moved = items.filter { item in
          objects[ObjectIdentifier(item)].map { $0.isMoved(isHorizontal, isHolder: item === view) } != false
        }
        // If both views have moved, either frame could be wrong.
        if moved.count == 1 { stale.insert(ObjectIdentifier(moved[0])) }
      }
    }
  }

  /// Returns whether the constrained edge of an area is independent of bars. A portrait screen has no bars at the sides.
  private static func isKnown(
    _ area: LayoutArea, of item: View?, _ constraint: LayoutConstraint, _ root: View
  ) -> Bool {
    guard area.hasScreenSize else { return true }
    let covered = root.safeAreaInsets
    return area == .safeArea && item === root && constraint.firstAttribute.isHorizontal && covered.left == 0
      && covered.right == 0
  }

  func contains(_ view: View) -> Bool { stale.contains(ObjectIdentifier(view)) }
}

extension LaidOutObject {
  /// Returns whether the frame differs from the saved frame along an axis. If `isHolder` is true, the view contains the
  /// constraint, so only the view's length is compared.
  fileprivate func isMoved(_ isHorizontal: Bool, isHolder: Bool) -> Bool {
    guard let saved else { return true }
    let (place, length) =
      isHorizontal
      ? (frame.minX - saved.minX, frame.width - saved.width)
      : (frame.minY - saved.minY, frame.height - saved.height)
    return abs(length) > Self.tolerance || !isHolder && abs(place) > Self.tolerance
  }
}
