import ScenePlatform

/// What somebody may be looking at.
enum Terminal {
  /// Whether a stream is a terminal that understands escapes.
  static func isAttached(to descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && environment("TERM") != "dumb"
  }

  /// The width of the terminal that a stream leads to; nil if it leads to no terminal.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
