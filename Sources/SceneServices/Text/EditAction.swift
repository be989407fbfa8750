/// A standard editing action for a selection. Each action is sent along the responder chain to the first
/// object that implements it and accepts it in `canPerformAction`. Scenes can also send these actions:
///
/// ```xml
/// <barButtonItem title="Paste"><action selector="paste:" destination="firstResponder"/></barButtonItem>
/// ```
public enum EditAction: String, Sendable, CaseIterable {
  case cut, copy, paste
  /// Selects the word at the caret.
  case select
  case selectAll

  /// The selector, such as `cut:`.
  public var selector: String { rawValue + ":" }

  /// The English title. Menus display its translation.
  public var title: String { text.english }

  package var text: LibraryText {
    switch self {
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .select: .select
    case .selectAll: .selectAll
    }
  }

  package init?(key: Character) {
    switch key {
    case "x", "X": self = .cut
    case "c", "C": self = .copy
    case "v", "V": self = .paste
    case "a", "A": self = .selectAll
    default: return nil
    }
  }
}
