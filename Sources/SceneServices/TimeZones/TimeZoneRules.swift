struct TimeZoneRules: Hashable, Sendable {
  struct Offset: Hashable, Sendable {
    let seconds: Int
    let isDaylightSaving: Bool
    let abbreviation: String
  }

  struct Transition: Hashable, Sendable {
    let time: Int
    let offset: Offset
  }

  /// The offset before the first transition.
  let initial: Offset
  let transitions: [Transition]
  /// The rule for times after the last transition, or nil if the last offset remains.
  let rule: DaylightSavingRule?

  init(initial: Offset, transitions: [Transition] = [], rule: DaylightSavingRule? = nil) {
    (self.initial, self.transitions, self.rule) = (initial, transitions, rule)
  }

  func offset(at time: Int) -> Offset {
    let next = firstTransition(after: time)
    if next == transitions.count, let rule { return rule.offset(at: time) }
    return next == 0 ? initial : transitions[next - 1].offset
  }

  func transition(after time: Int) -> Transition? {
    let next = firstTransition(after: time)
    guard next == transitions.count else { return transitions[next] }
    return rule?.transition(after: time)
  }

  private func firstTransition(after time: Int) -> Int {
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The maximum distance of local time from UTC, in seconds.
  static let maximumOffset = 93_600

  /// Returns the time at which clocks show a local time, which is in seconds since January 1, 1970 in local time. If it
  /// occurs twice, the result is the first time. If it is skipped, the result is later by the length of the gap.
  func time(ofLocal local: Int) -> Int {
    var offset = offset(at: local - Self.maximumOffset)
    var start = local - Self.maximumOffset
    while let change = transition(after: start), change.time <= local + Self.maximumOffset {
      // Before the change, local times up to it exist. If it skips the local time, the old offset applies.
      if local - offset.seconds < change.time || local - change.offset.seconds < change.time { break }
      (start, offset) = (change.time, change.offset)
    }
    return local - offset.seconds
  }
}
