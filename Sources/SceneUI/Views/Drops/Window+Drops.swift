import SceneValues

/// The items that are being dragged over a window, and the drop interaction that was last notified.
final class ActiveDropSession {
  let session: DropSession
  weak var target: DropInteraction?

  init(_ session: DropSession) { self.session = session }
}

// Drags from other apps go to the innermost view that accepts them.
extension Window {
  /// Handles a drag from another app over the window. No view accepts items during a transition or while a menu is shown.
  ///
  /// - Parameters:
  ///   - items: The dragged items.
  ///   - point: The location of the pointer, in window coordinates.
  /// - Returns: Whether a view would accept the items at this location.
  @discardableResult
  public func drag(_ items: [DropItem], to point: Point) -> Bool {
    guard canTakeDrops, point.x.isFinite, point.y.isFinite, !items.isEmpty else {
      endDrag()
      return false
    }
    return context.clock.turns.during { follow(items, to: point) != nil }
  }

  /// Ends a drag that has left the window or was canceled.
  public func endDrag() {
    guard let drop = activeDropSession else { return }
    activeDropSession = nil
    guard let target = drop.target else { return }
    context.clock.turns.during { target.delegate?.dropInteraction(target, sessionDidExit: drop.session) }
  }

  /// Handles items that are dropped on the window from another app.
  ///
  /// - Parameters:
  ///   - items: The dropped items.
  ///   - point: The location of the drop, in window coordinates.
  /// - Returns: Whether a view accepts the items.
  @discardableResult
  public func drop(_ items: [DropItem], at point: Point) -> Bool {
    let isTaken = drag(items, to: point)
    guard isTaken, let drop = activeDropSession else {
      endDrag()
      return false
    }
    activeDropSession = nil
    return context.clock.turns.during {
      if let target = drop.target {
        target.delegate?.dropInteraction(target, performDrop: drop.session)
        return true
      }
      guard let text = drop.session.text, let view = textTarget(of: drop.session) else { return false }
      return view.takeDroppedText(text, at: drop.session.location(in: view))
    }
  }

  private var canTakeDrops: Bool { isOnScreen && !isInTransition && menuOverlay == nil }

  private func follow(_ items: [DropItem], to point: Point) -> View? {
    let drop = activeDropSession ?? ActiveDropSession(DropSession(items, at: point, in: self))
    activeDropSession = drop
    drop.session.move(items, to: point)
    let view = touchedViews(at: point).first { $0.takes(drop.session) }
    let target = view?.dropInteraction.flatMap { $0.canHandle(drop.session) ? $0 : nil }
    if target === drop.target {
      if let target { target.delegate?.dropInteraction(target, sessionDidUpdate: drop.session) }
    } else {
      if let left = drop.target { left.delegate?.dropInteraction(left, sessionDidExit: drop.session) }
      drop.target = target
      if let target { target.delegate?.dropInteraction(target, sessionDidEnter: drop.session) }
    }
    return view
  }

  private func textTarget(of session: DropSession) -> (any TextTarget)? {
    touchedViews(at: session.location(in: nil)).lazy.compactMap { $0 as? any TextTarget }
      .first(where: \.takesDroppedText)
  }
}

extension View {
  fileprivate func takes(_ session: DropSession) -> Bool {
    dropInteraction?.canHandle(session) == true
      || session.text != nil && (self as? any TextTarget)?.takesDroppedText == true
  }
}
