import ScenePlatform
import SceneValues

/// What happens to the changes that code makes now: an animation block takes them along, or a block says that nothing is
/// to be animated.
///
/// It belongs to the thread, for as long as the block runs: a view that is changed asks for it.
final class AnimationScope {
  private static let slot = ThreadSlot()

  /// The innermost block that runs in this thread; nil outside of any.
  static var current: AnimationScope? {
    slot.pointer.map { Unmanaged<AnimationScope>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Nil for a block in which nothing is animated.
  let recorder: AnimationRecorder?

  init(recorder: AnimationRecorder?) { self.recorder = recorder }

  /// Calls a block, whose changes belong to this.
  func during<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = enter()
    defer { leave(to: outer) }
    return try body()
  }

  /// From now on, changes belong to this.
  ///
  /// - Returns: what they belonged to before, for `leave(to:)`, until which the caller keeps this alive.
  func enter() -> UnsafeRawPointer? {
    let outer = Self.slot.pointer
    Self.slot.pointer = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    return outer
  }

  /// Changes belong to what they belonged to before.
  func leave(to outer: UnsafeRawPointer?) { Self.slot.pointer = outer }
}
