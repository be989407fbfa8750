import CSDL2

/// An error that prevents a window from being displayed.
public enum WindowError: Error, CustomStringConvertible {
  /// SDL finds no display or cannot open a window, with SDL's reason.
  case noDisplay(String)
  /// SDL cannot draw in an open window, with SDL's reason.
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
