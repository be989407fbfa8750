/// Why work was not done.
public enum WorkError: Error, CustomStringConvertible {
  /// The clock of the graph has gone, or went before the work was done.
  case graphIsGone
  /// The object that the work is about has gone.
  case objectIsGone

  /// The error as a sentence.
  public var description: String {
    switch self {
    case .graphIsGone: "The work was not done: the graph of objects is gone"
    case .objectIsGone: "The work was not done: the object is gone"
    }
  }
}
