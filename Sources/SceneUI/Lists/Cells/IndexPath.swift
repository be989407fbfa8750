/// A row of a section, or an item: both count from 0.
public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The row in its section, from 0.
  public var row: Int

  /// The path of a row, as tables call it.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// The path of an item, as collections call it; the item is the path's `row`.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The row, as collections call it.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Orders paths by their sections, and in a section by their rows.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }

  /// What messages say of it: `row 2 of section 0`.
  public var description: String { "row \(row) of section \(section)" }
}

extension Dictionary where Key == IndexPath {
  /// From the first to the last. What is done one after another is done in this order: the same on every run, which that
  /// of a dictionary is not.
  var inOrder: [Element] { sorted { $0.key < $1.key } }
}
