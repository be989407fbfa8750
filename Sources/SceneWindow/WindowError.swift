import CSDL2

/// An error that prevents a window from being displayed.
public enum WindowError: Error, CustomStringConvertible {
  case noDisplay(String)
  case cannotDraw(String)

  /// The error message.
  public var description: String {
    switch self {
    case .noDisplay(let reason): "No window can be shown: \(reason)"
    case .cannotDraw(let reason): "The window cannot be drawn on: \(reason)"
    }
  }

  static var lastReason: String {
    let text = SDL_GetError().map { String(cString: $0) } ?? ""
    return text.isEmpty ? "SDL does not say why" : text
  }
}
