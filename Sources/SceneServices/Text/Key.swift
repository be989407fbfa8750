import SceneValues

/// A key of a keyboard that has all of them.
public enum Key: Hashable, Sendable {
  /// What it writes.
  case character(Character)
  case `return`, delete, tab
  case left, right, up, down
  case home, end
  case escape, pageUp, pageDown
}

/// What is held down while a key is pressed.
public struct KeyModifiers: SceneOptionSet, Hashable {
  /// A bit for each key that is held down.
  public let rawValue: UInt8
  /// What some bits stand for: 1 shift, 2 control, 4 alternate, 8 command.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The shift key, which extends a selection.
  public static let shift = KeyModifiers(rawValue: 1 << 0)
  /// The control key.
  public static let control = KeyModifiers(rawValue: 1 << 1)
  /// Also called "option".
  public static let alternate = KeyModifiers(rawValue: 1 << 2)
  /// The command key of an Apple keyboard.
  public static let command = KeyModifiers(rawValue: 1 << 3)

  /// The keys, as scenes name them.
  public static let members: [(name: String, member: KeyModifiers)] = [
    ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
  ]
}

extension CursorMovement {
  /// What a key moves the caret by: with control or alternate, by words; with command, or with control for those that
  /// move far already, as far as it goes.
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
