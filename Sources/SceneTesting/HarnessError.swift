/// What a harness could not do, and why.
public enum HarnessError: Error, Hashable, CustomStringConvertible {
  /// Nothing on the window is it.
  ///
  /// - Parameters:
  ///   - wanted: what was looked for: `id 'save'`.
  ///   - present: what could have been found, sorted.
  case notFound(wanted: String, present: [String])
  /// The view is there, but it is of another class.
  case wrongClass(wanted: String, expected: String, found: String)
  /// A finger does not reach the view.
  case outOfReach(view: String, reason: String)
  /// Nobody takes what is typed.
  case noKeyInput(reason: String)

  /// What could not be done and why, as a sentence.
  public var description: String {
    switch self {
    case .notFound(let wanted, let present):
      let others = present.isEmpty ? "there are none at all" : "there are " + present.joined(separator: ", ")
      return "The window shows no view with \(wanted); \(others)"
    case .wrongClass(let wanted, let expected, let found):
      return "The view with \(wanted) is a \(found), not a \(expected)"
    case .outOfReach(let view, let reason): return "\(view) cannot be touched: \(reason)"
    case .noKeyInput(let reason): return "The key reaches nobody: \(reason)"
    }
  }
}
