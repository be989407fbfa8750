import SceneValues

/// Where somebody sees a program and uses it. A point is a pixel.
public protocol UsedScreen: AnyObject {
  /// How far what is seen may be apart from what Cairo draws, in 255ths: see ``distance(_:_:)``.
  var tolerance: Int { get }

  /// Clicks somewhere.
  func click(_ point: Point) throws

  /// Drags the mouse from one place to another, with its first button held down.
  func drag(from start: Point, to end: Point) throws

  /// Types a text.
  func type(_ text: String) throws

  /// Takes back the last letters, one by one.
  func erase(_ count: Int) throws

  /// Turns the wheel down, so far that what lies under the mouse is at its end.
  func scrollToEnd(at point: Point) throws

  /// Gives the window another size.
  func resize(to size: Size) throws

  /// How far two pictures are apart, as this screen is compared; nil where the sizes differ.
  func distance(_ one: Screenshot, _ other: Screenshot) -> Int?

  /// Looks as often as it takes until something is seen, but not for ever.
  func lookUntil(_ isThere: (Screenshot) -> Bool) throws
}
