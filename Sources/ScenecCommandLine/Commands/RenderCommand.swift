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
    abstract: "Draw a scene as an SVG, PNG, or PDF file, or as an animation.",
    discussion: Manual.discussion(
      """
      Draws a scene file, a storyboard, a xib, or a compiled scene. A view with a custom class is drawn like \
      its element, but with a dashed frame. The name of the class is drawn if there is space. With \
      '--class-names', it is always drawn. Custom elements require '--sources' or '--classes'.

      Images in PDF or SVG format are drawn as boxes with their names. Unreadable images cause a warning \
      and are drawn the same way. Only diagnostics that affect the picture are printed. To print all \
      diagnostics, use 'scenec validate'.

      If a storyboard has no initial scene, all of its scenes are drawn. For a nib, all top-level views are \
      drawn. Lists with dynamic content show each prototype once.

      Scenes are laid out in the same way as by 'scenec layout': on the screen specified by '--device' or \
      '--size' or, by default, on the device in a storyboard or xib, and below the bars of their containers. \
      Constraints that Xcode removes at build time are active. If you specify multiple devices, \
      orientations, locales, or styles, every combination is drawn: on one sheet, or in separate files if \
      the output is a directory or ends with '/'.

      Output files whose names end with '.png' or '.pdf' are drawn by 'scenec-pixels', which must be next to \
      'scenec' or on PATH. For a PNG file, '--scale' sets the number of pixels per point, which is 1 by \
      default. A PDF file has a page for each screen. With '--png', the files in a directory are PNG files.

      '--tap' shows the result of a tap, such as the destination of a segue. '--frames' and '--duration' \
      record a video of animations and the effects of taps. The same input always produces the same video. \
      If the name of the output ends with '.svg', '.png', or '.apng', the video is a single animated file. \
      If the output is a directory, each frame is written to a numbered file, and a warning lists any frames \
      from earlier videos. If 'scenec-pixels' is missing, 'rsvg-convert' draws the PNG files of a video.
      """,
      examples: [
        ("scenec render Clock.scene -o Clock.svg", "Draw the initial scene"),
        (
          "scenec render Clock.scenec --scene settings > Settings.svg",
          "Draw another scene in a compiled file"
        ),
        (
          "scenec render Main.storyboard --scene BYZ-38-t0r > Main.svg",
          "Draw a scene by its Xcode id"
        ),
        (
          "scenec render Clock.scene --size 480x320 --style dark -o Clock.svg",
          """
          Choose the size, and draw in dark mode
          """
        ),
        ("scenec render Clock.scene --locale de -o Uhr.svg", "Draw in German, with de.lproj/Clock.strings"),
        (
          "scenec render Main.storyboard --device iphone-se,ipad-11 --orientation both -o Main.svg",
          "Draw a scene on two devices in both orientations, on one sheet"
        ),
        (
          "scenec render Main.storyboard --device iphone-se,iphone-16 --locale en,de,ar -o Pictures/",
          "Write Pictures/Main-iphone-se-en.svg and five more files"
        ),
        (
          "scenec render Main.storyboard --device iphone-se,ipad-11 --png --scale 2 -o Pictures/",
          "Write PNG files with two pixels per point"
        ),
        ("scenec render Clock.scene --images Images --scale 3 -o Clock.svg", "Draw with images"),
        ("scenec render Clock.scene --tap more -o More.svg", "Draw the result of a tap on the button 'more'"),
        ("scenec render Clock.scene --scale 2 -o Clock.png", "Draw a PNG file with two pixels per point"),
        (
          "scenec render Clock.scene --tap more --duration 0.6 -o Push.svg",
          "Record the push transition as an animated SVG file"
        ),
        (
          "scenec render Clock.scene --tap more --tap Back --frames 90 --fps 60 --png -o Frames/",
          "Write Frames/Clock-001.png and 89 more files"
        ),
      ]))

  @Argument(
    help: ArgumentHelp(
      """
      The scene file, storyboard, xib, or compiled scene to draw. Use '-' for standard input.
      """, valueName: "file"),
    completion: .file(extensions: ["scene", "scenec", "storyboard", "xib"]))
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The output file, or '-' for standard output. To write multiple screens or the frames of a video to \
      separate files, specify a directory.
      """, valueName: "out.svg"),
    completion: .file(extensions: ["svg", "png", "apng", "pdf"]))
  var output = "-"

  @Option(
    help: ArgumentHelp(
      """
      The scene to draw, specified by the id of its view controller or, in a nib, of a view. Default: the \
      initial scene or, if there is none, all scenes. In a nib, all top-level views are drawn by default.
      """,
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
    guard try !look.matrix.hasSeveralScreens else {
      throw ValidationError("A video requires a single screen.")
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
    guard let (file, analysis) = try drawnFile(of: program, matrix, memory) else { return .diagnostics }
    var reported: Set<String> = []
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
      for problem in stage.failures.map(file.names.describe) where reported.insert(problem).inserted {
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
        try PictureDestination(output).write(pictures, named: name)
      }
      return reported.isEmpty ? .success : .diagnostics
    }
    // Argument validation ensures that a film shows one scene on one screen.
    guard let film = films.first else { return .diagnostics }
    try destination.write(film, named: name, by: environment.pixels, zoom: look.scale ?? 1) {
      progress?.advance()
    }
    return reported.isEmpty ? .success : .diagnostics
  }

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
        analysis, pseudo: matrix.pseudoLocales, printing: DrawingDiagnostics.contains)
    else { return nil }
    let drawn = DrawnFile(bytes, of: analysis)
    try drawn.names.checkFrames()
    StandardStreams.remarkOnPlatform(of: analysis, at: source.path)
    return (drawn, analysis)
  }
}

extension Failure {
  fileprivate static func compiledNib(_ path: String) -> Failure {
    Failure(
      """
      Cannot draw '\(path)': the file was compiled by Apple's tools; draw the original storyboard or xib \
      ('scenec dump' shows the content)
      """, .cannotRead)
  }
}
