extension GestureRecognizer {
  /// Delays recognition until another recognizer fails. If the other recognizer recognizes its gesture, this recognizer
  /// fails.
  ///
  /// For example, with this call, a single tap is recognized only if it is not the first half of a double tap:
  ///
  /// ```swift
  /// single.require(toFail: double)
  /// ```
  ///
  /// - Parameter other: The other recognizer, which is referenced weakly. A recognizer never waits for itself.
  public func require(toFail other: GestureRecognizer) {
    guard other !== self else { return }
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: other))
  }

  enum RequiredFailure {
    case complete
    case open([GestureRecognizer])
    case impossible
  }

  var failureOfRequirements: RequiredFailure {
    let required = requirements.compactMap(\.recognizer) + competitors.filter(needsFailure)
    if required.contains(where: { $0.isActive || $0.storedState == .ended }) { return .impossible }
    // If two recognizers wait for each other, the first to recognize its gesture proceeds, which avoids a deadlock.
    let open = required.filter { $0.isStillPossible && !isAwaited(by: $0) }
    return open.isEmpty ? .complete : .open(open)
  }

  private func needsFailure(of other: GestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private func isAwaited(by other: GestureRecognizer) -> Bool {
    dependents.compactMap(\.recognizer).contains { $0 === other || $0.isAwaited(by: other) }
  }

  func wait(for others: [GestureRecognizer]) {
    let waiting = pending
    stopWaiting()
    pending = waiting
    awaited = others.map(WeakRecognizer.init)
    for other in others { other.dependents.append(WeakRecognizer(recognizer: self)) }
  }

  func stopWaiting() {
    pending = []
    for other in awaited.compactMap(\.recognizer) { other.dependents.removeAll { $0.recognizer === self } }
    awaited = []
  }

  func notifyDependents(hasRecognized: Bool) {
    for other in dependents.compactMap(\.recognizer) {
      if hasRecognized { other.state = .failed } else { other.recognizePending() }
    }
  }

  private var competitors: [GestureRecognizer] { competitors(in: sequence) }

  private func competitors(in touches: [Touch]) -> [GestureRecognizer] {
    touches.flatMap(\.recognizers).distinct.filter { $0 !== self }
  }

  var isPrevented: Bool { competitors.contains { $0.isActive && $0.prevents(self) } }

  func cancelCompetitors(in touches: [Touch]) {
    for other in competitors(in: touches) where other.storedState == .possible && prevents(other) {
      other.state = .failed
    }
  }

  private func prevents(_ other: GestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }
}

struct WeakRecognizer { weak var recognizer: GestureRecognizer? }
