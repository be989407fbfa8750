/// One of the things that a person can answer to an alert.
public final class AlertAction {
  public enum Style: String, Sendable {
    case `default`
    /// Leaves everything as it is. It stands apart from the others, and there is one at most.
    case cancel
    /// Loses something: in red.
    case destructive
  }

  public let title: String
  public let style: Style
  /// Whether it can be chosen.
  public var isEnabled = true { didSet { button?.refresh() } }
  let handler: (AlertAction) -> Void
  weak var button: AlertButton?

  /// - Parameter handler: called when the action was chosen and the alert has disappeared: it may present another one.
  public init(
    title: String, style: Style = .default, handler: @escaping (AlertAction) -> Void = { _ in }
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
