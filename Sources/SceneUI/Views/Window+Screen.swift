import SceneValues

// What screens with a mouse ask of windows, besides touches and keys.
extension Window {
  /// A wheel was turned over the window, or two fingers moved on a pad: the innermost scroll view under the pointer that
  /// can go that way scrolls, and where none can, nothing happens.
  ///
  /// The content stops at its edges. A scroll view with pages goes on by one of them. While a transition runs, or a menu
  /// shows, nothing is scrolled.
  ///
  /// - Parameters:
  ///   - way: how far what is seen goes on in the content, in points: positive is to the right and down.
  ///   - point: where the pointer is, in the window's coordinates.
  ///   - smoothly: whether the content glides there, as after a notch of a wheel; true by default. Give false for steps
  ///     that are small and many.
  /// - Returns: whether anything scrolled.
  @discardableResult
  public func scroll(by way: Point, at point: Point, smoothly: Bool = true) -> Bool {
    guard way.x.isFinite, way.y.isFinite, isOnScreen, !isInTransition, menuOverlay == nil else {
      return false
    }
    return context.clock.turns.during {
      touchedViews(at: point).contains { $0.contentScroller?.takeWheel(by: way, smoothly: smoothly) ?? false }
    }
  }

  /// The view that a finger would touch at a place, in the window's coordinates, and those around it, from the inside.
  func touchedViews(at point: Point) -> some Sequence<View> {
    sequence(state: touchedView(at: point)) { (view: inout View?) in
      defer { view = view?.superview }
      return view
    }
  }

  /// The view that a finger would touch at a place, in the window's coordinates; nil for none.
  package func touchedView(at point: Point) -> View? {
    hitTest(point, with: Event(timestamp: context.clock.now, touches: []))
  }

  /// Whether the next picture may be another although nothing is called until then: an animation runs.
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
