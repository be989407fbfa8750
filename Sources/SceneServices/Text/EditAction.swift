/// What everyone does with a selection. Each is an action that goes up the responder chain: whoever has it and says so
/// in `canPerformAction` does it. A scene may send it, too, from a button of a toolbar:
///
/// ```xml
/// <barButtonItem title="Paste"><action selector="paste:" destination="firstResponder"/></barButtonItem>
/// ```
public enum EditAction: String, Sendable, CaseIterable {
  case cut, copy, paste
  /// Selects the word at the caret.
  case select
  case selectAll

  /// `cut:`
  public var selector: String { rawValue + ":" }

  /// What it is called in English; the menu says it in the language that is shown.
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

  /// By the key that is pressed together with control or command; nil for keys that mean none.
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
