import SceneValues

/// The handling of changes by an animation block, or by a block without animation.
///
/// The scope belongs to the thread while the block runs. Changed views look up the current scope.
final class AnimationScope {
  private static let stack = ThreadStack<AnimationScope>()

  /// The innermost scope of this thread, or nil.
  static var current: AnimationScope? { stack.top }

  /// The recorder, or nil if the block does not animate.
  let recorder: AnimationRecorder?

  init(recorder: AnimationRecorder?) { self.recorder = recorder }

  func during<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try Self.stack.during(self, body)
  }

  func open() { Self.stack.open(self) }

  /// Restores the previous scope. Has no effect if this scope is not open.
  func close() { Self.stack.close(self) }
}
