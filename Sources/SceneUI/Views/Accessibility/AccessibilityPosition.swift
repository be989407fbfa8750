/// Which one an element is of several: "2 of 5".
public struct AccessibilityPosition: Hashable, Sendable {
  /// From 1.
  public var index: Int
  /// How many there are, with those that are out of sight.
  public var count: Int

  /// Describes one of several.
  ///
  /// - Parameters:
  ///   - index: from 1.
  ///   - count: how many there are.
  public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
}
