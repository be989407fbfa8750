import SceneValues

extension Window {
  /// Scrolls the innermost scroll view under the pointer that can scroll in the given direction. Call this method for a
  /// mouse wheel or a trackpad. Nothing scrolls during a transition or while a menu is visible.
  ///
  /// - Parameters:
  ///   - way: The distance to scroll the content, in points, positive to the right and down.
  ///   - point: The location of the pointer, in window coordinates.
  ///   - smoothly: Whether to animate, as for a wheel notch. Pass false for a series of small steps, as from a trackpad.
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
