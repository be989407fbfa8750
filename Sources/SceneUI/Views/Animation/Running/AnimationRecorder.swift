import SceneServices
import SceneValues

/// A recorder that converts changes made in an animation block into tracks of a run.
final class AnimationRecorder {
  let run: MotionRun
  var options: AnimationOptions
  /// The time window of the current keyframe within the run, or nil for the entire duration of the run.
  var window: KeyframeWindow?
  let calculation: KeyframeCalculation?
  private var changed: [View] = []
  private var keyframed: [KeyframedProperty: MotionTrack] = [:]

  private struct KeyframedProperty: Hashable {
    let layer: ObjectIdentifier
    let key: LayerKey
  }

  init(run: MotionRun, options: AnimationOptions, calculation: KeyframeCalculation? = nil) {
    self.run = run
    self.options = options
    self.calculation = calculation
  }

  /// Records a property change. It is not animated if the view is not in a window or the context disables animations.
  func record(_ key: LayerKey, of view: View, from old: AnimatedValue, to new: AnimatedValue) {
    guard old != new, let context = view.window?.context, context.areAnimationsEnabled else { return }
    if options.contains(.layoutSubviews), changed.last !== view { changed.append(view) }
    record(key, of: view.layer, from: old, to: new, on: context.clock)
  }

  func record(_ key: LayerKey, of layer: Layer, from old: AnimatedValue, to new: AnimatedValue) {
    guard old != new, let context = layer.home?.window?.context, context.areAnimationsEnabled else { return }
    record(key, of: layer, from: old, to: new, on: context.clock)
  }

  private func record(
    _ key: LayerKey, of layer: Layer, from old: AnimatedValue, to new: AnimatedValue, on clock: Clock
  ) {
    if let calculation {
      return recordKeyframe(key, of: layer, from: old, to: new, by: calculation, on: clock)
    }
    // If a block changes a property twice, the second value is the target.
    if let track = layer.track(of: key, in: run) {
      track.course = .between(track.course.start, new)
      return
    }
    let (start, isRelative) = beginning(of: key, of: layer, from: old, to: new, on: clock)
    add(key, of: layer, course: .between(start, new), isRelative: isRelative, on: clock)
  }

  /// Returns the start value and whether the new animation is added to running animations. If it is not added, this
  /// method ends the running animations.
  private func beginning(
    of key: LayerKey, of layer: Layer, from old: AnimatedValue, to new: AnimatedValue, on clock: Clock
  ) -> (start: AnimatedValue, isRelative: Bool) {
    if old.subtracting(new) != nil, !options.contains(.beginFromCurrentState) { return (old, true) }
    let start = layer.presentedValue(key, model: old, at: layer.localTime(at: clock.now))
    layer.cutTracks(of: key)
    return (start, false)
  }

  @discardableResult
  private func add(
    _ key: LayerKey, of layer: Layer, course: MotionCourse, isRelative: Bool, on clock: Clock
  ) -> MotionTrack {
    let track = MotionTrack(
      key, of: layer, in: run, course: course, isRelative: isRelative, name: key.description)
    run.add(track, on: clock)
    layer.add(track)
    return track
  }

  private func recordKeyframe(
    _ key: LayerKey, of layer: Layer, from old: AnimatedValue, to new: AnimatedValue,
    by calculation: KeyframeCalculation, on clock: Clock
  ) {
    let window = window ?? KeyframeWindow(start: 0, end: 1)
    let property = KeyframedProperty(layer: ObjectIdentifier(layer), key: key)
    if let track = keyframed[property], !track.isOver, case .keyframes(var course) = track.course {
      course.add(new, in: window)
      track.course = .keyframes(course)
      return
    }
    let (start, isRelative) = beginning(of: key, of: layer, from: old, to: new, on: clock)
    var course = KeyframeCourse(from: start, by: calculation)
    course.add(new, in: window)
    keyframed[property] = add(
      key, of: layer, course: .keyframes(course), isRelative: isRelative, on: clock)
  }

  func commit(in scope: AnimationScope) {
    if !changed.isEmpty {
      let views = changed
      changed = []
      scope.during { for view in views { view.layoutIfNeeded() } }
    }
    run.commit()
  }
}
