import SceneProgram
import SceneValues

/// What a browser says.
enum WebMessage: Equatable {
  /// It is there: with the key of an application that it has seen before, if any.
  case hello(session: String?, WebScreenState)
  /// A picture has been shown.
  case shown(frame: Int)
  /// Somebody did something; numbered, so that what was said again counts once.
  case event(number: Int, WebEvent)

  /// Reads a message of JSON; nil for what means nothing here, which a page of ours does not say.
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
