import ArgumentParser
import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneFiles

struct CompileCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile scenes for an app to load.",
    discussion: Manual.discussion(
      """
      Compiles NAME.scene to NAME.scenec in the same directory, or to the output specified by '-o'. Includes \
      the translations next to the scene file (LOCALE.lproj/NAME.strings). With '--separate-texts', writes \
      the strings for each language to NAME.LOCALE.scenec, which the app reads when it first uses the \
      language. Diagnostics are printed to standard error. A scene file with errors is not compiled, but the \
      other files still are. An output file is replaced either completely or not at all.
      """,
      examples: [
        ("scenec compile Clock.scene", "Write Clock.scenec"),
        ("scenec compile Clock.scene -o Resources/Main.scenec", "Choose the output file"),
        ("scenec compile Scenes/*.scene -o Resources", "Choose the output directory"),
        ("scenec compile - -o - < Clock.scene > Clock.scenec", "Use standard input and output"),
        (
          "scenec compile Clock.scene --sources Sources/Clock",
          "Also check connections against the app's code"
        ),
        ("scenec compile Clock.scene --no-source-map", "Omit the source map"),
        (
          "scenec compile Clock.scene --separate-texts -o Resources",
          "Write a Clock.LOCALE.scenec file for each language"
        ),
      ]))

  @Argument(
    help: ArgumentHelp("The scene files to compile, or '-' for standard input.", valueName: "file"),
    completion: .file(extensions: ["scene"]))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The output file, a directory in which to write NAME.scenec, or '-' for standard output. Default: \
      NAME.scenec next to the scene file.
      """, valueName: "out"),
    completion: .file())
  var output: String?

  @OptionGroup var program: ProgramOptions
  @OptionGroup var strict: StrictOption
  @Flag(
    help: """
      Omit the source map. Without a source map, loading errors do not refer to lines in the scene file.
      """)
  var noSourceMap = false
  @Flag(
    help:
      "Write the strings for each language to a separate file, NAME.LOCALE.scenec."
  )
  var separateTexts = false
  @Flag(
    help: """
      Omit the tables for code, such as Localizable. Use this option if the app opens another compiled file \
      that contains them.
      """)
  var noCodeTables = false
  @Option(
    help: ArgumentHelp(
      """
      The path to record in the source map. Default: the scene file's path, relative to the current \
      directory.
      """,
      valueName: "name"))
  var sourcePath: String?
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    guard !separateTexts || output != "-" && (output != nil || files != ["-"]) else {
      throw ValidationError(
        "'--separate-texts' writes several files, so it cannot be used with standard output.")
    }
    if separateTexts, let output, !output.hasSuffix(".scenec"), !output.hasSuffix("/"),
      !FileIdentity.isDirectory(output)
    {
      throw ValidationError(
        "'--separate-texts' requires that '-o' is a directory or NAME.scenec.")
    }
    guard files.count > 1 else { return }
    guard output != "-" else {
      throw ValidationError("'-o -' requires exactly one input.")
    }
    guard sourcePath == nil else { throw ValidationError("'--source-path' requires exactly one input.") }
  }

  func execute() throws -> ExitStatus {
    let plan = try OutputPlan(inputs: files, output: output)
    let scenes = SceneInput(
      program: try program.read(), limits: limits, input: input, output: printing,
      strict: strict.strict)
    var status = ExitStatus.success
    for (path, destination) in zip(files, plan.destinations) {
      do {
        guard try compile(path, of: scenes, to: destination, plan) else {
          status = max(status, .diagnostics)
          continue
        }
      } catch {
        guard let failure = Failure(error) else { throw error }
        StandardStreams.report(failure)
        status = max(status, failure.status)
      }
    }
    return status
  }

  private func compile(
    _ path: String, of scenes: SceneInput, to destination: OutputDestination, _ plan: OutputPlan
  ) throws -> Bool {
    guard let source = try scenes.read(path) else { return false }
    let analysis = try scenes.analysis(of: source, includingCodeTables: !noCodeTables)
    let mapping = SceneCompiler.SourceMapping.included(
      path: sourcePath ?? (path == "-" ? source.path : ProjectPath.relative(path)))
    guard separateTexts else {
      guard let bytes = try scenes.compile(analysis, sourceMap: noSourceMap ? .omitted : mapping) else {
        return false
      }
      try destination.write(bytes)
      return true
    }
    let compilation = try scenes.compileSeparately(analysis, sourceMap: noSourceMap ? .omitted : mapping)
    guard let bytes = compilation.bytes else { return false }
    guard case .file(let path, let origin) = destination else { return false }
    let places = compilation.texts.map { Archive.pathOfTexts(in: $0.locale, of: path) }
    let others = Set(plan.destinations.map { LexicalPath.absolute($0.path) })
    if let taken = places.first(where: { others.contains(LexicalPath.absolute($0)) }) {
      throw Failure("Two inputs cannot be written to the same file '\(taken)'", .request)
    }
    // The scene is written last, because the string files that it refers to must exist when an app opens the scene.
    try FileOutput.write(
      zip(places, compilation.texts).map { FileOutput.Output($1.bytes, to: $0) }
        + [FileOutput.Output(bytes, to: path, origin)])
    return true
  }
}
