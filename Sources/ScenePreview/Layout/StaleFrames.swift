import SceneUI
import SceneValues

/// The saved frames that the file itself proves wrong, regardless of text, images, and custom classes. A view's saved
/// frame is stale if a required constraint or a stack view connects the view to a view that still has its saved frame,
/// and the saved frames do not satisfy the constraint or the arrangement.
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
    func note(_ items: [View], holder: View, isHorizontal: Bool) {
      let moved = items.filter { item in
        objects[ObjectIdentifier(item)].map { $0.isMoved(isHorizontal, isHolder: item === holder) } != false
      }
      // If both views have moved, either frame could be wrong.
      if moved.count == 1 { stale.insert(ObjectIdentifier(moved[0])) }
    }
    // Only symbols have alignment rectangles that are unknown.
    func isAligned(_ view: View) -> Bool {
      view is ImageView ? objects[ObjectIdentifier(view)]?.missing == nil : view.isFrameAlignmentRect
    }
    for (view, _) in views {
      if let stack = view as? StackView {
        let contradictions = StackContradictions(in: stack, saved).pairs
        if !contradictions.isEmpty, StackContradictions(in: stack, { $0.frame }).pairs.isEmpty {
          for pair in contradictions {
            note([pair.first, pair.second], holder: stack, isHorizontal: pair.isHorizontal)
          }
        }
      }
      for constraint in view.constraints where constraint.isActive && constraint.priority == .required {
        guard let tolerance = Self.tolerance(of: constraint, isAligned),
          Self.isKnown(constraint.firstArea, of: constraint.firstItem, constraint, root),
          Self.isKnown(constraint.secondArea, of: constraint.secondItem, constraint, root),
          let gap = constraint.violation(at: saved), gap > tolerance,
          constraint.violation(at: { $0.frame }).map({ $0 < Self.tolerance }) == true
        else { continue }
        note(
          [constraint.firstItem, constraint.secondItem].compactMap { $0 }, holder: view,
          isHorizontal: constraint.firstAttribute.isHorizontal)
      }
    }
  }

  /// Returns the violation that proves a frame wrong, or nil if the frames of a constraint's items do not determine it.
  private static func tolerance(
    of constraint: LayoutConstraint, _ isAligned: (View) -> Bool
  ) -> Double? {
    if SavedFrameContradictions.isTrusted(constraint, isAligned: isAligned)
      || isFixedLength(constraint, isAligned)
    {
      return tolerance
    }
    let isArranged = [constraint.firstItem, constraint.secondItem].contains {
      $0?.superview is StackView || $0?.superview is ScrollView
    }
    return isArranged ? nil : StackContradictions.alignment
  }

  private static func isFixedLength(
    _ constraint: LayoutConstraint, _ isAligned: (View) -> Bool
  ) -> Bool {
    guard constraint.secondItem == nil, let view = constraint.firstItem, !view.isHidden else { return false }
    return isAligned(view)
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
  /// Returns whether the frame differs from the saved frame. For the constraint's holder, only the length counts.
  fileprivate func isMoved(_ isHorizontal: Bool, isHolder: Bool) -> Bool {
    guard let saved else { return true }
    let (place, length) =
      isHorizontal
      ? (frame.minX - saved.minX, frame.width - saved.width)
      : (frame.minY - saved.minY, frame.height - saved.height)
    return abs(length) > Self.tolerance || !isHolder && abs(place) > Self.tolerance
  }
}
