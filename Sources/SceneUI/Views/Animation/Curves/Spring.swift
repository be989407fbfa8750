import ScenePlatform

/// How something swings to its place: a mass on a spring, with friction.
///
/// ```swift
/// print(Spring(dampingRatio: 0.6, duration: 0.8).progress(after: 0.2))
/// ```
public struct Spring: Hashable, Sendable {
  /// Greater than 0; 1 by default.
  public let mass: Double
  /// How strongly it pulls towards its place, in units of mass a square second; greater than 0.
  public let stiffness: Double
  /// How strongly friction slows it, in units of mass a second; 0 or more. With 0 it swings for ever.
  public let damping: Double
  /// How fast it is at first, in ways from beginning to end a second; negative where it goes away from its place.
  public let initialVelocity: Double

  /// A spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: at least 0.001.
  ///   - stiffness: at least 0.001.
  ///   - damping: 0 or more.
  ///   - initialVelocity: in ways from beginning to end a second.
  ///
  /// What lies below a bound becomes the bound; what is not finite, the default.
  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
    func kept(_ value: Double, atLeast least: Double, else usual: Double) -> Double {
      value.isFinite ? min(max(value, least), 1e9) : usual
    }
    self.mass = kept(mass, atLeast: 0.001, else: 1)
    self.stiffness = kept(stiffness, atLeast: 0.001, else: 100)
    self.damping = kept(damping, atLeast: 0, else: 10)
    self.initialVelocity = kept(initialVelocity, atLeast: -1e6, else: 0)
  }

  /// A spring that is all but at rest after a duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 or more to come to rest without swinging, less to swing; at least 0.01.
  ///   - initialVelocity: in ways from beginning to end a second.
  ///   - duration: in seconds: then it is never further than a thousandth of the way from its place.
  public init(dampingRatio: Double, initialVelocity: Double = 0, duration: Double) {
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 100) : 1
    let duration = duration.isFinite ? max(duration, 0.001) : 1
    let velocity = initialVelocity.isFinite ? min(max(initialVelocity, -1e6), 1e6) : 0
    // The stiffer, the sooner: the least frequency that is at rest in time, by halving an interval.
    func isAtRest(_ frequency: Double) -> Bool {
      Spring(frequency: frequency, dampingRatio: ratio, initialVelocity: velocity).reach(after: duration)
        < 0.001
    }
    var (low, high) = (0.0, 1 / duration)
    while !isAtRest(high), high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isAtRest(middle) { high = middle } else { low = middle }
    }
    self.init(frequency: high, dampingRatio: ratio, initialVelocity: velocity)
  }

  /// A spring by how it feels.
  ///
  /// - Parameters:
  ///   - perceptualDuration: in seconds: about when it seems to have arrived; it settles later.
  ///   - bounce: from -1 to 1: 0 comes to rest without swinging, more swings, less is slower still.
  ///   - initialVelocity: in ways from beginning to end a second.
  public init(perceptualDuration: Double, bounce: Double = 0, initialVelocity: Double = 0) {
    let duration = perceptualDuration.isFinite ? max(perceptualDuration, 0.001) : 0.5
    let bounce = bounce.isFinite ? min(max(bounce, -0.99), 1) : 0
    self.init(
      frequency: 2 * .pi / duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      initialVelocity: initialVelocity)
  }

  private init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity)
  }

  /// How often it would swing without friction, in radians a second.
  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// How much friction there is: 1 where it just does not swing, less where it does.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How far it has come.
  ///
  /// - Parameter time: in seconds from the beginning; less than 0 counts as 0.
  /// - Returns: 0 at first, towards 1 in time; more than 1 where it swings beyond its place.
  public func progress(after time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (frequency, ratio) = (frequency, dampingRatio)
    let decay = ratio * frequency
    if abs(ratio - 1) < 1e-6 {
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let rest = cos(swing * time) + (decay - initialVelocity) / swing * sin(swing * time)
      return 1 - exp(-decay * time) * rest
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let factor = (decay - initialVelocity) / spread
    // As sums of exponentials, since the hyperbolic functions grow beyond all bounds.
    let slow = exp((spread - decay) * time) * (1 + factor) / 2
    let fast = exp((-spread - decay) * time) * (1 - factor) / 2
    return 1 - slow - fast
  }

  /// How far from its place it is at a time or later, at most, in ways from beginning to end.
  private func reach(after time: Double) -> Double {
    let (frequency, ratio) = (frequency, dampingRatio)
    let decay = ratio * frequency
    if abs(ratio - 1) < 1e-6 {
      return exp(-frequency * time) * (1 + abs(frequency - initialVelocity) * time)
    }
    if ratio > 1 {
      let spread = frequency * (ratio * ratio - 1).squareRoot()
      let factor = (decay - initialVelocity) / spread
      return exp((spread - decay) * time) * abs(1 + factor) / 2
        + exp((-spread - decay) * time) * abs(1 - factor) / 2
    }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let sideways = (decay - initialVelocity) / swing
    return exp(-decay * time) * (1 + sideways * sideways).squareRoot()
  }

  /// When it stays within a thousandth of the way from its place, in seconds; at most 1,000, for what swings for ever.
  public var settlingDuration: Double {
    var (low, high) = (0.0, 0.01)
    while reach(after: high) >= 0.001, high < 1_000 { (low, high) = (high, high * 2) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if reach(after: middle) < 0.001 { high = middle } else { low = middle }
    }
    return min(high, 1_000)
  }
}
