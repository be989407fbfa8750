import SceneValues

/// A scope that records changes for animation. If `recorder` is nil, changes in the scope are not animated. While a block
/// runs, its scope is the thread's current scope.
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
