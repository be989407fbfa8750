import ScenePlatform
import SceneValues

/// How the values between keyframes are found.
public enum KeyframeCalculation: Sendable {
  /// As fast all the way from each to the next: the default.
  case linear
  /// Jumps from each to the next.
  case discrete
  /// As fast all the way through all of them, whatever times they were given.
  case paced
  /// On a smooth curve through all of them.
  case cubic
  /// On a smooth curve, as fast all the way.
  case cubicPaced
}

/// The part of a whole that a keyframe takes, from 0 to 1.
struct KeyframeWindow {
  let start: Double
  let end: Double

  init(start: Double, end: Double) {
    self.start = min(max(start.isFinite ? start : 0, 0), 1)
    self.end = min(max(end.isFinite ? end : 1, self.start), 1)
  }
}

/// A way through several values.
struct KeyframeCourse {
  private struct Frame {
    var time: Double
    var value: AnimatedValue
    /// How what lies between it and the next is passed; nil for as fast all the way.
    var curve: TimingCurve?
  }

  private let calculation: KeyframeCalculation
  private var frames: [Frame]

  init(from start: AnimatedValue, by calculation: KeyframeCalculation) {
    self.calculation = calculation
    frames = [Frame(time: 0, value: start)]
  }

  /// A way through values at times.
  ///
  /// - Parameters:
  ///   - values: at least one.
  ///   - times: from 0 to 1, one for each value, none before the one that precedes it; where there are others than that,
  ///     the values are as far apart as each other.
  ///   - curves: one for each way from a value to the next; fewer leave the rest as fast all the way.
  ///   - calculation: how what lies between is found.
  init(values: [AnimatedValue], times: [Double], curves: [TimingCurve], by calculation: KeyframeCalculation) {
    self.calculation = calculation
    let isOrdered =
      times.count == values.count && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
      && times.allSatisfy { (0...1).contains($0) }
    // Values that are jumped to stand for as long as each other, the last one, too.
    let steps = Double(max(calculation == .discrete ? values.count : values.count - 1, 1))
    frames = values.indices.map { index in
      Frame(
        time: isOrdered ? times[index] : Double(index) / steps, value: values[index],
        curve: index < curves.count ? curves[index] : nil)
    }
    pace()
  }

  /// The value that it begins with.
  var start: AnimatedValue { frames[0].value }

  /// The value that it ends with.
  var end: AnimatedValue { frames[frames.count - 1].value }

  /// A value that is come to at the end of a window, and left the one before for at its beginning.
  mutating func add(_ value: AnimatedValue, in window: KeyframeWindow) {
    if let last = frames.last, window.start > last.time {
      frames.append(Frame(time: window.start, value: last.value))
    }
    // One that begins in the middle of the one before cuts that short.
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

  /// Catmull and Rom's curve from the second of four values to the third, from straight lines between them.
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
