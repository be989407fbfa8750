/// What of a view a constraint speaks of.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom
  /// The left edge where one reads from left to right, else the right one.
  case leading
  /// The right edge where one reads from left to right, else the left one.
  case trailing
  case width, height
  case centerX, centerY
  /// The baseline of the first line of text, and of the last; of a view without text, its lower edge.
  case firstBaseline, lastBaseline

  /// What kinds of attributes there are: only those of one kind can be compared.
  public enum Kind: Hashable, Sendable {
    /// A place along the horizontal axis.
    case horizontal
    /// A place along the vertical axis.
    case vertical
    case size
  }

  /// The kind of the attribute.
  public var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .size
    }
  }
}
