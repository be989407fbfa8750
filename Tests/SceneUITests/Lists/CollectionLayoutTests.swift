import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

private func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

private final class HeaderView: CollectionReusableView {
  private let life = Life()
  private(set) var uses = 0
  override class var declaration: ClassDeclaration { ClassDeclaration(HeaderView.self) }
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

private final class FlowHost: CollectionHost, CollectionViewDelegateFlowLayout {
  var size: ((IndexPath) -> Size)?
  private(set) var sizesAsked = 0

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, sizeForItemAt indexPath: IndexPath
  ) -> Size {
    sizesAsked += 1
    return size?(indexPath) ?? (layout as? FlowLayout)?.itemSize ?? .zero
  }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, insetForSectionAt section: Int
  ) -> EdgeInsets {
    section == 0
      ? (layout as? FlowLayout)?.sectionInset ?? .zero : EdgeInsets(top: 20, left: 30, bottom: 5, right: 30)
  }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, minimumLineSpacingForSectionAt section: Int
  ) -> Double { section == 0 ? (layout as? FlowLayout)?.minimumLineSpacing ?? 0 : 2 }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, referenceSizeForHeaderInSection section: Int
  ) -> Size { Size(width: 40, height: 40 + Double(section)) }
}

/// A layout with one item per row, each lower and in front of the previous one.
private final class Stairs: CollectionLayout {
  private(set) var preparations = 0
  override class var declaration: ClassDeclaration { ClassDeclaration(Stairs.self) }
  override func prepare() { preparations += 1 }
  override var collectionViewContentSize: Size {
    Size(width: 1000, height: 20 * Double(collectionView?.numberOfItems(inSection: 0) ?? 0) + 60)
  }
  override func layoutAttributesForItem(at path: IndexPath) -> CollectionLayoutAttributes? {
    guard path.item < collectionView?.numberOfItems(inSection: 0) ?? 0 else { return nil }
    let step = Double(path.item)
    var attributes = CollectionLayoutAttributes(
      forCellWith: path, frame: Rect(x: step * 10, y: step * 20, width: 80, height: 60))
    attributes.zIndex = -path.item
    attributes.alpha = 0.5
    return attributes
  }
  override func layoutAttributesForElements(in rect: Rect) -> [CollectionLayoutAttributes] {
    let first = max(0, Int((rect.minY - 60) / 20))
    return (first..<max(first, Int(rect.maxY / 20) + 1)).compactMap { layoutAttributesForItem(at: item($0)) }
      .filter { $0.frame.intersects(rect) }
  }
  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> CollectionLayoutAttributes? {
    CollectionLayoutAttributes(forCellWith: path, frame: Rect(x: 300, y: 0, width: 80, height: 60))
  }
}

