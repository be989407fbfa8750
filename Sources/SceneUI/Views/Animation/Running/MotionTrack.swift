import SceneValues

/// The animation of a single property. The layer retains the track until the track ends, and the track retains its run.
final class MotionTrack {
  let key: LayerKey
  let run: MotionRun
  weak var layer: Layer?
  var course: MotionCourse
  /// Whether the track's value is an offset from the final value, so that the effects of several tracks can be added.
  let isRelative: Bool
  private let begin: Double
  private var ahead = 0.0
  var isOver = false

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
    // The layer was released, but other tracks of the run may continue.
    guard !isOver else { return }
    run.trackDidEnd(isWhole: false)
    run.endIfOver(afterTurn: true)
  }

  func advance(by seconds: Double) { ahead += seconds }

  private func elapsed(at now: Double) -> Double {
    ahead + (run.held.map { $0.elapsed - run.heldStart } ?? now - begin)
  }

  var holdsFinalValue: Bool {
    if case .timed(let course) = course { !course.animation.timing.isRemovedOnCompletion } else { false }
  }

  func progress(at now: Double) -> Double { run.progress(after: elapsed(at: now)) }

  /// Returns the clock time until the delay ends, in seconds: 0 if the track has started, and nil if it never starts.
  func secondsToStart(at now: Double) -> Double? { seconds(until: run.timeline.delay, at: now) }

  /// Returns the clock time until the track ends, in seconds. Returns 0 if the track has ended and nil if it never ends.
  func secondsLeft(at now: Double) -> Double? {
    seconds(until: run.timeline.delay + run.timeline.activeDuration, at: now)
  }

  private func seconds(until wanted: Double, at now: Double) -> Double? {
    guard let layer, wanted.isFinite else { return nil }
    let left = wanted - elapsed(at: layer.localTime(at: now))
    // A track that a gesture controls does not end, because it can still run backward.
    if let held = run.held { return held.clockSeconds(for: left <= 1e-9 ? 0 : left) }
    return left <= 1e-9 ? 0 : layer.clockSeconds(for: left)
  }

  func concerns(_ other: LayerKey) -> Bool {
    key == other || (other.part == nil && key.property == other.property)
  }

  /// Returns a base value with the track applied. `wanted` is the track's key or, for a component, the property's key.
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
    // A degenerate transform cannot be inverted, so the track's own value is used.
    guard base != course.end, let rest = value.subtracting(course.end) else { return value }
    return base.adding(rest)
  }
}
