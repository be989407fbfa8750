import ArgumentParser
import ScenePreview

/// The options for interacting with a scene before it is drawn and for drawing a scene in motion.
struct MotionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Tap the view with this id or visible text before drawing. Can be repeated. Each tap waits until the \
      effects of the previous tap are complete. A video starts with the first tap.
      """, valueName: "id"))
  var tap: [String] = []
  @Option(
    help: ArgumentHelp(
      """
      Record a video with this number of frames (1 to 3600).
      """, valueName: "number"))
  var frames: Int?
  @Option(help: ArgumentHelp("Record a video of this duration, in seconds.", valueName: "seconds"))
  var duration: Double?
  @Option(
    help: ArgumentHelp(
      "The frame rate of the video, in frames per second (0.1 to 120). Default: 30.", valueName: "number"))
  var fps: Double?
  @Flag(
    help: """
      Write PNG files instead of SVG files if the output is a directory.
      """)
  var png = false

  static let maximumCount = 3600
  private static let rates = 0.1...120.0

  func validate() throws {
    if frames != nil, duration != nil {
      throw ValidationError("'--frames' and '--duration' cannot be used together.")
    }
    guard isFilm else {
      guard fps == nil else {
        throw ValidationError("'--fps' requires '--frames' or '--duration'.")
      }
      return
    }
    if let fps, !Self.rates.contains(fps) {
      throw ValidationError("'--fps' must be from 0.1 to 120.")
    }
    if let duration, !(duration > 0 && duration.isFinite) {
      throw ValidationError("'--duration' must be greater than 0.")
    }
    if let frames, !(1...Self.maximumCount).contains(frames) {
      throw ValidationError("'--frames' must be from 1 to \(Self.maximumCount).")
    }
    if let duration, duration * rate > Double(Self.maximumCount) {
      throw ValidationError(
        "A video can have at most \(Self.maximumCount) frames. Reduce '--duration' or '--fps'.")
    }
  }

  var isFilm: Bool { frames != nil || duration != nil }

  private var rate: Double { fps ?? 30 }

  func script(willTakePicture: @escaping () -> Void) -> StageScript? {
    guard isFilm || !tap.isEmpty else { return nil }
    var script = StageScript()
    script.taps = tap.map(StageScript.Tap.view)
    script.framesPerSecond = rate
    script.frames = count
    script.willTakePicture = willTakePicture
    return script
  }

  var count: Int { frames ?? duration.map { max(1, Int(($0 * rate).rounded())) } ?? 0 }
}
