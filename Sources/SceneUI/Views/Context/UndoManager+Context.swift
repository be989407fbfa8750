import SceneServices

extension UndoManager {
  /// Makes a manager that uses the clock, the notification center and the shown language of a context.
  public convenience init(context: SceneContext) {
    self.init(clock: context.clock, notifications: context.notifications)
    libraryTexts = { [weak context] in context?.libraryTexts ?? .english }
  }
}
