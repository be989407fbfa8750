import SceneValues

extension View {
  /// Runs a closure that changes the view's center or bounds. In an animation block, the changes are animated.
  @inline(__always)
  func animatingPlace(_ change: () -> Void) {
    guard let recorder = AnimationScope.current?.recorder else { return change() }
    let (center, bounds) = (center, storedBounds)
    change()
    recorder.record(.position, of: self, from: .point(center), to: .point(self.center))
    recorder.record(.boundsSize, of: self, from: .size(bounds.size), to: .size(storedBounds.size))
    recorder.record(.boundsOrigin, of: self, from: .point(bounds.origin), to: .point(storedBounds.origin))
  }

  @inline(__always)
  func animate(_ key: LayerKey, from old: some AnimatableValue, to new: some AnimatableValue) {
    guard let recorder = AnimationScope.current?.recorder else { return }
    recorder.record(key, of: self, from: old.animatedValue, to: new.animatedValue)
  }

  @inline(__always)
  func animateColor(_ key: LayerKey, from old: Color?, to new: Color?) {
    guard let recorder = AnimationScope.current?.recorder else { return }
    recorder.record(key, of: self, from: .color(old), to: .color(new))
  }
}
