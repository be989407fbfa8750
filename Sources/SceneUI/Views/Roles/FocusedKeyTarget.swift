import SceneServices

protocol FocusedKeyTarget: View {
  /// - Returns: False if the key has no effect here and moves the focus.
  func takeFocusedKey(_ key: Key) -> Bool
}
