import SceneValues

/// What is done with a scene that is shown: who taps what, and how long one looks at it.
package struct StageScript {
  /// Where somebody taps.
  package enum Tap: Sendable {
    /// On a view, by its id in the file, or by the text that it shows.
    case view(String)
    /// In the window's coordinates.
    case point(Point)
  }

  /// What is tapped, one after another.
  package var taps: [Tap] = []
  /// How many pictures are taken; 0 for one alone, once all is at rest.
  package var frames = 0
  package var framesPerSecond = 30.0
  /// Called before each picture is taken.
  package var willTakePicture: () -> Void = {}

  package init() {}

  /// In seconds: how long one waits at most until nothing moves. What repeats without end never comes to rest.
  static let patience = 5.0
  /// In seconds: what looks the same so much later is at rest.
  static let step = 1.0 / 60
}
