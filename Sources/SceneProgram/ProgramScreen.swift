import SceneDrawing
import SceneUI

/// What a program is seen on: a window of a desktop, a browser, nothing at all. Each is a product of its own; a program
/// links those that it offers.
public protocol ProgramScreen {
  /// The option that asks for it: `--window`.
  var option: ProgramOption { get }
  /// Further options, for this screen alone; none by default.
  var options: [ProgramOption] { get }
  /// Whether it is taken where the command line names no screen: a window, where there is a display. Of several such screens,
  /// the first is taken.
  func isDefault() -> Bool

  /// Shows a program until it ends.
  ///
  /// - Parameter launcher: makes its application, as often as the screen needs one.
  /// - Throws: why it cannot be shown; it is printed, and the program ends with status 1.
  func run(_ launcher: ProgramLauncher) throws
}

extension ProgramScreen {
  /// By default, none.
  public var options: [ProgramOption] { [] }
}

/// What a screen is like that an application is to be seen on.
public struct ScreenTraits {
  /// In points; nil for what the program wants.
  public var size: Size?
  /// Pixels for a point; 1 by default.
  public var scale = 1.0
  /// What of it the system covers, in points: a notch, a home indicator; none by default.
  public var insets = EdgeInsets.zero
  /// Light or dark; light by default.
  public var style = InterfaceStyle.light
  /// Whether the person wants little to move; false by default.
  public var reducesMotion = false
  /// How text is measured: with the fonts that it is drawn with.
  public var textMetrics: any TextMetrics = BuiltInTextMetrics()
  /// The languages that the person reads, the best first; those of the environment by default.
  public var locales = EnvironmentLocales.all

  /// A screen of one pixel a point, as large as the program wants.
  public init() {}
}

/// Makes a program's application for a screen, each time a new one.
public struct ProgramLauncher {
  /// What the program was called with.
  public let arguments: ProgramArguments
  /// The program's name, for titles.
  public let name: String
  private let iconName: String?
  private let make: Make

  typealias Make = (ScreenTraits, Clock, _ launching: ((ScreenSession) throws -> Void)?) throws ->
    ScreenSession

  init(arguments: ProgramArguments, name: String, icon: String? = nil, make: @escaping Make) {
    (self.arguments, self.name, self.iconName, self.make) = (arguments, name, icon, make)
  }

  /// The program's picture; nil for a program without one.
  ///
  /// - Throws: where its file is missing, or is no image.
  public func icon() throws -> EncodedImage? { try iconName.map(ProgramIcon.image) }

  /// Loads the scenes, and shows the first one in a window; the application is active when this returns.
  ///
  /// - Parameters:
  ///   - traits: what the screen is like.
  ///   - clock: that all time of the application is taken from.
  ///   - launching: called before the scenes are loaded, if the program has a launch scene: it is the session's only
  ///     window then, and the screen can show it. nil, the default, where the screen does not: then there is none.
  /// - Returns: the application, for the screen: the session that `launching` got.
  /// - Throws: `LoadingError` where the scenes cannot be loaded, and what the program's own code throws.
  public func launch(
    on traits: ScreenTraits, clock: Clock, launching: ((ScreenSession) throws -> Void)? = nil
  ) throws -> ScreenSession { try make(traits, clock, launching) }
}
