import SceneValues

/// A view whose subviews in a scene are in a content view, as those of a cell are.
protocol ContentHolder: View {
  /// The view that constraints refer to when a scene names this one.
  var contentView: View { get }

  /// The default margins of a subview; nil for those of all views.
  func usualMargins(of subview: View) -> EdgeInsets?

  /// Whether the area that bars cover is added to a subview's margins, unless the subview opts out.
  func addsSafeArea(toMarginsOf subview: View) -> Bool

  /// Responds to a change of constraints inside a subview, which may need another size.
  func contentDidChange(inside subview: View)
}

extension View {
  /// The view that constraints refer to when a scene names this one.
  final var viewForConstraints: View { contentHolder?.contentView ?? self }
}
