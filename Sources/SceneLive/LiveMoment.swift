/// When a running program takes what somebody writes.
public enum LiveMoment: Sendable {
  /// When a scene is saved.
  case saved
  /// As it is typed, and when it is saved: in editors that speak with the language server `scenec lsp --drafts`.
  ///
  /// What is typed is often broken for a moment. Nothing is said of that, and the program stays as it was.
  case typed
}
