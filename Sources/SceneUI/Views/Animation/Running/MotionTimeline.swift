/// The timing of an animation, which consists of a delay and one or more repetitions.
struct MotionTimeline {
  var duration: Double
  /// The delay, in seconds. If it is negative, the animation starts partway through.
  var delay = 0.0
  var timing = AnimationTiming.curve(.easeInOut)
  /// The number of repetitions. At 0.5, the animation ends halfway through. At `.infinity`, it never ends.
  var repeatCount = 1.0
  /// Whether each repetition plays forward and then backward, which doubles its duration.
  var autoreverses = false

  var activeDuration: Double {
    duration > 0 ? duration * (autoreverses ? 2 : 1) * repeatCount : 0
  }

  /// Returns the progress after an elapsed time in seconds, which includes the delay.
  func progress(after elapsed: Double) -> Double {
    let time = elapsed - delay
    guard time > 0 else { return activeDuration > 0 || time < 0 ? 0 : 1 }
    guard duration > 0 else { return 1 }
    return time < activeDuration ? progress(within: time) : endProgress
  }

  /// Returns whether the animation has ended. A tolerance compensates for rounding errors in the sums of times.
  func isOver(after elapsed: Double) -> Bool { elapsed - delay >= activeDuration - 1e-9 }

  private func progress(within time: Double) -> Double {
    let round = (time / duration).rounded(.down)
    let rest = time - round * duration
    let isBackward = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    return timing.progress(after: isBackward ? duration - rest : rest, of: duration)
  }

  /// The progress at the end: 0 if the last repetition ends in reverse, a fraction if it is partial, and otherwise 1.
  private var endProgress: Double {
    let rounds = repeatCount * (autoreverses ? 2 : 1)
    let whole = rounds.rounded()
    if abs(rounds - whole) < 1e-9 {
      return autoreverses && whole.truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1
    }
    return progress(within: activeDuration)
  }
}
