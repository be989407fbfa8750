import SceneServices

protocol FocusedKeyTarget: View {
  /// Handles a key, or returns false if the key has no effect in this view and should move the focus.
  func takeFocusedKey(_ key: Key) -> Bool
}
