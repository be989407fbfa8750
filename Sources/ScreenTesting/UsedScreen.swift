import SceneValues

/// A screen on which a test controls an app. Each point is one pixel.
public protocol UsedScreen: AnyObject {
  /// The maximum accepted difference from Cairo's drawing. See ``distance(_:_:)``.
  var tolerance: Int { get }

  func click(_ point: Point) throws

  /// Drags the mouse from one point to another while the primary button is pressed.
  func drag(from start: Point, to end: Point) throws

  func type(_ text: String) throws

  /// Deletes the given number of characters before the caret, one at a time.
  func erase(_ count: Int) throws

  func scrollToEnd(at point: Point) throws

  func resize(to size: Size) throws

  /// Returns the difference between two pictures according to this screen's own measure, or nil if the sizes differ.
  func distance(_ one: Screenshot, _ other: Screenshot) -> Int?

  /// Takes screenshots until one of them satisfies a condition or the maximum number is reached.
  func lookUntil(_ isPresent: (Screenshot) -> Bool) throws
}
