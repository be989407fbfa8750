import SceneValues

extension Display: UsedScreen {
  /// Nobody sees that: Cairo looks at fifteen rows of each pixel, and where only a part of a shape is drawn again, its edge
  /// may touch one of them more or less.
  public var tolerance: Int { 20 }

  /// Clicks somewhere in the window.
  public func click(_ point: Point) throws { try click(Int(point.x.rounded()), Int(point.y.rounded())) }

  /// Drags the mouse in the window.
  public func drag(from start: Point, to end: Point) throws {
    try drag(
      from: (Int(start.x.rounded()), Int(start.y.rounded())), to: (Int(end.x.rounded()), Int(end.y.rounded()))
    )
  }

  /// Types by a keyboard that has the letters.
  public func type(_ text: String) throws { try use("type", "--delay", "30", text) }

  /// Presses the backspace key.
  public func erase(_ count: Int) throws {
    try use("key", "--repeat", "\(count)", "--delay", "30", "BackSpace")
  }

  /// Turns the wheel a hundred steps.
  public func scrollToEnd(at point: Point) throws {
    try move(to: Int(point.x.rounded()), Int(point.y.rounded()))
    try use("click", "--repeat", "100", "--delay", "2", "5")
  }

  /// Gives the window another size.
  public func resize(to size: Size) throws { try resize(to: Int(size.width), Int(size.height)) }

  /// Pixel by pixel.
  public func distance(_ one: Screenshot, _ other: Screenshot) -> Int? {
    one.distance(from: other).map(Int.init)
  }

  /// Looks until something is seen, or has not come after many looks.
  public func lookUntil(_ isThere: (Screenshot) -> Bool) throws { _ = try wait(for: isThere) }
}
