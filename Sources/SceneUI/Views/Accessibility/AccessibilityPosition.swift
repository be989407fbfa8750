/// The position of an element among several, as in "2 of 5".
public struct AccessibilityPosition: Hashable, Sendable {
  /// The index, starting at 1.
  public var index: Int
  /// The total number, including elements out of view.
  public var count: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - index: The index, starting at 1.
  ///   - count: The total number.
  public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
}
