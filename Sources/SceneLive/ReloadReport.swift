import SceneValues

/// The result of applying a changed scene file to a running app.
///
/// ```swift
/// context.liveReload.reportHandler = { report in
///   for change in report.changes where change.outcome == .refused { print(change) }
/// }
/// ```
public struct ReloadReport: CustomStringConvertible {
  /// The outcome for one part of the change.
  public enum Outcome: String, Sendable {
    case applied
    /// The smallest possible part of the scene was re-created and lost its own state.
    case remade
    /// The existing object remains unchanged. The change takes effect the next time the object is created.
    case refused
  }

  /// One part of a changed scene and its outcome.
  public struct Change: Sendable, CustomStringConvertible {
    /// The outcome for this part.
    public let outcome: Outcome
    /// The path to the object, such as `counter/view/button[2]`.
    public let object: String
    /// The description of the change or the reason why it could not be applied.
    public let reason: String

    /// The part as a single line, such as `remade counter/view/button: its class is now 'Knob'`.
    public var description: String { "\(outcome.rawValue) \(object): \(reason)" }
  }

  /// The path to the source if the compiled file contains this path; otherwise, the path to the compiled file.
  public let file: String
  /// The parts of the change in file order, beginning with controllers.
  public internal(set) var changes: [Change] = []
  /// The compiler diagnostics or the loading error that prevented the entire change, or nil if there was no failure.
  public internal(set) var failure: String?

  /// Whether the change is an unsaved edit.
  public internal(set) var isTyped = false

  /// Returns the parts that have the given outcome.
  public func changes(_ outcome: Outcome) -> [Change] { changes.filter { $0.outcome == outcome } }

  /// A summary of the report. It contains the number of parts with each outcome, and one line for each part whose outcome
  /// is not `applied`. If the change failed, the summary contains the failure instead.
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
