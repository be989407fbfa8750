import SceneValues

extension Layer {
  /// Whether an animation changes the tint color. If true, the view's content is redrawn for each picture.
  var isTintMoving: Bool { tracks.contains { $0.key == .tintColor } }

  func add(_ track: MotionTrack) {
    tracks.append(track)
    // If the view was drawn before the layer existed, the background is part of the content and must be separated.
    if backdropCount == nil { view?.setNeedsDisplay() }
  }

  func remove(_ track: MotionTrack) {
    tracks.removeAll { $0 === track }
    if track.key == .tintColor { view?.forSubtree { $0.setNeedsDisplay() } }
    if let extras, extras.transition?.track === track { extras.transition = nil }
  }

  func resolve(_ color: Color) -> RGBA { view?.resolve(color) ?? color.resolved() }

  func track(of key: LayerKey, in run: MotionRun) -> MotionTrack? {
    tracks.last { $0.run === run && $0.key == key }
  }

  func cutTracks(of key: LayerKey) {
    for track in tracks where track.key == key { track.cut() }
  }

  var keepsTouchesAway: Bool { extras?.curl != nil || tracks.contains { !$0.run.allowsInteraction } }

  /// Returns the presented value of a property or component, or the model value if the property is not animated.
  func presentedValue(_ key: LayerKey, model: AnimatedValue, at now: Double) -> AnimatedValue {
    var value = model
    var relative: [MotionTrack] = []
    for track in tracks where track.concerns(key) {
      if track.isRelative {
        relative.append(track)
      } else {
        value = track.apply(to: value, of: key, at: now, resolve: resolve)
      }
    }
    // The newest track ends at the model value. Each older track ends where the next track starts.
    for track in relative.reversed() {
      value = track.apply(to: value, of: key, at: now, resolve: resolve)
    }
    return value
  }
}
