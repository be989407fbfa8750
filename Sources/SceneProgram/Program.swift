import ScenePlatform
import SceneRuntime
import SceneUI

/// An app that shows scenes. Its `main.swift` creates and runs it.
///
/// ```swift
/// var program = Program(
///   Counter.initialScene, registry: try CounterApp.registry(), screens: [WindowScreen()])
/// program.summary = "Counts."
/// program.run()
/// ```
///
/// An option selects each screen. Without one, the first screen whose ``ProgramScreen/isDefault()`` returns
/// true shows the program.
///
/// The exit status is 0 for success, 1 for a failure, and 64 for an invalid command line.
public struct Program<Controller: ViewController> {
  /// A one-sentence description of the program for `--help`. The default is empty.
  public var summary = ""
  /// The name of the program in titles and help. The default is the name of its file.
  public var name: String
  /// The initial size of the window in points. The default is nil: the size of the first scene's view in the
  /// file.
  public var size: (ProgramArguments) -> Size? = { _ in nil }
  /// The compiled scene whose initial scene is shown while the program loads its own scenes, such as
  /// `Launch.scenec`. The file is searched like the program's own scene file. The window has the size of the
  /// program's window if that is specified, otherwise the size of the launch scene.
  public var launchScene: String?
  /// The file name of the PNG or JPEG image that represents the program on a desktop, for example next to
  /// window titles. The file is searched like compiled scenes. The default is nil, for none.
  public var icon: String?
  /// Additional options, for the closures below.
  public var options: [ProgramOption] = []
  /// A closure that configures the context of each application, such as its `idiom`, before the scenes are
  /// loaded. The default does nothing.
  public var willLoad: (SceneContext, ProgramArguments) throws -> Void = { _, _ in }
  /// A closure that prepares the first scene's view controller of each application before its window appears.
  /// The default does nothing.
  public var willShow: (Controller, Application, ProgramArguments) throws -> Void = { _, _, _ in }

  private let scene: SceneReference<Controller>
  private let registry: () throws -> Registry
  private let screens: [any ProgramScreen]

  /// Creates a program that shows a scene first.
  ///
  /// - Parameters:
  ///   - scene: The scene and the name of its file, as `scenec generate` writes it. Unless the command line
  ///     specifies a file, the program searches its own directory and its SwiftPM resources.
  ///   - registry: The classes that scenes can refer to. Errors that it throws are printed when the program
  ///     runs.
  ///   - screens: The available screens, in order of preference. The program can always run without a screen.
  public init(
    _ scene: SceneReference<Controller>, registry: @autoclosure @escaping () throws -> Registry,
    screens: [any ProgramScreen] = []
  ) {
    self.scene = scene
    self.registry = registry
    self.screens = screens + [HeadlessScreen()]
    name = ProgramPath.name
  }

  // MARK: Running

  /// Runs the program with the arguments of the process, then exits.
  public func run() -> Never {
    let status = run(Array(CommandLine.arguments.dropFirst()))
    fflush(nil)
    exit(status)
  }

  /// Runs the program until it ends.
  ///
  /// - Parameter words: The command-line arguments without the program name.
  /// - Returns: The exit status.
  public func run(_ words: [String]) -> Int32 {
    do {
      let arguments = try ProgramArguments(words, options: allOptions)
      if arguments.contains(Self.help.name) {
        print(help)
      } else if arguments.contains(Self.manifest.name) {
        print(try registry().manifest().json, terminator: "")
      } else if let option = options.first(where: { $0.action != nil && arguments.contains($0.name) }) {
        try option.action?(arguments)
      } else {
        let options = try ScreenOptions(arguments)
        let screen = try chosenScreen(arguments)
        try screen.run(
          ProgramLauncher(arguments: arguments, name: name, icon: icon) {
            try session(options, on: $0, clock: $1, launching: $2)
          })
      }
      return 0
    } catch let error as UsageError {
      reportError("\(error)\n\n\(help)")
      return 64
    } catch {
      reportError("\(error)")
      return 1
    }
  }

  private func reportError(_ message: String) {
    fflush(nil)
    FailureOutput.write(message + "\n")
  }

  private func chosenScreen(_ arguments: ProgramArguments) throws -> any ProgramScreen {
    let asked = screens.filter { arguments.contains($0.option.name) }
    guard asked.count <= 1 else {
      throw UsageError("\(asked[0].option.name) and \(asked[1].option.name) cannot be used together")
    }
    if let screen = asked.first ?? screens.first(where: { $0.isDefault() }) { return screen }
    if screens.count == 1 { return screens[0] }
    throw NoScreenError(options: screens.map(\.option.name))
  }

