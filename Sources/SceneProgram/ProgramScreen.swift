import SceneDrawing
import SceneUI

/// A screen that can show a program, such as a desktop window or a browser. Each screen is a separate
/// product. A program links the screens that it supports.
public protocol ProgramScreen {
  /// The option that selects the screen, such as `--window`.
  var option: ProgramOption { get }
  /// Additional options for this screen only. The default is none.
  var options: [ProgramOption] { get }
  /// Returns whether the screen is used if the command line selects none, such as a window if a display
  /// exists. The first of several such screens is used.
  func isDefault() -> Bool

  /// Shows a program until it ends.
  ///
  /// - Parameter launcher: Creates as many applications as the screen needs.
  /// - Throws: The reason why the program cannot be shown. The program prints it and ends with status 1.
  func run(_ launcher: ProgramLauncher) throws
}

extension ProgramScreen {
  /// Additional options. The default is none.
  public var options: [ProgramOption] { [] }
}

/// The properties of a screen that shows an application.
public struct ScreenTraits {
  /// The size in points, or nil for the program's preferred size.
  public var size: Size?
  /// The number of pixels per point. The default is 1.
  public var scale = 1.0
  /// The areas that the system covers, such as a notch or a home indicator, in points. The default is none.
  public var insets = EdgeInsets.zero
  /// The light or dark style. The default is light.
  public var style = InterfaceStyle.light
  /// Whether the user prefers reduced motion. The default is false.
  public var reducesMotion = false
  /// The text metrics, which match the fonts that draw the text.
  public var textMetrics: any TextMetrics = BuiltInTextMetrics()
  /// The user's preferred languages, most preferred first. The default comes from the environment.
  public var locales = EnvironmentLocales.all

  /// Creates the traits of a screen with one pixel per point and the program's preferred size.
  public init() {}
}

/// Creates a new application of a program for each launch.
public struct ProgramLauncher {
  /// The command-line arguments of the program.
  public let arguments: ProgramArguments
  /// The name of the program for titles.
  public let name: String
  private let iconName: String?
  private let make: Make

  typealias Make = (ScreenTraits, Clock, _ launching: ((ScreenSession) throws -> Void)?) throws ->
    ScreenSession

  init(arguments: ProgramArguments, name: String, icon: String? = nil, make: @escaping Make) {
    (self.arguments, self.name, self.iconName, self.make) = (arguments, name, icon, make)
  }

  /// Returns the icon of the program, or nil if it has none.
  ///
  /// - Throws: An error if the file does not exist or is not an image.
  public func icon() throws -> EncodedImage? { try iconName.map(ProgramIcon.image) }

  /// Loads the scenes and shows the first one in a window of the active application.
  ///
  /// - Parameters:
  ///   - traits: The properties of the screen.
  ///   - clock: The time source of the application.
  ///   - launching: Called before the scenes are loaded if the program has a launch scene, which is then the
  ///     only window of the session. With nil, the default, no launch scene is shown.
  /// - Returns: The session, which is the one that `launching` received.
  /// - Throws: `LoadingError` if the scenes cannot be loaded, and errors of the program's own code.
  public func launch(
    on traits: ScreenTraits, clock: Clock, launching: ((ScreenSession) throws -> Void)? = nil
  ) throws -> ScreenSession { try make(traits, clock, launching) }
}
