import SceneServices

protocol FocusedKeyTarget: View {
  /// - Returns: False if the key has no effect in this view and should move the focus.
  func takeFocusedKey(_ key: Key) -> Bool
}
