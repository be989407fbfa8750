import SceneDrawing
import SceneUI

/// A screen that can show an app, such as a desktop window or a browser.
///
/// Each screen is a separate product. An app links the screens that it supports.
public protocol ProgramScreen {
  /// The option that selects the screen, such as `--window`.
  var option: ProgramOption { get }
  /// The additional options for this screen only. There are none by default.
  var options: [ProgramOption] { get }
  /// Returns whether the screen is used if no option selects a screen. For example, a window is used if a display
  /// exists. If several screens return true, the first one is used.
  func isDefault() -> Bool

  /// Shows an app until it ends.
  ///
  /// - Parameter launcher: The launcher, which can create several `Application` objects.
  /// - Throws: The reason why the app cannot be shown. The app prints the reason and exits with status 1.
  func run(_ launcher: ProgramLauncher) throws
}

extension ProgramScreen {
  /// The additional options. There are none by default.
  public var options: [ProgramOption] { [] }
}

/// The properties of a screen that shows an app.
public struct ScreenTraits {
  /// The size in points, or nil for the app's preferred size.
  public var size: Size?
  /// The number of pixels per point. The default is 1.
  public var scale = 1.0
  /// The areas that the system covers, such as a notch or a home indicator, in points. The default is zero.
  public var insets = EdgeInsets.zero
  /// The light or dark style. The default is light.
  public var style = InterfaceStyle.light
  /// Whether the user prefers reduced motion. The default is false.
  public var reducesMotion = false
  /// The text metrics, which must match the fonts that draw the text.
  public var textMetrics: any TextMetrics = BuiltInTextMetrics()
  /// The user's preferred languages, most preferred first. By default, they come from the environment.
  public var locales = EnvironmentLocales.all

  /// Creates the traits of a screen with one pixel per point and the app's preferred size.
  public init() {}
}

/// A launcher, which creates a new `Application` each time that an app is launched.
public struct ProgramLauncher {
  /// The command-line arguments of the app.
  public let arguments: ProgramArguments
  /// The name of the app for titles.
  public let name: String
  private let iconName: String?
  private let make: Make

  typealias Make = (ScreenTraits, Clock, _ launching: ((ScreenSession) throws -> Void)?) throws ->
    ScreenSession

  init(arguments: ProgramArguments, name: String, icon: String? = nil, make: @escaping Make) {
    (self.arguments, self.name, self.iconName, self.make) = (arguments, name, icon, make)
  }

  /// Returns the icon of the app, or nil if it has none.
  ///
  /// - Throws: An error if the file does not exist or is not an image.
  public func icon() throws -> EncodedImage? { try iconName.map(ProgramIcon.image) }

  /// Loads the scenes and shows the first one in a window of the active application.
  ///
  /// - Parameters:
  ///   - traits: The properties of the screen.
  ///   - clock: The time source of the application.
  ///   - launching: A closure that is called before the scenes are loaded if the app has a launch scene. The session's
  ///     only window then contains the launch scene. If this is nil, the default, no launch scene is shown.
  /// - Returns: The session, which is also passed to `launching`.
  /// - Throws: `LoadingError` if the scenes cannot be loaded, and errors from the app's own code.
  public func launch(
    on traits: ScreenTraits, clock: Clock, launching: ((ScreenSession) throws -> Void)? = nil
  ) throws -> ScreenSession { try make(traits, clock, launching) }
}
