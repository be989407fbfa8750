import SceneDrawing
import SceneUI

struct Camera {
  private let start: Double
  private let interval: Double
  private(set) var film = AnimatedPicture()

  init(start: Double, interval: Double) { (self.start, self.interval) = (start, interval) }

  /// The next picture's time in seconds. It is computed from the film's start, so rounding errors do not accumulate.
  var next: Double { start + Double(film.frames.count) * interval }

  mutating func take(_ picture: LayeredPicture) { film.append(picture, seconds: interval) }
}
