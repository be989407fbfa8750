import SceneDrawing
import SceneUI

struct Camera {
  private let start: Double
  private let interval: Double
  private(set) var film = AnimatedPicture()

  init(start: Double, interval: Double) { (self.start, self.interval) = (start, interval) }

  /// The time of the next picture in seconds. The time is computed from the start of the film, so that rounding errors do
  /// not accumulate.
  var next: Double { start + Double(film.frames.count) * interval }

  mutating func take(_ picture: LayeredPicture) { film.append(picture, seconds: interval) }
}
