import SceneValues

/// A sequence of pictures, each with a duration, that repeats indefinitely.
///
/// ```swift
/// var film = AnimatedPicture(title: "A square that jumps")
/// film.append(left, seconds: 0.5)
/// film.append(right, seconds: 0.5)
/// let svg = SVGRenderer().svg(film)
/// ```
public struct AnimatedPicture: Hashable, Sendable {
  /// A picture and its duration.
  public struct Frame: Hashable, Sendable {
    /// The picture of the frame.
    public var picture: LayeredPicture
    /// The duration in seconds. The value is greater than 0.
    public var seconds: Double
  }

  /// The accessible title, or nil for no title. The titles of the pictures are ignored.
  public var title: String?
  /// The frames, in playback order.
  public private(set) var frames: [Frame] = []

  /// Creates an animation without pictures.
  public init(title: String? = nil) { self.title = title }

  /// Appends a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture to append.
  ///   - seconds: The duration in seconds, which must be finite and greater than 0.
  public mutating func append(_ picture: LayeredPicture, seconds: Double) {
    precondition(
      seconds > 0 && seconds.isFinite,
      "the duration of a picture must be positive, not \(seconds) seconds")
    frames.append(Frame(picture: picture, seconds: seconds))
  }

  package mutating func keepFirst(_ count: Int) { frames = Array(frames.prefix(count)) }

  /// The total duration in seconds.
  public var duration: Double { frames.reduce(0) { $0 + $1.seconds } }

  /// The size of the animation in points, which is the maximum width and the maximum height of the pictures.
  public var size: Size {
    frames.reduce(Size(width: 0, height: 0)) {
      Size(
        width: max($0.width, $1.picture.size.width), height: max($0.height, $1.picture.size.height))
    }
  }
}
