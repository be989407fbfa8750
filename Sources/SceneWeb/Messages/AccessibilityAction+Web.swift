import SceneProgram

extension AccessibilityAction {
  /// What the page calls an action of an element; nil for one that it asks for in another way: by its name, by writing in the
  /// element, or by a key.
  var webName: String? {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .focus: "focus"
    case .reveal: "reveal"
    case .showMenu: "showMenu"
    case .scroll(let direction): "scroll " + direction.rawValue
    case .escape, .custom, .setValue, .setText, .select: nil
    }
  }

  /// The action that the page asks for in a message.
  init?(_ json: JSONValue) {
    switch json["action"]?.string {
    case "activate": self = .activate
    case "increment": self = .increment
    case "decrement": self = .decrement
    case "focus": self = .focus
    case "reveal": self = .reveal
    case "showMenu": self = .showMenu
    case "scroll up": self = .scroll(.up)
    case "scroll down": self = .scroll(.down)
    case "scroll left": self = .scroll(.left)
    case "scroll right": self = .scroll(.right)
    case "custom":
      guard let name = json["name"]?.string else { return nil }
      self = .custom(name)
    case "setText":
      guard let text = json["text"]?.string else { return nil }
      self = .setText(text)
    case "setValue":
      guard let value = json["value"]?.double else { return nil }
      self = .setValue(value)
    default: return nil
    }
  }
}
