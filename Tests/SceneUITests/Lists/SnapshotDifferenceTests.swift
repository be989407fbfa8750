import SceneValues
import TestSupport
import Testing

@testable import SceneUI

/// Compares the differences of snapshots with naively changed lists.
@Suite struct SnapshotDifferenceTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  private static func snapshot(_ chance: inout Chance, from old: Snapshot?) -> Snapshot {
    var snapshot = old ?? Snapshot()
    for _ in 0..<1 + chance.below(8) {
      let (sections, items) = (snapshot.sectionIdentifiers, snapshot.itemIdentifiers)
      // Invalid changes, such as adding an existing item, are included.
      let some = (0..<1 + chance.below(3)).map { _ in chance.below(40) }
      switch chance.below(sections.isEmpty ? 1 : 11) {
      case 0: snapshot.appendSections([chance.below(6)])
      case 1: snapshot.insertSections([chance.below(6)], beforeSection: chance.pick(sections))
      case 2: snapshot.deleteSections([chance.pick(sections)])
      case 3: snapshot.moveSection(chance.pick(sections), afterSection: chance.pick(sections))
      case 4, 5: snapshot.appendItems(some, toSection: chance.pick(sections))
      case 6 where !items.isEmpty: snapshot.insertItems(some, beforeItem: chance.pick(items))
      case 7 where !items.isEmpty: snapshot.moveItem(chance.pick(items), beforeItem: chance.pick(items))
      case 8 where !items.isEmpty: snapshot.moveItem(chance.pick(items), afterItem: chance.pick(items))
      case 9 where !items.isEmpty: snapshot.deleteItems([chance.pick(items)])
      default: snapshot.appendItems(some)
      }
    }
    return snapshot
  }

  private static func lists(of snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  /// Applies the changes one at a time.
  private static func changed(_ old: Snapshot, by updates: ListUpdates, to new: Snapshot) -> [[Int]] {
    let (before, wanted) = (lists(of: old), lists(of: new))
    let movedTo = Dictionary(uniqueKeysWithValues: updates.movedSections.map { ($1, $0) })
    var staying = before.indices.filter {
      updates.deletedSections[$0] == nil && updates.movedSections[$0] == nil
    }
    let rowsTo = Dictionary(uniqueKeysWithValues: updates.movedRows.map { ($1, $0) })
    return wanted.indices.map { section in
      let isNew = updates.insertedSections[section] != nil
      let former = isNew ? nil : movedTo[section] ?? (staying.isEmpty ? nil : staying.removeFirst())
      var rest: [Int] = []
      if let former {
        rest = before[former].indices.filter {
          let path = IndexPath(item: $0, section: former)
          return updates.deletedRows[path] == nil && updates.movedRows[path] == nil
        }.map { before[former][$0] }
      }
      return wanted[section].indices.map { row in
        let path = IndexPath(item: row, section: section)
        if let old = rowsTo[path] { return before[old.section][old.item] }
        if isNew || updates.insertedRows[path] != nil { return wanted[section][row] }
        return rest.isEmpty ? -1 : rest.removeFirst()
      } + rest
    }
  }

  /// Returns the minimum number of moves that sort the numbers, found by comparing all pairs.
  private static func fewestMoves(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(1 + (zip(numbers[..<index], lengths).filter { $0.0 < number }.map(\.1).max() ?? 0))
    }
    return numbers.count - (lengths.max() ?? 0)
  }

  @Test("Finds minimal changes for 10,000 random pairs of snapshots", arguments: 0..<4)
  func random(part: Int) {
    for seed in RandomSeeds.of(10_000, part: part, of: 4) {
      var chance = Chance(seed: UInt64(seed))
      let old = Self.snapshot(&chance, from: nil)
      // Sometimes use an unrelated snapshot.
      let new = Self.snapshot(&chance, from: chance.happens(oneIn: 10) ? nil : old)
      let updates = SnapshotDifference(from: old, to: new, animation: .fade).updates
      let (before, after) = (Self.lists(of: old), Self.lists(of: new))
      #expect(Self.changed(old, by: updates, to: new) == after, "seed \(seed)")
      #expect(
        updates.contradiction(before: before.map(\.count), after: after.map(\.count), in: .table) == nil,
        "seed \(seed)")
      // Moves within a section are minimal, and items that change sections move once.
      var moves = 0
      for section in new.sectionIdentifiers where old.hasSection(section) {
        let former = old.itemIdentifiers(inSection: section)
        moves += Self.fewestMoves(
          new.itemIdentifiers(inSection: section).compactMap { former.firstIndex(of: $0) })
      }
      moves += new.itemIdentifiers.count { item in
        guard let section = old.sectionIdentifier(containingItem: item) else { return false }
        return section != new.sectionIdentifier(containingItem: item)
      }
      #expect(updates.movedRows.count == moves, "seed \(seed)")
      #expect(
        updates.movedSections.count
          == Self.fewestMoves(new.sectionIdentifiers.compactMap { old.indexOfSection($0) }), "seed \(seed)")
      for (section, items) in before.enumerated() {
        for (place, item) in items.enumerated() {
          let path = new.paths(of: [item])[item]
          #expect(updates.path(IndexPath(item: place, section: section)) == path, "seed \(seed)")
        }
      }
    }
  }

  @Test("Finds only the changed items among 100,000 items")
  func large() {
    var old = Snapshot()
    old.appendSections([0, 1])
    old.appendItems(Array(0..<50_000), toSection: 0)
    old.appendItems(Array(50_000..<100_000), toSection: 1)
    var new = old
    new.deleteItems([100, 60_000])
    new.insertItems([-1], afterItem: 30_000)
    new.moveItem(70_000, beforeItem: 5)
    let updates = SnapshotDifference(from: old, to: new, animation: .fade).updates
    #expect(updates.deletedRows.count == 2 && updates.insertedRows.count == 1)
    #expect(
      updates.movedRows
        == [IndexPath(item: 20_000, section: 1): IndexPath(item: 5, section: 0)])
  }
}
