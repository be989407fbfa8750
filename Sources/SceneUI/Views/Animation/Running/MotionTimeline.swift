/// When an animation is where: after a delay it goes from beginning to end, once or again and again.
struct MotionTimeline {
  /// In seconds, of once from beginning to end.
  var duration: Double
  /// In seconds; less than 0 begins in the middle.
  var delay = 0.0
  var timing = AnimationTiming.curve(.easeInOut)
  /// How often; 0.5 ends in the middle, `.infinity` never ends.
  var repeatCount = 1.0
  /// Whether it goes back each time as it came, which takes as long again.
  var autoreverses = false

  /// In seconds, from the beginning to the last end, without the delay.
  var activeDuration: Double {
    duration > 0 ? duration * (autoreverses ? 2 : 1) * repeatCount : 0
  }

  /// Where it is.
  ///
  /// - Parameter elapsed: in seconds since it was started, the delay included.
  /// - Returns: 0 at the beginning, 1 at the end.
  func progress(after elapsed: Double) -> Double {
    let time = elapsed - delay
    guard time > 0 else { return activeDuration > 0 || time < 0 ? 0 : 1 }
    guard duration > 0 else { return 1 }
    return time < activeDuration ? progress(within: time) : endProgress
  }

  /// Whether it has come to its end. Times are sums, which are right but for their last digits.
  func isOver(after elapsed: Double) -> Bool { elapsed - delay >= activeDuration - 1e-9 }

  private func progress(within time: Double) -> Double {
    let round = (time / duration).rounded(.down)
    let rest = time - round * duration
    let isBackward = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    return timing.progress(after: isBackward ? duration - rest : rest, of: duration)
  }

  /// Where it is when it ends: where it began, once it has gone back; in the middle, where it ends in the middle.
  private var endProgress: Double {
    let rounds = repeatCount * (autoreverses ? 2 : 1)
    let whole = rounds.rounded()
    if abs(rounds - whole) < 1e-9 {
      return autoreverses && whole.truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1
    }
    return progress(within: activeDuration)
  }
}
