/// The events that cause a running app to reload a scene.
public enum LiveMoment: Sendable {
  case saved
  /// Reloads a scene when it is edited or saved. Requires an editor that uses the language server `scenec lsp --drafts`.
  ///
  /// Unsaved text is often incomplete. If it contains errors, they are not reported, and the app does not change.
  case typed
}
