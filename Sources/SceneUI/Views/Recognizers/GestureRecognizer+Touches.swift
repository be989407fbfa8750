/// What the dispatcher says, and what is said to it.
extension GestureRecognizer {
  /// Whether it still wants to see touches.
  private var isListening: Bool { isEnabled && (storedState == .possible || isActive) }

  /// Begins to watch a touch, unless it is not interested.
  func accept(_ touch: Touch) -> Bool {
    // What only waits for others to fail is over for itself.
    guard isListening, pending.last != .ended, isViewShown else { return false }
    guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true, isListening else { return false }
    touches.append(touch)
    sequence.append(touch)
    return true
  }

  /// Whether it is to hear of a touch.
  func watches(_ touch: Touch) -> Bool { isListening && touches.contains { $0 === touch } }

  /// Fingers are up.
  func forget(_ gone: [Touch]) {
    let remaining = touches.filter { touch in !gone.contains { $0 === touch } }
    guard remaining.count < touches.count else { return }
    lastTouches = touches
    touches = remaining
    if touches.isEmpty { goOnWithoutFingers() }
  }

  /// Stops watching a touch, which has no part in the gesture. The view goes on seeing it.
  public func ignore(_ touch: Touch) {
    guard touches.contains(where: { $0 === touch }) else { return }
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
    if touches.isEmpty { goOnWithoutFingers() }
    view?.window?.deliverHeldTouches()
  }

  private func goOnWithoutFingers() {
    // A continuous gesture ends with its last finger at the latest.
    if isActive || pending == [.began] {
      state = .ended
    } else if pending.isEmpty, !isWaitingForMore {
      startOver()
    }
  }

  /// It is taken from its view.
  func leaveView() {
    giveUp()
    for touch in touches { touch.recognizers.removeAll { $0 === self } }
    guard !touches.isEmpty else { return }
    touches = []
    startOver()
  }
}
