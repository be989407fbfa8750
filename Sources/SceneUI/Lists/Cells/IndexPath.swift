/// The position of a row or item in a section. Both indices are zero-based.
public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The zero-based index of the section.
  public var section: Int
  /// The zero-based index of the row in its section.
  public var row: Int

  /// Creates the path of a table row.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// Creates the path of a collection item. The item's index is stored in `row`.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The zero-based index of the item in its section. This property is an alias for `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Compares paths by section, then by row.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }

  /// The path as it appears in messages, such as `row 2 of section 0`.
  public var description: String { "row \(row) of section \(section)" }
}

extension Dictionary where Key == IndexPath {
  /// The entries in ascending order of their keys. Unlike the dictionary's own order, this order is always the same.
  var inOrder: [Element] { sorted { $0.key < $1.key } }
}
