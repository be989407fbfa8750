import SceneValues

/// The animation of one property of a layer. The layer retains the track, and with it the run, until the
/// track ends.
final class MotionTrack {
  let key: LayerKey
  let run: MotionRun
  weak var layer: Layer?
  /// The values of the property. Keyframes are added while the block runs.
  var course: MotionCourse
  /// Whether the track is an offset from the final value, which allows tracks to be added. Otherwise it is
  /// the value itself.
  let isRelative: Bool
  /// The start in the layer's own time.
  private let begin: Double
  /// The seconds by which the track is ahead of its time.
  private var ahead = 0.0
  /// Whether the track was removed from its layer.
  var isOver = false

  /// The key of the animation in the layer, or nil for none.
  let name: String?

  init(
    _ key: LayerKey, of layer: Layer, in run: MotionRun, course: MotionCourse, isRelative: Bool, name: String?
  ) {
    self.name = name
    self.key = key
    self.layer = layer
    begin = layer.localTime ?? 0
    self.run = run
    self.course = course
    self.isRelative = isRelative
  }

  deinit {
    // The layer was released, but other tracks of the run can continue.
    guard !isOver else { return }
    run.trackDidEnd(isWhole: false)
    run.endIfOver(afterTurn: true)
  }

  func advance(by seconds: Double) { ahead += seconds }

  /// Returns the elapsed time in seconds.
  private func elapsed(at now: Double) -> Double {
    ahead + (run.held.map { $0.elapsed - run.heldStart } ?? now - begin)
  }

  /// Whether the final value is displayed after the end.
  var staysAtEnd: Bool {
    if case .timed(let course) = course { !course.animation.timing.isRemovedOnCompletion } else { false }
  }

  /// Returns the progress: 0 at the start, 1 at the end.
  ///
  /// - Parameter now: The layer's own time.
  /// - Returns: The progress, which exceeds 1 if a spring overshoots.
  func progress(at now: Double) -> Double { run.progress(after: elapsed(at: now)) }

  /// Returns the seconds of the clock until the end. 0 or less if the track has ended, and nil if it never
  /// ends.
  func secondsLeft(at now: Double) -> Double? {
    let whole = run.timeline.delay + run.timeline.activeDuration
    guard let layer, whole.isFinite else { return nil }
    let left = whole - elapsed(at: layer.localTime(at: now))
    // A track held by a gesture does not end, because it can still run backward.
    if let held = run.held { return held.clockSeconds(for: left <= 1e-9 ? 0 : left) }
    return left <= 1e-9 ? 0 : layer.clockSeconds(for: left)
  }

  func concerns(_ other: LayerKey) -> Bool {
    key == other || (other.part == nil && key.property == other.property)
  }

  /// Returns a value with the track applied.
  ///
  /// - Parameters:
  ///   - base: The value of the model with other tracks applied.
  ///   - wanted: The key of the value: the track's own key, or the property of which the track changes a
  ///     component.
  ///   - now: The layer's own time.
  ///   - resolve: Returns the components of a color.
  /// - Returns: The displayed value.
  func apply(
    to base: AnimatedValue, of wanted: LayerKey, at now: Double, resolve: (Color) -> RGBA
  ) -> AnimatedValue {
    guard wanted != key, let part = key.part else { return changed(base, at: now, resolve: resolve) }
    guard let value = base.part(part) else { return base }
    return base.settingPart(part, to: changed(value, at: now, resolve: resolve))
  }

  private func changed(
    _ base: AnimatedValue, at now: Double, resolve: (Color) -> RGBA
  ) -> AnimatedValue {
    if case .timed(let course) = course {
      return course.value(over: base, after: elapsed(at: now), resolve: resolve)
    }
    guard let value = course.value(at: progress(at: now), resolve: resolve) else { return base }
    guard isRelative else { return value }
    // A degenerate transform cannot be inverted, so the value itself is used.
    guard base != course.end, let rest = value.subtracting(course.end) else { return value }
    return base.adding(rest)
  }
}
