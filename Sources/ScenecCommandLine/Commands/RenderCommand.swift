import ArgumentParser
import InterfaceBuilder
import SceneArchive
import SceneDrawing
import SceneUI

struct RenderCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a scene as SVG.",
    discussion: Manual.discussion(
      """
      Takes a scene, one of Xcode's storyboards or xibs, or a compiled file, whatever it is called. A custom class, whose \
      code this tool does not have, is drawn as what its element is, with a dashed frame and the name of the class. An \
      element of the program's own needs the sources, or a manifest, that say what it descends from.

      Of a nib, every view at its top is drawn, on a page of its own size; so is every scene of a storyboard that has no \
      initial one. Lists whose rows only the program knows show each of their prototypes once.
      """,
      examples: [
        ("scenec render Clock.scene -o Clock.svg", "Draw the initial scene"),
        ("scenec render Clock.scenec --scene settings > Settings.svg", "Draw another, from a compiled file"),
        (
          "scenec render Main.storyboard --scene BYZ-38-t0r > Main.svg",
          "Draw a scene by the id that Xcode gave it"
        ),
        ("scenec render Clock.scene --size 480x320 --style dark -o Clock.svg", "Draw it wide and dark"),
        ("scenec render Clock.scene --locale de -o Uhr.svg", "Draw it in German, by de.lproj/Clock.strings"),
        ("scenec render Clock.scene --images Images --scale 3 -o Clock.svg", "Draw it with its images"),
      ]))

  @Argument(
    help: ArgumentHelp(
      "A scene, a storyboard, a xib or a compiled file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["scene", "scenec", "storyboard", "xib"]))
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "out.svg"),
    completion: .file(extensions: ["svg"]))
  var output = "-"

  @Option(
    help: ArgumentHelp(
      "The id of the scene's controller, or of a view of a nib. By default, the initial one's, or all.",
      valueName: "id"))
  var scene: String?
  @Option(
    help: ArgumentHelp(
      "The size of the window in points. By default, what the scene's view was written for, or 320x480.",
      valueName: "width>x<height"))
  var size: PictureSize?
  @Option(help: "What system colours look like.")
  var style = InterfaceStyle.light
  @Option(
    help: ArgumentHelp(
      """
      Where the images that scenes name lie as PNG or JPEG files, in asset catalogues (.xcassets) or by themselves, and \
      colours in catalogues. Without it, those of storyboards and xibs are looked for in all of their project, and names \
      of others' stand for them.
      """,
      valueName: "directory"),
    completion: .directory)
  var images: String?
  @Option(
    help: ArgumentHelp(
      "Pixels for a point: which of an image's files is taken. By default, 2.", valueName: "number"))
  var scale: Double?
  @Option(help: "The kind of device.")
  var idiom = Idiom.phone
  @Option(
    help: ArgumentHelp(
      "The locale of its texts, where there are translations of them. By default, what the scene itself says.",
      valueName: "locale"))
  var locale: String?
  @OptionGroup var program: ProgramOptions
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    guard images != nil || scale == nil || InterfaceBuilder.isName(file) else {
      throw ValidationError("'--scale' chooses among images: say with '--images' where they are.")
    }
    if let scale, !scale.isFinite || scale <= 0 { throw ValidationError("'--scale' must be more than 0.") }
  }

  func execute() throws -> ExitStatus {
    let program = try program.read()
    guard let (bytes, names) = try compiledBytes(of: program) else { return .findings }
    let stage = Stage(
      style: style, idiom: idiom, locale: locale, size: size, vocabulary: program.vocabulary)
    if let assets = try assets(names) { stage.takeAssets(assets, scale: scale) }
    let picture = try stage.picture(of: scene, in: bytes, names)
    for error in stage.failures { StandardStreams.report(names.inItsWords("\(error)")) }
    try OutputDestination(output).write(Array(SVGRenderer().svg(picture).utf8))
    return stage.failures.isEmpty ? .success : .findings
  }

  /// Those of the directory that was said; or, as Xcode's files are part of a project, of that.
  private func assets(_ names: WrittenNames) throws -> ProgramAssets? {
    let path = LexicalPath.absolute(names.file)
    let search: AssetSearch?
    if let images {
      search = try AssetSearch(in: [images], keepingFiles: true)
    } else if names.isForeign {
      var projects = XcodeProjects()
      search = try projects.project(of: path).map {
        try AssetSearch(in: [$0], inBundle: true, keepingFiles: true)
      }
    } else {
      search = nil
    }
    guard search != nil || !names.colors.isEmpty else { return nil }
    return ProgramAssets(
      try search ?? AssetSearch(in: []), nextTo: LexicalPath.directory(of: path), otherColors: names.colors)
  }

  /// The file itself, or what compiling it gives; nil where findings stand in the way.
  private func compiledBytes(of program: ProgramOptions.Program) throws -> ([UInt8], WrittenNames)? {
    if FileIdentity.isDirectory(file), CompiledNib.isName(file) { throw Failure.compiledNib(file) }
    let source = try input.read(file, limits: CompiledInput.limits)
    if CompiledNib.isNib(source.bytes) { throw Failure.compiledNib(source.path) }
    if Archive.isArchive(source.bytes) { return (source.bytes, WrittenNames(file: source.path)) }
    let scenes = SceneInput(program: program, limits: limits, input: input, output: printing)
    guard let bytes = try scenes.compile(source, sourceMap: .included()) else { return nil }
    let names = WrittenNames(of: source, limits: limits.limits)
    try names.checkFrames()
    return (bytes, names)
  }
}

extension Failure {
  fileprivate static func compiledNib(_ path: String) -> Failure {
    Failure(
      """
      Cannot draw '\(path)': Apple's tools compiled it; draw the storyboard or the xib that it was made from \
      ('scenec dump' shows what it says)
      """, .unreadable)
  }
}

extension InterfaceStyle: ExpressibleByArgument {}
extension Idiom: ExpressibleByArgument {}
