enum ListKind {
  case table, collection

  var row: String { self == .table ? "row" : "item" }
  var name: String { self == .table ? "table view" : "collection view" }
}

extension ListUpdates {
  /// Returns a message about inconsistent changes or row counts, or nil if they are consistent. The message uses UIKit's
  /// wording, so developers can search for it.
  func contradiction(before: [Int], after: [Int], in kind: ListKind) -> String? {
    contradictionOfSections(before: before.count, after: after.count, in: kind)
      ?? contradictionOfPaths(before: before, after: after, in: kind)
      ?? contradictionOfCounts(before: before, after: after, in: kind)
  }

  private func contradictionOfSections(before: Int, after: Int, in kind: ListKind) -> String? {
    for (verb, sections) in [
      ("delete", deletedSections.keys.sorted()), ("reload", reloadedSections.keys.sorted()),
      ("move", movedSections.keys.sorted()),
    ] {
      for section in sections where !(0..<before).contains(section) {
        return
          "attempt to \(verb) section \(section), but there are only \(before) sections before the update"
      }
    }
    for (verb, sections) in [
      ("insert", insertedSections.keys.sorted()), ("move to", movedSections.values.sorted()),
    ] {
      for section in sections where !(0..<after).contains(section) {
        return "attempt to \(verb) section \(section), but there are only \(after) sections after the update"
      }
    }
    for section in deletedSections.keys.sorted() {
      if reloadedSections[section] != nil {
        return "attempt to delete and reload the same section (\(section))"
      }
      if movedSections[section] != nil {
        return "attempt to perform a delete and a move from the same section (\(section))"
      }
    }
    guard before - deletedSections.count + insertedSections.count != after else { return nil }
    return
      "invalid number of sections. The number of sections contained in the \(kind.name) after the update "
      + "(\(after)) must be equal to the number of sections contained in the \(kind.name) before the update "
      + "(\(before)), plus or minus the number of sections inserted or deleted "
      + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
  }

  private func contradictionOfPaths(before: [Int], after: [Int], in kind: ListKind) -> String? {
    for (verb, paths) in [
      ("delete", deletedRows.keys.sorted()), ("reload", reloadedRows.keys.sorted()),
      ("move", movedRows.keys.sorted()),
    ] {
      for path in paths where !Self.has(before, path) {
        return "attempt to \(verb) \(kind.row) \(path.row) from section \(path.section) "
          + Self.lack(of: path.section, in: before, kind, "before")
      }
    }
    for (verb, paths) in [
      ("insert", insertedRows.keys.sorted()), ("move", movedRows.values.sorted()),
    ] {
      for path in paths where !Self.has(after, path) {
        return "attempt to \(verb) \(kind.row) \(path.row) into section \(path.section) "
          + Self.lack(of: path.section, in: after, kind, "after")
      }
    }
    for path in deletedRows.keys.sorted() {
      if reloadedRows[path] != nil { return "attempt to delete and reload the same index path (\(path))" }
      if movedRows[path] != nil {
        return "attempt to perform a delete and a move from the same index path (\(path))"
      }
    }
    let newPlaces = Array(insertedRows.keys) + movedRows.values
    if let twice = Dictionary(grouping: newPlaces, by: { $0 }).filter({ $0.value.count > 1 }).keys.min() {
      return "attempt to perform an insert and a move to the same index path (\(twice))"
    }
    return nil
  }

  private func contradictionOfCounts(before: [Int], after: [Int], in kind: ListKind) -> String? {
    for old in before.indices where reloadedSections[old] == nil {
      guard let new = section(old) else { continue }
      let inserted = insertedRows.keys.count { $0.section == new }
      let deleted = deletedRows.keys.count { $0.section == old }
      let movedIn = movedRows.values.count { $0.section == new }
      let movedOut = movedRows.keys.count { $0.section == old }
      guard before[old] + inserted - deleted + movedIn - movedOut != after[new] else { continue }
      return
        "invalid number of \(kind.row)s in section \(new). The number of \(kind.row)s contained in an existing "
        + "section after the update (\(after[new])) must be equal to the number of \(kind.row)s contained in that "
        + "section before the update (\(before[old])), plus or minus the number of \(kind.row)s inserted or deleted "
        + "from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
        + "\(kind.row)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }

  private static func has(_ counts: [Int], _ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }

  private static func lack(of section: Int, in counts: [Int], _ kind: ListKind, _ time: String) -> String {
    guard counts.indices.contains(section) else {
      return "but there are only \(counts.count) sections \(time) the update"
    }
    return "which only contains \(counts[section]) \(kind.row)s \(time) the update"
  }
}
