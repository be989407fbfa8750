/// One of the things that a person can answer to an alert.
public final class AlertAction {
  /// What an answer means, and so how it looks and where it stands.
  public enum Style: String, Sendable {
    /// An answer like any other.
    case `default`
    /// Leaves everything as it is. It stands apart from the others, and there is one at most.
    case cancel
    /// Loses something: in red.
    case destructive
  }

  /// What stands on the action's button.
  public let title: String
  /// What the answer means.
  public let style: Style
  /// Whether it can be chosen.
  public var isEnabled = true { didSet { button?.refresh() } }
  let handler: (AlertAction) -> Void
  weak var button: AlertButton?

  /// Makes an answer; an alert shows it once it is added.
  ///
  /// - Parameters:
  ///   - title: what stands on its button.
  ///   - style: what it means; an answer like any other by default.
  ///   - handler: called when the action was chosen and the alert has disappeared: it may present another
  ///     one.
  public init(
    title: String, style: Style = .default, handler: @escaping (AlertAction) -> Void = { _ in }
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
