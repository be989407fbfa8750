/// What happens to the sections and rows of a list at one moment, and how each change is shown.
///
/// What is deleted, reloaded or moved away is named by where it was before; what is inserted, by where it is after.
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
  /// Whether nothing is seen to move, whatever happens.
  var isStill = false
  /// Called when all is at its place: with false, where it was cut short.
  var completions: [(Bool) -> Void] = []
  /// By section, in their order: the rows that are taken out of it, and those that are put in.
  private var removed: [Int: [Int]]?
  private var added: [Int: [Int]]?

  /// Adds what has happened at the same moment.
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

  /// Nothing will be added: rows are sorted once, and not for each that is asked for.
  mutating func close() {
    removed = Self.rowsBySection(Array(deletedRows.keys) + movedRows.keys)
    added = Self.rowsBySection(Array(insertedRows.keys) + movedRows.values)
  }

  private static func rowsBySection(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { Array(Set($0.map(\.row))).sorted() }
  }

  // MARK: From before to after

  func section(_ old: Int) -> Int? {
    if deletedSections[old] != nil { return nil }
    if let new = movedSections[old] { return new }
    return Self.place(
      old, without: Set(deletedSections.keys).union(movedSections.keys).sorted(),
      among: Set(insertedSections.keys).union(movedSections.values).sorted())
  }

  /// Where a row is afterwards; nil for one that is gone.
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

  /// What leads back: from after to before.
  var inverse: ListUpdates {
    var inverse = ListUpdates()
    (inverse.deletedRows, inverse.insertedRows) = (insertedRows, deletedRows)
    (inverse.deletedSections, inverse.insertedSections) = (insertedSections, deletedSections)
    for (old, new) in movedRows { inverse.movedRows[new] = old }
    for (old, new) in movedSections { inverse.movedSections[new] = old }
    inverse.close()
    return inverse
  }

  /// What stays closes up, in its order, and then makes room for what comes.
  private static func place(_ old: Int, without removed: [Int], among added: [Int]) -> Int {
    let place = old - partition(removed.count) { removed[$0] < old }
    // Each that is put in before it pushes it one further, and so may push it behind the next.
    return place + partition(added.count) { added[$0] - $0 <= place }
  }

  private func removedRows(of section: Int) -> [Int] {
    (removed ?? Self.rowsBySection(Array(deletedRows.keys) + movedRows.keys))[section] ?? []
  }

  private func addedRows(of section: Int) -> [Int] {
    (added ?? Self.rowsBySection(Array(insertedRows.keys) + movedRows.values))[section] ?? []
  }

  // MARK: How it is shown

  /// Whether anything is to be seen moving.
  var isAnimated: Bool {
    guard !isStill else { return false }
    return !movedRows.isEmpty || !movedSections.isEmpty
      || [deletedRows, insertedRows, reloadedRows].contains { $0.values.contains { $0 != .none } }
      || [deletedSections, insertedSections, reloadedSections].contains { $0.values.contains { $0 != .none } }
  }

  /// How a row goes that is deleted or reloaded, named by where it was.
  func departure(of old: IndexPath) -> Animation {
    deletedRows[old] ?? deletedSections[old.section] ?? reloadedRows[old] ?? reloadedSections[old.section]
      ?? .automatic
  }

  /// How a row comes that is inserted or reloaded.
  ///
  /// - Parameters:
  ///   - new: where it is.
  ///   - old: where it was, if it was reloaded.
  /// - Returns: what the update says of it; `automatic` where it says nothing.
  func arrival(of new: IndexPath, from old: IndexPath?) -> Animation {
    if let old { return reloadedRows[old] ?? reloadedSections[old.section] ?? .automatic }
    return insertedRows[new] ?? insertedSections[new.section] ?? .automatic
  }
}
