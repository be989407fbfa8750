import SceneLayout
import SceneValues

/// A view that positions some of its subviews with its own constraints, as a stack view does.
protocol SubviewArranger: View {
  var arrangesSubviews: Bool { get }

  var arrangedViews: [View] { get }

  /// The area that contains the arranged views: the view or the area within its margins.
  var arrangementArea: LayoutArea { get }

  /// Returns the arrangement for the layout engine.
  ///
  /// - Parameter item: Returns the identifier of a view in the engine.
  /// - Returns: The arrangement of the views that have an identifier.
  func layoutStack(_ item: (View) -> LayoutItemID?) -> LayoutStack

  func subviewDidHide(_ subview: View)

  /// Returns the view whose text determines the first or last baseline.
  func viewForBaseline(isLast: Bool) -> View
}

extension View {
  final func baselineView(isLast: Bool) -> View { subviewArranger?.viewForBaseline(isLast: isLast) ?? self }
}
