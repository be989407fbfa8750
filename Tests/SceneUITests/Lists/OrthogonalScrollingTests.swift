import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct OrthogonalScrollingTests {
  /// Two orthogonally scrolling sections of twenty groups of 100 × 80 points, 10 points apart, and a list of
  /// rows of 50 points.
  private func collection(
    _ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior,
    _ play: (Stage, CollectionView, CollectionHost) throws -> Void
  ) throws {
    try Lifetimes.counting { lifetimes in
      try onStage { stage in
        let view = stage.add(CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 440)))
        let host = CollectionHost()
        stage.watch(host)
        host.items = [20, 20, 40].enumerated().map { section, count in (0..<count).map { "\(section).\($0)" }
        }
        view.register(CountedItem.self, forCellWithReuseIdentifier: "item")
        view.collectionLayout = CompositionalLayout(sectionProvider: { index, _ in
          let all = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
          let isRow = index < 2
          let section = CollectionLayoutSection(
            group: .horizontal(
              layoutSize: CollectionLayoutSize(
                widthDimension: isRow ? .absolute(100) : .fractionalWidth(1),
                heightDimension: .absolute(isRow ? 80 : 50)), subitems: [all]))
          if isRow {
            section.orthogonalScrollingBehavior = behavior
            section.interGroupSpacing = 10
            section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 15, bottom: 20, trailing: 15)
          }
          return section
        })
        view.dataSource = host
        view.delegate = host
        stage.window.layoutIfNeeded()
        try play(stage, view, host)
      }
      #expect(lifetimes.alive == 0)
    }
  }

  private func x(_ item: Int, _ section: Int = 0, in view: CollectionView) -> Double {
    view.frameForItem(at: IndexPath(item: item, section: section)).minX
  }

  /// Drags the first section to the left, and waits until it rests.
  private func drag(_ stage: Stage, by way: Double, seconds: Double = 0.2) throws {
    try stage.harness.drag(
      stage.root, fingers: [(from: Point(x: 250, y: 40), to: Point(x: 250 - way, y: 40))], seconds: seconds)
    stage.harness.advance(seconds: 8)
  }

  @Test("In right-to-left layouts, groups begin at the right and dragging to the right scrolls forward")
  func rightToLeft() throws {
    try collection(.continuousGroupLeadingBoundary) { stage, view, host in
      view.semanticContentAttribute = .forceRightToLeft
      stage.window.layoutIfNeeded()
      #expect(x(0, in: view) == 320 - 15 - 100)
      #expect(x(2, in: view) == 320 - 15 - 100 - 220)
      try drag(stage, by: -200)
      // The first visible group ends at a group boundary.
      let ends = (0..<20).map { x($0, in: view) + 100 }
      #expect(ends.contains { abs($0 - (320 - 15)) < 1e-6 })
      #expect(ends[0] > 320)
      #expect(x(0, 1, in: view) == 320 - 15 - 100, "the other section has not moved")
      for path in view.indexPathsForVisibleItems {
        let cell = try #require(view.cellForItem(at: path))
        #expect(cell.convert(Point.zero, to: view) == view.frameForItem(at: path).origin)
      }
      view.scrollToItem(at: IndexPath(item: 19, section: 0), at: .start, animated: false)
      stage.window.layoutIfNeeded()
      #expect(x(19, in: view) == 15, "the last is at the left")
      view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .start, animated: false)
      stage.window.layoutIfNeeded()
      #expect(x(5, in: view) == 220)
    }
  }

  @Test("A horizontal drag scrolls only the section that is touched")
  func continuous() throws {
    try collection(.continuous) { stage, view, host in
      #expect(view.contentSize == Size(width: 320, height: 100 + 100 + 2000))
      #expect(
        view.frameForItem(at: IndexPath(item: 2, section: 0)) == Rect(x: 235, y: 0, width: 100, height: 80))
      try drag(stage, by: 200)
      #expect(x(0, in: view) < 15 - 180)
      #expect(x(0, 1, in: view) == 15)
      #expect(view.contentOffset == .zero)
      let shown = view.indexPathsForVisibleItems.filter { $0.section == 0 }
      #expect(!shown.contains(IndexPath(item: 0, section: 0)) && shown.count <= 4)
      for path in shown {
        let cell = try #require(view.cellForItem(at: path))
        #expect(cell.name == "0.\(path.item)")
        #expect(
          cell.convert(cell.bounds, to: view) == view.frameForItem(at: path),
          "the cell is displayed at its layout position")
      }
    }
  }

  @Test("A vertical drag scrolls the whole collection view, even if it begins in an orthogonal section")
  func upAndDown() throws {
    try collection(.continuous) { stage, view, _ in
      try drag(stage, by: 100)
      let before = x(3, in: view)
      try stage.harness.drag(view, from: Point(x: 100, y: 60), to: Point(x: 100, y: 10))
      stage.harness.advance(seconds: 8)
      #expect(view.contentOffset.y > 0)
      view.contentOffset = Point(x: 0, y: 1000)
      stage.window.layoutIfNeeded()
      view.contentOffset = .zero
      stage.window.layoutIfNeeded()
      #expect(x(3, in: view) == before, "a section keeps its scroll position when it becomes visible again")
      #expect(view.subviews.count < 40)
    }
  }

  @Test("A tap selects an item in an orthogonal section")
  func taps() throws {
    try collection(.continuous) { stage, view, host in
      try drag(stage, by: 100)
      let frame = view.frameForItem(at: IndexPath(item: 3, section: 0))
      #expect(view.indexPathForItem(at: frame.center) == IndexPath(item: 3, section: 0))
      try stage.harness.tap(at: frame.center)
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    }
  }

  @Test("Scrolling stops at the leading boundary of a group")
  func leadingBoundary() throws {
    try collection(.continuousGroupLeadingBoundary) { stage, view, _ in
      try drag(stage, by: 150)
      let moved = 15 - x(0, in: view)
      #expect(moved > 100 && moved.truncatingRemainder(dividingBy: 110) == 0)
    }
  }

  @Test("Each drag scrolls by one group, regardless of its speed")
  func groupPaging() throws {
    try collection(.groupPaging) { stage, view, _ in
      try drag(stage, by: 200, seconds: 0.1)
      #expect(x(1, in: view) == 15)
      try drag(stage, by: -60)
      #expect(x(0, in: view) == 15)
    }
  }

  @Test("Scrolling stops with a group in the center")
  func centered() throws {
    try collection(.groupPagingCentered) { stage, view, _ in
      #expect(view.frameForItem(at: IndexPath(item: 0, section: 0)).midX == 160)
      try drag(stage, by: 100)
      #expect(view.frameForItem(at: IndexPath(item: 1, section: 0)).midX == 160)
    }
  }

  @Test("Each drag scrolls by the width of the collection view")
  func paging() throws {
    try collection(.paging) { stage, view, _ in
      try drag(stage, by: 200)
      #expect(x(0, in: view) == 15 - 320)
    }
  }

  @Test("Scrolling to an item scrolls its section until the item is visible")
  func scrollToItem() throws {
    try collection(.continuous) { stage, view, _ in
      view.scrollToItem(at: IndexPath(item: 15, section: 1), animated: false)
      stage.window.layoutIfNeeded()
      #expect(view.contentOffset == .zero)
      #expect(view.cellForItem(at: IndexPath(item: 15, section: 1)) != nil)
      #expect(x(15, 1, in: view) == 220)
      view.contentOffset = Point(x: 0, y: 1500)
      stage.window.layoutIfNeeded()
      view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .start, animated: false)
      stage.window.layoutIfNeeded()
      #expect(view.contentOffset == .zero)
      #expect(x(10, in: view) == 0)
    }
  }

  @Test("Inserts and deletes items and sections while sections scroll orthogonally")
  func updates() throws {
    try collection(.continuous) { stage, view, host in
      try drag(stage, by: 100)
      let offset = x(0, in: view)
      host.items[0].remove(at: 2)
      host.items.swapAt(0, 1)
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(item: 2, section: 0)])
        view.moveSection(0, to: 1)
      }
      stage.harness.advance(seconds: 0.5)
      #expect(x(0, 1, in: view) == offset, "the scroll position moves with the section")
      for path in view.indexPathsForVisibleItems {
        let cell = try #require(view.cellForItem(at: path))
        #expect(cell.name == host.items[path.section][path.item])
        #expect(cell.convert(cell.bounds, to: view) == view.frameForItem(at: path))
      }
    }
  }

  @Test("An item keeps its cell when it moves to or from an orthogonal section")
  func otherKind() throws {
    try collection(.continuous) { stage, view, host in
      let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 1)))
      host.items[2].insert(host.items[1].remove(at: 1), at: 0)
      view.performBatchUpdates {
        view.moveItem(at: IndexPath(item: 1, section: 1), to: IndexPath(item: 0, section: 2))
      }
      #expect(
        cell.convert(cell.bounds, to: view).origin == Point(x: 125, y: 100),
        "the animation starts at the previous position")
      stage.harness.advance(seconds: 0.5)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 2)) === cell)
      #expect(cell.frame == Rect(x: 0, y: 200, width: 320, height: 50))
    }
  }
}
