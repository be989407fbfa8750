/// From state to state.
extension GestureRecognizer {
  var isActive: Bool { storedState == .began || storedState == .changed }

  /// Whether its gesture has begun, if only for itself, because it waits for others to fail.
  var hasBegun: Bool { isActive || !pending.isEmpty }

  /// Whether it watches something and has neither recognized it nor failed.
  var isUndecided: Bool {
    storedState == .possible && (!touches.isEmpty || !pending.isEmpty || isWaitingForMore)
  }

  func change(to wanted: State) {
    // Everyone hears of one change before the next is made, even where a handler makes it.
    if isSending { return changesToCome.append(wanted) }
    switch (storedState, wanted) {
    case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _), (_, .possible): return
    case (.possible, .cancelled), (.possible, .failed): fail()
    case (.possible, _): recognize(wanted)
    case (_, .began): tell(.changed)
    case (_, .failed): tell(.cancelled)
    default: tell(wanted)
    }
    startOverIfOver()
  }

  private func tell(_ state: State) {
    storedState = state
    send()
  }

  private func fail() {
    storedState = .failed
    stopWaiting()
    didFail()
    tellDependents(hasRecognized: false)
    view?.window?.deliverHeldTouches()
  }

  private func recognize(_ wanted: State) {
    if hasBegun {
      if wanted == .ended, pending == [.began] { pending.append(.ended) }
      return
    }
    guard isViewShown, !isPrevented else { return fail() }
    let mayBegin = delegate?.gestureRecognizerShouldBegin(self) ?? true
    // The delegate may have done anything meanwhile.
    guard storedState == .possible else { return }
    guard mayBegin else { return fail() }
    pending = [wanted == .changed ? .began : wanted]
    recognizePending()
  }

  /// Recognizes, once nothing that it waits for is undecided.
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
      // What the others' handlers ask of this one waits until its own have heard that it has recognized.
      isSending = true
      prevail(in: taken)
      tellDependents(hasRecognized: true)
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

  // MARK: The end

  func giveUp() {
    guard isActive || isUndecided else { return }
    state = isActive ? .cancelled : .failed
  }

  private func startOverIfOver() {
    guard touches.isEmpty, !isActive, storedState != .possible else { return }
    startOver()
  }

  /// Begins anew, now that no finger is down.
  func startOver() {
    if isSending { return startsOverAfterwards = true }
    guard touches.isEmpty else { return }
    stopWaiting()
    reset()
    storedState = .possible
    for touch in sequence { touch.recognizers.removeAll { $0 === self } }
    (sequence, lastTouches) = ([], [])
    tellDependents(hasRecognized: false)
    view?.window?.deliverHeldTouches()
  }

  /// Makes the changes that handlers have asked for.
  func catchUp() {
    let (changes, startsOver) = (changesToCome, startsOverAfterwards)
    (changesToCome, startsOverAfterwards) = ([], false)
    // What is asked for after the end was meant for the gesture that is over.
    for change in changes where isActive { state = change }
    if startsOver, storedState != .possible { startOver() }
  }
}
