import SceneUI
import SceneValues

/// Which saved frames cannot be right, whatever text, images and the program's classes are like: the file itself says so.
///
/// A required constraint of the file leads from a view that is where the file says to one that the file has elsewhere. Such
/// frames were saved before something else changed.
struct StaleFrames {
  private var stale: Set<ObjectIdentifier> = []

  /// In points: what is rounded to pixels is off by less.
  private static let tolerance = 0.75

  /// - Parameters:
  ///   - views: those of a scene, with what they are reported as.
  ///   - root: the one that all of them are in.
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
        // Where both are elsewhere, either may be.
        if moved.count == 1 { stale.insert(ObjectIdentifier(moved[0])) }
      }
    }
  }

  /// Whether no bar decides where an area ends: at the sides of a screen that is held upright, there is none.
  private static func isKnown(
    _ area: LayoutArea, of item: View?, _ constraint: LayoutConstraint, _ root: View
  ) -> Bool {
    guard area.isOfScreen else { return true }
    let covered = root.safeAreaInsets
    return area == .safeArea && item === root && constraint.firstAttribute.isHorizontal && covered.left == 0
      && covered.right == 0
  }

  func contains(_ view: View) -> Bool { stale.contains(ObjectIdentifier(view)) }
}

extension LaidOutObject {
  /// Whether it is elsewhere along an axis than the file says; of a view in which a constraint holds, only its length
  /// counts.
  fileprivate func isMoved(_ isHorizontal: Bool, isHolder: Bool) -> Bool {
    guard let saved else { return true }
    let (place, length) =
      isHorizontal
      ? (frame.minX - saved.minX, frame.width - saved.width)
      : (frame.minY - saved.minY, frame.height - saved.height)
    return abs(length) > Self.tolerance || !isHolder && abs(place) > Self.tolerance
  }
}
