extension View {
  /// Animates views through keyframes. The values set in a keyframe's closure are reached at the end of that keyframe.
  ///
  /// ```swift
  /// View.animateKeyframes(withDuration: 1) {
  ///   View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.center.y = 300 }
  ///   View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.center.y = 100 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The total duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The options, as for `animate(withDuration:delay:options:animations:completion:)`. The curve applies to
  ///     the entire animation. By default, the speed is constant.
  ///   - calculation: The type of interpolation between keyframes.
  ///   - animations: A closure that adds keyframes. Changes made outside keyframes are animated over the full duration.
  ///   - completion: A closure that is called once at the end.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    calculation: KeyframeCalculation = .linear, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let curve = options.curve == .easeInOut ? TimingCurve.linear : options.curve
    animate(
      MotionTimeline(duration: duration, delay: delay, timing: .curve(curve)),
      options: options.union(.overrideInheritedCurve), calculation: calculation, animations: animations,
      completion: completion)
  }

  /// Adds a keyframe. Call this method in the `animations` closure of `animateKeyframes`.
  ///
  /// Outside that closure, this method only runs `animations`.
  ///
  /// - Parameters:
  ///   - relativeStart: The start as a fraction of the total duration, from 0 to 1. Until then, the values of the
  ///     previous keyframe apply.
  ///   - relativeDuration: The duration as a fraction of the total duration, from 0 to 1.
  ///   - animations: A closure that changes views.
  public static func addKeyframe(
    withRelativeStartTime relativeStart: Double, relativeDuration: Double, animations: () -> Void
  ) {
    guard let recorder = AnimationScope.current?.recorder, recorder.calculation != nil else {
      return animations()
    }
    let outer = recorder.window
    recorder.window = KeyframeWindow(start: relativeStart, end: relativeStart + relativeDuration)
    defer { recorder.window = outer }
    animations()
  }
}
