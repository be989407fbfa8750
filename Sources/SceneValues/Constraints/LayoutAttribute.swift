/// The attribute of a view that a constraint refers to.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom
  /// The left edge in left-to-right layouts, otherwise the right edge.
  case leading
  /// The right edge in left-to-right layouts, otherwise the left edge.
  case trailing
  case width, height
  case centerX, centerY
  /// The baseline of the first or last line of text. For a view without text, its bottom edge.
  case firstBaseline, lastBaseline

  /// The kinds of attributes. Only attributes of the same kind can be compared.
  public enum Kind: Hashable, Sendable {
    /// A position on the horizontal axis.
    case horizontal
    /// A position on the vertical axis.
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
