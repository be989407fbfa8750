import ScenePlatform

enum Terminal {
  /// Returns whether a descriptor is a terminal that supports escape sequences.
  static func isAttached(to descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && environment("TERM") != "dumb"
  }

  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
