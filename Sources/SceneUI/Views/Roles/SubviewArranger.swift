import SceneLayout
import SceneValues

/// A view that places some of its subviews by constraints of its own, as a stack view does.
protocol SubviewArranger: View {
  /// Whether there is any subview that it places so.
  var arrangesSubviews: Bool { get }

  /// The subviews that it places so.
  var arrangedViews: [View] { get }

  /// The area that holds them: the view, or the area within its margins.
  var arrangementArea: LayoutArea { get }

  /// Returns the arrangement for the layout engine.
  ///
  /// - Parameter item: returns the numbers by which the engine knows views.
  /// - Returns: the arrangement of the views that have a number.
  func layoutStack(_ item: (View) -> LayoutItemID?) -> LayoutStack

  /// Responds to a subview that was hidden or shown again.
  func subviewDidHide(_ subview: View)

  /// The view whose text counts for constraints of this view's first or last baseline.
  func viewForBaseline(isLast: Bool) -> View
}

extension View {
  /// The view whose text counts for constraints of this view's first or last baseline.
  final func baselineView(isLast: Bool) -> View { subviewArranger?.viewForBaseline(isLast: isLast) ?? self }
}
