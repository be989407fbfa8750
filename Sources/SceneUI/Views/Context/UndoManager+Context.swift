import SceneServices

extension UndoManager {
  /// Creates an undo manager that uses the clock, notification center and language of a context.
  public convenience init(context: SceneContext) {
    self.init(clock: context.clock, notifications: context.notifications)
    libraryTexts = { [weak context] in context?.libraryTexts ?? .english }
  }
}
