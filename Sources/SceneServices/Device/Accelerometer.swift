/// The acceleration of a device in units of standard gravity (9.81 m/s²). If a device is at rest and face up, `z` is -1.
public struct Acceleration: Hashable, Sendable {
  /// The component toward the right edge of the screen.
  public var x: Double
  /// The component toward the upper edge of the screen.
  public var y: Double
  /// The component that points out of the screen.
  public var z: Double
  /// The time of the measurement, in seconds since 1970.
  public var timestamp: Double

  /// Creates an acceleration in units of standard gravity.
  public init(x: Double, y: Double, z: Double, timestamp: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
    self.timestamp = timestamp
  }

  func distance(to other: Acceleration) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(z - other.z))
  }
}

/// Passes measurements to observers. Each observer has its own minimum interval.
///
/// ```swift
/// let token = context.device.accelerometer.observe(interval: 0.1, threshold: 0.05) { print($0.x) }
/// context.device.accelerometer.measure(x: 0.4, y: -0.9, z: 0)
/// token.cancel()
/// ```
public final class Accelerometer {
  private let clock: Clock
  /// The most recent measurement, or nil if there is none.
  public private(set) var latest: Acceleration?
  private var observers: [AccelerationObserver] = []

  package init(clock: Clock) { self.clock = clock }

  /// Whether there are observers. If there are none, the host app does not need to measure the acceleration.
  public var isObserved: Bool { !observers.isEmpty }

  /// Observes measurements until the token is canceled or released.
  ///
  /// - Parameters:
  ///   - interval: The minimum interval between calls, in seconds. A measurement that arrives earlier is delayed until
  ///     the interval has passed. If another measurement arrives before then, the delayed one is discarded.
  ///   - threshold: The minimum change along any axis since the last call, in units of standard gravity. Measurements
  ///     with smaller changes are discarded.
  ///   - receive: A closure that is called immediately after a measurement, or later on the context's clock.
  /// - Returns: A token. To end the observation, cancel or release it.
  public func observe(
    interval: Double = 0.1, threshold: Double = 0, _ receive: @escaping (Acceleration) -> Void
  ) -> ObservationToken {
    precondition(interval >= 0 && threshold >= 0, "intervals and thresholds cannot be negative")
    let observer = AccelerationObserver(
      interval: interval, threshold: threshold, clock: clock, receive: receive)
    observers.append(observer)
    return ObservationToken { [weak self, weak observer] in
      observer?.stop()
      self?.observers.removeAll { $0 === observer }
    }
  }

  /// Reports a new measurement in units of standard gravity. Call this method from a host app or a test.
  public func measure(x: Double, y: Double, z: Double) {
    let acceleration = Acceleration(x: x, y: y, z: z, timestamp: clock.now)
    latest = acceleration
    clock.turns.during { for observer in observers { observer.take(acceleration) } }
  }
}

private final class AccelerationObserver {
  private let interval: Double
  private let threshold: Double
  /// The clock for delayed measurements. The reference is unowned, because only the clock and its owner call this class.
  private unowned let clock: Clock
  private var receive: ((Acceleration) -> Void)?
  private var given: Acceleration?
  private var nextTime = -Double.infinity
  private var waiting: Acceleration?
  private var timer: Timer?

  init(
    interval: Double, threshold: Double, clock: Clock, receive: @escaping (Acceleration) -> Void
  ) {
    self.interval = interval
    self.threshold = threshold
    self.clock = clock
    self.receive = receive
  }

  deinit { timer?.invalidate() }

  func stop() {
    receive = nil
    timer?.invalidate()
  }

  func take(_ acceleration: Acceleration) {
    // The tolerance compensates for rounding errors in sums of intervals.
    guard clock.now < nextTime - 1e-9 else { return give(acceleration) }
    waiting = acceleration
    guard timer == nil else { return }
    timer = Timer(interval: nextTime - clock.now, on: clock) { [weak self] _ in
      guard let self, let waiting else { return }
      give(waiting)
    }
  }

  private func give(_ acceleration: Acceleration) {
    timer?.invalidate()
    timer = nil
    waiting = nil
    if let given, acceleration.distance(to: given) < threshold { return }
    given = acceleration
    nextTime = clock.now + interval
    receive?(acceleration)
  }
}
