import SceneUI
import SceneValues
import TestSupport
import Testing

typealias WordSnapshot = DiffableDataSourceSnapshot<String, String>

@Suite struct SnapshotTests {
  private func fruits() -> WordSnapshot {
    var snapshot = WordSnapshot()
    snapshot.appendSections(["red", "green"])
    snapshot.appendItems(["cherry", "apple"], toSection: "red")
    snapshot.appendItems(["kiwi", "lime"])
    return snapshot
  }

  @Test func snapshotContainsItsSectionsAndItems() {
    let snapshot = fruits()
    #expect(snapshot.sectionIdentifiers == ["red", "green"])
    #expect(snapshot.itemIdentifiers == ["cherry", "apple", "kiwi", "lime"])
    #expect(snapshot.itemIdentifiers(inSection: "green") == ["kiwi", "lime"])
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfItems(inSection: "red") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: "lime") == "green")
    #expect(snapshot.indexOfItem("lime") == 3 && snapshot.indexOfSection("green") == 1)
    #expect(snapshot.indexOfItem("pear") == nil && snapshot.numberOfItems(inSection: "blue") == 0)
  }

  @Test func addsRemovesAndMovesItems() {
    var snapshot = fruits()
    snapshot.insertItems(["plum", "beet"], beforeItem: "apple")
    snapshot.insertItems(["pear"], afterItem: "lime")
    snapshot.moveItem("cherry", afterItem: "kiwi")
    snapshot.moveItem("pear", beforeItem: "plum")
    snapshot.deleteItems(["apple"])
    #expect(snapshot.itemIdentifiers(inSection: "red") == ["pear", "plum", "beet"])
    #expect(snapshot.itemIdentifiers(inSection: "green") == ["kiwi", "cherry", "lime"])
    #expect(snapshot.sectionIdentifier(containingItem: "pear") == "red")
    #expect(snapshot.errors.isEmpty)
  }

  @Test func addsRemovesAndMovesSections() {
    var snapshot = fruits()
    snapshot.insertSections(["yellow"], beforeSection: "red")
    snapshot.insertSections(["blue"], afterSection: "red")
    snapshot.moveSection("green", beforeSection: "yellow")
    snapshot.moveSection("red", afterSection: "blue")
    #expect(snapshot.sectionIdentifiers == ["green", "yellow", "blue", "red"])
    snapshot.deleteSections(["red"])
    #expect(snapshot.itemIdentifiers == ["kiwi", "lime"])
    #expect(snapshot.sectionIdentifier(containingItem: "apple") == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test func doesNotContainDeletedItems() {
    var snapshot = fruits()
    snapshot.reloadItems(["apple", "kiwi"])
    snapshot.reconfigureItems(["lime", "cherry"])
    snapshot.reloadSections(["red"])
    snapshot.deleteItems(["kiwi", "lime"])
    #expect(snapshot.reloadedItemIdentifiers == ["apple"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["cherry"])
    snapshot.deleteSections(["red"])
    #expect(snapshot.reloadedSectionIdentifiers == [] && snapshot.reloadedItemIdentifiers == [])
  }

  @Test("Ignores an invalid change and records its source location")
  func mistakes() {
    var snapshot = fruits()
    let line = Int(#line) + 1
    snapshot.appendItems(["kiwi", "fig", "fig"], toSection: "red")
    snapshot.appendSections(["green"])
    snapshot.insertItems(["nut"], beforeItem: "pear")
    snapshot.appendItems(["nut"], toSection: "blue")
    snapshot.moveSection("red", afterSection: "blue")
    snapshot.deleteItems(["pear"])
    var empty = WordSnapshot()
    empty.appendItems(["nut"])
    #expect(snapshot.itemIdentifiers == ["cherry", "apple", "fig", "kiwi", "lime"])
    #expect(snapshot.sectionIdentifiers == ["red", "green"])
    #expect(
      snapshot.errors.map(\.kind) == [
        .duplicateItem("kiwi", section: "green"), .duplicateItem("fig", section: "red"),
        .duplicateSection("green"), .unknownItem("pear"), .unknownSection("blue"), .unknownSection("blue"),
        .unknownItem("pear"),
      ])
    #expect(empty.errors.map(\.kind) == [.noSection])
    #expect(
      "\(snapshot.errors[0])"
        == "SceneUITests/SnapshotTests.swift:\(line): the item 'kiwi' is already in the section "
          + """
          'green' of the snapshot, and remains there. Identifiers must be unique; use 'moveItem' to move an \
          item
          """
    )
    #expect(snapshot.errors.map(\.line) == [0, 0, 1, 2, 3, 4, 5].map { line + $0 })
  }
}
