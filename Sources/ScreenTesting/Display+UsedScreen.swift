import SceneValues

extension Display: UsedScreen {
  /// The accepted difference between two screenshots. A difference of this size is not visible.
  public var tolerance: Int { 3 }

  /// Clicks at a point in the window.
  public func click(_ point: Point) throws { try click(Int(point.x.rounded()), Int(point.y.rounded())) }

  /// Drags the mouse from one point in the window to another.
  public func drag(from start: Point, to end: Point) throws {
    try drag(
      from: (Int(start.x.rounded()), Int(start.y.rounded())), to: (Int(end.x.rounded()), Int(end.y.rounded()))
    )
  }

  /// Types text one key at a time.
  public func type(_ text: String) throws { try use("type", "--delay", "30", text) }

  /// Presses the backspace key `count` times.
  public func erase(_ count: Int) throws {
    try use("key", "--repeat", "\(count)", "--delay", "30", "BackSpace")
  }

  /// Scrolls down by 100 wheel steps at a point.
  public func scrollToEnd(at point: Point) throws {
    try move(to: Int(point.x.rounded()), Int(point.y.rounded()))
    try use("click", "--repeat", "100", "--delay", "2", "5")
  }

  /// Resizes the window.
  public func resize(to size: Size) throws { try resize(to: Int(size.width), Int(size.height)) }

  /// Returns the largest pixel difference between two screenshots, ignoring 0.1 % of the pixels.
  ///
  /// Cairo samples 15 rows of each pixel. When a part of a shape is redrawn, its edge can differ by one such row.
  public func distance(_ one: Screenshot, _ other: Screenshot) -> Int? {
    guard let most = one.distance(from: other) else { return nil }
    let isEdge = most > 3 && most <= 20 && one.pixels(fartherFrom: other, than: 3) * 1000 <= one.colors.count
    return isEdge ? 3 : Int(most)
  }

  /// Takes a limited number of screenshots until one satisfies a condition. Returns even if none does.
  public func lookUntil(_ isPresent: (Screenshot) -> Bool) throws { _ = try wait(for: isPresent) }
}
