/// How a device is speeded up, in units of gravity (9.81 m/s²). A device that lies still, face up, has a `z` of -1.
public struct Acceleration: Hashable, Sendable {
  /// To the right of the screen.
  public var x: Double
  /// To the top of the screen.
  public var y: Double
  /// Out of the screen.
  public var z: Double
  /// When it was measured, in seconds since 1970.
  public var timestamp: Double

  /// Makes a value from its parts, in units of gravity.
  public init(x: Double, y: Double, z: Double, timestamp: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
    self.timestamp = timestamp
  }

  /// The largest difference along one of the axes.
  func distance(to other: Acceleration) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(z - other.z))
  }
}

/// Gives what is measured to those who ask, each as often as they want it.
///
/// ```swift
/// let token = context.device.accelerometer.observe(interval: 0.1, threshold: 0.05) { print($0.x) }
/// context.device.accelerometer.measure(x: 0.4, y: -0.9, z: 0)
/// token.cancel()
/// ```
public final class Accelerometer {
  private let clock: Clock
  /// What was measured last; nil before anything was.
  public private(set) var latest: Acceleration?
  private var observers: [AccelerationObserver] = []

  package init(clock: Clock) { self.clock = clock }

  /// Whether anybody wants to know: a host need not measure for nobody.
  public var isObserved: Bool { !observers.isEmpty }

  /// Calls a closure with what is measured from now on, until the token is let go.
  ///
  /// - Parameters:
  ///   - interval: in seconds. What is measured sooner than this after the last call waits until then, and is
  ///     dropped where something newer comes meanwhile.
  ///   - threshold: in units of gravity: what differs by less along every axis from what was given last, is
  ///     not given.
  ///   - receive: called when something was measured, or later on the context's clock.
  /// - Returns: the token; the calls end when it is canceled or let go.
  public func observe(
    interval: Double = 0.1, threshold: Double = 0, _ receive: @escaping (Acceleration) -> Void
  ) -> ObservationToken {
    precondition(interval >= 0 && threshold >= 0, "intervals and thresholds are not negative")
    let observer = AccelerationObserver(
      interval: interval, threshold: threshold, clock: clock, receive: receive)
    observers.append(observer)
    return ObservationToken { [weak self, weak observer] in
      observer?.stop()
      self?.observers.removeAll { $0 === observer }
    }
  }

  /// Something was measured now, in units of gravity: for hosts and tests.
  public func measure(x: Double, y: Double, z: Double) {
    let acceleration = Acceleration(x: x, y: y, z: z, timestamp: clock.now)
    latest = acceleration
    clock.turns.during { for observer in observers { observer.take(acceleration) } }
  }
}

/// Somebody who wants to know, and what waits for them.
private final class AccelerationObserver {
  private let interval: Double
  private let threshold: Double
  /// Asked when something was measured, by who keeps the clock, or by the clock itself.
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
    // Times that are sums of intervals differ in their last digits.
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
