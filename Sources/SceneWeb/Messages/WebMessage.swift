import SceneProgram
import SceneValues

enum WebMessage: Equatable {
  /// The first message of a connection. It contains the key of the previous session, if there is one.
  case hello(session: String?, WebScreenState)
  case shown(frame: Int)
  /// A user action. It is numbered so that a repeated message has no effect.
  case event(number: Int, WebEvent)

  init?(_ bytes: [UInt8]) {
    guard let json = try? JSONValue(bytes: bytes) else { return nil }
    if let frame = json["shown"]?.double.flatMap(Int.init(exactly:)) {
      self = .shown(frame: frame)
    } else if json["hello"] != nil, let screen = WebScreenState(json) {
      self = .hello(session: json["session"]?.string, screen)
    } else if let number = json["n"]?.double.flatMap(Int.init(exactly:)), number > 0,
      let event = WebEvent(json)
    {
      self = .event(number: number, event)
    } else {
      return nil
    }
  }
}
