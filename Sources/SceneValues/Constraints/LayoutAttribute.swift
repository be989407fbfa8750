/// The attribute of a view to which a constraint refers.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom
  case leading
  case trailing
  case width, height
  case centerX, centerY
  /// The baseline of the first or last line of text, or the bottom edge of a view without text.
  case firstBaseline, lastBaseline

  /// The kind of an attribute. Only attributes of the same kind can be compared.
  public enum Kind: Hashable, Sendable {
    case horizontal
    case vertical
    case size
  }

  /// The kind of the attribute, which determines the attributes with which it can be compared.
  public var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .size
    }
  }
}
