import SceneValues

/// A key of a full keyboard.
public enum Key: Hashable, Sendable {
  case character(Character)
  case `return`, delete, tab
  case left, right, up, down
  case home, end
  case escape, pageUp, pageDown
}

/// The modifier keys that are held down while another key is pressed.
public struct KeyModifiers: SceneOptionSet, Hashable {
  /// The bits of the modifiers: 1 for Shift, 2 for Control, 4 for Alternate, and 8 for Command.
  public let rawValue: UInt8
  /// Creates modifiers from the bits that `rawValue` defines.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The Shift key, which extends a selection.
  public static let shift = KeyModifiers(rawValue: 1 << 0)
  /// The Control key.
  public static let control = KeyModifiers(rawValue: 1 << 1)
  /// The Alternate key, also called Option.
  public static let alternate = KeyModifiers(rawValue: 1 << 2)
  /// The Command key of an Apple keyboard.
  public static let command = KeyModifiers(rawValue: 1 << 3)

  /// The modifiers and their names in scenes.
  public static let members: [(name: String, member: KeyModifiers)] = [
    ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
  ]
}

extension CursorMovement {
  /// Creates the caret movement for an arrow key, Home, or End. Returns nil for other keys. With Left or Right, the
  /// Control and Alternate keys move the caret by words, and the Command key moves it to an end of the line. With Up,
  /// Down, Home, or End, the Control and Command keys move it to the start or end of the text.
  package init?(_ key: Key, _ modifiers: KeyModifiers) {
    let byWords = !modifiers.isDisjoint(with: [.control, .alternate])
    let byAll = !modifiers.isDisjoint(with: [.control, .command])
    switch key {
    case .left: self = modifiers.contains(.command) ? .toLeftEnd : byWords ? .wordLeft : .left
    case .right: self = modifiers.contains(.command) ? .toRightEnd : byWords ? .wordRight : .right
    case .up: self = byAll ? .toBeginning : .up
    case .down: self = byAll ? .toEnd : .down
    case .home: self = byAll ? .toBeginning : .toLineBeginning
    case .end: self = byAll ? .toEnd : .toLineEnd
    case .character, .return, .delete, .tab, .escape, .pageUp, .pageDown: return nil
    }
  }
}
