import ArgumentParser
import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneFiles

struct CompileCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile scenes to what programs load.",
    discussion: Manual.discussion(
      """
      Writes NAME.scenec beside NAME.scene, unless -o says otherwise. What the tables of translations beside the scene \
      say (LOCALE.lproj/NAME.strings) becomes part of it; with --separate-texts, the texts of each language become a file of \
      their own, NAME.LOCALE.scenec, which a program reads when it first shows the language. Findings go to standard error. A scene with \
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
        (
          "scenec compile Clock.scene --separate-texts -o Resources",
          "Write Clock.de.scenec beside Clock.scenec"
        ),
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
  @Flag(
    help:
      "Write the texts of each language into a file of their own, NAME.LOCALE.scenec, beside the compiled scene."
  )
  var separateTexts = false
  @Option(
    help: ArgumentHelp(
      "The path that the source map names. By default the file's, relative to the current directory.",
      valueName: "name"))
  var sourcePath: String?
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    guard !separateTexts || output != "-" && (output != nil || files != ["-"]) else {
      throw ValidationError("'--separate-texts' writes several files, and standard output is one.")
    }
    if separateTexts, let output, !output.hasSuffix(".scenec"), !output.hasSuffix("/"),
      !FileIdentity.isDirectory(output)
    {
      throw ValidationError(
        "'--separate-texts' names its files after the scene's: '-o' takes a directory or NAME.scenec.")
    }
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
        guard try compile(path, of: scenes, to: destination, plan) else {
          status = max(status, .findings)
          continue
        }
      } catch {
        guard let failure = Failure(error) else { throw error }
        StandardStreams.report(failure.message)
        status = max(status, failure.status)
      }
    }
    return status
  }

  /// - Returns: false where findings stand in the way.
  private func compile(
    _ path: String, of scenes: SceneInput, to destination: OutputDestination, _ plan: OutputPlan
  ) throws -> Bool {
    guard let source = try scenes.read(path) else { return false }
    let analysis = try scenes.analysis(of: source)
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
      throw Failure("Two inputs would be written to '\(taken)'", .request)
    }
    // The scene last: it names the texts, and a program that opens it finds them there.
    for (place, texts) in zip(places, compilation.texts) {
      try OutputDestination.file(place, origin).write(texts.bytes)
    }
    try destination.write(bytes)
    return true
  }
}
