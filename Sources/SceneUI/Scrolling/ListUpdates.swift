/// What happens to the sections and rows of a list at one moment.
///
/// What is deleted, reloaded or moved away is named by where it was before; what is inserted, by where it is after.
struct ListUpdates {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]

  // MARK: From before to after

  func section(_ old: Int) -> Int? {
    if deletedSections.contains(old) { return nil }
    if let new = movedSections[old] { return new }
    return Self.place(
      old, without: deletedSections.union(movedSections.keys),
      among: insertedSections.union(movedSections.values))
  }

  /// Where a row is afterwards; nil for one that is gone.
  func path(_ old: IndexPath) -> IndexPath? {
    if deletedRows.contains(old) { return nil }
    if let new = movedRows[old] { return new }
    guard let section = section(old.section) else { return nil }
    let row = Self.place(
      old.row, without: removedRows(of: old.section), among: addedRows(of: section))
    return IndexPath(row: row, section: section)
  }

  func reloads(_ old: IndexPath) -> Bool {
    reloadedRows.contains(old) || reloadedSections.contains(old.section)
  }

  /// What stays closes up, in its order, and then makes room for what comes.
  private static func place(_ old: Int, without removed: Set<Int>, among added: Set<Int>) -> Int {
    var place = old - removed.count { $0 < old }
    for other in added.sorted() where other <= place { place += 1 }
    return place
  }

  private func removedRows(of section: Int) -> Set<Int> {
    Set((Array(deletedRows) + movedRows.keys).filter { $0.section == section }.map(\.row))
  }

  private func addedRows(of section: Int) -> Set<Int> {
    Set((Array(insertedRows) + movedRows.values).filter { $0.section == section }.map(\.row))
  }

  // MARK: Whether it is so

  /// What contradicts the numbers of rows that the data source gave before and gives now; nil where all is well.
  func contradiction(before: [Int], after: [Int]) -> String? {
    for path in (Array(deletedRows) + Array(reloadedRows) + movedRows.keys).sorted()
    where !Self.has(before, path) {
      return "\(path) cannot be deleted, reloaded or moved: it was not there before the update"
    }
    for path in (Array(insertedRows) + movedRows.values).sorted() where !Self.has(after, path) {
      return "\(path) cannot be inserted: the data source has no such row after the update"
    }
    for section in deletedSections.union(reloadedSections).union(movedSections.keys).sorted()
    where !before.indices.contains(section) {
      return "section \(section) cannot be deleted, reloaded or moved: there were \(before.count) sections"
    }
    let sections = before.count - deletedSections.count + insertedSections.count
    guard sections == after.count else {
      return
        "the data source has \(after.count) sections after the update, but there were \(before.count), of which "
        + "\(deletedSections.count) were deleted, and \(insertedSections.count) were inserted: that makes \(sections)"
    }
    for old in before.indices where !reloadedSections.contains(old) {
      guard let new = section(old) else { continue }
      guard after.indices.contains(new) else {
        return "section \(old) cannot be moved to \(new): there is none"
      }
      let (removed, added) = (removedRows(of: old).count, addedRows(of: new).count)
      let rows = before[old] - removed + added
      guard rows == after[new] else {
        return "the data source has \(after[new]) rows in section \(new) after the update, but there were "
          + "\(before[old]), of which \(removed) were taken away, and \(added) were added: that makes \(rows)"
      }
    }
    return nil
  }

  private static func has(_ counts: [Int], _ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }
}
