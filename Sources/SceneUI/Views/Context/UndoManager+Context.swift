import SceneServices

extension UndoManager {
  /// Creates an undo manager that uses a context's clock, notification center, and language.
  public convenience init(context: SceneContext) {
    self.init(clock: context.clock, notifications: context.notifications)
    libraryTexts = { [weak context] in context?.libraryTexts ?? .english }
  }
}
