import SceneValues

/// One property of one layer on its way. The layer keeps it, and so its run, until it is over.
final class MotionTrack {
  let key: LayerKey
  let run: MotionRun
  weak var layer: Layer?
  /// Where the way leads; changes while its block runs, where keyframes are added one by one.
  var course: MotionCourse
  /// Whether it says how far the property is from its end, and others that say so are added to it. Otherwise it says
  /// where the property is.
  let isRelative: Bool
  /// When it began, in the layer's own time.
  private let begin: Double
  /// In seconds: how much further it is than it would be.
  private var ahead = 0.0
  /// Whether it has left its layer.
  var isOver = false

  /// What it is found by among the layer's animations; nil for what has no name.
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
    // Its layer was let go, while others of the run may go on.
    guard !isOver else { return }
    run.trackDidEnd(isWhole: false)
    run.endIfOver(afterTurn: true)
  }

  /// Is so many seconds further than it would be.
  func advance(by seconds: Double) { ahead += seconds }

  /// How long it has run, in seconds.
  private func elapsed(at now: Double) -> Double {
    ahead + (run.held.map { $0.elapsed - run.heldStart } ?? now - begin)
  }

  /// Whether what it ended with is still seen.
  var staysAtEnd: Bool {
    if case .timed(let course) = course { !course.animation.timing.isRemovedOnCompletion } else { false }
  }

  /// Where it is: 0 at the beginning, 1 at the end.
  ///
  /// - Parameter now: the layer's own time.
  /// - Returns: more than 1 where a spring swings beyond its place.
  func progress(at now: Double) -> Double { run.progress(after: elapsed(at: now)) }

  /// How many seconds of the clock it takes until it ends; 0 or less where it has; nil where it does not.
  func secondsLeft(at now: Double) -> Double? {
    let whole = run.timeline.delay + run.timeline.activeDuration
    guard let layer, whole.isFinite else { return nil }
    let left = whole - elapsed(at: layer.localTime(at: now))
    // What a hand holds does not end, and may go back.
    if let held = run.held { return held.clockSeconds(for: left <= 1e-9 ? 0 : left) }
    return left <= 1e-9 ? 0 : layer.clockSeconds(for: left)
  }

  /// Whether it changes a property, or a part of it.
  func concerns(_ other: LayerKey) -> Bool {
    key == other || (other.part == nil && key.property == other.property)
  }

  /// What the track makes of a value.
  ///
  /// - Parameters:
  ///   - base: what the model and other tracks say.
  ///   - wanted: what it is the value of: the property that the track changes a part of, or what the track changes.
  ///   - now: the layer's own time.
  ///   - resolve: gives a color's components.
  /// - Returns: what is seen of it.
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
    // What squeezes flat cannot be undone: then the way itself counts.
    guard base != course.end, let rest = value.subtracting(course.end) else { return value }
    return base.adding(rest)
  }
}
