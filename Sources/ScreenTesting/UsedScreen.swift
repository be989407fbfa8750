import SceneValues

/// A screen on which a test controls an app. A point is one pixel.
public protocol UsedScreen: AnyObject {
  /// The greatest accepted difference from Cairo's drawing. See ``distance(_:_:)``.
  var tolerance: Int { get }

  /// Clicks at a point.
  func click(_ point: Point) throws

  /// Drags the mouse from one point to another with the first button pressed.
  func drag(from start: Point, to end: Point) throws

  /// Types text.
  func type(_ text: String) throws

  /// Deletes the last characters one by one.
  func erase(_ count: Int) throws

  /// Scrolls the view at a point to its end.
  func scrollToEnd(at point: Point) throws

  /// Resizes the window.
  func resize(to size: Size) throws

  /// Returns the difference between two pictures, as this screen measures it, or nil if the sizes differ.
  func distance(_ one: Screenshot, _ other: Screenshot) -> Int?

  /// Takes a limited number of screenshots until one of them satisfies a condition.
  func lookUntil(_ isThere: (Screenshot) -> Bool) throws
}
