import SceneValues

extension Size {
  /// The size of the current iPhone's screen, in points. A scene's root view without a frame has this size.
  package static let currentPhone = Size(width: 402, height: 874)

  package var orScreenSize: Size { width > 0 && height > 0 ? self : .currentPhone }
}

extension View {
  /// Sets the size of a root view without a frame. The frames of subviews refer to this size, so they do not change.
  func setSizeOfScreen() {
    let autoresizes = autoresizesSubviews
    autoresizesSubviews = false
    frame.size = .currentPhone
    autoresizesSubviews = autoresizes
  }
}
