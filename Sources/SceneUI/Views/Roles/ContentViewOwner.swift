import SceneValues

/// A view that moves the subviews declared in a scene to a content view, as a cell does.
protocol ContentViewOwner: View {
  /// The view to which a scene's constraints apply when they refer to this view.
  var contentView: View { get }

  /// Returns the default margins of a subview, or nil for the standard margins.
  func usualMargins(of subview: View) -> EdgeInsets?

  func addsSafeArea(toMarginsOf subview: View) -> Bool

  func contentDidChange(inside subview: View)
}

extension View {
  final var viewForConstraints: View { contentViewOwner?.contentView ?? self }
}
