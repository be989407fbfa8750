import SceneValues

/// The values that a property takes on its way.
enum MotionCourse {
  /// From one to another.
  case between(AnimatedValue, AnimatedValue)
  /// Through several.
  case keyframes(KeyframeCourse)
  /// As an animation of a layer says, which has a time of its own.
  case timed(TimedCourse)

  /// The value that it begins with.
  var start: AnimatedValue {
    switch self {
    case .between(let start, _): start
    case .keyframes(let course): course.start
    case .timed: .number(0)
    }
  }

  /// The value that it ends with.
  var end: AnimatedValue {
    switch self {
    case .between(_, let end): end
    case .keyframes(let course): course.end
    case .timed: .number(1)
    }
  }

  /// The value at a progress; nil for what goes by a time of its own.
  func value(at progress: Double, resolve: (Color) -> RGBA) -> AnimatedValue? {
    switch self {
    case .between(let start, let end): start.between(end, at: progress, resolve: resolve)
    case .keyframes(let course): course.value(at: progress, resolve: resolve)
    case .timed: nil
    }
  }
}
