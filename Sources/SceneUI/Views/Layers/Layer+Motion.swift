import SceneValues

extension Layer {
  /// Whether the tint is on its way, in which what is in the view is drawn: then it is drawn for each picture.
  var isTintMoving: Bool { tracks.contains { $0.key == .tintColor } }

  func add(_ track: MotionTrack) {
    tracks.append(track)
    // What was drawn before there was a layer does not tell the background from the content.
    if backdropCount == nil { view?.setNeedsDisplay() }
  }

  func remove(_ track: MotionTrack) {
    tracks.removeAll { $0 === track }
    if track.key == .tintColor { view?.forSubtree { $0.setNeedsDisplay() } }
    if let extras, extras.transition?.track === track { extras.transition = nil }
  }

  /// The components of a color as they are seen there.
  func resolve(_ color: Color) -> RGBA { view?.resolve(color) ?? color.resolved() }

  /// The track that a run has of a property.
  func track(of key: LayerKey, in run: MotionRun) -> MotionTrack? {
    tracks.last { $0.run === run && $0.key == key }
  }

  /// What moves a property is over, where it may be.
  func cutTracks(of key: LayerKey) {
    for track in tracks where track.key == key { track.cut() }
  }

  /// Whether fingers do not reach what moves.
  var keepsTouchesAway: Bool { tracks.contains { !$0.run.allowsInteraction } }

  /// What is seen of a property, or of a part of one.
  ///
  /// - Parameters:
  ///   - key: the property.
  ///   - model: the value that it has, of the whole or of the part.
  ///   - now: the layer's own time.
  /// - Returns: the model's value, where nothing is on its way.
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
    // The newest leads to the model's value; those before it lead to where that one began.
    for track in relative.reversed() {
      value = track.apply(to: value, of: key, at: now, resolve: resolve)
    }
    return value
  }
}
