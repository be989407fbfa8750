import SceneValues

/// A content that moves by itself.
struct ScrollMotion {
  enum Reason {
    /// A finger pushed it, or let it go beyond an edge.
    case deceleration
    /// It comes back from beyond an edge without a drag before.
    case settling
    /// Code asked for it.
    case animation
  }

  enum Path {
    case coast(Coast)
    case glide(from: Point, to: Point)
  }

  let reason: Reason
  private(set) var path: Path
  var start = 0.0
  /// How far what it moves over has been pushed since it began.
  var shift = Point.zero
  /// Asked where the movement leads, whenever what it moves over has changed; where it has led so far, for nil.
  var destination: (() -> Point?)?

  /// In seconds: how long a movement takes that code asks for.
  private static let glideDuration = 0.3

  init(reason: Reason, path: Path) {
    self.reason = reason
    self.path = path
  }

  var duration: Double {
    switch path {
    case .coast(let coast): coast.duration
    case .glide: Self.glideDuration
    }
  }

  /// Where the content is at a time.
  ///
  /// - Parameter time: in seconds since it began.
  /// - Returns: a content offset, which takes in how far the content has been pushed meanwhile.
  func position(at time: Double) -> Point {
    let position = unshiftedPosition(at: time)
    return Point(x: position.x + shift.x, y: position.y + shift.y)
  }

  /// A movement that code asked for may end elsewhere.
  mutating func updateDestination() {
    guard case .glide(let start, _) = path, let target = destination?() else { return }
    path = .glide(from: start, to: Point(x: target.x - shift.x, y: target.y - shift.y))
  }

  private func unshiftedPosition(at time: Double) -> Point {
    switch path {
    case .coast(let coast): return coast.position(at: time)
    case .glide(let start, let end):
      let part = min(max(time / Self.glideDuration, 0), 1)
      guard part < 1 else { return end }
      let eased = part * part * (3 - 2 * part)
      return Point(x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased)
    }
  }
}

/// Both axes of a content that coasts.
struct Coast {
  private let x: AxisMotion
  private let y: AxisMotion

  /// A content that a finger has pushed, or that comes back from beyond an edge.
  ///
  /// - Parameters:
  ///   - start: the content offset.
  ///   - target: where it would come to rest if there were no edges.
  ///   - velocity: in points a second.
  ///   - view: says the limits, and how fast the content comes to rest.
  ///   - isChosen: whether a delegate chose the target: then it is reached soon, however slow the finger was.
  init(from start: Point, to target: Point, velocity: Point, in view: ScrollView, isChosen: Bool) {
    let rate: ScrollView.DecelerationRate = isChosen || view.isPagingEnabled ? .fast : view.decelerationRate
    let target = isChosen ? view.clamped(target) : target
    x = AxisMotion(
      from: start.x, to: target.x, velocity: velocity.x, limits: view.limits(vertical: false),
      decay: rate.decay, bounces: view.bounces)
    y = AxisMotion(
      from: start.y, to: target.y, velocity: velocity.y, limits: view.limits(vertical: true),
      decay: rate.decay, bounces: view.bounces)
  }

  var duration: Double { max(x.duration, y.duration) }

  func position(at time: Double) -> Point { Point(x: x.position(at: time), y: y.position(at: time)) }
}
