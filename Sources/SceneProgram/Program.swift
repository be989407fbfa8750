import ScenePlatform
import SceneRuntime
import SceneUI

/// A program that shows scenes: what stands in its `main.swift`.
///
/// ```swift
/// var program = Program(
///   Counter.initialScene, registry: try CounterApp.registry(), screens: [WindowScreen()])
/// program.summary = "Counts."
/// program.run()
/// ```
///
/// It reads the command line, finds and loads the compiled scenes, shows the first one on a screen, runs the loop, and
/// tells the application when it is to end. Each screen has an option that asks for it; without one, the first
/// shows the program that is the default here: see ``ProgramScreen/isDefault()``.
///
/// The exit status is 0 if all went well, 1 if something failed, which is said on standard error as one sentence, and 64
/// for a command line that cannot be understood.
public struct Program<Controller: ViewController> {
  /// What the program is, in a sentence for `--help`; empty by default.
  public var summary = ""
  /// The program's name, in titles and in help; that of its file by default.
  public var name: String
  /// How large its window is at first, in points; nil, as it is by default, for the size that the first scene's view has in
  /// the file.
  public var size: (ProgramArguments) -> Size? = { _ in nil }
  /// The compiled file whose initial scene is seen while the program loads its own scenes, `Launch.scenec`; nil, the
  /// default, for none. It is looked for as the program's own file is. Its window is as large as that of the program,
  /// or, where nobody says how large that is, as its scene.
  public var launchScene: String?
  /// The picture by which a desktop shows the program, beside its windows' titles for instance: the name of a PNG or
  /// JPEG file, which is looked for as compiled scenes are. nil, the default, for none.
  public var icon: String?
  /// Further options, which the closures below look at.
  public var options: [ProgramOption] = []
  /// Called for each application before its scenes are loaded: sets what the context has, such as its `idiom`. Does nothing by
  /// default.
  public var willLoad: (SceneContext, ProgramArguments) throws -> Void = { _, _ in }
  /// Called for each application when its first scene's controller is made, before its window shows: hands over what it
  /// works with. Does nothing by default.
  public var willShow: (Controller, Application, ProgramArguments) throws -> Void = { _, _, _ in }

  private let scene: SceneReference<Controller>
  private let registry: () throws -> Registry
  private let screens: [any ProgramScreen]

  /// A program that shows a scene first.
  ///
  /// - Parameters:
  ///   - scene: with the name of its file, as `scenec generate` writes it. The file is looked for beside the program and in the
  ///     resources that SwiftPM has put there, unless the command line names one.
  ///   - registry: the classes that scenes may name; what it throws is printed when the program runs.
  ///   - screens: on what it can be seen, the one that is preferred first. It can be run without any in any case.
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

  /// Runs the program as its command line says, and ends the process.
  public func run() -> Never {
    let status = run(Array(CommandLine.arguments.dropFirst()))
    fflush(nil)
    exit(status)
  }

  /// Runs the program until it is over.
  ///
  /// - Parameter words: its command line, without its name.
  /// - Returns: the exit status.
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
      complain("\(error)\n\n\(help)")
      return 64
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private func complain(_ message: String) {
    fflush(nil)
    FailureOutput.write(message + "\n")
  }

  private func chosenScreen(_ arguments: ProgramArguments) throws -> any ProgramScreen {
    let asked = screens.filter { arguments.contains($0.option.name) }
    guard asked.count <= 1 else {
      throw UsageError("\(asked[0].option.name) and \(asked[1].option.name) cannot be both")
    }
    if let screen = asked.first ?? screens.first(where: { $0.isDefault() }) { return screen }
    if screens.count == 1 { return screens[0] }
    throw NoScreenError(options: screens.map(\.option.name))
  }

  // MARK: An application

  /// What the command line says of the window and of languages, for each application.
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
      // The screen may have made it smaller.
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

  /// As large as the first scene is in its file; that of a small phone where the file does not say.
  private static func designSize(of controller: ViewController) throws -> Size {
    try controller.loadViewIfNeeded()
    let size = controller.view.bounds.size
    return size.width >= 1 && size.height >= 1 ? size : Size(width: 375, height: 667)
  }

  // MARK: Help

  private static var help: ProgramOption { .flag("--help", "shows this help") }
  private static var manifest: ProgramOption {
    .flag("--class-manifest", "prints what scenes can say of the program's classes, for 'scenec --classes'")
  }
  private static var shared: [ProgramOption] {
    [
      .value("--size", "WIDTHxHEIGHT", "how large the window is at first, in points"),
      .value("--style", "STYLE", "'light' or 'dark'; as the screen says unless given"),
      .value(
        "--locale", "LOCALES", "languages, the best first: 'de-AT,en'; those of the environment unless given"),
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

      Exit status: 0 if all went well, 1 if something failed, 64 for wrong usage.
      """
  }
}

/// The command line names no screen, and none is the default here.
struct NoScreenError: Error, CustomStringConvertible {
  let options: [String]

  var description: String {
    "There is no display here: say where the program is to be shown, by \(options.joined(separator: " or "))"
  }
}
