import SceneDrawing
import SceneUI

// A film is made of what goes on between its beginning and its end, by gestures and by `advance`.
extension Harness {
  /// Begins a film with what the window shows now. From here on, a picture is taken whenever one is due while time passes;
  /// what has been filmed before is dropped.
  ///
  /// ```swift
  /// harness.startFilming(framesPerSecond: 30)
  /// try harness.tap(harness.find(text: "Shuffle"))
  /// harness.advance(seconds: 1)
  /// try album.add("the tiles are shuffled", harness.stopFilming())
  /// ```
  ///
  /// - Parameter framesPerSecond: how many pictures there are of a second, more than 0; 30 unless other is said.
  public func startFilming(framesPerSecond: Double = 30) {
    precondition(
      framesPerSecond > 0 && framesPerSecond.isFinite && (1 / framesPerSecond).isFinite,
      "a film has some pictures in a second: not \(framesPerSecond)")
    camera = Camera(start: clock.now, interval: 1 / framesPerSecond)
    window.layoutIfNeeded()
    takePicture()
  }

  /// Ends the film.
  ///
  /// - Returns: what was filmed; an empty film if none had begun.
  public func stopFilming() -> AnimatedPicture {
    defer { camera = nil }
    return camera?.film ?? AnimatedPicture()
  }

  /// How many pictures the film has by now.
  package var filmedCount: Int { camera?.film.frames.count ?? 0 }

  func takePicture() {
    willTakePicture?()
    camera?.take(picture())
  }
}
