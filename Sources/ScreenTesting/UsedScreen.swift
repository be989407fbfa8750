import SceneValues

/// A screen on which a test sees and uses a program. A point is a pixel.
public protocol UsedScreen: AnyObject {
  /// The largest accepted difference from Cairo's drawing, 0 to 255: see ``distance(_:_:)``.
  var tolerance: Int { get }

  /// Clicks at a point.
  func click(_ point: Point) throws

  /// Drags the mouse from one point to another with the first button.
  func drag(from start: Point, to end: Point) throws

  /// Types a text.
  func type(_ text: String) throws

  /// Deletes the last letters, one by one.
  func erase(_ count: Int) throws

  /// Turns the wheel until the view under the pointer is at its end.
  func scrollToEnd(at point: Point) throws

  /// Resizes the window.
  func resize(to size: Size) throws

  /// Returns the difference of two pictures in the measure of this screen, or nil if the sizes differ.
  func distance(_ one: Screenshot, _ other: Screenshot) -> Int?

  /// Takes a limited number of screenshots, until one meets a condition.
  func lookUntil(_ isThere: (Screenshot) -> Bool) throws
}
