import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct DiffableDataSourceTests {
  private typealias TableSource = TableViewDiffableDataSource<String, String>
  private typealias CollectionSource = CollectionViewDiffableDataSource<String, String>

  /// The texts of cells, and a record of the configured cells.
  private final class Words {
    var suffix = ""
    var filled: [String] = []
  }

  private func table(_ play: (Stage, TableView, TableSource, Words) throws -> Void) throws {
    try onStage { stage in
      let table = stage.add(TableView(frame: Rect(x: 0, y: 0, width: 320, height: 440)))
      table.register(CountedCell.self, forCellReuseIdentifier: "row")
      let words = Words()
      let source = TableSource(tableView: table) { table, path, word in
        words.filled.append(word)
        guard word != "none" else { return nil }
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = word + words.suffix
        return cell
      }
      stage.watch(source, words)
      stage.window.layoutIfNeeded()
      try play(stage, table, source, words)
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [String]>) -> WordSnapshot {
    var snapshot = WordSnapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("Applying a snapshot to a table keeps the cells and selection of remaining rows")
  func tables() throws {
    try table { stage, table, source, words in
      source.apply(snapshot(["one": ["a", "b", "c"], "two": ["d", "e"]]), animatingDifferences: false)
      #expect(faults(of: table, [["a", "b", "c"], ["d", "e"]]) == [])
      let cell = try table.seenCell("d")
      table.selectRow(at: row(0, 1))
      words.filled = []
      var isDone = false
      source.apply(snapshot(["two": ["e", "x"], "one": ["d", "c", "b"]])) { isDone = true }
      #expect(source.indexPath(for: "d") == row(0, 1) && source.itemIdentifier(for: row(1)) == "x")
      stage.harness.advance(seconds: 0.1)
      #expect(!isDone)
      #expect(try table.seenCell("a").alpha < 1, "the cell is fading out")
      stage.harness.advance(seconds: 0.3)
      #expect(isDone)
      #expect(faults(of: table, [["e", "x"], ["d", "c", "b"]]) == [])
      #expect(words.filled == ["x"], "no other cell was requested")
      #expect(table.cellForRow(at: row(0, 1)) === cell)
      #expect(table.indexPathForSelectedRow == row(0, 1))
    }
  }

  @Test("Applies a snapshot immediately if animation is off")
  func still() throws {
    try table { stage, table, source, _ in
      source.apply(snapshot(["one": ["a", "b", "c"]]), animatingDifferences: false)
      stage.window.layoutIfNeeded()
      var isDone = false
      source.apply(snapshot(["one": ["c", "a"]]), animatingDifferences: false) { isDone = true }
      #expect(isDone)
      #expect(faults(of: table, [["c", "a"]]) == [])
      source.applySnapshotUsingReloadData(snapshot(["one": ["z"]]))
      #expect(faults(of: table, [["z"]]) == [])
    }
  }

  @Test("Replaces the cells of reloaded items and keeps those of reconfigured items")
  func reloadedItems() throws {
    try table { stage, table, source, words in
      source.apply(snapshot(["one": ["a", "b", "c"]]), animatingDifferences: false)
      stage.window.layoutIfNeeded()
      let (a, b) = (try table.seenCell("a"), try table.seenCell("b"))
      table.selectRow(at: row(1))
      words.suffix = "!"
      words.filled = []
      var changed = source.snapshot()
      changed.reloadItems(["a"])
      changed.reconfigureItems(["b"])
      source.apply(changed)
      stage.harness.advance(seconds: 0.5)
      #expect(table.cellForRow(at: row(0)) !== a && table.cellForRow(at: row(1)) === b)
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["a!", "b!", "c"])
      #expect(words.filled.sorted() == ["a", "b"])
      #expect(table.indexPathForSelectedRow == row(1))
      #expect(source.snapshot().reloadedItemIdentifiers.isEmpty, "the reload is not repeated")
    }
  }

  @Test("Updates the height of a reconfigured row")
  func reconfiguredHeight() throws {
    try table { stage, table, source, words in
      table.rowHeight = TableView.automaticDimension
      source.apply(snapshot(["one": ["a", "b"]]), animatingDifferences: false)
      stage.window.layoutIfNeeded()
      table.visibleCells[0].textLabel?.numberOfLines = 0
      words.suffix = " and many more words than there is room for in a single line of a row like this one"
      table.reconfigureRows(at: [row(0)])
      stage.window.layoutIfNeeded()
      #expect(table.rectForRow(at: row(0)).height > 44)
      #expect(table.rectForRow(at: row(1)).minY == table.rectForRow(at: row(0)).maxY)
    }
  }

  @Test("Reports errors in a snapshot with their locations and shows the valid items")
  func mistakes() throws {
    try table { stage, table, source, _ in
      var reported: [SnapshotError] = []
      stage.context.failureHandler = { if let error = $0 as? SnapshotError { reported.append(error) } }
      var wrong = snapshot(["one": ["a", "none"]])
      wrong.appendItems(["a", "b"])
      source.apply(wrong)
      stage.harness.advance(seconds: 0.5)
      #expect(
        Set(reported.map(\.kind)) == [.duplicateItem("a", section: "one"), .noCell("none")])
      #expect(reported.allSatisfy { $0.file.hasSuffix("DiffableDataSourceTests.swift") })
      #expect(table.visibleCells.map { $0.textLabel?.text ?? "" } == ["a", "", "b"])
      // Applying the current snapshot is not an error.
      reported = []
      source.apply(source.snapshot())
      #expect(reported.isEmpty)
    }
  }

  private final class MovableSource: TableViewDiffableDataSource<String, String> {
    override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  @Test("Reordering rows by dragging updates the snapshot and notifies the subclass")
  func dragging() throws {
    try onStage { stage in
      let table = stage.add(TableView(frame: Rect(x: 0, y: 0, width: 320, height: 440)))
      let source = MovableSource(tableView: table) { _, _, word in
        let cell = TableViewCell(style: .basic, reuseIdentifier: nil)
        cell.textLabel?.text = word
        cell.showsReorderControl = true
        return cell
      }
      source.apply(snapshot(["one": ["a", "b", "c"]]), animatingDifferences: false)
      table.setEditing(true)
      stage.window.layoutIfNeeded()
      #expect(table.headerView(forSection: 0) != nil)
      let touch = try stage.harness.touchDown(in: table, at: Point(x: 300, y: 28 + 22))
      stage.harness.move(touch, to: Point(x: 300, y: 28 + 110), in: table)
      stage.harness.advance(seconds: 0.5)
      stage.harness.up(touch)
      stage.harness.advance(seconds: 0.5)
      #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a"])
    }
  }

  @Test("Applies snapshots to a collection view with headers")
  func collections() throws {
    try onStage { stage in
      let view = stage.add(CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 440)))
      view.flowLayout?.headerReferenceSize = Size(width: 0, height: 20)
      view.register(CountedItem.self, forCellWithReuseIdentifier: "item")
      view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      var filled: [String] = []
      let source = CollectionSource(collectionView: view) { view, path, word in
        filled.append(word)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        cell.name = word
        return cell
      }
      source.supplementaryViewProvider = { view, kind, path in
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
      }
      stage.watch(source)
      source.apply(snapshot(["one": ["a", "b", "c"], "two": ["d"]]), animatingDifferences: false)
      #expect(faults(of: view, [["a", "b", "c"], ["d"]]) == [])
      #expect(
        view.supplementaryView(
          forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)) != nil)
      filled = []
      var next = snapshot(["two": ["d", "b"], "one": ["c", "x"]])
      next.reconfigureItems(["c"])
      let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
      source.apply(next)
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: view, [["d", "b"], ["c", "x"]]) == [])
      #expect(filled.sorted() == ["c", "x"])
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
      source.apply(snapshot(["two": ["b"]]), animatingDifferences: false)
      #expect(faults(of: view, [["b"]]) == [])
      #expect(source.index(for: "two") == 0 && source.sectionIdentifier(for: 0) == "two")
    }
  }

  @Test("Applies random snapshots during the animations of earlier snapshots", arguments: 0..<2)
  func random(part: Int) throws {
    for seed in RandomSeeds.of(60, part: part, of: 2) {
      try table { stage, table, source, _ in
        var chance = Chance(seed: UInt64(seed))
        for _ in 0..<12 {
          var next = source.snapshot()
          for _ in 0..<1 + chance.below(5) { change(&next, &chance) }
          source.apply(next, animatingDifferences: !chance.happens(oneIn: 4))
          let rows = next.sectionIdentifiers.map { next.itemIdentifiers(inSection: $0) }
          #expect(faults(of: table, rows, isAtRest: false) == [], "seed \(seed)")
          stage.harness.advance(seconds: Double(chance.below(4)) * 0.1)
          if chance.happens(oneIn: 3) {
            table.contentOffset = Point(x: 0, y: Double(chance.below(8)) * 40)
          }
        }
        stage.harness.advance(seconds: 1)
        let last = source.snapshot()
        #expect(
          faults(of: table, last.sectionIdentifiers.map { last.itemIdentifiers(inSection: $0) }) == [],
          "seed \(seed)")
      }
    }
  }

  private func change(_ snapshot: inout WordSnapshot, _ chance: inout Chance) {
    let (sections, items) = (snapshot.sectionIdentifiers, snapshot.itemIdentifiers)
    let new = (0..<1 + chance.below(4)).map { _ in "\(chance.below(1_000_000))" }
      .filter { snapshot.indexOfItem($0) == nil }
    switch chance.below(items.isEmpty ? 2 : 8) {
    case 0:
      let section = "s\(chance.below(1_000_000))"
      snapshot.appendSections([section])
      snapshot.appendItems(Array(Set(new)).sorted(), toSection: section)
    case 1:
      if !sections.isEmpty {
        snapshot.appendItems(Array(Set(new)).sorted(), toSection: chance.pick(sections))
      }
    case 2: snapshot.insertItems(Array(Set(new)).sorted(), beforeItem: chance.pick(items))
    case 3: snapshot.moveItem(chance.pick(items), afterItem: chance.pick(items))
    case 4: snapshot.deleteItems([chance.pick(items)])
    case 5: snapshot.moveSection(chance.pick(sections), beforeSection: chance.pick(sections))
    case 6: snapshot.reloadItems([chance.pick(items)])
    default: if chance.happens(oneIn: 4) { snapshot.deleteSections([chance.pick(sections)]) }
    }
  }
}
