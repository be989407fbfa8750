import SceneDrawing
import SceneValues

final class TimedCourse {
  let animation: any LayerAnimation
  /// The timings of the enclosing groups, from outermost to innermost, followed by the animation's own timing.
  private let times: [AnimationTime]
  private let motion: Motion
  private let isAdditive: Bool
  private let isCumulative: Bool

  private enum Motion {
    case basic(BasicAnimation, Spring?)
    case keyframes(KeyframeCourse)
  }

  private init(
    _ animation: any LayerAnimation, times: [AnimationTime], motion: Motion, isAdditive: Bool,
    isCumulative: Bool
  ) {
    self.animation = animation
    self.times = times
    self.motion = motion
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }

  /// Returns the courses of an animation, one for each property that the animation changes. A transition has no courses.
  static func courses(
    of animation: any LayerAnimation, within outer: [AnimationTime], duration: Double
  ) -> [(key: LayerKey, course: TimedCourse)] {
    let times = outer + [AnimationTime(animation, duration: duration, isInner: !outer.isEmpty)]
    switch animation {
    case let basic as BasicAnimation:
      return [
        (
          basic.key,
          TimedCourse(
            animation, times: times, motion: .basic(basic, nil), isAdditive: basic.isAdditive,
            isCumulative: basic.isCumulative)
        )
      ]
    case let spring as SpringAnimation:
      return [
        (
          spring.basic.key,
          TimedCourse(
            animation, times: times, motion: .basic(spring.basic, spring.spring),
            isAdditive: spring.basic.isAdditive, isCumulative: spring.basic.isCumulative)
        )
      ]
    case let keyframes as KeyframeAnimation:
      guard let course = keyframes.course else { return [] }
      return [
        (
          keyframes.key,
          TimedCourse(
            animation, times: times, motion: .keyframes(course), isAdditive: keyframes.isAdditive,
            isCumulative: keyframes.isCumulative)
        )
      ]
    case let group as AnimationGroup:
      return group.animations.flatMap {
        courses(of: $0, within: times, duration: times[times.count - 1].duration)
      }
    default: return []
    }
  }

  /// Returns the value with the animation applied. Returns `base` if the animation has no effect at the specified time.
  func value(over base: AnimatedValue, after elapsed: Double, resolve: (Color) -> RGBA) -> AnimatedValue {
    var time = elapsed
    var moment = AnimationMoment(time: 0, progress: 0, round: 0)
    for level in times {
      guard let next = level.moment(at: time) else { return base }
      moment = next
      time = next.time
    }
    var value = value(at: moment, over: base, resolve: resolve)
    if isCumulative, moment.round > 0 {
      let whole = self.value(
        at: AnimationMoment(time: time, progress: 1, round: 0), over: base, resolve: resolve)
      for _ in 0..<min(moment.round, 10_000) { value = whole.adding(value) }
    }
    return isAdditive ? base.adding(value) : value
  }

  private func value(
    at moment: AnimationMoment, over base: AnimatedValue, resolve: (Color) -> RGBA
  ) -> AnimatedValue {
    switch motion {
    case .keyframes(let course): return course.value(at: moment.progress, resolve: resolve)
    case .basic(let basic, let spring):
      let (start, end) = basic.ends(over: base)
      let progress = spring.map { moment.progress >= 1 ? 1 : $0.progress(after: moment.time) }
      return start.between(end, at: progress ?? moment.progress, resolve: resolve)
    }
  }
}

extension BasicAnimation {
  fileprivate func ends(over base: AnimatedValue) -> (AnimatedValue, AnimatedValue) {
    let (from, to, by) = (from?.animatedValue, to?.animatedValue, by?.animatedValue)
    // Additive values are relative to zero.
    let base = isAdditive ? base.subtracting(base) ?? base : base
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by) ?? base, to)
    case (let from?, nil, nil): return (from, base)
    case (nil, let to?, nil): return (base, to)
    case (nil, nil, let by?): return (base, base.adding(by))
    case (nil, nil, nil): return (base, base)
    }
  }
}

extension KeyframeAnimation {
  fileprivate var course: KeyframeCourse? {
    if let path {
      let points = path.flattened(flatness: 0.05).first ?? []
      guard !points.isEmpty else { return nil }
      // Curves are approximated by short lines, each of which takes time proportional to its length.
      return KeyframeCourse(
        values: points.map { .point($0) }, times: keyTimes.count == points.count ? keyTimes : [],
        curves: curves, by: calculation == .discrete ? .discrete : .paced)
    }
    guard !values.isEmpty else { return nil }
    return KeyframeCourse(
      values: values.map(\.animatedValue), times: keyTimes, curves: curves, by: calculation)
  }
}

struct AnimationMoment {
  let time: Double
  /// The progress with the curve applied. The value is 0 at the start and 1 at the end.
  let progress: Double
  let round: Int
}

/// The timing of a layer animation after defaults have been applied.
struct AnimationTime {
  let duration: Double
  private let timing: LayerTiming
  private let begin: Double

  init(_ animation: any LayerAnimation, duration usual: Double, isInner: Bool) {
    timing = animation.timing
    let own = (animation as? SpringAnimation)?.spring.settlingDuration
    let wanted = timing.duration ?? own ?? usual
    duration = wanted.isFinite ? max(wanted, 0) : usual
    begin = isInner ? timing.beginTime ?? 0 : 0
  }

  var activeDuration: Double {
    if let duration = timing.repeatDuration { return max(duration, 0) }
    return duration > 0 ? duration * (timing.autoreverses ? 2 : 1) * max(timing.repeatCount, 0) : 0
  }

  /// The end time in seconds, relative to the enclosing timeline, or infinity if the animation never ends.
  var endTime: Double {
    timing.speed > 0 ? begin + (activeDuration - timing.timeOffset) / timing.speed : .infinity
  }

  /// Returns the animation's state at a time in seconds, relative to the enclosing timeline. Returns nil if the animation
  /// has no effect at that time.
  func moment(at outer: Double) -> AnimationMoment? {
    var time = (outer - begin) * timing.speed + timing.timeOffset
    if time < 0 {
      guard timing.fill.showsBeginning else { return nil }
      time = 0
    }
    if time >= activeDuration - 1e-9 {
      guard timing.fill.showsEnd else { return nil }
      return end
    }
    return moment(within: time)
  }

  private var end: AnimationMoment {
    guard duration > 0, activeDuration.isFinite else {
      return AnimationMoment(time: duration, progress: 1, round: 0)
    }
    let rounds = activeDuration / duration
    guard abs(rounds - rounds.rounded()) < 1e-9 else { return moment(within: activeDuration) }
    let isBack = timing.autoreverses && rounds.rounded().truncatingRemainder(dividingBy: 2) == 0
    return AnimationMoment(
      time: isBack ? 0 : duration, progress: isBack ? 0 : 1,
      round: max(Int(min(rounds.rounded(), 1e9)) - 1, 0))
  }

  private func moment(within time: Double) -> AnimationMoment {
    guard duration > 0 else { return AnimationMoment(time: 0, progress: 1, round: 0) }
    let round = (time / duration).rounded(.down)
    let rest = time - round * duration
    let isBackward = timing.autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    let place = isBackward ? duration - rest : rest
    let part = place / duration
    return AnimationMoment(
      time: place, progress: timing.curve?.progress(at: part) ?? part, round: Int(min(round, 1e9)))
  }
}
