import ArgumentParser
import SceneArchive
import SceneDrawing

struct RenderCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a scene as SVG.",
    discussion: Manual.discussion(
      """
      Takes a scene or a compiled file, whatever it is called. A custom class, whose code this tool does not have, \
      is drawn as what its element is, with a dashed frame and the name of the class. An element of the program's own \
      needs the sources, or a manifest, that say what it descends from.
      """,
      examples: [
        ("scenec render Clock.scene -o Clock.svg", "Draw the initial scene"),
        ("scenec render Clock.scenec --scene settings > Settings.svg", "Draw another, from a compiled file"),
        ("scenec render Clock.scene --size 480x320 --style dark -o Clock.svg", "Draw it wide and dark"),
        ("scenec render Clock.scene --locale de -o Uhr.svg", "Draw it in German, by de.lproj/Clock.strings"),
        ("scenec render Clock.scene --images Images --scale 3 -o Clock.svg", "Draw it with its images"),
      ]))

  @Argument(
    help: ArgumentHelp("A scene or a compiled file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["scene", "scenec"]))
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "out.svg"),
    completion: .file(extensions: ["svg"]))
  var output = "-"

  @Option(
    help: ArgumentHelp("The id of the scene's controller. By default, the initial one's.", valueName: "id"))
  var scene: String?
  @OptionGroup var look: PictureOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func execute() throws -> ExitStatus {
    let program = try program.read()
    guard let bytes = try compiledBytes(of: program) else { return .findings }
    let stage = try look.stage(vocabulary: program.vocabulary)
    let picture = try stage.picture(of: scene, in: bytes, named: input.displayPath(file))
    for error in stage.failures { StandardStreams.report("\(error)") }
    try OutputDestination(output).write(Array(SVGRenderer().svg(picture).utf8))
    return stage.failures.isEmpty ? .success : .findings
  }

  /// The file itself, or what compiling it gives; nil where findings stand in the way.
  private func compiledBytes(of program: ProgramOptions.Program) throws -> [UInt8]? {
    let source = try input.read(file, limits: CompiledInput.limits)
    if Archive.isArchive(source.bytes) { return source.bytes }
    let scenes = SceneInput(program: program, limits: limits, input: input, output: printing)
    return try scenes.compile(source, sourceMap: .included())
  }
}
