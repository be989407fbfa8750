/// How fast a number changes, seen at moments of the context's clock.
struct VelocityTracker {
  private var samples: [(time: Double, value: Double)] = []

  /// In seconds: what is older says nothing of how fast it changes now.
  private static let memory = 0.1

  mutating func add(_ value: Double, at time: Double) {
    // Of several values at one moment, the last is right.
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    // One that is older stays, so that there are two however seldom one is seen.
    while samples.count > 2, samples[1].time <= time - Self.memory { samples.removeFirst() }
  }

  mutating func reset() { samples = [] }

  /// Per second; 0 where nothing has been seen for a while.
  func velocity(at time: Double) -> Double {
    guard samples.count > 1, let first = samples.first, let last = samples.last,
      time - last.time <= Self.memory
    else { return 0 }
    return (last.value - first.value) / (last.time - first.time)
  }
}
