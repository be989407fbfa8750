import SceneValues

/// A script that taps views of a shown scene and records pictures.
package struct StageScript {
  package enum Tap: Sendable {
    /// A view, identified by its id in the file or its visible text.
    case view(String)
    case point(Point)
  }

  package var taps: [Tap] = []
  /// The number of pictures to record. If 0, a single picture is recorded after all animations have ended.
  package var frames = 0
  package var framesPerSecond = 30.0
  package var willTakePicture: () -> Void = {}

  package init() {}

  /// The longest time to wait for animations, in seconds. Repeating animations never end.
  static let timeLimit = 5.0
  /// The time between pictures, in seconds. If two successive pictures are identical, all animations have ended.
  static let step = 1.0 / 60
}
