/// The position of an element in a group, as in "2 of 5".
public struct AccessibilityPosition: Hashable, Sendable {
  /// The index, starting at 1.
  public var index: Int
  /// The total number of elements, including elements out of view.
  public var count: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - index: The index, starting at 1.
  ///   - count: The total number of elements.
  public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
}
