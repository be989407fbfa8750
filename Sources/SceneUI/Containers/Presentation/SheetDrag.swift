import SceneValues

/// A finger that drags a sheet down.
final class SheetDragRecognizer: PanGestureRecognizer {
  /// Only down, and only where there is nothing to be scrolled back first.
  override func mayBegin(after path: Point) -> Bool {
    guard path.y > abs(path.x) else { return false }
    var next = touches.first?.view
    while let current = next, current !== view {
      if let scroller = current as? ScrollView, scroller.isScrollEnabled,
        scroller.contentOffset.y > -scroller.contentInset.top
      {
        return false
      }
      next = current.superview
    }
    return true
  }

  /// Where both could, the sheet goes before what scrolls in it.
  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    other is ScrollGestureRecognizer
  }
}

/// Lets a sheet follow a finger, and dismisses it or lets it go back.
final class SheetDrag {
  private weak var presentation: Presentation?
  private let recognizer = SheetDragRecognizer()
  private var wayBack: ValueAnimation?

  /// A sheet goes when it was dragged by this part of its height, or thrown at this speed, in points a second.
  private static let leastPart = 0.33
  private static let leastSpeed = 800.0
  /// How much of the way a sheet goes that cannot be dismissed.
  private static let reluctance = 0.2

  init(of presentation: Presentation, on card: View) {
    self.presentation = presentation
    recognizer.maximumNumberOfTouches = 1
    recognizer.addTarget(self) { drag, _ in drag.fingerMoved() }
    card.addGestureRecognizer(recognizer)
  }

  private func fingerMoved() {
    guard let presentation, let card = presentation.shell?.card, presentation.form.isDraggable,
      let presented = presentation.presented
    else { return }
    let way =
      max(0, recognizer.translation(in: nil).y) * (presented.isModalInPresentation ? Self.reluctance : 1)
    switch recognizer.state {
    case .began, .changed:
      wayBack?.cancel()
      show(way, on: card)
    case .ended:
      let isEnough =
        recognizer.translation(in: nil).y > card.bounds.height * Self.leastPart
        || recognizer.velocity(in: nil).y > Self.leastSpeed
      if !isEnough || !presentation.attemptDismissal(from: way) { goBack(from: way, card) }
    case .cancelled: goBack(from: way, card)
    case .possible, .failed: break
    }
  }

  private func show(_ way: Double, on card: View) { card.transform = .translation(x: 0, y: way) }

  private func goBack(from way: Double, _ card: View) {
    guard let clock = card.contextIfAny?.clock, way > 0 else { return show(0, on: card) }
    wayBack = ValueAnimation(from: way, to: 0, duration: 0.25, on: clock) { [weak self, weak card] way in
      if let card { self?.show(way, on: card) }
    }
  }

  /// Somebody else moves the card now.
  func stop() { wayBack?.cancel() }
}
