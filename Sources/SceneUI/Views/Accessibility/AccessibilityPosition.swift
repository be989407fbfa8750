/// The position of an element within a group, as in "2 of 5".
public struct AccessibilityPosition: Hashable, Sendable {
  /// The element's index, starting at 1.
  public var index: Int
  /// The total number of elements in the group, including those out of view.
  public var count: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - index: The element's index, starting at 1.
  ///   - count: The total number of elements in the group.
  public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
}
