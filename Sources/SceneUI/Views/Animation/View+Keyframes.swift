extension View {
  /// Lets views go through several values: what each keyframe's block changes, is come to at the keyframe's time.
  ///
  /// ```swift
  /// View.animateKeyframes(duration: 1) {
  ///   View.addKeyframe(relativeStart: 0, relativeDuration: 0.5) { card.center.y = 300 }
  ///   View.addKeyframe(relativeStart: 0.5, relativeDuration: 0.5) { card.center.y = 100 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: in seconds, of the whole.
  ///   - delay: in seconds until it begins.
  ///   - options: as for `animate(duration:delay:options:animations:completion:)`; the curve holds for the whole, and is as
  ///     fast all the way unless one is named.
  ///   - calculation: how the values between keyframes are found.
  ///   - animations: adds keyframes. What it changes itself is a keyframe of the whole length.
  ///   - completion: called once, when it is over.
  public static func animateKeyframes(
    duration: Double, delay: Double = 0, options: AnimationOptions = [],
    calculation: KeyframeCalculation = .linear, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let curve = options.curve == .easeInOut ? TimingCurve.linear : options.curve
    animate(
      MotionTimeline(duration: duration, delay: delay, timing: .curve(curve)),
      options: options.union(.overrideInheritedCurve), calculation: calculation, animations: animations,
      completion: completion)
  }

  /// Within the block of `animateKeyframes`: what a block changes is come to in a part of the time.
  ///
  /// Elsewhere, the block is called, and nothing more.
  ///
  /// - Parameters:
  ///   - relativeStart: from 0 to 1, of the whole: until then, the values are those of the keyframe before.
  ///   - relativeDuration: from 0 to 1, of the whole.
  ///   - animations: changes views.
  public static func addKeyframe(
    relativeStart: Double, relativeDuration: Double, animations: () -> Void
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
