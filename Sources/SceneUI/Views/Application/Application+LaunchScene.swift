import SceneValues

extension Application {
  /// Shows a storyboard's initial scene in front of all windows, until the application shows a window of its own: what a
  /// person looks at while the program starts.
  ///
  /// The scene is not touched and receives no keys. It goes when `show(_:frame:)` has shown a storyboard, or when
  /// `hideLaunchScene()` is called.
  ///
  /// ```swift
  /// let application = Application(context: context)
  /// try application.showLaunchScene(Storyboard(path: "Launch.scenec", context: context), frame: screen)
  /// // What takes long: a database is opened, a file is read.
  /// try application.show(storyboard, frame: screen)
  /// ```
  ///
  /// - Parameters:
  ///   - storyboard: whose initial scene is shown. Another launch scene gives way to it.
  ///   - frame: where, on the screen, in points.
  /// - Throws: `LoadingError` where the scene cannot be loaded; then no launch scene is shown.
  public func showLaunchScene(_ storyboard: Storyboard, frame: Rect) throws {
    try showLaunchScene(storyboard) { _ in frame }
  }

  /// The same, where the scene's controller may say how large it is.
  package func showLaunchScene(_ storyboard: Storyboard, frame: (ViewController) throws -> Rect) throws {
    hideLaunchScene()
    let controller = try storyboard.instantiateInitialViewController()
    let window = LaunchWindow(frame: try frame(controller), context: context)
    window.windowLevel = .launchScene
    window.isUserInteractionEnabled = false
    try open(window, with: controller, of: storyboard)
  }

  /// Takes the launch scene off the screen; does nothing where there is none.
  public func hideLaunchScene() {
    for window in windows where window is LaunchWindow { close(window) }
  }
}

extension WindowLevel {
  /// Of what is seen while a program starts: 3000.
  public static let launchScene = WindowLevel(rawValue: 3000)
}

/// Shows what is seen while a program starts: keys and motion are not meant for it.
final class LaunchWindow: Window {
  override var canBecomeKey: Bool { false }
}
