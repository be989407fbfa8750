import SceneDiagnostics
import SceneModel
import SceneValues

package enum OutsideItsParent: LayoutRule {
  package static let description = RuleDescription(
    "outside-its-parent", .layout, .warning, isOffByDefault: true,
    summary: "Layout places a view outside its superview",
    discussion: """
      If a part of a view is outside its superview, that part receives no touches. It is not visible if \
      the superview clips its subviews or fills the screen. This problem occurs especially on small \
      screens and with long text. Correct the constraints, or add one that keeps the view inside its \
      superview.

      The rule is off by default; '--layout' and the 'layout' key of the configuration turn it on. It \
      reports nothing if the saved frame is also outside the superview, because the position is then \
      probably intended. It ignores hidden views, views in scroll views, views with a custom class, and \
      views to which an outlet is connected.
      """,
    wrong: .view(
      id: "page", frame: "0 0 320 480",
      """
      <▶button title="Snooze">
        <constraint equation="leading = superview.leading + 300"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="width = 200"/>
      </button>
      """),
    right: .view(
      id: "page", frame: "0 0 320 480",
      """
      <button title="Snooze">
        <constraint equation="trailing = superview.trailing - 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="width = 200"/>
      </button>
      """))

  package static func check(_ layout: CheckedLayout, into diagnostics: inout [Diagnostic]) {
    for view in layout.views {
      guard let parent = view.parent.map({ layout.views[$0] }), view.isPlaced, !view.isHidden, !view.isMoved,
        !parent.scrolls, !layout.isInScrollView(view), !view.frame.isEmpty, !parent.bounds.isEmpty,
        let lost = lost(view, in: parent), !layout.isChangedByCode(view.object)
      else { continue }
      diagnostics.append(
        layoutDiagnostic(
          .outside(layout.describe(view.object), layout.describe(parent.object), lost),
          at: layout.range(of: view.object), in: layout))
    }
  }

  /// Returns the distance, in points, by which a view extends beyond its superview, or nil if this is intentional.
  private static func lost(_ view: SolvedLayout.View, in parent: SolvedLayout.View) -> Double? {
    let lost = view.frame.reach(beyond: parent.bounds)
    guard lost > 1 else { return nil }
    if let saved = view.saved, let around = parent.saved {
      return saved.reach(beyond: Rect(origin: .zero, size: around.size)) > 1 ? nil : lost
    }
    // A view such as a badge can intentionally extend slightly beyond an edge.
    let isInteractiveOrClipped = view.takesTouches || view.takesKeys || view.cutOff != nil
    let isGone = lost >= min(view.frame.width, view.frame.height)
    return isGone || isInteractiveOrClipped && lost > 8 && (parent.parent == nil || parent.clips) ? lost : nil
  }
}

extension Rect {
  fileprivate func reach(beyond other: Rect) -> Double {
    max(other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY)
  }
}

extension Message {
  fileprivate static func outside(_ view: Message, _ parent: Message, _ lost: Double) -> Message {
    "\(view) extends \(lost.points) points beyond the edge of \(parent)"
  }
}
