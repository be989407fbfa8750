import SceneValues

extension Window {
  /// Scrolls the innermost scroll view under the pointer that can scroll in the given direction, as for a mouse wheel
  /// or a trackpad. During a transition, or while a menu is visible, nothing scrolls.
  ///
  /// - Parameters:
  ///   - way: The distance to scroll in the content, in points, positive to the right and down.
  ///   - point: The location of the pointer, in the window's coordinates.
  ///   - smoothly: Whether to animate, as for a notch of a wheel. Pass false for many small steps.
  /// - Returns: Whether anything scrolled.
  @discardableResult
  public func scroll(by way: Point, at point: Point, smoothly: Bool = true) -> Bool {
    guard way.x.isFinite, way.y.isFinite, isOnScreen, !isInTransition, menuOverlay == nil else {
      return false
    }
    return context.clock.turns.during {
      touchedViews(at: point).contains { $0.contentScroller?.takeWheel(by: way, smoothly: smoothly) ?? false }
    }
  }

  func touchedViews(at point: Point) -> some Sequence<View> {
    sequence(state: touchedView(at: point)) { (view: inout View?) in
      defer { view = view?.superview }
      return view
    }
  }

  package func touchedView(at point: Point) -> View? {
    hitTest(point, with: Event(timestamp: context.clock.now, touches: []))
  }

  package var movesByItself: Bool { isOnScreen && subtreeMoves }
}

extension View {
  fileprivate var subtreeMoves: Bool {
    guard !isHidden else { return false }
    return ownLayer?.movesByItself == true || subviews.contains { $0.subtreeMoves }
  }
}

extension Layer {
  fileprivate var movesByItself: Bool {
    if self is EmitterLayer || tracks.contains(where: { $0.run.control?.isRunning ?? true }) { return true }
    guard let extras else { return false }
    return extras.sublayers.contains { $0.movesByItself } || extras.mask?.movesByItself == true
  }
}
