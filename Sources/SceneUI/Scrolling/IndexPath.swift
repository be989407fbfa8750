/// A row of a section, or an item: both count from 0.
public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var section: Int
  public var row: Int

  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The row, as collections call it.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }

  public var description: String { "row \(row) of section \(section)" }
}

extension Dictionary where Key == IndexPath {
  /// From the first to the last. What is done one after another is done in this order: the same on every run, which that
  /// of a dictionary is not.
  var inOrder: [Element] { sorted { $0.key < $1.key } }
}
