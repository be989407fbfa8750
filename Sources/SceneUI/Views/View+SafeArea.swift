import SceneValues

extension View {
  /// The distances, in points, from the view's edges to the area that no container bar covers. A controller
  /// can extend the insets with `additionalSafeAreaInsets`.
  public var safeAreaInsets: EdgeInsets {
    let own = controller?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return own + (asWindow?.screenInsets ?? .zero) }
    if let controller, let parent = controller.parent, let area = parent.viewIfLoaded, isDescendant(of: area)
    {
      return own + hidden(by: parent.safeArea(for: controller), of: area)
    }
    return own + hidden(by: superview.safeAreaInsets, of: superview)
  }

  private func hidden(by insets: EdgeInsets, of area: View) -> EdgeInsets {
    guard insets != .zero else { return .zero }
    let place = untransformedFrame(in: area)
    let free = Rect(origin: .zero, size: area.bounds.size).inset(by: insets)
    return EdgeInsets(
      top: max(0, min(free.minY - place.minY, place.height)),
      left: max(0, min(free.minX - place.minX, place.width)),
      bottom: max(0, min(place.maxY - free.maxY, place.height)),
      right: max(0, min(place.maxX - free.maxX, place.width)))
  }

  /// Returns the frame in an ancestor without transforms, so that a sliding view has its final position.
  func untransformedFrame(in area: View) -> Rect {
    var origin = Point.zero
    var view = self
    while view !== area, let superview = view.superview {
      origin.x += view.untransformedOrigin.x - superview.bounds.minX
      origin.y += view.untransformedOrigin.y - superview.bounds.minY
      view = superview
    }
    return Rect(origin: origin, size: bounds.size)
  }

  func safeAreaDidChange() {
    setNeedsLayout()
    forSubtree { view in
      if view.layoutNotes?.island != nil || view is any SafeAreaDependent { view.setNeedsLayout() }
    }
  }
}

extension EdgeInsets {
  static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
      right: first.right + second.right)
  }
}
