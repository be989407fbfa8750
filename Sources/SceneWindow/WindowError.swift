import CSDL2

/// Why there is no window.
public enum WindowError: Error, CustomStringConvertible {
  /// SDL finds no display, or cannot open a window there: what it says.
  case noDisplay(String)
  /// A window was opened, and cannot be drawn on: what SDL says.
  case cannotDraw(String)

  /// The error as a sentence.
  public var description: String {
    switch self {
    case .noDisplay(let reason): "No window can be shown: \(reason)"
    case .cannotDraw(let reason): "The window cannot be drawn on: \(reason)"
    }
  }

  /// What SDL has said last.
  static var lastReason: String {
    let text = SDL_GetError().map { String(cString: $0) } ?? ""
    return text.isEmpty ? "SDL does not say why" : text
  }
}
