import ArgumentParser
import InterfaceBuilder
import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneDrawing
import SceneFiles
import ScenePreview

struct RenderCommand: EquippedCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a scene as SVG, PNG or PDF, or as it moves.",
    discussion: Manual.discussion(
      """
      Takes a scene, one of Xcode's storyboards or xibs, or a compiled file, whatever it is called. A custom class, whose \
      code this tool does not have, is drawn as what its element is, with a dashed frame. Its name stands there where it \
      covers nothing, or everywhere with --class-names. An element of the program's own needs the sources, or a \
      manifest, that say what it descends from.

      A PDF or SVG image is drawn as a box of its size with its name; so is an image that cannot be read, which is a \
      warning. Only findings that concern the picture are printed: errors, and images and colours that are missing. 'scenec validate' \
      prints all.

      Of a nib, every view at its top is drawn, on a page of its own size; so is every scene of a storyboard that has no \
      initial one. Lists whose rows only the program knows show each of their prototypes once.

      A scene is laid out as 'scenec layout' does, on the screen of '--device' or '--size', or else on that of the device \
      that a storyboard or xib names, below the bars of the containers that hold it. Constraints that Xcode takes out when \
      it compiles the file stand for what the program's code does, and hold here. Of several devices, orientations, \
      locales or styles, each is drawn with each: on one sheet, or, where the output is a directory or ends with '/', into \
      a file for each.

      A picture whose output ends with '.png' or '.pdf' is drawn by 'scenec-pixels', which lies beside 'scenec' or on PATH: \
      '--scale' is the pixels for a point of a PNG file, 1 unless said, and a PDF file has a page for each screen. With '--png', a \
      directory gets a PNG file for each.

      With '--tap', what is drawn is what comes of it: a scene that a segue shows, a switch that is off. With '--frames' or \
      '--duration', the scene is filmed as it moves by its own animations and after taps, and the same film comes of it each \
      time. The output's name says what it is: '.svg' and '.png' (or '.apng') are one file that moves, and a directory gets \
      numbered pictures; there, a warning tells of those that an earlier film has left. A film's PNG files are \
      drawn by 'scenec-pixels', too, or where that is missing by 'rsvg-convert'; '--scale' is their pixels for a point, 1 unless said.
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
        (
          "scenec render Main.storyboard --device iphone-se,ipad-11 --orientation both -o Main.svg",
          "Draw it on two devices, held upright and sideways, on one sheet"
        ),
        (
          "scenec render Main.storyboard --device iphone-se,iphone-16 --locale en,de,ar -o Pictures/",
          "Write Pictures/Main-iphone-se-en.svg and five more"
        ),
        (
          "scenec render Main.storyboard --device iphone-se,ipad-11 --png --scale 2 -o Pictures/",
          "Write Pictures/Main-iphone-se.png and another, two pixels for a point"
        ),
        ("scenec render Clock.scene --images Images --scale 3 -o Clock.svg", "Draw it with its images"),
        ("scenec render Clock.scene --tap more -o More.svg", "Draw what the button 'more' shows"),
        ("scenec render Clock.scene --scale 2 -o Clock.png", "Draw it as pixels, two for a point"),
        (
          "scenec render Clock.scene --tap more --duration 0.6 -o Push.svg",
          "Film how it comes, as an SVG file that moves"
        ),
        (
          "scenec render Clock.scene --tap more --tap Back --frames 90 --fps 60 --png -o Frames/",
          "Write Frames/Clock-001.png and 89 more"
        ),
      ]))

  @Argument(
    help: ArgumentHelp(
      "A scene, a storyboard, a xib or a compiled file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["scene", "scenec", "storyboard", "xib"]))
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The file to write, a directory for a file for each screen or for each picture of a film, or - for standard output.
      """, valueName: "out.svg"),
    completion: .file(extensions: ["svg", "png", "apng", "pdf"]))
  var output = "-"

  @Option(
    help: ArgumentHelp(
      "The id of the scene's controller, or of a view of a nib. By default, the initial one's, or all.",
      valueName: "id"))
  var scene: String?
  @OptionGroup(title: "Motion") var motion: MotionOptions
  @OptionGroup var look: PictureOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    guard motion.isFilm else {
      if let format = try PixelFormat(of: output, isPNG: motion.png) { return try look.check(for: format) }
      try look.checkScale(mayBeForeign: InterfaceBuilder.isName(file))
      return try PictureDestination.check(output)
    }
    let destination = try FilmDestination(output, isPNG: motion.png)
    if destination.format.fileExtension == "svg" {
      try look.checkScale(mayBeForeign: InterfaceBuilder.isName(file))
    } else {
      try look.check(for: .png)
    }
    guard try !look.matrix.isOfSeveral else {
      throw ValidationError("A film is of one screen: name one of each.")
    }
  }

  func execute(in environment: ToolEnvironment) throws -> ExitStatus {
    let format = motion.isFilm ? nil : try PixelFormat(of: output, isPNG: motion.png)
    let pixels = try format.map { try PixelOutput($0, by: environment.pixels) }
    let destination = motion.isFilm ? try FilmDestination(output, isPNG: motion.png) : nil
    if environment.pixels == nil, let destination, destination.format.fileExtension != "svg" {
      try PixelProgram.takePlaceIfThere()
    }
    let program = try program.read()
    let (memory, matrix) = (AssetMemory(), try look.matrix)
    guard let (file, analysis) = try drawnFile(of: program, matrix, memory) else { return .findings }
    var told: Set<String> = []
    var unreadable: [UnreadableImage] = []
    var pictures: [(screen: ScreenMatrix.Screen, picture: LayeredPicture)] = []
    var films: [AnimatedPicture] = []
    let progress = destination.flatMap { ProgressBar(total: motion.count + $0.steps(of: motion.count)) }
    defer { progress?.erase() }
    for screen in matrix.screens(locales: try file.locales(vocabulary: program.vocabulary, memory)) {
      let stage = try file.stage(screen.settings, vocabulary: program.vocabulary, memory)
      stage.script = motion.script { progress?.advance() }
      pictures.append((screen, try stage.picture(of: scene, in: file.bytes, file.names)))
      films += stage.films
      for problem in stage.failures.map(file.names.describe) where told.insert(problem).inserted {
        StandardStreams.report(problem)
      }
      unreadable += stage.unreadableImages.filter { !unreadable.contains($0) }
    }
    for image in unreadable {
      StandardStreams.warn(image.message, at: analysis.map(image.place) ?? file.names.file)
    }
    let name = PictureDestination.name(of: input.displayPath(self.file))
    guard let destination else {
      if let pixels {
        try pixels.write(pictures, to: output, named: name, scale: look.scale ?? 1)
      } else {
        try PictureDestination(output).write(pictures, named: name, scale: PictureDestination.sheetScale)
      }
      return told.isEmpty ? .success : .findings
    }
    // A film is of one scene on one screen: the stage refuses several.
    guard let film = films.first else { return .findings }
    try destination.write(film, named: name, by: environment.pixels, zoom: look.scale ?? 1) {
      progress?.advance()
    }
    return told.isEmpty ? .success : .findings
  }

  /// The file itself, or what compiling it gives, with what can be told of the source; nil where findings stand in the
  /// way.
  private func drawnFile(
    of program: HostProgram, _ matrix: ScreenMatrix, _ memory: AssetMemory
  ) throws -> (DrawnFile, Analysis?)? {
    if FileIdentity.isDirectory(file), CompiledNib.isName(file) { throw Failure.compiledNib(file) }
    let source = try CompiledInput.whole(
      input.read(file, limits: CompiledInput.limits, origin: .named))
    if CompiledNib.isNib(source.bytes) { throw Failure.compiledNib(source.path) }
    if Archive.isArchive(source.bytes) {
      return (DrawnFile(compiled: source.bytes, path: source.path), nil)
    }
    let scenes = SceneInput(
      program: program, limits: limits, input: input, output: printing, isForCanvas: true)
    let analysis = try scenes.analysis(
      of: source, assets: try look.settings.assetNames(ofFileAt: source.path, memory))
    guard
      let bytes = try scenes.compile(
        analysis, pseudo: matrix.pseudoLocales, printing: DrawingFindings.contains)
    else { return nil }
    let drawn = DrawnFile(bytes, of: analysis)
    try drawn.names.checkFrames()
    return (drawn, analysis)
  }
}

extension Failure {
  fileprivate static func compiledNib(_ path: String) -> Failure {
    Failure(
      """
      Cannot draw '\(path)': Apple's tools compiled it; draw the storyboard or the xib that it was made from \
      ('scenec dump' shows what it says)
      """, .cannotRead)
  }
}
