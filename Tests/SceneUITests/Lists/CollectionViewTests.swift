import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

class CollectionHost: ScrollDiary, CollectionViewDataSource, CollectionViewDelegate {
  var items: [[String]] = []
  /// The reuse identifier of headers and footers.
  var header: String?
  /// Whether a tap on a selected item deselects it.
  var letsGo = true

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let header else { return CollectionReusableView() }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: header, for: indexPath)
    view.name = "\(kind) \(indexPath.section)"
    return view
  }
  func numberOfSections(in collectionView: CollectionView) -> Int { items.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.name = items[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    letsGo
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.item)")
  }
}

final class CountedItem: CollectionViewCell {
  private let life = Life()
  override class var declaration: ClassDeclaration { ClassDeclaration(CountedItem.self) }
}

/// Compares the visible cells with the expected ones. At rest, also checks their final positions.
func faults(of view: CollectionView, _ items: [[String]], isAtRest: Bool = true) -> [String] {
  view.window?.layoutIfNeeded()
  var faults: [String] = []
  let all = items.indices.flatMap { section in
    items[section].indices.map { IndexPath(item: $0, section: section) }
  }
  let wanted = all.filter { view.frameForItem(at: $0).intersects(view.bounds) }
  if view.indexPathsForVisibleItems != wanted { faults.append("shows \(view.indexPathsForVisibleItems)") }
  for path in wanted {
    guard let cell = view.cellForItem(at: path) else { continue }
    if cell.name != items[path.section][path.item] { faults.append("wrong item in \(path)") }
    if isAtRest, cell.frame != view.frameForItem(at: path) { faults.append("wrong place of \(path)") }
    if cell.isHidden || cell.superview !== view { faults.append("\(path) is not shown") }
  }
  return faults
}

