import ScenePlatform
import SceneProgram

/// Windows on a desktop, by Wayland or X11, and on a display without a desktop.
///
/// ```swift
/// Program(Counter.initialScene, registry: try CounterApp.registry(), screens: [WindowScreen()]).run()
/// ```
///
/// SDL shows them, Cairo and Pango draw them. Which of its drivers SDL takes, the variable `SDL_VIDEODRIVER` says: `wayland`,
/// `x11`, `kmsdrm` for a display without a desktop, `offscreen` and `dummy` for none.
public struct WindowScreen: ProgramScreen {
  /// A screen of windows.
  public init() {}

  /// `--window`
  public var option: ProgramOption { .flag("--window", "shows a window on the desktop") }

  /// `--scale` and `--full-screen`
  public var options: [ProgramOption] {
    [
      .value(
        "--scale", "NUMBER", "pixels for a point in windows, 0.25 to 8; as the desktop says unless given"),
      .flag("--full-screen", "fills the display with the window; F11 does so, too, and ends it"),
    ]
  }

  /// True where there is a desktop, or the environment names one of SDL's drivers.
  public func isDefault() -> Bool {
    ["WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"].contains { (name: String) in
      getenv(name).map { $0.pointee != 0 } ?? false
    }
  }

  /// Shows windows until the last is closed, or the program is interrupted.
  ///
  /// - Throws: `WindowError`; `CairoError` where no font is installed; what launching throws.
  public func run(_ launcher: ProgramLauncher) throws {
    let scale = try launcher.arguments["--scale"].map { text throws(UsageError) in
      guard let scale = Double(text), (0.25...8).contains(scale) else {
        throw UsageError(text, of: "--scale", wanted: "a number of pixels for a point, from 0.25 to 8")
      }
      return scale
    }
    try Desktop(scale: scale, launcher: launcher).run()
  }
}