  // MARK: An application

  private struct ScreenOptions {
    let arguments: ProgramArguments
    let size: Size?
    let style: InterfaceStyle?
    let locales: [String]?

    init(_ arguments: ProgramArguments) throws(UsageError) {
      self.arguments = arguments
      size = try arguments["--size"].map(Self.size)
      style = try arguments["--style"].map { text throws(UsageError) in
        guard let style = InterfaceStyle(rawValue: text) else {
          throw UsageError(text, of: "--style", wanted: "'light' or 'dark'")
        }
        return style
      }
      locales = arguments["--locale"].map { $0.split(separator: ",").map(String.init) }
    }

    private static func size(_ text: String) throws(UsageError) -> Size {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
      guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 10_000 }) else {
        throw UsageError(text, of: "--size", wanted: "a width and a height in points, such as 320x480")
      }
      return Size(width: sides[0], height: sides[1])
    }
  }

  private func session(
    _ options: ScreenOptions, on traits: ScreenTraits, clock: Clock,
    launching: ((ScreenSession) throws -> Void)?
  ) throws -> ScreenSession {
    let context = SceneContext(registry: try registry(), clock: clock, textMetrics: traits.textMetrics)
    context.displayScale = traits.scale
    context.style = options.style ?? traits.style
    context.reducesMotion = traits.reducesMotion
    context.preferredLocales = options.locales ?? traits.locales
    try willLoad(context, options.arguments)
    let application = Application(context: context)
    application.launch()
    let session = ScreenSession(application)
    let asked = traits.size ?? options.size ?? size(options.arguments)
    var launched: Size?
    if let launchScene, let launching {
      try show(launchScene: launchScene, size: asked, in: application)
      try launching(session)
      // The screen can reduce the size.
      launched = session.windows.last?.bounds.size
    }
    let storyboard = try Storyboard(path: options.arguments.path(of: scene), context: context)
    let controller = try scene.instantiate(from: storyboard)
    try willShow(controller, application, options.arguments)
    let wanted = try launched ?? asked ?? Self.designSize(of: controller)
    let window = Window(frame: Rect(origin: .zero, size: wanted), context: context)
    window.screenInsets = traits.insets
    if let tint = storyboard.tintColor { window.ownTintColor = tint }
    window.rootViewController = controller
    application.add(window)
    try window.makeKeyAndVisible()
    application.hideLaunchScene()
    application.activate()
    return session
  }

  private func show(launchScene name: String, size: Size?, in application: Application) throws {
    let storyboard = try Storyboard(path: ProgramFile.find(name), context: application.context)
    try application.showLaunchScene(storyboard) { controller in
      Rect(origin: .zero, size: try size ?? Self.designSize(of: controller))
    }
  }

  /// Returns the size of the first scene in its file, or that of a small phone.
  private static func designSize(of controller: ViewController) throws -> Size {
    try controller.loadViewIfNeeded()
    let size = controller.view.bounds.size
    return size.width >= 1 && size.height >= 1 ? size : Size(width: 375, height: 667)
  }

  // MARK: Help

  private static var help: ProgramOption { .flag("--help", "show this help") }
  private static var manifest: ProgramOption {
    .flag("--class-manifest", "print a class manifest for 'scenec --classes'")
  }
  private static var shared: [ProgramOption] {
    [
      .value("--size", "WIDTHxHEIGHT", "the initial size of the window, in points"),
      .value("--style", "STYLE", "the appearance, 'light' or 'dark'; default: the setting of the screen"),
      .value(
        "--locale", "LOCALES",
        "the preferred languages in order, such as 'de-AT,en'; default: those of the environment"),
    ]
  }

  private var allOptions: [ProgramOption] {
    screens.map(\.option) + screens.flatMap(\.options) + Self.shared + options + [Self.manifest, Self.help]
  }

  private var help: String {
    let width = allOptions.map(\.usage.count).max() ?? 0
    let lines = allOptions.map { option in
      "  \(option.usage)\(String(repeating: " ", count: width - option.usage.count))  \(option.help)"
    }
    let file = scene.fileName ?? "SCENES.scenec"
    return """
      \(summary.isEmpty ? "" : summary + "\n\n")usage: \(name) [OPTIONS] [\(file)]

      \(lines.joined(separator: "\n"))

      Exit status: 0 for success, 1 for an error, 64 for wrong usage.
      """
  }
}

struct NoScreenError: Error, CustomStringConvertible {
  let options: [String]

  var description: String {
    "No display is available: choose a screen with \(options.joined(separator: " or "))"
  }
}
