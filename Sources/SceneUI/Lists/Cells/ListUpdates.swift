/// A set of simultaneous changes to a list's sections and rows. Inserted elements are identified by their new positions.
/// All other elements are identified by their old positions.
struct ListUpdates {
  typealias Animation = TableView.RowAnimation

  var deletedRows: [IndexPath: Animation] = [:]
  var insertedRows: [IndexPath: Animation] = [:]
  var reloadedRows: [IndexPath: Animation] = [:]
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [Int: Int] = [:]
  var isUnanimated = false
  /// The completion handlers, which receive false if the animation is interrupted.
  var completions: [(Bool) -> Void] = []
  private var removed: [Int: [Int]]?
  private var added: [Int: [Int]]?

  mutating func merge(_ other: ListUpdates) {
    deletedRows.merge(other.deletedRows) { $1 }
    insertedRows.merge(other.insertedRows) { $1 }
    reloadedRows.merge(other.reloadedRows) { $1 }
    movedRows.merge(other.movedRows) { $1 }
    deletedSections.merge(other.deletedSections) { $1 }
    insertedSections.merge(other.insertedSections) { $1 }
    reloadedSections.merge(other.reloadedSections) { $1 }
    movedSections.merge(other.movedSections) { $1 }
    completions += other.completions
  }

  /// Completes the set of changes and sorts the rows so that queries do not have to sort them.
  mutating func close() {
    removed = Self.rowsBySection(Array(deletedRows.keys) + movedRows.keys)
    added = Self.rowsBySection(Array(insertedRows.keys) + movedRows.values)
  }

  private static func rowsBySection(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { Array(Set($0.map(\.row))).sorted() }
  }

  func section(_ old: Int) -> Int? {
    if deletedSections[old] != nil { return nil }
    if let new = movedSections[old] { return new }
    return Self.place(
      old, without: Set(deletedSections.keys).union(movedSections.keys).sorted(),
      among: Set(insertedSections.keys).union(movedSections.values).sorted())
  }

  func path(_ old: IndexPath) -> IndexPath? {
    if deletedRows[old] != nil { return nil }
    if let new = movedRows[old] { return new }
    guard let section = section(old.section) else { return nil }
    let row = Self.place(
      old.row, without: removedRows(of: old.section), among: addedRows(of: section))
    return IndexPath(row: row, section: section)
  }

  func reloads(_ old: IndexPath) -> Bool {
    reloadedRows[old] != nil || reloadedSections[old.section] != nil
  }

  var inverse: ListUpdates {
    var inverse = ListUpdates()
    (inverse.deletedRows, inverse.insertedRows) = (insertedRows, deletedRows)
    (inverse.deletedSections, inverse.insertedSections) = (insertedSections, deletedSections)
    for (old, new) in movedRows { inverse.movedRows[new] = old }
    for (old, new) in movedSections { inverse.movedSections[new] = old }
    inverse.close()
    return inverse
  }

  /// Returns the new index of an element that remains in the list. Removals are applied before insertions.
  private static func place(_ old: Int, without removed: [Int], among added: [Int]) -> Int {
    let place = old - partition(removed.count) { removed[$0] < old }
    // Each preceding insertion increases the index by one, possibly past the next insertion.
    return place + partition(added.count) { added[$0] - $0 <= place }
  }

  private func removedRows(of section: Int) -> [Int] {
    (removed ?? Self.rowsBySection(Array(deletedRows.keys) + movedRows.keys))[section] ?? []
  }

  private func addedRows(of section: Int) -> [Int] {
    (added ?? Self.rowsBySection(Array(insertedRows.keys) + movedRows.values))[section] ?? []
  }

  var isAnimated: Bool {
    guard !isUnanimated else { return false }
    return !movedRows.isEmpty || !movedSections.isEmpty
      || [deletedRows, insertedRows, reloadedRows].contains { $0.values.contains { $0 != .none } }
      || [deletedSections, insertedSections, reloadedSections].contains { $0.values.contains { $0 != .none } }
  }

  func departure(of old: IndexPath) -> Animation {
    deletedRows[old] ?? deletedSections[old.section] ?? reloadedRows[old] ?? reloadedSections[old.section]
      ?? .automatic
  }

  /// Returns the animation for an inserted or reloaded row. If no animation is specified, returns `automatic`.
  func arrival(of new: IndexPath, from old: IndexPath?) -> Animation {
    if let old { return reloadedRows[old] ?? reloadedSections[old.section] ?? .automatic }
    return insertedRows[new] ?? insertedSections[new.section] ?? .automatic
  }
}
