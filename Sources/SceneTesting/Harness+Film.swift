import SceneDrawing
import SceneUI

// A film records the changes that gestures and `advance` cause between its start and end.
extension Harness {
  /// Starts a film with the current picture and discards a previous film. The clock determines when further
  /// pictures are taken.
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

  /// Ends and returns the film, which is empty if none was started.
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
