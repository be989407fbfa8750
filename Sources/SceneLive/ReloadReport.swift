import SceneValues

/// The result of applying a changed scene file to a running app.
///
/// ```swift
/// context.liveReload.reportHandler = { report in
///   for change in report.changes where change.outcome == .refused { print(change) }
/// }
/// ```
public struct ReloadReport: CustomStringConvertible {
  /// The outcome of a part of the change.
  public enum Outcome: String, Sendable {
    case applied
    /// The smallest possible part was created again. It has lost its own state.
    case remade
    /// The existing object remains unchanged. The change takes effect when the object is created the next
    /// time.
    case refused
  }

  /// A part of the change.
  public struct Change: Sendable, CustomStringConvertible {
    /// The outcome of the part.
    public let outcome: Outcome
    /// The path of the object, such as `counter/view/button[2]`.
    public let object: String
    /// The change, or the reason why it could not be applied.
    public let reason: String

    /// The part on one line, such as `remade counter/view/button: its class is 'Knob' now`.
    public var description: String { "\(outcome.rawValue) \(object): \(reason)" }
  }

  /// The path of the source if the compiled file contains it, otherwise the path of the file.
  public let file: String
  /// The parts in the order of the file, controllers first.
  public internal(set) var changes: [Change] = []
  /// The diagnostics of the compiler or the loading error that prevented the whole change, or nil.
  public internal(set) var failure: String?

  /// Whether the change is an unsaved edit.
  public internal(set) var isTyped = false

  /// Returns the parts with an outcome.
  public func changes(_ outcome: Outcome) -> [Change] { changes.filter { $0.outcome == outcome } }

  /// The report, one line per part. Applied parts are only counted.
  public var description: String {
    if let failure { return "\(file): not applied\n\(failure)" }
    let lines = changes.filter { $0.outcome != .applied }.map { "  \($0)" }
    let counts = [
      "\(changes(.applied).count) applied", "\(changes(.remade).count) remade",
      "\(changes(.refused).count) refused",
    ]
    return (["\(file): " + counts.joined(separator: ", ")] + lines).joined(separator: "\n")
  }

  package init(file: String) { self.file = file }

  mutating func note(_ outcome: Outcome, _ object: String, _ reason: String) {
    changes.append(Change(outcome: outcome, object: object, reason: reason))
  }
}
