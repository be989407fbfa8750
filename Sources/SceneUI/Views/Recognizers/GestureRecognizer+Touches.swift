extension GestureRecognizer {
  private var isListening: Bool { isEnabled && (storedState == .possible || isActive) }

  func accept(_ touch: Touch) -> Bool {
    // A recognizer that has completed its gesture and only waits for other recognizers to fail accepts no more touches.
    guard isListening, pending.last != .ended, isViewShown else { return false }
    guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true, isListening else { return false }
    touches.append(touch)
    sequence.append(touch)
    return true
  }

  func watches(_ touch: Touch) -> Bool { isListening && touches.contains { $0 === touch } }

  func forget(_ gone: [Touch]) {
    let remaining = touches.filter { touch in !gone.contains { $0 === touch } }
    guard remaining.count < touches.count else { return }
    lastTouches = touches
    touches = remaining
    if touches.isEmpty { continueWithoutFingers() }
  }

  /// Stops observing a touch that is not part of the gesture. The view still receives the touch.
  public func ignore(_ touch: Touch) {
    guard touches.contains(where: { $0 === touch }) else { return }
    touches.removeAll { $0 === touch }
    sequence.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
    if touches.isEmpty { continueWithoutFingers() }
    view?.window?.deliverHeldTouches()
  }

  private func continueWithoutFingers() {
    // A continuous gesture ends no later than its last touch.
    if isActive || pending == [.began] {
      state = .ended
    } else if pending.isEmpty, !isWaitingForMore {
      startOver()
    }
  }

  func leaveView() {
    giveUp()
    for touch in touches { touch.recognizers.removeAll { $0 === self } }
    guard !touches.isEmpty else { return }
    touches = []
    startOver()
  }
}
