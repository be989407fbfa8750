/// The rate of change of a value that is sampled with the context's clock.
struct VelocityTracker {
  private var samples: [(time: Double, value: Double)] = []

  /// The age, in seconds, after which samples are discarded.
  private static let memory = 0.1

  mutating func add(_ value: Double, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    // An older sample is retained so that at least two samples remain at low sampling rates.
    while samples.count > 2, samples[1].time <= time - Self.memory { samples.removeFirst() }
  }

  mutating func reset() { samples = [] }

  /// Returns the change in the value per second, or 0 if there are no recent samples.
  func velocity(at time: Double) -> Double {
    guard samples.count > 1, let first = samples.first, let last = samples.last,
      time - last.time <= Self.memory
    else { return 0 }
    return (last.value - first.value) / (last.time - first.time)
  }
}
