import CSDL2

/// An error that prevents a window from being displayed.
public enum WindowError: Error, CustomStringConvertible {
  case noDisplay(String)
  case cannotDraw(String)

  /// The error message.
  public var description: String {
    switch self {
    case .noDisplay(let reason): "Cannot show a window: \(reason)"
    case .cannotDraw(let reason): "Cannot draw on the window: \(reason)"
    }
  }

  static var lastReason: String {
    let text = SDL_GetError().map { String(cString: $0) } ?? ""
    return text.isEmpty ? "SDL reported no reason" : text
  }
}
