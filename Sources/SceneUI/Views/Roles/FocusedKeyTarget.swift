import SceneServices

protocol FocusedKeyTarget: View {
  /// Handles a key press. Returns false if the key has no effect in this view and can therefore move the focus.
  func takeFocusedKey(_ key: Key) -> Bool
}