@Suite struct CollectionViewTests {
  private func collection(
    _ items: [[String]], _ play: (Stage, CollectionView, CollectionHost) throws -> Void
  ) throws {
    try Lifetimes.counting { lifetimes in
      try onStage { stage in
        let view = stage.add(CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 440)))
        let host = CollectionHost()
        stage.watch(host)
        host.items = items
        view.flowLayout?.itemSize = Size(width: 70, height: 60)
        view.flowLayout?.sectionInset = EdgeInsets(top: 10, left: 5, bottom: 10, right: 5)
        view.register(CountedItem.self, forCellWithReuseIdentifier: "item")
        view.dataSource = host
        view.delegate = host
        stage.window.layoutIfNeeded()
        try play(stage, view, host)
        #expect(lifetimes.made <= 48)
      }
      #expect(lifetimes.alive == 0)
    }
  }

  private func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  @Test("Fills lines with items and distributes the remaining space between them")
  func filledLines() throws {
    try collection([numbers(10), numbers(3)]) { stage, view, host in
      // 310 points fit four items of 70. The remaining 30 points are distributed between them.
      #expect(
        view.frameForItem(at: IndexPath(item: 0, section: 0)) == Rect(x: 5, y: 10, width: 70, height: 60))
      #expect(
        view.frameForItem(at: IndexPath(item: 3, section: 0)) == Rect(x: 245, y: 10, width: 70, height: 60))
      #expect(
        view.frameForItem(at: IndexPath(item: 4, section: 0)) == Rect(x: 5, y: 80, width: 70, height: 60))
      #expect(view.frameForItem(at: IndexPath(item: 0, section: 1)).minY == 10 + 200 + 10 + 10)
      #expect(view.contentSize == Size(width: 320, height: 220 + 80))
      #expect(faults(of: view, host.items) == [])
      view.flowLayout?.scrollDirection = .horizontal
      #expect(view.frameForItem(at: IndexPath(item: 1, section: 0)).minX == 5)
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test func reusesCellsForManyItems() throws {
    try collection([numbers(100_000)]) { stage, view, host in
      for step in 1...300 {
        view.contentOffset = Point(x: 0, y: Double(step) * 65)
        stage.window.layoutIfNeeded()
      }
      view.scrollToItem(at: IndexPath(item: 99_999, section: 0), animated: false)
      stage.window.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems.last?.item == 99_999)
    }
  }

  @Test("In single selection, deselects the previous item without asking the delegate")
  func singleSelection() throws {
    try collection([numbers(4)]) { stage, view, host in
      host.letsGo = false
      try stage.harness.tap(stage.root, at: Point(x: 30, y: 30))
      try stage.harness.tap(stage.root, at: Point(x: 110, y: 30))
      #expect(host.take() == ["didSelect 0", "didDeselect 0", "didSelect 1"])
      #expect(view.indexPathsForSelectedItems.map(\.item) == [1])
      view.allowsMultipleSelection = true
      try stage.harness.tap(stage.root, at: Point(x: 110, y: 30))
      #expect(host.take() == [] && view.indexPathsForSelectedItems.map(\.item) == [1])
    }
  }

  @Test func tapSelectsItemAndDragScrolls() throws {
    try collection([numbers(200)]) { stage, view, host in
      try stage.harness.tap(stage.root, at: Point(x: 30, y: 30))
      try stage.harness.tap(stage.root, at: Point(x: 110, y: 30))
      #expect(host.take() == ["didSelect 0", "didDeselect 0", "didSelect 1"])
      try stage.harness.tap(stage.root, at: Point(x: 110, y: 30))
      #expect(host.take() == ["didSelect 1"], "the item was already selected")
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
      try stage.harness.drag(stage.root, from: Point(x: 30, y: 400), to: Point(x: 30, y: 100))
      stage.harness.advance(seconds: 8)
      #expect(
        host.take() == [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
          "willBeginDecelerating",
          "didScroll", "didEndDecelerating",
        ])
      #expect(faults(of: view, host.items) == [])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }
  }

  @Test(arguments: 0..<4) func visibleCellsMatchDataDuringRandomScrollingAndEditing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try collection([numbers(40), numbers(2)]) { stage, view, host in
      for step in 0..<40 {
        let section = Int.random(in: 0..<2, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          let y = Double.random(in: 20...400, using: &random)
          try stage.harness.drag(stage.root, from: Point(x: 100, y: 200), to: Point(x: 100, y: y))
        case 1: stage.harness.advance(seconds: Double.random(in: 0...3, using: &random))
        case 2:
          let item = Int.random(in: 0...host.items[section].count, using: &random)
          host.items[section].insert("new \(step)", at: item)
          view.insertItems(at: [IndexPath(item: item, section: section)])
        case 3 where !host.items[section].isEmpty:
          let item = Int.random(in: 0..<host.items[section].count, using: &random)
          host.items[section].remove(at: item)
          view.deleteItems(at: [IndexPath(item: item, section: section)])
        default:
          view.frame = Rect(x: 0, y: 0, width: .random(in: 100...320, using: &random), height: 440)
        }
        let found = faults(of: view, host.items, isAtRest: false)
        #expect(found == [], "step \(step)")
        guard found == [] else { return }
      }
      stage.harness.advance(seconds: 8)
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test func doesNotSelectItemOutOfRange() throws {
    try collection([numbers(3), []]) { stage, view, host in
      view.selectItem(at: IndexPath(item: 1, section: 0))
      for (item, section) in [(3, 0), (-1, 0), (0, 1), (0, 2), (0, -1)] {
        view.selectItem(at: IndexPath(item: item, section: section))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
      }
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
      #expect(host.take() == [])
    }
  }

  @Test func loadsCollectionViewFromScene() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <collectionView id="items" frame="0 0 320 480" itemSize="90 90" sectionInset="10 10 10 10"
              minimumLineSpacing="15">
            <collectionViewCell reuseIdentifier="item" frame="0 0 90 90" backgroundColor="systemTeal">
              <label frame="0 30 90 30" text="Item" textAlignment="center"/>
            </collectionViewCell>
          </collectionView>
        </view></viewController></scene>
        """))
    let host = CollectionHost()
    host.items = [numbers(30)]
    try stage.show()
    let harness = Harness(stage.window)
    let view: CollectionView = try harness.find(id: "items")
    view.dataSource = host
    #expect(harness.svg().contains("Item"))
    #expect(faults(of: view, host.items) == [])
    #expect(view.frameForItem(at: IndexPath(item: 3, section: 0)).minY == 115)
  }
}
