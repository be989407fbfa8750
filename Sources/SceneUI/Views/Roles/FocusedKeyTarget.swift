import SceneServices

/// A view that arrow keys operate while it is focused.
protocol FocusedKeyTarget: View {
  /// Responds to an arrow key.
  ///
  /// - Returns: false if the key has no effect here, so that it moves the focus.
  func takeFocusedKey(_ key: Key) -> Bool
}
