/// How progress follows time: a cubic Bézier curve from (0, 0) to (1, 1), whose horizontal axis is time.
///
/// ```swift
/// print(TimingCurve(0.2, 0, 0.2, 1).progress(at: 0.5))
/// ```
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, from 0 to 1.
  public let x1: Double
  /// The progress of the first control point; values beyond 0 to 1 swing back first.
  public let y1: Double
  /// The time of the second control point, from 0 to 1.
  public let x2: Double
  /// The progress of the second control point; values beyond 0 to 1 go too far first.
  public let y2: Double

  /// A curve by its two control points.
  ///
  /// Times beyond 0 to 1 become 0 or 1, since time does not go back; what is no finite number becomes 0.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    self.x1 = min(max(finite(x1), 0), 1)
    self.y1 = finite(y1)
    self.x2 = min(max(finite(x2), 0), 1)
    self.y2 = finite(y2)
  }

  /// As fast all the way.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow, then faster.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Fast, then slower.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow, fast, slow: what views are animated with unless other is said.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Soon fast, then slower for long: what layers are animated with where nobody says how.
  public static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a time.
  ///
  /// - Parameter time: from 0 to 1; what lies beyond counts as 0 or 1.
  /// - Returns: 0 at the beginning and 1 at the end; between them as the curve goes.
  public func progress(at time: Double) -> Double {
    // Written so that no number is 0, too.
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

  /// The place on the curve at a time: by Newton's method, kept within an interval that is halved where that leaves it.
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
