import SceneDiagnostics
import SceneModel
import SceneValues

package enum AmbiguousLayout: LayoutRule {
  package static let description = RuleDescription(
    "ambiguous-layout", .layout, .warning,
    summary: "Constraints do not determine the position or size of a view",
    discussion: """
      If the constraints on one axis do not determine the position or size of a view, several layouts are \
      equally valid. The app shows one of them, depending on the order in which constraints are added, so \
      an unrelated change can move or resize the view. The diagnostic contains two valid values and \
      suggests how to make the layout unambiguous, usually with an additional constraint.

      The rule checks the layout on the device that the file specifies, or on the screens that '--layout' \
      selects. '--no-layout' turns it off. It ignores views to which no constraint refers, and views that a \
      variation shows only on other screens. Code can add constraints to a view that has an outlet, so the \
      rule ignores the view unless Xcode marked it as ambiguous. It reports nothing if the view's size might \
      be determined by the intrinsic size of a custom class or by scroll view content that code adds.
      """,
    wrong: .view(
      id: "page", frame: "0 0 320 480",
      """
      <▶view id="face">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="height = 100"/>
      </view>
      """),
    right: .view(
      id: "page", frame: "0 0 320 480",
      """
      <view id="face">
        <constraint equation="leading = superview.leading + 20"/>
        <constraint equation="top = superview.top + 20"/>
        <constraint equation="height = 100"/>
        <constraint equation="width = 280"/>
      </view>
      """))

  package static func check(_ layout: CheckedLayout, into diagnostics: inout [Diagnostic]) {
    /// The reported views, by direction. A missing constraint can affect a chain of views, but it is reported only once.
    var reported: [Bool: Set<Int>] = [:]
    for open in layout.solved.openPlaces {
      guard abs(open.value - open.other) > 0.5, reported[open.isHorizontal]?.contains(open.object) != true,
        open.isMarked || !([open.object] + open.moved).contains(where: layout.isChangedByCode)
      else { continue }
      reported[open.isHorizontal, default: []].formUnion([open.object] + open.moved)
      var notes = [Diagnostic.Note(.remedy(open))]
      notes += open.moved.prefix(5).map { layout.note(.moves, of: $0) }
      diagnostics.append(
        layoutDiagnostic(
          .open(layout.describe(open.object), open), at: layout.range(of: open.object), in: layout,
          notes: notes))
    }
  }
}

extension Message {
  fileprivate static func open(_ view: Message, _ open: SolvedLayout.OpenPlace) -> Message {
    """
    The \(open.name) of \(view) is ambiguous: \(open.value.points) and \(open.other.points) are both valid
    """
  }

  fileprivate static func remedy(_ open: SolvedLayout.OpenPlace) -> Message {
    let edge =
      open.isHorizontal
      ? "leading edge, trailing edge, or horizontal center" : "top edge, bottom edge, or vertical center"
    let length = open.isHorizontal ? "width" : "height"
    switch open.remedy {
    case .length: return "add a constraint for its \(length) or its other edge"
    case .place: return "add a constraint for its \(edge)"
    case .placeAndLength: return "add a constraint for its \(edge), and one for its \(length)"
    case .contentPriority:
      return """
        several views have the same priority: change the content hugging or compression resistance priority \
        of one of them
        """
    }
  }

  fileprivate static var moves: Message { "this view moves accordingly" }
}

extension SolvedLayout.OpenPlace {
  fileprivate var name: String {
    isHorizontal
      ? (isLength ? "width" : "horizontal position") : (isLength ? "height" : "vertical position")
  }
}
