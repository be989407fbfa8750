import SceneDrawing
import SceneUI

/// A screen that can show an app, such as a desktop window or a browser.
///
/// Each screen is a separate product. An app links the screens that it supports.
public protocol ProgramScreen {
  /// The option that selects the screen, such as `--window`.
  var option: ProgramOption { get }
  /// Additional options that apply only to this screen. There are none by default.
  var options: [ProgramOption] { get }
  /// Returns whether the screen is used if no option selects a screen. For example, a window screen returns true if a
  /// display exists. If several screens return true, the first one is used.
  func isDefault() -> Bool

  /// Shows an app until it ends.
  ///
  /// - Parameter launcher: The launcher, which can create several `Application` objects.
  /// - Throws: The reason that the app cannot be shown. The app prints the reason and exits with status 1.
  func run(_ launcher: ProgramLauncher) throws
}

extension ProgramScreen {
  /// The default implementation, which returns no options.
  public var options: [ProgramOption] { [] }
}

/// The properties of a screen on which an app is shown.
public struct ScreenTraits {
  /// The size in points, or nil for the app's preferred size.
  public var size: Size?
  /// The number of pixels per point. The default is 1.
  public var scale = 1.0
  /// The areas that the system covers, such as a notch or a home indicator, in points. The default is zero.
  public var insets = EdgeInsets.zero
  /// The interface style, which is light or dark. The default is light.
  public var style = InterfaceStyle.light
  /// Whether the user prefers reduced motion. The default is false.
  public var reducesMotion = false
  /// The text metrics, which must match the fonts that draw the text.
  public var textMetrics: any TextMetrics = BuiltInTextMetrics()
  /// The user's preferred languages, most preferred first. The default is specified by the environment.
  public var locales = EnvironmentLocales.all
  /// The user's time zone. The default is the system's time zone.
  public var timeZone = TimeZone.current

  /// Creates the traits of a screen with one pixel per point and the app's preferred size.
  public init() {}
}

/// A launcher that creates a new `Application` for each launch of an app.
public struct ProgramLauncher {
  /// The app's command-line arguments.
  public let arguments: ProgramArguments
  /// The app's name as shown in titles.
  public let name: String
  private let iconName: String?
  private let make: Make

  typealias Make = (ScreenTraits, Clock, _ launching: ((ScreenSession) throws -> Void)?) throws ->
    ScreenSession

  init(arguments: ProgramArguments, name: String, icon: String? = nil, make: @escaping Make) {
    (self.arguments, self.name, self.iconName, self.make) = (arguments, name, icon, make)
  }

  /// Returns the app's icon, or nil if it has none.
  ///
  /// - Throws: An error if the file does not exist or is not an image.
  public func icon() throws -> EncodedImage? { try iconName.map(ProgramIcon.image) }

  /// Loads the scenes and shows the first one in a window of the active application.
  ///
  /// - Parameters:
  ///   - traits: The properties of the screen.
  ///   - clock: The application's time source.
  ///   - launching: A closure that is called before the scenes are loaded if the app has a launch scene. At that time,
  ///     the session's only window contains the launch scene. If nil, which is the default, no launch scene is shown.
  /// - Returns: The session, which is also passed to `launching`.
  /// - Throws: `LoadingError` if the scenes cannot be loaded, or any error that the app's own code throws.
  public func launch(
    on traits: ScreenTraits, clock: Clock, launching: ((ScreenSession) throws -> Void)? = nil
  ) throws -> ScreenSession { try make(traits, clock, launching) }
}
