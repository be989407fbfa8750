import SceneValues
import ScenePlatform

/// The motion of a content offset along one axis after the user lifts the finger. The motion decelerates, and bounces if
/// it reaches an edge. The position is a function of time, so it does not depend on the frame rate.
struct AxisMotion {
  private let start: Double
  private let target: Double
  private let decay: Double
  /// The duration of the deceleration, in seconds. The deceleration ends at the target or at an edge.
  private let coastDuration: Double
  private let spring: EdgeSpring?
  private let rest: Double

  /// Creates a motion. The velocity, in points per second, is used only if the start is beyond an edge.
  /// During each second of deceleration, the remaining distance is multiplied by `exp(decay)`.
  init(
    from start: Double, to target: Double, velocity: Double, limits: ClosedRange<Double>, decay: Double,
    bounces: Bool
  ) {
    self.start = start
    self.decay = decay
    let edge = min(max(target, limits.lowerBound), limits.upperBound)
    guard limits.contains(start) else {
      let edge = min(max(start, limits.lowerBound), limits.upperBound)
      (self.target, coastDuration, rest) = (start, 0, edge)
      spring = bounces ? EdgeSpring(edge: edge, displacement: start - edge, velocity: velocity) : nil
      return
    }
    self.target = target
    rest = edge
    let distance = start - target
    if edge == target || edge == start {
      let way = abs(edge == target ? distance : 0)
      coastDuration = way > Self.still ? log(Self.still / way) / decay : 0
    } else {
      coastDuration = log((edge - target) / distance) / decay
    }
    spring =
      edge == target || !bounces
      ? nil : EdgeSpring(edge: edge, displacement: 0, velocity: decay * (edge - target))
  }

  /// The distance, in points, below which movement is not visible.
  fileprivate static let still = 0.5

  /// Returns the offset at which the motion would end if there were no edges. The velocity is in points per second.
  static func naturalTarget(from start: Double, velocity: Double, decay: Double) -> Double {
    start - velocity / decay
  }

  var duration: Double { coastDuration + (spring?.duration ?? 0) }

  func position(at time: Double) -> Double {
    if time < coastDuration { return target + (start - target) * exp(decay * time) }
    guard let spring, time < duration else { return rest }
    return spring.position(at: time - coastDuration)
  }
}

/// A critically damped spring, which returns to its rest position as fast as possible without oscillating.
private struct EdgeSpring {
  let edge: Double
  let displacement: Double
  private let slope: Double
  let duration: Double
  /// The angular frequency of the undamped spring, in radians per second.
  private static let angularFrequency = 12.0

  init(edge: Double, displacement: Double, velocity: Double) {
    self.edge = edge
    self.displacement = displacement
    let slope = velocity + Self.angularFrequency * displacement
    self.slope = slope
    // After its maximum, the displacement only decreases.
    var time = 1 / Self.angularFrequency
    while (abs(displacement) + abs(slope) * time) * exp(-Self.angularFrequency * time) > AxisMotion.still {
      time += 1 / 60
    }
    duration = time
  }

  func position(at time: Double) -> Double {
    edge + (displacement + slope * time) * exp(-Self.angularFrequency * time)
  }
}

/// The resistance to dragging beyond an edge. The farther the content is from the edge, the less it moves.
enum RubberBand {
  private static let softness = 0.55

  /// Returns the displayed offset for a requested offset. The displayed offset exceeds the limits by less
  /// than `dimension`, which is in points.
  static func stretched(_ offset: Double, limits: ClosedRange<Double>, dimension: Double) -> Double {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let pull = abs(offset - edge)
    guard pull > 0, dimension > 0 else { return edge }
    let way = pull * dimension * softness / (dimension + softness * pull)
    return edge + (offset < edge ? -way : way)
  }

  /// Returns the requested offset that corresponds to a displayed offset. This is the inverse of `stretched`.
  static func released(_ offset: Double, limits: ClosedRange<Double>, dimension: Double) -> Double {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let way = min(abs(offset - edge), dimension * 0.99)
    guard way > 0 else { return offset }
    let pull = way * dimension / (softness * (dimension - way))
    return edge + (offset < edge ? -pull : pull)
  }
}
