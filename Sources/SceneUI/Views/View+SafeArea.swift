import SceneValues

extension View {
  /// The distances, in points, from the view's edges to the area that is not covered by bars. A controller can extend the
  /// insets with `additionalSafeAreaInsets`.
  public var safeAreaInsets: EdgeInsets { insetsOfSafeArea(isClipped: true) }

  /// The insets in margins. They include the parts of the view outside its superview, so a view that moves because of its
  /// margins does not stop at the superview's edge.
  var safeAreaInsetsOfMargins: EdgeInsets { insetsOfSafeArea(isClipped: false) }

  private func insetsOfSafeArea(isClipped: Bool) -> EdgeInsets {
    let own = controller?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return own + (asWindow?.screenInsets ?? .zero) }
    if let controller, let parent = controller.parent, let area = parent.viewIfLoaded, isDescendant(of: area)
    {
      return own + hidden(by: parent.safeArea(for: controller), of: area, isClipped)
    }
    return own + hidden(by: superview.safeAreaInsets, of: superview, isClipped)
  }

  /// Returns the distances by which an ancestor's covered edges extend into this view. If a scroll view is between them,
  /// the result excludes the parts at the top and bottom that the scroll view's own inset already avoids.
  private func hidden(by insets: EdgeInsets, of area: View, _ isClipped: Bool) -> EdgeInsets {
    var insets = insets
    var ancestor = superview
    while let view = ancestor {
      if let avoided = view.contentScroller?.safeInset {
        insets.top -= avoided.top
        insets.bottom -= avoided.bottom
      }
      ancestor = view === area ? nil : view.superview
    }
    guard insets != .zero else { return .zero }
    let place = untransformedFrame(in: area)
    let size = area.bounds.size
    func hidden(_ inset: Double, _ near: Double, _ far: Double) -> Double {
      guard isClipped || inset <= 0 else { return max(0, min(inset - near, far - near)) }
      // Parts of the view outside the ancestor are not covered.
      return max(0, min(inset, far) - max(0, near))
    }
    return EdgeInsets(
      top: hidden(insets.top, place.minY, place.maxY), left: hidden(insets.left, place.minX, place.maxX),
      bottom: hidden(insets.bottom, size.height - place.maxY, size.height - place.minY),
      right: hidden(insets.right, size.width - place.maxX, size.width - place.minX))
  }

  /// Returns the frame in an ancestor's coordinates without transforms, which move sliding views only temporarily.
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
