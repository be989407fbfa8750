import SceneValues

/// A motion of the content that is not controlled by a finger.
struct ScrollMotion {
  enum Reason {
    /// The motion after a drag. The content decelerates, or returns to the edge if it is beyond the edge.
    case deceleration
    /// The return of content from beyond an edge without a preceding drag.
    case settling
    case animation
  }

  enum Path {
    case coast(Coast)
    case glide(from: Point, to: Point)
  }

  let reason: Reason
  private(set) var path: Path
  var start = 0.0
  var shift = Point.zero
  /// A closure that is called after the content has changed, and returns a new target or nil to keep the current target.
  var destination: (() -> Point?)?

  /// The duration of an animated scroll that was requested in code, in seconds.
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

  func position(at time: Double) -> Point {
    let position = unshiftedPosition(at: time)
    return Point(x: position.x + shift.x, y: position.y + shift.y)
  }

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

struct Coast {
  private let x: AxisMotion
  private let y: AxisMotion

  /// Creates the motion of content that continues after a drag or returns from beyond an edge. The velocity
  /// is in points per second. If the delegate has chosen the target, the content decelerates quickly.
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
