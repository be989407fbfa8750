import ScenePlatform
import SceneValues

/// The type of interpolation between keyframe values.
public enum KeyframeCalculation: Sendable {
  /// Linear interpolation between adjacent values. This is the default.
  case linear
  case discrete
  /// Linear interpolation at a constant speed across all values. Key times are ignored.
  case paced
  case cubic
  case cubicPaced
}

/// The time window of a keyframe, as fractions of the total duration.
struct KeyframeWindow {
  let start: Double
  let end: Double

  init(start: Double, end: Double) {
    self.start = min(max(start.isFinite ? start : 0, 0), 1)
    self.end = min(max(end.isFinite ? end : 1, self.start), 1)
  }
}

struct KeyframeCourse {
  private struct Frame {
    var time: Double
    var value: AnimatedValue
    /// The timing curve to the next value, or nil for constant speed.
    var curve: TimingCurve?
  }

  private let calculation: KeyframeCalculation
  private var frames: [Frame]

  init(from start: AnimatedValue, by calculation: KeyframeCalculation) {
    self.calculation = calculation
    frames = [Frame(time: 0, value: start)]
  }

  /// Creates a course from a series of values. The values are evenly spaced unless `times` contains one time per value,
  /// in ascending order and from 0 to 1. Segments without a curve run at constant speed.
  init(values: [AnimatedValue], times: [Double], curves: [TimingCurve], by calculation: KeyframeCalculation) {
    self.calculation = calculation
    let isOrdered =
      times.count == values.count && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
      && times.allSatisfy { (0...1).contains($0) }
    // Each discrete value, including the last, is shown for the same time.
    let steps = Double(max(calculation == .discrete ? values.count : values.count - 1, 1))
    frames = values.indices.map { index in
      Frame(
        time: isOrdered ? times[index] : Double(index) / steps, value: values[index],
        curve: index < curves.count ? curves[index] : nil)
    }
    pace()
  }

  var start: AnimatedValue { frames[0].value }

  var end: AnimatedValue { frames[frames.count - 1].value }

  /// Adds a value that is reached at the end of a window. Until the window starts, the previous value applies.
  mutating func add(_ value: AnimatedValue, in window: KeyframeWindow) {
    if let last = frames.last, window.start > last.time {
      frames.append(Frame(time: window.start, value: last.value))
    }
    // Values that would be reached after the end of the new keyframe are removed.
    frames.removeAll { $0.time > window.end }
    if frames.isEmpty { frames = [Frame(time: window.end, value: value)] }
    frames.append(Frame(time: max(window.end, frames[frames.count - 1].time), value: value))
    pace()
  }

  private mutating func pace() {
    guard calculation == .paced || calculation == .cubicPaced, frames.count > 1 else { return }
    var ways = [0.0]
    for (one, next) in zip(frames, frames.dropFirst()) {
      ways.append(ways[ways.count - 1] + one.value.distance(to: next.value))
    }
    guard let whole = ways.last, whole > 0 else { return }
    for index in frames.indices { frames[index].time = ways[index] / whole }
  }

  func value(at progress: Double, resolve: (Color) -> RGBA) -> AnimatedValue {
    guard let first = frames.first, let last = frames.last else { return .number(0) }
    if progress < first.time { return first.value }
    guard progress < last.time, let next = frames.firstIndex(where: { $0.time > progress }), next > 0 else {
      return last.value
    }
    let (start, end) = (frames[next - 1], frames[next])
    if calculation == .discrete { return start.value }
    let part = (progress - start.time) / (end.time - start.time)
    let eased = start.curve?.progress(at: part) ?? part
    guard calculation == .cubic || calculation == .cubicPaced else {
      return start.value.between(end.value, at: eased, resolve: resolve)
    }
    let before = frames[max(next - 2, 0)].value
    let after = frames[min(next + 1, frames.count - 1)].value
    return smooth(before, start.value, end.value, after, at: eased, resolve: resolve)
  }

  /// Interpolates between `start` and `end` along a Catmull-Rom spline through all four values.
  private func smooth(
    _ before: AnimatedValue, _ start: AnimatedValue, _ end: AnimatedValue, _ after: AnimatedValue,
    at part: Double, resolve: (Color) -> RGBA
  ) -> AnimatedValue {
    func mix(_ one: AnimatedValue, _ two: AnimatedValue, _ part: Double) -> AnimatedValue {
      one.between(two, at: part, resolve: resolve)
    }
    let left = mix(mix(before, start, part + 1), mix(start, end, part), (part + 1) / 2)
    let right = mix(mix(start, end, part), mix(end, after, part - 1), part / 2)
    return mix(left, right, part)
  }
}
