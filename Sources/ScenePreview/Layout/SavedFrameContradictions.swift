import SceneUI
import SceneValues

/// The views whose saved frames contradict constraints, regardless of text, images, and custom classes. Safe areas and
/// margins depend on bars, which different versions of Xcode drew differently. A contradiction that involves safe areas
/// or margins counts only if another constraint in the scene confirms the position of the same edge.
struct SavedFrameContradictions {
  struct Axes {
    var horizontal = false
    var vertical = false
  }

  private var axes: [ObjectIdentifier: Axes] = [:]

  /// The tolerance for rounding to pixels, in points.
  private static let tolerance = 0.75
  /// The possible heights of bars and margins, in points.
  private static let barHeights = 4.0...130

  private struct Edge: Hashable {
    let view: ObjectIdentifier
    let area: LayoutArea
    let attribute: LayoutAttribute
  }

  init(of views: [View], in root: View, _ saved: (View) -> Rect?) {
    var agreed: Set<Edge> = []
    var uncertain: [(LayoutConstraint, Edge)] = []
    for view in views {
      for constraint in view.constraints where constraint.isActive && constraint.priority == .required {
        guard Self.isTrusted(constraint), let gap = constraint.violation(at: saved) else { continue }
        guard let edge = Self.edge(of: constraint) else {
          note(constraint, gap: gap)
          continue
        }
        // The margins of other views depend on their positions and on information that is not in the file.
        guard edge.view == ObjectIdentifier(root) else { continue }
        if gap <= Self.tolerance {
          if constraint.relation == .equal { agreed.insert(edge) }
        } else if Self.barHeights.contains(gap) {
          uncertain.append((constraint, edge))
        } else {
          note(constraint, gap: gap)
        }
      }
    }
    for (constraint, edge) in uncertain where agreed.contains(edge) {
      note(constraint, gap: constraint.violation(at: saved))
    }
  }

  private mutating func note(_ constraint: LayoutConstraint, gap: Double?) {
    // If the layout does not satisfy a constraint, the constraint proves nothing about saved frames.
    guard let gap, gap > Self.tolerance,
      constraint.violation(at: { $0.frame }).map({ $0 < Self.tolerance }) == true
    else { return }
    for view in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) {
      if constraint.firstAttribute.isHorizontal {
        axes[ObjectIdentifier(view), default: Axes()].horizontal = true
      } else {
        axes[ObjectIdentifier(view), default: Axes()].vertical = true
      }
    }
  }

  /// Returns whether a constraint can be compared with the saved frames of its items. `isAligned` returns whether the frame
  /// of a view is its alignment rectangle.
  static func isTrusted(
    _ constraint: LayoutConstraint, isAligned: (View) -> Bool = { $0.isFrameAlignmentRect }
  ) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      switch item {
      case nil: return true
      case let view? where !isAligned(view): return false
      case is Control: return true
      case let view?: return !(view.superview is StackView) && !(view.superview is ScrollView)
      }
    }
  }

  private static func edge(of constraint: LayoutConstraint) -> Edge? {
    if constraint.firstArea.hasScreenSize, let view = constraint.firstItem {
      return Edge(
        view: ObjectIdentifier(view), area: constraint.firstArea, attribute: constraint.firstAttribute)
    }
    if constraint.secondArea.hasScreenSize, let view = constraint.secondItem,
      let attribute = constraint.secondAttribute
    {
      return Edge(view: ObjectIdentifier(view), area: constraint.secondArea, attribute: attribute)
    }
    return nil
  }

  subscript(view: View) -> Axes { axes[ObjectIdentifier(view)] ?? Axes() }

  mutating func forget(_ view: View, isHorizontal: Bool) {
    if isHorizontal {
      axes[ObjectIdentifier(view)]?.horizontal = false
    } else {
      axes[ObjectIdentifier(view)]?.vertical = false
    }
  }
}

extension LayoutArea {
  var hasScreenSize: Bool {
    switch self {
    case .safeArea, .margins, .readableContent, .keyboard: true
    case .view, .contentGuide, .frameGuide: false
    }
  }
}

extension LayoutAttribute {
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: false
    }
  }
}
