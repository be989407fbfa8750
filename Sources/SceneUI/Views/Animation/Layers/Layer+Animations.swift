import SceneServices
import SceneValues

extension Layer {
  /// Adds an animation to the layer and removes any previous animation with the same key.
  ///
  /// If the layer is not in a window or animations are disabled, `didStop` is immediately called with false.
  ///
  /// - Parameters:
  ///   - animation: The animation. Changes made to it after this call have no effect.
  ///   - key: The key that identifies the animation, or nil for none.
  public func add(_ animation: some LayerAnimation, forKey key: String? = nil) {
    if let key { removeAnimation(forKey: key) }
    guard let view = home, let context = view.window?.context, context.areAnimationsEnabled else {
      animation.timing.didStop?(false)
      return
    }
    let usual = Transaction.animationDuration
    if let transition = animation as? TransitionAnimation {
      return add(transition, in: view, duration: usual, on: context.clock)
    }
    let time = AnimationTime(animation, duration: usual, isInner: false)
    let now = localTime(at: context.clock.now)
    let begin = animation.timing.beginTime ?? now
    let run = MotionRun(
      timeline: MotionTimeline(duration: time.endTime, timing: .curve(.linear)),
      allowsInteraction: true, willStart: animation.timing.didStart,
      completion: completion(of: animation))
    for (property, course) in TimedCourse.courses(of: animation, within: [], duration: usual) {
      let track = MotionTrack(
        property, of: self, in: run, course: .timed(course), isRelative: false, name: key)
      // An animation whose begin time is in the past starts partway through.
      track.advance(by: now - begin)
      run.add(track, on: context.clock)
      add(track)
    }
    run.commit()
  }

  private func completion(of animation: some LayerAnimation) -> ((Bool) -> Void)? {
    let (didStop, transaction) = (animation.timing.didStop, Transaction.follow())
    if didStop == nil, transaction == nil { return nil }
    return { finished in
      didStop?(finished)
      transaction?(finished)
    }
  }

  private func add(
    _ transition: TransitionAnimation, in view: View, duration: Double, on clock: Clock
  ) {
    view.window?.layoutIfNeeded()
    view.window?.displayIfNeeded()
    let now = localTime(at: clock.now)
    var old = pictured(at: now, in: view, under: .identity)
    old?.transform = .identity
    old?.opacity = 1
    let timeline = MotionTimeline(
      duration: max(transition.timing.duration ?? duration, 0),
      timing: .curve(transition.timing.curve ?? .standard))
    runTransition(
      transition.style, from: old,
      in: MotionRun(
        timeline: timeline, allowsInteraction: true, willStart: transition.timing.didStart,
        completion: completion(of: transition)), on: clock)
  }

  /// The keys of the current animations, in the order in which the animations were added. The key of an animation from a
  /// view's animation block is the name of the animated property.
  public var animationKeys: [String] {
    var names: [String] = []
    for track in tracks {
      if let name = track.name, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the animation with the specified key, or nil if there is none or a view's animation block created it.
  public func animation(forKey key: String) -> (any LayerAnimation)? {
    for track in tracks where track.name == key {
      if case .timed(let course) = track.course { return course.animation }
    }
    return nil
  }

  /// Removes the animations with the specified key. The layer then displays its own values.
  public func removeAnimation(forKey key: String) {
    for track in tracks where track.name == key { drop(track) }
  }

  /// Removes all of the layer's animations, but not those of its sublayers. The layer then displays its own values.
  public func removeAllAnimations() {
    for track in tracks { drop(track) }
  }

  private func drop(_ track: MotionTrack) {
    if track.isOver { remove(track) } else { track.cut() }
  }
}
