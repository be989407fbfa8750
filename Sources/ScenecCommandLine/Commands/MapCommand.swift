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
    abstract: "Draw all scenes and what leads from one to another, as one SVG.",
    discussion: Manual.discussion(
      """
      Each scene is drawn small, as 'scenec render' does, under its id, its class and its title; the one that a file \
      begins with has an arrow from nowhere. Segues are arrows from what sets them off, with their kind and identifier; \
      what a container holds or embeds begins with a diamond; what leads back stands below its scene. Scenes of other \
      files are boxes, or are led to where those files are given too. Where Xcode's file says of all its scenes where \
      they lie on the canvas, they lie so; otherwise by their distance from the initial one. Of a nib, the views at its top \
      are drawn.

      Scenes are laid out on the screen of '--device' or '--size', as 'scenec render' does. Of several devices, \
      orientations, locales or styles there is a map for each: below each other, or, where the output is a directory or \
      ends with '/', in a file for each.

      With --json, the same for programs: 'scenes' with file (a place in 'files'), id, class, title, place and position, \
      'edges' with from and to (places in 'scenes'), kind, identifier and sender. Scenes with errors are not on the \
      map.

      Only findings that concern the pictures go to standard error: errors, and images and colours that are missing or \
      cannot be read. 'scenec validate' prints all.
      """,
      examples: [
        ("scenec map Main.storyboard -o Main.svg", "Draw a storyboard"),
        (
          "scenec map Scenes -o Scenes.svg",
          "Draw all storyboards below a directory, and the ways between them"
        ),
        ("scenec map Clock.scene --style dark --locale de -o Clock.svg", "Draw it dark and in German"),
        (
          "scenec map Main.storyboard --device iphone-se,ipad-11 --locale de,ar -o Maps/",
          "Write Maps/Main-iphone-se-de.svg and three more"
        ),
        ("scenec map Scenes --json | jq '.edges | length'", "Count all ways"),
      ]))

  @OptionGroup var selection: FileOptions
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, a directory for a file for each screen, or - for standard output.",
      valueName: "out.svg"),
    completion: .file(extensions: ["svg", "json"]))
  var output = "-"
  @Flag(help: "Write what is on the map for programs, as JSON.")
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
      guard try !look.matrix.isOfSeveral else {
        throw ValidationError("'--json' tells of the map for one screen: leave it out, or name one of each.")
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
        StandardStreams.report(failure.message)
        status = max(status, failure.status)
      }
    }
    guard !files.isEmpty else {
      if status == .success { throw Failure("There are no scenes to draw", .cannotRead) }
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
      named: files.count == 1 ? PictureDestination.name(of: files[0].path) : "Map", scale: 1)
    return max(status, problems.status)
  }
}
