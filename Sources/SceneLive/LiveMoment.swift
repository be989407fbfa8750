/// The events that cause a running app to reload a scene.
public enum LiveMoment: Sendable {
  case saved
  /// Scenes are reloaded when edited or saved. This option requires an editor with the `scenec lsp --drafts` language
  /// server.
  ///
  /// Unsaved text is often incomplete. If it contains errors, they are not reported, and the app does not change.
  case typed
}
