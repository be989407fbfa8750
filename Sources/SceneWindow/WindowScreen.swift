import ScenePlatform
import SceneProgram

/// A screen that displays windows on a desktop (Wayland or X11) or on a display without a desktop.
///
/// ```swift
/// Program(Counter.initialScene, registry: try CounterApp.registry(), screens: [WindowScreen()]).run()
/// ```
///
/// The `SDL_VIDEODRIVER` environment variable selects SDL's driver: `wayland`, `x11`, `kmsdrm` for a display without a
/// desktop, or `offscreen` or `dummy` for no display.
public struct WindowScreen: ProgramScreen {
  /// Creates a screen that displays windows.
  public init() {}

  /// The `--window` option.
  public var option: ProgramOption { .flag("--window", "show a window on the desktop") }

  /// The `--scale` and `--full-screen` options.
  public var options: [ProgramOption] {
    [
      .value(
        "--scale", "NUMBER",
        """
        the number of pixels per point in windows, from 0.25 to 8; default: the desktop's setting
        """),
      .flag("--full-screen", "show the window in full screen; F11 turns full screen on and off"),
    ]
  }

  /// Returns whether the environment specifies a desktop or an SDL driver.
  public func isDefault() -> Bool {
    ["WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"].contains { (name: String) in
      getenv(name).map { $0.pointee != 0 } ?? false
    }
  }

  /// Displays windows until the last one is closed or the app is interrupted.
  ///
  /// - Throws: `WindowError`, `CairoError` if no font is installed, or an error that occurred during launch.
  public func run(_ launcher: ProgramLauncher) throws {
    let scale = try launcher.arguments["--scale"].map { text throws(UsageError) in
      guard let scale = Double(text), (0.25...8).contains(scale) else {
        throw UsageError(text, of: "--scale", wanted: "a number of pixels per point, from 0.25 to 8")
      }
      return scale
    }
    try Desktop(scale: scale, launcher: launcher).run()
  }
}
