import ArgumentParser
import SceneAnalysis
import SceneCompiler
import SceneFiles

struct CompileCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile scenes to what programs load.",
    discussion: Manual.discussion(
      """
      Writes NAME.scenec beside NAME.scene, unless -o says otherwise. What the tables of translations beside the scene \
      say (LOCALE.lproj/NAME.strings) becomes part of it. Findings go to standard error. A scene with \
      errors is not written; the others are. An output is replaced as a whole or left as it was.
      """,
      examples: [
        ("scenec compile Clock.scene", "Write Clock.scenec"),
        ("scenec compile Clock.scene -o Resources/Main.scenec", "Write a file of another name"),
        ("scenec compile Scenes/*.scene -o Resources", "Write into a directory"),
        ("scenec compile - -o - < Clock.scene > Clock.scenec", "Compile as a filter"),
        (
          "scenec compile Clock.scene --sources Sources/Clock",
          "Check connections against the program's code too"
        ),
        ("scenec compile Clock.scene --no-source-map", "Leave out the lines of the source"),
      ]))

  @Argument(
    help: ArgumentHelp("Scene files, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["scene"]))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; a directory to write NAME.scenec into; or - for standard output.", valueName: "out"),
    completion: .file())
  var output: String?

  @OptionGroup var program: ProgramOptions
  @OptionGroup var strict: StrictOption
  @Flag(help: "Leave out the source map, by which loading errors name lines of the scene.")
  var noSourceMap = false
  @Option(
    help: ArgumentHelp(
      "The path that the source map names. By default the file's, relative to the current directory.",
      valueName: "name"))
  var sourcePath: String?
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    guard files.count > 1 else { return }
    guard output != "-" else {
      throw ValidationError("'-o -' takes one input: compiled files cannot stand one after another.")
    }
    guard sourcePath == nil else { throw ValidationError("'--source-path' takes one input.") }
  }

  func execute() throws -> ExitStatus {
    let plan = try OutputPlan(inputs: files, output: output)
    let scenes = SceneInput(
      program: try program.read(), limits: limits, input: input, output: printing,
      strict: strict.strict)
    var status = ExitStatus.success
    for (path, destination) in zip(files, plan.destinations) {
      do {
        guard let bytes = try compile(path, of: scenes) else {
          status = max(status, .findings)
          continue
        }
        try destination.write(bytes)
      } catch {
        guard let failure = Failure(error) else { throw error }
        StandardStreams.report(failure.message)
        status = max(status, failure.status)
      }
    }
    return status
  }

  private func compile(_ path: String, of scenes: SceneInput) throws -> [UInt8]? {
    guard let source = try scenes.read(path) else { return nil }
    return try scenes.compile(
      try scenes.analysis(of: source),
      sourceMap: noSourceMap
        ? .omitted : .included(path: sourcePath ?? (path == "-" ? source.path : ProjectPath.relative(path))))
  }
}
