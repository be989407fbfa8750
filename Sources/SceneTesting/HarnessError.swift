/// An error that occurs when a harness cannot perform an operation.
public enum HarnessError: Error, Hashable, CustomStringConvertible {
  /// No view or element in the window matches. `present` contains the sorted candidates.
  case notFound(wanted: String, present: [String])
  case wrongClass(wanted: String, expected: String, found: String)
  case unreachableView(view: String, reason: String)
  case noKeyInput(reason: String)

  /// A sentence that describes the operation and the reason for the error.
  public var description: String {
    switch self {
    case .notFound(let wanted, let present):
      let others =
        present.isEmpty ? "there are no candidates" : "candidates: " + present.joined(separator: ", ")
      return "The window has nothing with \(wanted); \(others)"
    case .wrongClass(let wanted, let expected, let found):
      return "The object with \(wanted) is a \(found), not a \(expected)"
    case .unreachableView(let view, let reason): return "\(view) cannot be touched: \(reason)"
    case .noKeyInput(let reason): return "No object receives the key: \(reason)"
    }
  }
}
