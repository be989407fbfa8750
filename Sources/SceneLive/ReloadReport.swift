import SceneValues

/// What became of a change of scenes in a program that runs.
///
/// ```swift
/// context.liveReload.reportHandler = { report in
///   for change in report.changes where change.outcome == .refused { print(change) }
/// }
/// ```
public struct ReloadReport: CustomStringConvertible {
  /// What became of a part of the change.
  public enum Outcome: String, Sendable {
    /// What lives is now as its scene says.
    case applied
    /// The smallest part that could be, was made anew: what it had of its own is gone.
    case remade
    /// What lives stays as it was. It is as its scene says when it is next made.
    case refused
  }

  /// A part of the change.
  public struct Change: Sendable, CustomStringConvertible {
    /// What became of it.
    public let outcome: Outcome
    /// What it is about, as `counter/view/button[2]`.
    public let object: String
    /// What has changed, or why it could not be taken over.
    public let reason: String

    /// The part on one line: `remade counter/view/button: its class is 'Knob' now`.
    public var description: String { "\(outcome.rawValue) \(object): \(reason)" }
  }

  /// The file, as it is known by: the path of the source where the compiled file says it.
  public let file: String
  /// In the order of the file: controllers first.
  public internal(set) var changes: [Change] = []
  /// Why nothing of the file was taken: the diagnostics of the compiler, or an error of loading. Nil where it was.
  public internal(set) var failure: String?

  /// Whether the file says it only in an editor, and nobody has saved it yet.
  public internal(set) var isTyped = false

  /// The parts with an outcome.
  public func changes(_ outcome: Outcome) -> [Change] { changes.filter { $0.outcome == outcome } }

  /// All of it, a line each; what was applied is only counted.
  public var description: String {
    if let failure { return "\(file): not taken\n\(failure)" }
    let lines = changes.filter { $0.outcome != .applied }.map { "  \($0)" }
    let counts = [
      "\(changes(.applied).count) applied", "\(changes(.remade).count) made anew",
      "\(changes(.refused).count) refused",
    ]
    return (["\(file): " + counts.joined(separator: ", ")] + lines).joined(separator: "\n")
  }

  package init(file: String) { self.file = file }

  mutating func note(_ outcome: Outcome, _ object: String, _ reason: String) {
    changes.append(Change(outcome: outcome, object: object, reason: reason))
  }
}
