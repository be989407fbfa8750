import SceneDiagnostics
import SceneModel
import SceneValues

package enum OverlappingSiblings: LayoutRule {
  package static let description = RuleDescription(
    "overlapping-siblings", .layout, .warning, isOffByDefault: true,
    summary: "Layout places controls on top of each other",
    discussion: """
      If two controls overlap, the one in front receives touches that are intended for the one behind it. \
      This problem occurs especially on small screens and with long text. Add a constraint that keeps the \
      controls apart.

      The rule is off by default; '--layout' and the 'layout' key of the configuration turn it on. It \
      reports nothing if the saved frames also overlap, because one of the controls is then usually \
      hidden. If the frame of either control is missing in the file, the rule ignores controls that have a \
      custom class or are connected to an outlet.
      """,
    wrong: .view(
      id: "page", frame: "0 0 320 480",
      """
      <button id="snooze" title="Snooze">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="width = 160"/>
        <constraint equation="height = 44"/>
      </button>
      <▶button id="stop" title="Stop">
        <constraint equation="trailing = superview.trailing - 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="width = 160"/>
        <constraint equation="height = 44"/>
      </button>
      """),
    right: .view(
      id: "page", frame: "0 0 320 480",
      """
      <button id="snooze" title="Snooze">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="height = 44"/>
      </button>
      <button id="stop" title="Stop">
        <constraint equation="leading = snooze.trailing + 20"/>
        <constraint equation="trailing = superview.trailing - 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="width = snooze.width"/>
        <constraint equation="height = 44"/>
      </button>
      """))

  /// The maximum overlap, in points, that users do not notice.
  private static let tolerance = 4.0

  package static func check(_ layout: CheckedLayout, into diagnostics: inout [Diagnostic]) {
    let touched = layout.views.filter {
      $0.takesTouches && !$0.isHidden && !$0.isMoved && $0.parent != nil && !$0.frame.isEmpty
    }
    for siblings in Dictionary(grouping: touched, by: \.parent).values where siblings.count > 1 {
      // The views are sorted from left to right, so each view is compared only with the few views that it may overlap.
      let sorted = siblings.sorted { ($0.frame.minX, $0.object) < ($1.frame.minX, $1.object) }
      for (index, one) in sorted.enumerated() {
        for other in sorted[(index + 1)...] {
          guard other.frame.minX < one.frame.maxX - tolerance else { break }
          guard overlap(one.frame, other.frame), one.isPlaced || other.isPlaced,
            isNew(one, other, in: layout)
          else { continue }
          let (back, front) = one.object < other.object ? (one, other) : (other, one)
          diagnostics.append(
            layoutDiagnostic(
              .overlap(layout.describe(front.object), layout.describe(back.object)),
              at: layout.range(of: front.object), in: layout,
              notes: [layout.note(.covered, of: back.object)]))
        }
      }
    }
  }

  private static func overlap(_ one: Rect, _ other: Rect) -> Bool {
    min(one.maxX, other.maxX) - max(one.minX, other.minX) > tolerance
      && min(one.maxY, other.maxY) - max(one.minY, other.minY) > tolerance
  }

  /// Returns whether an overlap is unintentional: either the saved frames do not overlap or, if a saved frame is missing,
  /// code does not change either view.
  private static func isNew(
    _ one: SolvedLayout.View, _ other: SolvedLayout.View, in layout: CheckedLayout
  ) -> Bool {
    if let first = one.saved, let second = other.saved { return !overlap(first, second) }
    return !layout.isChangedByCode(one.object) && !layout.isChangedByCode(other.object)
  }
}

extension Message {
  fileprivate static func overlap(_ front: Message, _ back: Message) -> Message {
    "\(front) covers part of \(back) and receives touches intended for it"
  }

  fileprivate static var covered: Message { "this view is covered" }
}
