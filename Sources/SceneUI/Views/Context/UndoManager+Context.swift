import SceneServices

extension UndoManager {
  /// Makes a manager whose events are a context's, and whose notifications go to that context's centre.
  public convenience init(context: SceneContext) {
    self.init(clock: context.clock, notifications: context.notifications)
  }
}
