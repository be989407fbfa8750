import SceneValues

/// A script for a shown scene: taps and the recording of pictures.
package struct StageScript {
  package enum Tap: Sendable {
    /// A view, by its id in the file or its visible text.
    case view(String)
    case point(Point)
  }

  package var taps: [Tap] = []
  /// The number of pictures. 0 means a single picture after all animations.
  package var frames = 0
  package var framesPerSecond = 30.0
  package var willTakePicture: () -> Void = {}

  package init() {}

  /// The maximum time in seconds to wait for animations. Repeating animations never end.
  static let timeLimit = 5.0
  /// The interval in seconds after which an unchanged picture means that animations are finished.
  static let step = 1.0 / 60
}
