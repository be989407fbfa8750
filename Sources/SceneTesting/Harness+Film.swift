import SceneDrawing
import SceneUI

// A film records the changes that gestures and `advance` cause between its start and end.
extension Harness {
  /// Starts a film with the current picture. A film in progress is discarded. Further pictures are taken as the clock
  /// advances.
  ///
  /// ```swift
  /// harness.startFilming(framesPerSecond: 30)
  /// try harness.tap(harness.find(text: "Shuffle"))
  /// harness.advance(seconds: 1)
  /// try album.add("the tiles are shuffled", harness.stopFilming())
  /// ```
  ///
  /// - Parameter framesPerSecond: The number of pictures per second, greater than 0. The default is 30.
  public func startFilming(framesPerSecond: Double = 30) {
    precondition(
      framesPerSecond > 0 && framesPerSecond.isFinite && (1 / framesPerSecond).isFinite,
      "the frames per second of a video must be positive, not \(framesPerSecond)")
    camera = Camera(start: clock.now, interval: 1 / framesPerSecond)
    window.layoutIfNeeded()
    takePicture()
  }

  /// Ends and returns the film. If no film was started, the returned film is empty.
  public func stopFilming() -> AnimatedPicture {
    defer { camera = nil }
    return camera?.film ?? AnimatedPicture()
  }

  package var filmedCount: Int { camera?.film.frames.count ?? 0 }

  func takePicture() {
    willTakePicture?()
    camera?.take(picture())
  }
}
