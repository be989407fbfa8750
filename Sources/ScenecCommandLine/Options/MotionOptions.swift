import ArgumentParser
import ScenePreview

/// How a scene is used before it is drawn, and how it is drawn as it moves.
struct MotionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Tap a view, by its id, or by the text that it shows (of several, the first), before the scene is drawn; several one after another, each \
      when what the one before has set off is over. In a film, the first comes at its beginning.
      """, valueName: "id"))
  var tap: [String] = []
  @Option(help: ArgumentHelp("Film the scene: so many pictures, from 1 to 3600.", valueName: "number"))
  var frames: Int?
  @Option(help: ArgumentHelp("Film the scene for a time.", valueName: "seconds"))
  var duration: Double?
  @Option(
    help: ArgumentHelp(
      "Pictures for a second of a film, from 0.1 to 120. By default, 30.", valueName: "number"))
  var fps: Double?
  @Flag(
    help: """
      Write PNG files into a directory: a picture for each screen, or those of a film. By default, they are SVG files there.
      """)
  var png = false

  static let greatestCount = 3600
  private static let rates = 0.1...120.0

  func validate() throws {
    if frames != nil, duration != nil {
      throw ValidationError("'--frames' and '--duration' both say how long a film is: give one of them.")
    }
    guard isFilm else {
      guard fps == nil else {
        throw ValidationError("'--fps' is of a film: say with '--frames' or '--duration' how long.")
      }
      return
    }
    if let fps, !Self.rates.contains(fps) {
      throw ValidationError("'--fps' must be from 0.1 to 120.")
    }
    if let duration, !(duration > 0 && duration.isFinite) {
      throw ValidationError("'--duration' must be more than 0.")
    }
    if let frames, !(1...Self.greatestCount).contains(frames) {
      throw ValidationError("'--frames' must be from 1 to \(Self.greatestCount).")
    }
    if let duration, duration * rate > Double(Self.greatestCount) {
      throw ValidationError(
        "A film has at most \(Self.greatestCount) pictures: make '--duration' or '--fps' smaller.")
    }
  }

  /// Whether pictures are wanted of what goes on.
  var isFilm: Bool { frames != nil || duration != nil }

  private var rate: Double { fps ?? 30 }

  /// Nil where nothing is done with the scene.
  func script(willTakePicture: @escaping () -> Void) -> StageScript? {
    guard isFilm || !tap.isEmpty else { return nil }
    var script = StageScript()
    script.taps = tap.map(StageScript.Tap.view)
    script.framesPerSecond = rate
    script.frames = count
    script.willTakePicture = willTakePicture
    return script
  }

  /// How many pictures a film has; 0 where there is none.
  var count: Int { frames ?? duration.map { max(1, Int(($0 * rate).rounded())) } ?? 0 }
}
