enum KeyCommandFacts {
  static let keys = [
    "UIKeyInputLeftArrow": "left", "UIKeyInputRightArrow": "right", "UIKeyInputUpArrow": "up",
    "UIKeyInputDownArrow": "down", "UIKeyInputHome": "home", "UIKeyInputEnd": "end",
    "UIKeyInputPageUp": "pageUp", "UIKeyInputPageDown": "pageDown", "UIKeyInputEscape": "escape",
    "UIKeyInputDelete": "delete", "\r": "return", "\n": "return", "\u{8}": "delete", "\u{7F}": "delete",
  ]

  static let modifiers = [
    (1 << 17, "shift"), (1 << 18, "control"), (1 << 19, "alternate"), (1 << 20, "command"),
  ]
}
