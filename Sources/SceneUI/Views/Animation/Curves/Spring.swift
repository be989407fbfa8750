import ScenePlatform

/// A damped spring that moves a mass toward a target.
///
/// ```swift
/// print(Spring(dampingRatio: 0.6, duration: 0.8).progress(after: 0.2))
/// ```
public struct Spring: Hashable, Sendable {
  /// The mass attached to the spring. The value is greater than 0. The default is 1.
  public let mass: Double
  /// The stiffness, in units of mass per second squared, which determines the force toward the target. The value is
  /// greater than 0. The default is 100.
  public let stiffness: Double
  /// The damping coefficient, in units of mass per second, at least 0. At 0, the spring never stops. The default is 10.
  public let damping: Double
  /// The initial velocity, in total distances per second. Negative values point away from the target. The default is 0.
  public let initialVelocity: Double

  /// Creates a spring from physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass, at least 0.001.
  ///   - stiffness: The stiffness, at least 0.001.
  ///   - damping: The damping coefficient, at least 0.
  ///   - initialVelocity: The initial velocity, as a multiple of the total distance per second.
  ///
  /// Values below the minimum are raised to the minimum. Values that are not finite are replaced by the default.
  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
    func kept(_ value: Double, atLeast least: Double, else usual: Double) -> Double {
      value.isFinite ? min(max(value, least), 1e9) : usual
    }
    self.mass = kept(mass, atLeast: 0.001, else: 1)
    self.stiffness = kept(stiffness, atLeast: 0.001, else: 100)
    self.damping = kept(damping, atLeast: 0, else: 10)
    self.initialVelocity = kept(initialVelocity, atLeast: -1e6, else: 0)
  }

  /// Creates a spring that settles within a specified duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio, at least 0.01. If it is less than 1, the spring oscillates.
  ///   - initialVelocity: The initial velocity, as a multiple of the total distance per second.
  ///   - duration: The time until the spring settles, in seconds. From then on, the distance from the target is at most
  ///     0.1% of the total distance.
  public init(dampingRatio: Double, initialVelocity: Double = 0, duration: Double) {
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 100) : 1
    let duration = duration.isFinite ? max(duration, 0.001) : 1
    let velocity = initialVelocity.isFinite ? min(max(initialVelocity, -1e6), 1e6) : 0
    // Bisection finds the lowest frequency at which the spring settles in time. Stiffer springs settle earlier.
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

  /// Creates a spring from perceptual parameters.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The approximate time until the motion appears to end, in seconds. The spring settles later.
  ///   - bounce: The bounce, from -1 to 1. At 0, the spring does not oscillate. At positive values, it oscillates. At
  ///     negative values, it is overdamped and therefore slower.
  ///   - initialVelocity: The initial velocity, as a multiple of the total distance per second.
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

  /// The undamped angular frequency, in radians per second.
  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio. At 1, the spring is critically damped. At smaller values, the spring oscillates.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the progress after a time.
  ///
  /// - Parameter time: The time since the start, in seconds. Negative values are treated as 0.
  /// - Returns: The progress, which starts at 0 and approaches 1. It exceeds 1 if the spring overshoots.
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
    // A sum of exponentials is used because hyperbolic functions overflow.
    let slow = exp((spread - decay) * time) * (1 + factor) / 2
    let fast = exp((-spread - decay) * time) * (1 - factor) / 2
    return 1 - slow - fast
  }

  /// Returns an upper bound on the distance from the target at and after a time, as a fraction of the total distance.
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

  /// The time until the spring settles, in seconds. From then on, the distance from the target is at most 0.1% of the
  /// total distance. The value is at most 1,000.
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
