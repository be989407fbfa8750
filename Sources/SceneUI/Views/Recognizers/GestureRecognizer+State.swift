extension GestureRecognizer {
  var isActive: Bool { storedState == .began || storedState == .changed }

  /// Whether the gesture has begun, even if the recognizer is still waiting for other recognizers to fail.
  var hasBegun: Bool { isActive || !pending.isEmpty }

  var isStillPossible: Bool {
    storedState == .possible && (!touches.isEmpty || !pending.isEmpty || isWaitingForMore)
  }

  func change(to wanted: State) {
    // If a handler requests another change, that change is deferred until all observers have received the current change.
    if isSending { return pendingChanges.append(wanted) }
    switch (storedState, wanted) {
    case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _), (_, .possible): return
    case (.possible, .cancelled), (.possible, .failed): fail()
    case (.possible, _): recognize(wanted)
    case (_, .began): notify(.changed)
    case (_, .failed): notify(.cancelled)
    default: notify(wanted)
    }
    startOverIfOver()
  }

  private func notify(_ state: State) {
    storedState = state
    send()
  }

  private func fail() {
    storedState = .failed
    stopWaiting()
    didFail()
    notifyDependents(hasRecognized: false)
    view?.window?.deliverHeldTouches()
  }

  private func recognize(_ wanted: State) {
    if hasBegun {
      if wanted == .ended, pending == [.began] { pending.append(.ended) }
      return
    }
    guard isViewShown, !isPrevented else { return fail() }
    let mayBegin = delegate?.gestureRecognizerShouldBegin(self) ?? true
    // The delegate may have changed the state.
    guard storedState == .possible else { return }
    guard mayBegin else { return fail() }
    pending = [wanted == .changed ? .began : wanted]
    recognizePending()
  }

  func recognizePending() {
    guard let first = pending.first, storedState == .possible else { return }
    guard isViewShown, !isPrevented else { return state = .failed }
    switch failureOfRequirements {
    case .impossible: state = .failed
    case .open(let others): wait(for: others)
    case .complete:
      let hasEnded = pending.count > 1
      let taken = sequence
      stopWaiting()
      storedState = first
      // Changes that other handlers request are deferred until this recognizer's own handlers have run.
      isSending = true
      cancelCompetitors(in: taken)
      notifyDependents(hasRecognized: true)
      send()
      cancelInView(taken)
      view?.window?.deliverHeldTouches()
      if hasEnded, isActive { state = .ended }
      startOverIfOver()
    }
  }

  private func cancelInView(_ touches: [Touch]) {
    guard cancelsTouchesInView else { return }
    let event = Event(timestamp: touches.last?.timestamp ?? 0, touches: touches)
    for touch in touches { touch.cancelInView(with: event) }
  }

  var isViewShown: Bool {
    guard var current = view else { return false }
    while !current.isHidden {
      guard let superview = current.superview else { return true }
      current = superview
    }
    return false
  }

  func giveUp() {
    guard isActive || isStillPossible else { return }
    state = isActive ? .cancelled : .failed
  }

  private func startOverIfOver() {
    guard touches.isEmpty, !isActive, storedState != .possible else { return }
    startOver()
  }

  func startOver() {
    if isSending { return resetsAfterSending = true }
    guard touches.isEmpty else { return }
    stopWaiting()
    reset()
    storedState = .possible
    for touch in sequence { touch.recognizers.removeAll { $0 === self } }
    (sequence, lastTouches) = ([], [])
    notifyDependents(hasRecognized: false)
    view?.window?.deliverHeldTouches()
  }

  func applyPendingChanges() {
    let (changes, startsOver) = (pendingChanges, resetsAfterSending)
    (pendingChanges, resetsAfterSending) = ([], false)
    // After the end of the gesture, the remaining requests are discarded because they apply to that gesture.
    for change in changes where isActive { state = change }
    if startsOver, storedState != .possible { startOver() }
  }
}