@Suite struct CollectionLayoutTests {
  private func flowing(
    _ items: [[String]], _ play: (Stage, CollectionView, FlowHost) throws -> Void
  ) throws {
    try Lifetimes.counting { lifetimes in
      try onStage { stage in
        let view = stage.add(CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 440)))
        let host = FlowHost()
        stage.watch(host)
        host.items = items
        host.header = "head"
        view.flowLayout?.itemSize = Size(width: 100, height: 50)
        view.register(CountedItem.self, forCellWithReuseIdentifier: "item")
        view.register(
          HeaderView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
          withReuseIdentifier: "head")
        view.dataSource = host
        view.delegate = host
        stage.window.layoutIfNeeded()
        try play(stage, view, host)
        #expect(lifetimes.made <= 80)
      }
      #expect(lifetimes.alive == 0)
    }
  }

  private func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  @Test("Each section can have its own header, insets, and spacing")
  func sectionsHaveHeadersAndMetrics() throws {
    try flowing([numbers(4), numbers(3)]) { stage, view, host in
      let headers = [0, 1].map {
        view.supplementaryView(forElementKind: CollectionView.elementKindSectionHeader, at: item(0, $0))
      }
      #expect(headers[0]?.frame == Rect(x: 0, y: 0, width: 320, height: 40))
      #expect(headers[0]?.name == "header 0")
      let visible = view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader)
      #expect(visible.map(\.name) == ["header 0", "header 1"])
      #expect(view.layoutAttributesForItem(at: item(3))?.frame == view.frameForItem(at: item(3)))
      #expect(view.layoutAttributesForItem(at: item(9)) == nil)
      #expect(view.frameForItem(at: item(0)) == Rect(x: 0, y: 40, width: 100, height: 50))
      #expect(view.frameForItem(at: item(3)).minY == 100)
      // A line of 260 points fits two items. The line spacing is two points.
      #expect(headers[1]?.frame == Rect(x: 0, y: 150, width: 320, height: 41))
      #expect(view.frameForItem(at: item(1, 1)) == Rect(x: 190, y: 211, width: 100, height: 50))
      #expect(view.frameForItem(at: item(2, 1)).minY == 263)
      #expect(view.contentSize == Size(width: 320, height: 318))
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("Full lines are justified, the last line is not, and a single item is centered")
  func alignsIncompleteLines() throws {
    try flowing([numbers(4)]) { _, view, host in
      var widths = [100.0, 150, 120, 140]
      host.size = { Size(width: widths[$0.item], height: 40) }
      view.flowLayout?.invalidateLayout()
      // 100 and 150 leave a gap of 70, which is too large for the last line.
      #expect(view.frameForItem(at: item(1)).minX == 170)
      #expect(view.frameForItem(at: item(3)).minX == 130)
      widths[0] = 300
      view.flowLayout?.invalidateLayout()
      #expect(view.frameForItem(at: item(0)).minX == 10, "a single item is centered")
    }
  }

  @Test("Section insets also apply if the layout scrolls horizontally")
  func appliesInsetsToVerticalLines() throws {
    try flowing([numbers(2)]) { _, view, _ in
      view.flowLayout?.scrollDirection = .horizontal
      view.flowLayout?.sectionInset = EdgeInsets(top: 15, left: 5, bottom: 25, right: 35)
      #expect(view.frameForItem(at: item(0)).minY == 15)
    }
  }

  @Test func fillsLinesWithItemsOfSeveralSizes() throws {
    try flowing([numbers(5)]) { stage, view, host in
      let widths = [100.0, 150, 200, 60, 70]
      host.size = { Size(width: widths[$0.item], height: $0.item == 1 ? 80 : 40) }
      view.flowLayout?.invalidateLayout()
      // 100 and 150 with the rest between them. The items of a line are centered vertically.
      #expect(view.frameForItem(at: item(0)) == Rect(x: 0, y: 60, width: 100, height: 40))
      #expect(view.frameForItem(at: item(1)) == Rect(x: 170, y: 40, width: 150, height: 80))
      #expect(view.frameForItem(at: item(2)) == Rect(x: 0, y: 130, width: 200, height: 40))
      #expect(view.frameForItem(at: item(3)) == Rect(x: 260, y: 130, width: 60, height: 40))
      // The last line is not full.
      #expect(view.frameForItem(at: item(4)).minY == 180)
      #expect(view.indexPathForItem(at: Point(x: 180, y: 50)) == item(1))
      #expect(faults(of: view, host.items) == [])
      view.flowLayout?.scrollDirection = .horizontal
      #expect(view.frameForItem(at: item(0)).minX == 90, "in the middle of its column, behind the header")
      #expect(
        view.supplementaryView(
          forElementKind: CollectionView.elementKindSectionHeader, at: item(0))?.frame
          == Rect(x: 0, y: 0, width: 40, height: 440))
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test func laysOutManyItemsOfSeveralSizes() throws {
    try flowing([numbers(100_000)]) { stage, view, host in
      host.size = { Size(width: 40 + Double($0.item % 3) * 10, height: 40) }
      view.flowLayout?.invalidateLayout()
      stage.window.layoutIfNeeded()
      let asked = host.sizesAsked
      for step in 1...200 {
        view.contentOffset = Point(x: 0, y: Double(step) * 470)
        stage.window.layoutIfNeeded()
      }
      view.scrollToItem(at: item(99_999), animated: false)
      stage.window.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems.last == item(99_999))
      #expect(host.sizesAsked == asked, "scrolling does not query sizes")
    }
  }

  @Test func reusesHeaders() throws {
    try flowing((0..<200).map { _ in numbers(3) }) { stage, view, host in
      for step in 1...300 {
        view.contentOffset = Point(x: 0, y: Double(step) * 40)
        stage.window.layoutIfNeeded()
      }
      let headers = view.subviews.compactMap { $0 as? HeaderView }
      #expect(headers.count < 10)
      #expect(headers.contains { $0.uses > 5 })
      let shown = headers.filter { !$0.isHidden }
      #expect(Set(shown.map(\.name)).count == shown.count)
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test func animatesInsertionsAndDeletions() throws {
    try flowing([numbers(6), numbers(2)]) { stage, view, host in
      var heard: [Bool] = []
      let moved = try #require(view.cellForItem(at: item(2)))
      let gone = try #require(view.cellForItem(at: item(0)))
      view.selectItem(at: item(2))
      host.items[0].remove(at: 0)
      host.items[0].append("new")
      view.performBatchUpdates({
        view.deleteItems(at: [item(0)])
        view.insertItems(at: [item(5)])
      }) { heard.append($0) }
      let new = try #require(view.cellForItem(at: item(5)))
      #expect(moved.frame.minX == 220 && view.cellForItem(at: item(1)) === moved)
      #expect(new.alpha == 0 && gone.alpha == 1)
      stage.harness.advance(seconds: 0.15)
      #expect(moved.frame.minX > 110 && moved.frame.minX < 220)
      #expect(new.alpha > 0 && gone.alpha < 1 && !gone.isHidden)
      // A cell that is being removed does not receive touches.
      #expect(view.hitTest(gone.center) !== gone)
      // Interrupts the animation, and checks that nothing jumps.
      let frame = moved.frame
      host.items[0].remove(at: 0)
      view.deleteItems(at: [item(0)])
      #expect(moved.frame == frame)
      #expect(view.indexPathsForSelectedItems == [item(0)])
      stage.harness.advance(seconds: 0.5)
      #expect(heard == [true])
      #expect(gone.isHidden && gone.alpha == 1)
      #expect(faults(of: view, host.items) == [])
      host.items.swapAt(0, 1)
      view.moveSection(0, to: 1)
      #expect(view.indexPathsForSelectedItems == [item(0, 1)])
      host.items.remove(at: 0)
      view.deleteSections([0])
      stage.harness.advance(seconds: 0.1)
      view.reloadData()
      #expect(faults(of: view, host.items) == [])
    }
  }

  /// Regression: a cell that was reused during a touch reported its new item as touched.
  @Test("A touch on a cell that is then reused does not select the cell's new item")
  func touchDoesNotSelectNewItemOfReusedCell() throws {
    try flowing([numbers(3)]) { stage, view, host in
      let cell = try #require(view.cellForItem(at: item(0)))
      let touch = try stage.harness.touchDown(in: cell)
      stage.harness.advance(seconds: 0.2)
      #expect(cell.isHighlighted)
      host.items = [["x", "y"]]
      view.reloadData()
      stage.window.layoutIfNeeded()
      stage.harness.up(touch)
      #expect(host.take() == [])
      #expect(view.indexPathsForSelectedItems == [])
    }
  }

  @Test func rejectsUpdateThatDoesNotMatchDataSource() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        let window = Window(
          frame: Rect(x: 0, y: 0, width: 320, height: 480), context: SceneContext(clock: ManualClock()))
        let view = CollectionView(frame: window.bounds)
        let host = CollectionHost()
        host.items = [["a", "b"]]
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = host
        window.addSubview(view)
        window.layoutIfNeeded()
        view.insertItems(at: [item(0)])
      })
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      output.contains("invalid number of items in section 0. The number of items contained in an existing"))
    #expect(output.contains("(1 inserted, 0 deleted)"))
  }

  @Test func supportsCustomLayout() throws {
    try flowing([numbers(100)]) { stage, view, host in
      let layout = Stairs()
      stage.watch(layout)
      view.collectionLayout = layout
      stage.window.layoutIfNeeded()
      #expect(view.contentSize == Size(width: 1000, height: 2060))
      let cell = try #require(view.cellForItem(at: item(3)))
      #expect(cell.frame == Rect(x: 30, y: 60, width: 80, height: 60) && cell.alpha == 0.5)
      // The first item is in front.
      let front = view.subviews.last { $0 is CollectionViewCell }
      #expect(front === view.cellForItem(at: item(0)))
      #expect(view.indexPathForItem(at: Point(x: 35, y: 65)) == item(1))
      let preparations = layout.preparations
      view.contentOffset = Point(x: 0, y: 500)
      stage.window.layoutIfNeeded()
      #expect(layout.preparations == preparations, "scrolling does not prepare the layout again")
      view.contentOffset = .zero
      layout.invalidateLayout()
      stage.window.layoutIfNeeded()
      #expect(layout.preparations == preparations + 1)
      let gone = try #require(view.cellForItem(at: item(0)))
      host.items[0].removeFirst()
      view.deleteItems(at: [item(0)])
      stage.harness.advance(seconds: 0.25)
      #expect(gone.frame.minX > 250, "the layout's final attributes are used")
      stage.harness.advance(seconds: 0.3)
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("Visible cells move to their positions in a new layout, and keep their content and selection")
  func replacesLayoutWithAnimation() throws {
    try flowing([numbers(6)]) { stage, view, host in
      let layout = Stairs()
      stage.watch(layout)
      view.selectItem(at: item(2))
      let cell = try #require(view.cellForItem(at: item(2)))
      let old = cell.frame
      var ends: [Bool] = []
      view.setCollectionViewLayout(layout, animated: true) { ends.append($0) }
      #expect(view.collectionLayout === layout && ends == [])
      #expect(cell.frame == Rect(x: 20, y: 40, width: 80, height: 60))
      stage.harness.advance(seconds: 0.15)
      let shown = cell.layer.presentation?.position ?? .zero
      #expect(abs(shown.y - (old.midY + cell.frame.midY) / 2) < 1, "the cell is halfway: \(shown)")
      stage.harness.advance(seconds: 0.2)
      #expect(ends == [true] && view.cellForItem(at: item(2)) === cell && cell.isSelected)
      #expect(faults(of: view, host.items) == [])
      let flow = FlowLayout()
      stage.watch(flow)
      view.setCollectionViewLayout(flow, animated: false) { ends.append($0) }
      stage.window.layoutIfNeeded()
      #expect(ends == [true, true] && cell.frame == view.frameForItem(at: item(2)))
    }
  }

  @Test("A scene can set the prototypes and the layout of a collection view")
  func sceneSetsPrototypesAndLayout() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <collectionView id="photos" frame="0 0 320 480" itemSize="90 90" headerReferenceSize="0 50"
              footerReferenceSize="0 20" sectionInset="0 10 0 10">
            <collectionViewCell reuseIdentifier="item" frame="0 0 90 90" backgroundColor="systemTeal"/>
            <collectionReusableView reuseIdentifier="head" frame="0 0 320 50" backgroundColor="systemGray">
              <label frame="10 0 300 50" text="A month"/>
            </collectionReusableView>
            <collectionReusableView kind="footer" reuseIdentifier="head" frame="0 0 320 20">
              <label frame="10 0 300 20" text="So many"/>
            </collectionReusableView>
          </collectionView>
          <collectionView id="stairs" frame="0 0 10 10"><collectionLayout class="Stairs"/></collectionView>
        </view></viewController></scene>
        """), registry: .library(and: Stairs.self))
    try stage.show()
    let harness = Harness(stage.window)
    let view: CollectionView = try harness.find(id: "photos")
    let host = CollectionHost()
    (host.items, host.header) = ([numbers(4), numbers(1)], "head")
    view.dataSource = host
    let picture = harness.svg()
    #expect(picture.contains("A month") && picture.contains("So many"))
    #expect(view.frameForItem(at: item(0)).minY == 50)
    #expect(view.frameForItem(at: item(0, 1)).minY == 50 + 190 + 20 + 50)
    let stairs: CollectionView = try harness.find(id: "stairs")
    #expect(stairs.collectionLayout is Stairs && stairs.flowLayout == nil)
  }
}
