/// The events that cause a running app to reload a scene.
public enum LiveMoment: Sendable {
  case saved
  /// Reloads a scene while it is edited and when it is saved. Requires an editor that uses the language
  /// server `scenec lsp --drafts`.
  ///
  /// Unsaved text is often incomplete. Errors in it are not reported, and the app remains unchanged.
  case typed
}
