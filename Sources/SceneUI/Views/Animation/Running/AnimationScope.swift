import SceneValues

/// A scope in which changes are recorded for animation, or are not animated if `recorder` is nil. It is the current
/// scope of a thread while a block runs.
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
