import SceneUI
import SceneValues

/// Which views have saved frames that contradict constraints: whatever text, images and the program's classes may be like,
/// these frames are not where constraints put the views.
///
/// Safe areas and margins hang on bars, which the editor drew otherwise from version to version. They are believed where
/// another constraint of the scene agrees about the same edge.
struct SavedFrameContradictions {
  /// Along which axes a view's saved frame contradicts a constraint.
  struct Axes {
    var horizontal = false
    var vertical = false
  }

  private var axes: [ObjectIdentifier: Axes] = [:]

  /// What is rounded to pixels is off by less, in points.
  private static let tolerance = 0.75
  /// How much bars and margins may make out, in points.
  private static let barHeights = 4.0...130

  /// An edge of an area.
  private struct Edge: Hashable {
    let view: ObjectIdentifier
    let area: LayoutArea
    let attribute: LayoutAttribute
  }

  /// - Parameters:
  ///   - views: those of a scene.
  ///   - root: the one that all of them are in.
  ///   - saved: the frame that the file says of a view, in the superview's coordinates; nil where it says none.
  init(of views: [View], in root: View, _ saved: (View) -> Rect?) {
    var agreed: Set<Edge> = []
    var doubtful: [(LayoutConstraint, Edge)] = []
    for view in views {
      for constraint in view.constraints where constraint.isActive && constraint.priority == .required {
        guard Self.isTrusted(constraint), let gap = constraint.violation(at: saved) else { continue }
        guard let edge = Self.edge(of: constraint) else {
          note(constraint, gap: gap)
          continue
        }
        // Margins of other views hang on where these are, and on what the file does not say.
        guard edge.view == ObjectIdentifier(root) else { continue }
        if gap <= Self.tolerance {
          if constraint.relation == .equal { agreed.insert(edge) }
        } else if Self.barHeights.contains(gap) {
          doubtful.append((constraint, edge))
        } else {
          note(constraint, gap: gap)
        }
      }
    }
    for (constraint, edge) in doubtful where agreed.contains(edge) {
      note(constraint, gap: constraint.violation(at: saved))
    }
  }

  private mutating func note(_ constraint: LayoutConstraint, gap: Double?) {
    // One that does not hold where layout has put views says nothing of saved frames.
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

  /// Whether saved frames of what a constraint speaks of are what constraints speak of.
  ///
  /// Images, bars of progress and controls have alignment rectangles, which differed from version to version. What is
  /// arranged, or scrolled, is not only where constraints say.
  static func isTrusted(_ constraint: LayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      switch item {
      case nil: return true
      case is ImageView, is ProgressView: return false
      case is Control: return item is Button || item is TextField
      case let stack as StackView where stack.subviews.contains(where: { $0 is ImageView }): return false
      case let view?: return !(view.superview is StackView) && !(view.superview is ScrollView)
      }
    }
  }

  /// The edge of an area that hangs on bars, which a constraint speaks of; nil where it speaks of none.
  private static func edge(of constraint: LayoutConstraint) -> Edge? {
    if constraint.firstArea.isOfScreen, let view = constraint.firstItem {
      return Edge(
        view: ObjectIdentifier(view), area: constraint.firstArea, attribute: constraint.firstAttribute)
    }
    if constraint.secondArea.isOfScreen, let view = constraint.secondItem,
      let attribute = constraint.secondAttribute
    {
      return Edge(view: ObjectIdentifier(view), area: constraint.secondArea, attribute: attribute)
    }
    return nil
  }

  subscript(view: View) -> Axes { axes[ObjectIdentifier(view)] ?? Axes() }

  /// Nothing can be said of a view along an axis.
  mutating func forget(_ view: View, isHorizontal: Bool) {
    if isHorizontal {
      axes[ObjectIdentifier(view)]?.horizontal = false
    } else {
      axes[ObjectIdentifier(view)]?.vertical = false
    }
  }
}

extension LayoutArea {
  /// Whether it hangs on what covers the screen, and on margins that hang on that.
  var isOfScreen: Bool {
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
