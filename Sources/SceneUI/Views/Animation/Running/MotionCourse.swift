import SceneValues

enum MotionCourse {
  case between(AnimatedValue, AnimatedValue)
  case keyframes(KeyframeCourse)
  case timed(TimedCourse)

  var start: AnimatedValue {
    switch self {
    case .between(let start, _): start
    case .keyframes(let course): course.start
    case .timed: .number(0)
    }
  }

  var end: AnimatedValue {
    switch self {
    case .between(_, let end): end
    case .keyframes(let course): course.end
    case .timed: .number(1)
    }
  }

  /// Returns the value at a specified progress, or nil for a course that has its own timing.
  func value(at progress: Double, resolve: (Color) -> RGBA) -> AnimatedValue? {
    switch self {
    case .between(let start, let end): start.between(end, at: progress, resolve: resolve)
    case .keyframes(let course): course.value(at: progress, resolve: resolve)
    case .timed: nil
    }
  }
}
