import SceneValues

extension View {
  var effectiveLayoutMargins: EdgeInsets { margins(atAnyPosition: isFixed(.margins)) }

  /// Whether the area's insets ignore the view's position.
  private func isFixed(_ area: LayoutArea) -> Bool { layoutNotes?.fixedAreas.contains(area) ?? false }

  /// Returns the margins. If `atAnyPosition` is true, the part that depends on the view's position is omitted.
  private func margins(atAnyPosition: Bool) -> EdgeInsets {
    var margins = ownLayoutMargins
    if let controller {
      // By default, a controller's view has margins only on its left and right sides.
      if layoutNotes?.margins == nil { margins = .zero }
      if controller.viewRespectsSystemMinimumLayoutMargins {
        let least = controller.systemMinimumLayoutMargins
        margins.left = max(margins.left, least.leading)
        margins.right = max(margins.right, least.trailing)
      }
    }
    if !atAnyPosition { addMarginsAtPosition(to: &margins) }
    if layoutMarginsFollowReadableWidth { margins = readable(within: margins) }
    return margins
  }

  private func addMarginsAtPosition(to margins: inout EdgeInsets) {
    if insetsLayoutMarginsFromSafeArea, superview?.contentViewOwner?.addsSafeArea(toMarginsOf: self) ?? true {
      margins = margins + safeAreaInsetsOfMargins
    }
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.effectiveLayoutMargins
      let size = superview.bounds.size
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (size.height - frame.maxY))
      margins.right = max(margins.right, outer.right - (size.width - frame.maxX))
    }
  }

  private static var readableWidth: Double { 672 }

  private func readable(within margins: EdgeInsets) -> EdgeInsets {
    let room = bounds.width - margins.left - margins.right
    guard room > Self.readableWidth else { return margins }
    var margins = margins
    margins.left += (room - Self.readableWidth) / 2
    margins.right += (room - Self.readableWidth) / 2
    return margins
  }

  func insets(of area: LayoutArea) -> EdgeInsets {
    switch area {
    case .view, .contentGuide, .frameGuide: .zero
    case .safeArea: isFixed(.safeArea) ? .zero : safeAreaInsets
    case .margins: effectiveLayoutMargins
    case .readableContent: readable(within: margins(atAnyPosition: isFixed(.readableContent)))
    case .keyboard: keyboardInsets
    }
  }

  package func rect(of area: LayoutArea) -> Rect {
    if area == .contentGuide, let size = contentScroller?.contentSize {
      return Rect(origin: .zero, size: size)
    }
    return bounds.inset(by: insets(of: area))
  }
}

extension ViewController {
  /// The minimum side margins of the controller's view, in points. The value is 20 for a view that is at least 414
  /// points wide, except on a phone that is less than 414 points high, and 16 otherwise.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let size = viewIfLoaded?.bounds.size ?? .zero
    let isWide: Bool
    if contextIfAny?.idiom == .pad {
      isWide = size.width >= 414
    } else {
      // Even a small phone can be 414 points wide in landscape orientation, but it is less than 414 points high.
      isWide = size.width >= 414 && !(320..<414).contains(size.height)
    }
    let margin = isWide ? 20.0 : 16
    return DirectionalEdgeInsets(leading: margin, trailing: margin)
  }
}
