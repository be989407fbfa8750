import SceneValues

/// What happens to the changes that code makes now: an animation block takes them along, or a block says that nothing is
/// to be animated.
///
/// It belongs to the thread, for as long as the block runs: a view that is changed asks for it.
final class AnimationScope {
  private static let stack = ThreadStack<AnimationScope>()

  /// The innermost block that runs in this thread; nil outside of any.
  static var current: AnimationScope? { stack.top }

  /// Nil for a block in which nothing is animated.
  let recorder: AnimationRecorder?

  init(recorder: AnimationRecorder?) { self.recorder = recorder }

  /// Calls a block, whose changes belong to this.
  func during<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try Self.stack.during(self, body)
  }

  /// From now on, changes belong to this.
  func open() { Self.stack.open(self) }

  /// Changes belong to what they belonged to before; where that has been so already, nothing happens.
  func close() { Self.stack.close(self) }
}
