import SceneLayout
import SceneValues

/// A view that positions some of its subviews with its own constraints, as a stack view does.
protocol SubviewArranger: View {
  var arrangesSubviews: Bool { get }

  var arrangedViews: [View] { get }

  /// The area that contains the arranged views: the view or the area within its margins.
  var arrangementArea: LayoutArea { get }

  /// Returns the arrangement for the layout engine. The `item` closure returns the engine's identifier for a view.
  func layoutStack(_ item: (View) -> LayoutItemID?) -> LayoutStack

  func subviewDidHide(_ subview: View)

  func viewForBaseline(isLast: Bool) -> View
}

extension View {
  final func baselineView(isLast: Bool) -> View { subviewArranger?.viewForBaseline(isLast: isLast) ?? self }
}
