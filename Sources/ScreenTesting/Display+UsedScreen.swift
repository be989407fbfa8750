import SceneValues

extension Display: UsedScreen {
  /// Nobody sees that.
  public var tolerance: Int { 3 }

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

  /// Pixel by pixel, but for one in a thousand.
  ///
  /// Cairo looks at fifteen rows of each pixel. Where only a part of a shape is drawn again, some pixels of its edge touch one
  /// of these more or less.
  public func distance(_ one: Screenshot, _ other: Screenshot) -> Int? {
    guard let most = one.distance(from: other) else { return nil }
    let isEdge = most > 3 && most <= 20 && one.pixels(fartherFrom: other, than: 3) * 1000 <= one.colors.count
    return isEdge ? 3 : Int(most)
  }

  /// Looks until something is seen, or has not come after many looks.
  public func lookUntil(_ isThere: (Screenshot) -> Bool) throws { _ = try wait(for: isThere) }
}
