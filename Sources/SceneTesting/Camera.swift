import SceneDrawing
import SceneUI

/// Takes pictures of a window while time passes.
struct Camera {
  private let start: Double
  private let interval: Double
  private(set) var film = AnimatedPicture()

  /// - Parameters:
  ///   - start: the time of the first picture, in seconds.
  ///   - interval: from one picture to the next, in seconds.
  init(start: Double, interval: Double) { (self.start, self.interval) = (start, interval) }

  /// When the next picture is due. It is counted from the start, so that pictures do not drift.
  var next: Double { start + Double(film.frames.count) * interval }

  mutating func take(_ picture: LayeredPicture) { film.append(picture, seconds: interval) }
}
