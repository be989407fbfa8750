import ArgumentParser
import ScenePlatform
import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneFiles
import SceneMap
import ScenePreview
import SceneSyntax

struct MapCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Draw a map of all scenes and segues as SVG.",
    discussion: Manual.discussion(
      """
      Draws a small picture of each scene with its id, class, and title. An arrow without a source marks the \
      initial scene. Arrows for segues start at the sender and show the segue's kind and identifier. Arrows \
      for containment and embedding start with a diamond. Unwind segues are listed below their scene. Scenes \
      in other files are drawn as boxes unless those files are also inputs. If an Xcode file specifies \
      canvas positions for all scenes, the map uses these positions. Otherwise, scenes are sorted by their \
      distance from the initial scene. For a nib, the top-level views are drawn.

      Scenes are laid out on the screen specified by '--device' or '--size', in the same way as by 'scenec \
      render'. If you specify multiple devices, orientations, locales, or styles, a map is drawn for every \
      combination. The maps are drawn below each other, or in separate files if the output is a directory or \
      ends with '/'.

      With '--json', writes 'scenes' (file index, id, class, title, location, and position) and 'edges' \
      (source and destination scene indexes, kind, identifier, and sender). Scenes with errors are omitted.

      Only diagnostics that affect the pictures are printed to standard error: errors, and missing or \
      unreadable images and colors. To print all diagnostics, use 'scenec validate'.
      """,
      examples: [
        ("scenec map Main.storyboard -o Main.svg", "Draw a storyboard"),
        (
          "scenec map Scenes -o Scenes.svg",
          "Draw all files in a directory, and the segues between them"
        ),
        ("scenec map Clock.scene --style dark --locale de -o Clock.svg", "Draw in dark mode and German"),
        (
          "scenec map Main.storyboard --device iphone-se,ipad-11 --locale de,ar -o Maps/",
          "Write Maps/Main-iphone-se-de.svg and three more files"
        ),
        ("scenec map Scenes --json | jq '.edges | length'", "Count the connections"),
      ]))

  @OptionGroup var selection: FileOptions
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output file, a directory in which to write multiple files, or '-' for standard output.",
      valueName: "out.svg"),
    completion: .file(extensions: ["svg", "json"]))
  var output = "-"
  @Flag(help: "Write the map as JSON instead of drawing it.")
  var json = false
  @OptionGroup var look: PictureOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    try look.checkScale(
      mayBeForeign: selection.filesFrom != nil
        || selection.files.contains { SceneFileName.isForeign($0) || FileIdentity.isDirectory($0) })
    if json {
      guard try !look.matrix.hasSeveralScreens else {
        throw ValidationError("'--json' requires a single screen.")
      }
      try OutputName.check(output, isFor: "json") { "Write '\($0)', or leave '--json' out for a picture." }
    } else {
      try PictureDestination.check(output)
    }
  }

  func execute() throws -> ExitStatus {
    let search = try selection.search()
    for problem in search.problems { StandardStreams.report(problem.message) }
    var status = search.problems.isEmpty ? ExitStatus.success : .unreadable
    let (program, matrix) = (try program.read(), try look.matrix)
    let reader = MapReader(
      program: program, look: look.settings, pseudo: matrix.pseudoLocales,
      scenes: SceneInput(
        program: program, limits: limits, input: input, output: printing, isForCanvas: true))
    var files: [MapReader.File] = []
    for file in search.files {
      do {
        let (read, outcome) = try reader.read(file.path, file.origin)
        if let read { files.append(read) }
        status = max(status, outcome)
      } catch {
        guard let failure = Failure(error) else { throw error }
        StandardStreams.report(failure)
        status = max(status, failure.status)
      }
    }
    guard !files.isEmpty else {
      if status == .success { throw Failure("No scenes were found: nothing was drawn", .cannotRead) }
      return status
    }
    var problems = MapProblems()
    var pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)] = []
    for screen in matrix.screens(locales: Set(files.flatMap(\.locales)).sorted()) {
      let map = SceneMap(try files.map { try reader.input(of: $0, on: screen.settings, &problems) })
      let layout = MapLayout(of: map, metrics: BuiltInTextMetrics())
      if json {
        let text = MapDocument(map: map, layout: layout).text
        try OutputDestination(output).write(Array(text.utf8))
        return max(status, problems.status)
      }
      pictures.append(
        (screen, MapPicture.picture(of: map, layout, style: screen.settings.stage.style)))
    }
    try PictureDestination(output).write(
      pictures,
      named: files.count == 1 ? PictureDestination.name(of: files[0].path) : "Map")
    return max(status, problems.status)
  }
}
