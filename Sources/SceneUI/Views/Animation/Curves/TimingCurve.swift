/// A mapping from time to progress, defined by a cubic Bézier curve from (0, 0) to (1, 1). Time is on the horizontal
/// axis.
///
/// ```swift
/// print(TimingCurve(0.2, 0, 0.2, 1).progress(at: 0.5))
/// ```
public struct TimingCurve: Hashable, Sendable {
  /// The first control point's time, from 0 to 1.
  public let x1: Double
  /// The first control point's progress. If it is negative, the animation moves backward at first.
  public let y1: Double
  /// The second control point's time, from 0 to 1.
  public let x2: Double
  /// The second control point's progress. If it is greater than 1, the animation overshoots.
  public let y2: Double

  /// Creates a curve from its two control points. The times are clamped to the range from 0 to 1, because time cannot run
  /// backward. Values that are not finite are replaced by 0.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    self.x1 = min(max(finite(x1), 0), 1)
    self.y1 = finite(y1)
    self.x2 = min(max(finite(x2), 0), 1)
    self.y2 = finite(y2)
  }

  /// A curve with constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// A curve that begins slowly.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// A curve that begins and ends slowly. This curve is the default for views.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// A curve that begins fast and then slows down. This curve is the default for layers.
  public static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// Returns the progress at a time.
  ///
  /// - Parameter time: The time, from 0 to 1. Other values are clamped to this range.
  /// - Returns: The progress, which is 0 at the start and 1 at the end.
  public func progress(at time: Double) -> Double {
    // The condition is written so that the result for NaN is also 0.
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return Self.coordinate(y1, y2, at: parameter(at: time))
  }

  private static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    let a = 1 - c - b
    return ((a * parameter + b) * parameter + c) * parameter
  }

  /// Returns the curve parameter at a time, using Newton's method with bisection as a fallback.
  private func parameter(at time: Double) -> Double {
    let c = 3 * x1
    let b = 3 * (x2 - x1) - c
    let a = 1 - c - b
    var (low, high) = (0.0, 1.0)
    var parameter = time
    for _ in 0..<64 {
      let error = ((a * parameter + b) * parameter + c) * parameter - time
      if abs(error) < 1e-12 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = (3 * a * parameter + 2 * b) * parameter + c
      let next = parameter - error / slope
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }
}
