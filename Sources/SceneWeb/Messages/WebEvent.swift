import SceneProgram
import SceneValues

enum WebEvent: Equatable {
  case screen(WebScreenState)
  case down(finger: Int, Point)
  case move([Int: Point])
  case up(finger: Int)
  case cancel(finger: Int)
  case hover(Point)
  case menu(Point)
  case wheel(Point, at: Point, smoothly: Bool)
  case key(Key, KeyModifiers)
  case text(String)
  case compose(String)
  case paste(String)
  case drop(String, at: Point)
  case perform(AccessibilityAction, on: AccessibilityID)
  case show, hide, focus, blur

  init?(_ json: JSONValue) {
    func finger() -> Int? { json["finger"]?.double.flatMap(Int.init(exactly:)) }
    switch json["do"]?.string {
    case "screen":
      guard let screen = WebScreenState(json) else { return nil }
      self = .screen(screen)
    case "down":
      guard let finger = finger(), let point = json["at"]?.point else { return nil }
      self = .down(finger: finger, point)
    case "move":
      guard let moves = json["fingers"]?.elements, moves.count <= 32 else { return nil }
      var points: [Int: Point] = [:]
      for move in moves {
        guard let parts = move.doubles(3), let finger = Int(exactly: parts[0]) else { return nil }
        points[finger] = Point(x: parts[1], y: parts[2])
      }
      self = .move(points)
    case "up":
      guard let finger = finger() else { return nil }
      self = .up(finger: finger)
    case "cancel":
      guard let finger = finger() else { return nil }
      self = .cancel(finger: finger)
    case "hover":
      guard let point = json["at"]?.point else { return nil }
      self = .hover(point)
    case "menu":
      guard let point = json["at"]?.point else { return nil }
      self = .menu(point)
    case "wheel":
      guard let way = json["way"]?.point, let point = json["at"]?.point else { return nil }
      self = .wheel(way, at: point, smoothly: json["smoothly"]?.bool == true)
    case "key":
      guard let key = json["key"]?.string.flatMap(Key.init(web:)), let names = json["modifiers"]?.elements,
        names.count <= 4
      else { return nil }
      self = .key(key, KeyModifiers(names.compactMap { $0.string.flatMap(KeyModifiers.init(web:)) }))
    case "text":
      guard let text = json["text"]?.string else { return nil }
      self = .text(text)
    case "compose":
      guard let text = json["text"]?.string else { return nil }
      self = .compose(text)
    case "paste":
      guard let text = json["text"]?.string else { return nil }
      self = .paste(text)
    case "drop":
      guard let text = json["text"]?.string, let point = json["at"]?.point else { return nil }
      self = .drop(text, at: point)
    case "perform":
      guard let action = AccessibilityAction(json), let id = json["id"]?.string.flatMap(AccessibilityID.init)
      else { return nil }
      self = .perform(action, on: id)
    case "show": self = .show
    case "hide": self = .hide
    case "focus": self = .focus
    case "blur": self = .blur
    default: return nil
    }
  }
}

extension Key {
  fileprivate init?(web name: String) {
    switch name {
    case "return": self = .return
    case "delete": self = .delete
    case "tab": self = .tab
    case "left": self = .left
    case "right": self = .right
    case "up": self = .up
    case "down": self = .down
    case "home": self = .home
    case "end": self = .end
    case "escape": self = .escape
    case "pageUp": self = .pageUp
    case "pageDown": self = .pageDown
    default:
      guard name.count == 1, let character = name.first else { return nil }
      self = .character(character)
    }
  }
}

extension KeyModifiers {
  fileprivate init?(web name: String) {
    switch name {
    case "shift": self = .shift
    case "control": self = .control
    case "alternate": self = .alternate
    case "command": self = .command
    default: return nil
    }
  }
}
