import SceneValues

extension Application {
  /// Shows a storyboard's initial scene in front of all windows while the app starts.
  ///
  /// The scene receives no touch or keyboard events. To hide it, call `show(_:frame:)` or `hideLaunchScene()`.
  ///
  /// ```swift
  /// let application = Application(context: context)
  /// try application.showLaunchScene(Storyboard(path: "Launch.scenec", context: context), frame: screen)
  /// // Open the database, and read the files.
  /// try application.show(storyboard, frame: screen)
  /// ```
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard, which replaces any previous launch scene.
  ///   - frame: The frame on the screen, in points.
  /// - Throws: `LoadingError` if the scene cannot be loaded. No launch scene is shown in that case.
  public func showLaunchScene(_ storyboard: Storyboard, frame: Rect) throws {
    try showLaunchScene(storyboard) { _ in frame }
  }

  package func showLaunchScene(_ storyboard: Storyboard, frame: (ViewController) throws -> Rect) throws {
    hideLaunchScene()
    let controller = try storyboard.instantiateInitialViewController()
    let window = LaunchWindow(frame: try frame(controller), context: context)
    window.windowLevel = .launchScene
    window.isUserInteractionEnabled = false
    try open(window, with: controller, of: storyboard)
  }

  /// Hides the launch scene. Does nothing if no launch scene is shown.
  public func hideLaunchScene() {
    for window in windows where window is LaunchWindow { close(window) }
  }
}

extension WindowLevel {
  /// The launch scene's window level, which is 3000.
  public static let launchScene = WindowLevel(rawValue: 3000)
}

/// The window of a launch scene, which receives no keyboard or motion events.
final class LaunchWindow: Window {
  override var canBecomeKey: Bool { false }
}
