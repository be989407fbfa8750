import SceneValues
import ScenePlatform

/// How an offset goes on along one axis after the finger: it coasts, and at an edge springs back.
///
/// Positions are worked out from the time, not from the step before, so that they are the same however often a clock
/// is looked at.
struct AxisMotion {
  private let start: Double
  private let target: Double
  private let decay: Double
  /// In seconds: when coasting ends, at its target or at an edge.
  private let coastDuration: Double
  private let spring: EdgeSpring?
  private let rest: Double

  /// - Parameters:
  ///   - start: where it is.
  ///   - target: where it would come to rest if there were no edges.
  ///   - velocity: in points a second; counts where the start lies beyond an edge.
  ///   - limits: from one edge to the other.
  ///   - decay: the part of the way left that a second takes, as an exponent; negative.
  ///   - bounces: whether it springs at an edge; otherwise it stops there at once.
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

  /// In points: less is not seen.
  fileprivate static let still = 0.5

  /// Where something comes to rest that has a velocity, in points a second, and no edges.
  static func naturalTarget(from start: Double, velocity: Double, decay: Double) -> Double {
    start - velocity / decay
  }

  /// In seconds.
  var duration: Double { coastDuration + (spring?.duration ?? 0) }

  func position(at time: Double) -> Double {
    if time < coastDuration { return target + (start - target) * exp(decay * time) }
    guard let spring, time < duration else { return rest }
    return spring.position(at: time - coastDuration)
  }
}

/// Critically damped: it comes back as fast as it can without swinging over.
private struct EdgeSpring {
  let edge: Double
  let displacement: Double
  private let slope: Double
  let duration: Double
  /// In 1/s.
  private static let stiffness = 12.0

  init(edge: Double, displacement: Double, velocity: Double) {
    self.edge = edge
    self.displacement = displacement
    let slope = velocity + Self.stiffness * displacement
    self.slope = slope
    // Later than the peak, the distance only shrinks.
    var time = 1 / Self.stiffness
    while (abs(displacement) + abs(slope) * time) * exp(-Self.stiffness * time) > AxisMotion.still {
      time += 1 / 60
    }
    duration = time
  }

  func position(at time: Double) -> Double {
    edge + (displacement + slope * time) * exp(-Self.stiffness * time)
  }
}

/// Beyond an edge, a finger pulls on rubber: what it moves follows less and less, and never further than the view is
/// large.
enum RubberBand {
  private static let softness = 0.55

  /// Where an offset is seen that a finger wants.
  ///
  /// - Parameters:
  ///   - offset: where the finger wants it.
  ///   - limits: from one edge to the other.
  ///   - dimension: of the view, in points.
  /// - Returns: the offset itself within the limits; beyond them less, by less than `dimension`.
  static func stretched(_ offset: Double, limits: ClosedRange<Double>, dimension: Double) -> Double {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let pull = abs(offset - edge)
    guard pull > 0, dimension > 0 else { return edge }
    let way = pull * dimension * softness / (dimension + softness * pull)
    return edge + (offset < edge ? -way : way)
  }

  /// Where the finger has to want an offset that is seen.
  static func released(_ offset: Double, limits: ClosedRange<Double>, dimension: Double) -> Double {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let way = min(abs(offset - edge), dimension * 0.99)
    guard way > 0 else { return offset }
    let pull = way * dimension / (softness * (dimension - way))
    return edge + (offset < edge ? -pull : pull)
  }
}
