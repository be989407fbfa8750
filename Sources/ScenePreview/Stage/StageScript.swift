import SceneValues

/// A script for a shown scene, which consists of taps and the recording of pictures.
package struct StageScript {
  package enum Tap: Sendable {
    /// A view, identified by its id in the file or by its visible text.
    case view(String)
    case point(Point)
  }

  package var taps: [Tap] = []
  /// The number of pictures. 0 means one picture after all animations.
  package var frames = 0
  package var framesPerSecond = 30.0
  package var willTakePicture: () -> Void = {}

  package init() {}

  /// The maximum time to wait for animations, in seconds. Repeating animations never end.
  static let timeLimit = 5.0
  /// The interval in seconds after which an unchanged picture indicates that all animations have finished.
  static let step = 1.0 / 60
}
