import SceneValues

/// Pictures that are shown one after another, each for a time, and then from the first one again.
///
/// ```swift
/// var film = AnimatedPicture(title: "A square that jumps")
/// film.append(left, seconds: 0.5)
/// film.append(right, seconds: 0.5)
/// let svg = SVGRenderer().svg(film)
/// ```
public struct AnimatedPicture: Hashable, Sendable {
  /// A picture and how long it is shown.
  public struct Frame: Hashable, Sendable {
    /// What is shown.
    public var picture: LayeredPicture
    /// In seconds, more than 0.
    public var seconds: Double
  }

  /// What it is called, for a reader who does not see it; nil for nothing. The titles of its pictures do not count.
  public var title: String?
  /// From the first to the last.
  public private(set) var frames: [Frame] = []

  /// A film without pictures.
  public init(title: String? = nil) { self.title = title }

  /// Adds a picture to the end.
  ///
  /// - Parameters:
  ///   - picture: what is shown.
  ///   - seconds: how long; finite and more than 0.
  public mutating func append(_ picture: LayeredPicture, seconds: Double) {
    precondition(seconds > 0 && seconds.isFinite, "a picture is shown for some seconds: not for \(seconds)")
    frames.append(Frame(picture: picture, seconds: seconds))
  }

  /// Ends it early: leaves so many of its pictures.
  package mutating func keepFirst(_ count: Int) { frames = Array(frames.prefix(count)) }

  /// In seconds, of all pictures together.
  public var duration: Double { frames.reduce(0) { $0 + $1.seconds } }

  /// In points: what holds the widest picture and the highest one.
  public var size: Size {
    frames.reduce(Size(width: 0, height: 0)) {
      Size(
        width: max($0.width, $1.picture.size.width), height: max($0.height, $1.picture.size.height))
    }
  }
}
