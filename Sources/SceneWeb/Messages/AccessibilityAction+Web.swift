import SceneProgram

extension AccessibilityAction {
  /// The action's name in messages from the page, or nil for actions that are requested with an argument or a key press.
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

  private static let named: [AccessibilityAction] =
    [.activate, .increment, .decrement, .focus, .reveal, .showMenu]
    + AccessibilityScrollDirection.allCases.map { .scroll($0) }

  init?(_ json: JSONValue) {
    switch json["action"]?.string {
    case "custom":
      guard let name = json["name"]?.string else { return nil }
      self = .custom(name)
    case "setText":
      guard let text = json["text"]?.string else { return nil }
      self = .setText(text)
    case "setValue":
      guard let value = json["value"]?.double else { return nil }
      self = .setValue(value)
    case let name?:
      guard let action = Self.named.first(where: { $0.webName == name }) else { return nil }
      self = action
    case nil: return nil
    }
  }
}
