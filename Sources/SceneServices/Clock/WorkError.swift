/// The reason that work was not performed.
public enum WorkError: Error, CustomStringConvertible {
  /// The clock was released before the work was performed.
  case graphIsGone
  case objectIsGone

  /// The error message.
  public var description: String {
    switch self {
    case .graphIsGone: "The work was not done: the object graph no longer exists"
    case .objectIsGone: "The work was not done: the object no longer exists"
    }
  }
}
