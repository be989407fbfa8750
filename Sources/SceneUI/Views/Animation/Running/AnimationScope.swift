import SceneValues

/// The scope of a block, which determines whether changes are animated. It belongs to the block's thread
/// while the block runs.
final class AnimationScope {
  private static let stack = ThreadStack<AnimationScope>()

  static var current: AnimationScope? { stack.top }

  let recorder: AnimationRecorder?

  init(recorder: AnimationRecorder?) { self.recorder = recorder }

  func during<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try Self.stack.during(self, body)
  }

  func open() { Self.stack.open(self) }

  func close() { Self.stack.close(self) }
}
