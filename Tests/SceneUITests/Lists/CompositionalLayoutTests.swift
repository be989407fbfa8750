import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct CompositionalLayoutTests {
  private func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension)
    -> CollectionLayoutSize
  {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Runs a closure with a collection of 320 × 440 points and the given number of items in each section.
  private func collection(
    _ counts: [Int], _ layout: CompositionalLayout, cells: CollectionViewCell.Type = CountedItem.self,
    _ play: (Stage, CollectionView, CollectionHost) throws -> Void
  ) throws {
    try Lifetimes.counting { lifetimes in
      try onStage { stage in
        let view = stage.add(CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 440)))
        let host = CollectionHost()
        stage.watch(host)
        host.items = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
        host.header = "margin"
        for kind in ["header", "footer", "badge"] {
          view.register(
            CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "margin")
        }
        view.register(cells, forCellWithReuseIdentifier: "item")
        view.collectionLayout = layout
        view.dataSource = host
        view.delegate = host
        stage.window.layoutIfNeeded()
        try play(stage, view, host)
      }
      #expect(lifetimes.alive == 0)
    }
  }

  private func section(_ group: CollectionLayoutGroup) -> CompositionalLayout {
    CompositionalLayout(section: CollectionLayoutSection(group: group))
  }

  private func frames(_ view: CollectionView, _ items: Range<Int>, section: Int = 0) -> [Rect] {
    items.map { view.frameForItem(at: IndexPath(item: $0, section: section)) }
  }

  @Test("A group repeats its items as long as there is space")
  func repeated() throws {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    try collection([10], section(row)) { _, view, host in
      #expect(frames(view, 0..<1) == [Rect(x: 2, y: 1, width: 74, height: 46)])
      #expect(frames(view, 5..<6) == [Rect(x: 82, y: 51, width: 74, height: 46)])
      #expect(view.contentSize == Size(width: 320, height: 150))
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("A repeat count divides a group evenly, with spacing between the items")
  func counted() throws {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item, count: 3)
    row.interItemSpacing = .fixed(10)
    let grid = CollectionLayoutSection(group: row)
    grid.interGroupSpacing = 5
    grid.contentInsets = DirectionalEdgeInsets(top: 7, leading: 10, bottom: 9, trailing: 10)
    try collection([7, 2], CompositionalLayout(section: grid)) { _, view, host in
      // 280 points for three items.
      let second = frames(view, 1..<2)[0]
      #expect(abs(second.minX - 113.333) < 0.001 && abs(second.width - 93.333) < 0.001)
      #expect(second.minY == 7 && second.height == 60)
      #expect(frames(view, 6..<7)[0].minY == 137)
      // Three lines and two gaps between the insets: 206 points.
      #expect(frames(view, 0..<1, section: 1)[0].minY == 213)
      #expect(view.contentSize.height == 206 + 76)
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("Mirrors the layout in right-to-left environments")
  func mirrored() throws {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let grid = CollectionLayoutSection(group: row)
    grid.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(30)), elementKind: "header", alignment: .topLeading)
    header.extendsBoundary = true
    grid.boundarySupplementaryItems = [header]
    grid.supplementariesFollowContentInsets = false
    try collection([10], CompositionalLayout(section: grid)) { stage, view, host in
      let left = frames(view, 0..<10)
      #expect(left[0].minX == 22)
      let headerFrame = try #require(
        view.collectionLayout.layoutAttributesForSupplementaryView(
          ofKind: "header", at: IndexPath(item: 0, section: 0))
      ).frame
      #expect(headerFrame.minX == 0)
      stage.context.layoutDirection = .rightToLeft
      stage.window.layoutIfNeeded()
      func turned(_ rect: Rect) -> Rect {
        Rect(x: 320 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      #expect(frames(view, 0..<10) == left.map(turned))
      #expect(
        view.collectionLayout.layoutAttributesForSupplementaryView(
          ofKind: "header", at: IndexPath(item: 0, section: 0))?.frame == turned(headerFrame))
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == turned(left[0]))
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("Groups can be nested, with sizes relative to the enclosing group")
  func nested() throws {
    let big = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [big, column])
    try collection([5], section(row)) { _, view, host in
      #expect(
        frames(view, 0..<3) == [
          Rect(x: 0, y: 0, width: 224, height: 160), Rect(x: 224, y: 0, width: 96, height: 80),
          Rect(x: 224, y: 80, width: 96, height: 80),
        ])
      #expect(frames(view, 4..<5) == [Rect(x: 224, y: 160, width: 96, height: 80)])
      #expect(view.contentSize.height == 320)
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("Flexible spacing receives the remaining space")
  func flexible() throws {
    let item = CollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(40)))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item, item, item])
    row.interItemSpacing = .flexible(5)
    try collection([3], section(row)) { _, view, _ in
      #expect(frames(view, 0..<3).map(\.minX) == [0, 120, 240])
    }
    let middle = CollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(40)))
    middle.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let line = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [middle])
    try collection([1], section(line)) { _, view, _ in
      #expect(frames(view, 0..<1) == [Rect(x: 120, y: 10, width: 80, height: 40)])
    }
  }

  @Test func supportsCustomGroups() throws {
    let group = CollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
      environment in
      let width = environment.container.effectiveContentSize.width
      return [
        CollectionLayoutGroupCustomItem(frame: Rect(x: 0, y: 0, width: 50, height: 50)),
        CollectionLayoutGroupCustomItem(frame: Rect(x: width - 60, y: 40, width: 60, height: 60), zIndex: 2),
      ]
    }
    try collection([3], section(group)) { _, view, host in
      #expect(
        frames(view, 1..<3) == [
          Rect(x: 260, y: 40, width: 60, height: 60), Rect(x: 0, y: 100, width: 50, height: 50),
        ])
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("The section provider creates the layout of each section and receives the container's width")
  func provider() throws {
    var widths: [Double] = []
    let layout = CompositionalLayout(sectionProvider: { index, environment in
      widths.append(environment.container.contentSize.width)
      let item = CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(index == 0 ? 1 : 0.5), heightDimension: .fractionalHeight(1)))
      return CollectionLayoutSection(
        group: .horizontal(
          layoutSize: CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          subitems: [item]))
    })
    layout.configuration.interSectionSpacing = 20
    try collection([2, 2], layout) { stage, view, host in
      #expect(frames(view, 0..<2, section: 1).map(\.minY) == [80, 80])
      view.frame.size.width = 200
      stage.window.layoutIfNeeded()
      #expect(frames(view, 1..<2, section: 1)[0] == Rect(x: 100, y: 80, width: 100, height: 30))
      #expect(Set(widths) == [320, 200])
      layout.configuration.scrollDirection = .horizontal
      stage.window.layoutIfNeeded()
      #expect(view.contentSize == Size(width: 200 * 3 + 20, height: 440))
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("Places headers and footers at the edges of sections and optionally pins them")
  func boundaries() throws {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let list = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    list.contentInsets = DirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let footer = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(20)), elementKind: "footer", alignment: .bottomTrailing)
    list.boundarySupplementaryItems = [header, footer]
    try collection([20, 20], CompositionalLayout(section: list)) { stage, view, host in
      func frame(_ kind: String, _ section: Int) -> Rect? {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
      }
      // 30 + 10 + 1000 + 10 + 20
      #expect(view.contentSize.height == 2 * 1070)
      #expect(frame("header", 0) == Rect(x: 20, y: 0, width: 280, height: 30))
      #expect(frames(view, 0..<1)[0] == Rect(x: 20, y: 40, width: 280, height: 50))
      view.contentOffset = Point(x: 0, y: 300)
      #expect(frame("header", 0)?.minY == 300)
      view.contentOffset = Point(x: 0, y: 1030)
      #expect(frame("header", 0)?.minY == 1020)
      #expect(frame("header", 1)?.minY == 1070)
      #expect(frame("footer", 0) == Rect(x: 200, y: 1050, width: 100, height: 20))
      let pinned = try #require(
        view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 1)))
      view.contentOffset = Point(x: 0, y: 1200)
      stage.window.layoutIfNeeded()
      #expect(view.hitTest(Point(x: 100, y: 1210)) === pinned, "the header is above the scrolling cells")
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("Places badges relative to their items")
  func badges() throws {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: Point(x: 0.5, y: -0.5)))
    let item = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    try collection([4], section(row)) { _, view, host in
      let shown = try #require(
        view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 3, section: 0)))
      #expect(shown.frame == Rect(x: 300, y: 100, width: 20, height: 20))
      #expect(view.hitTest(Point(x: 305, y: 112)) === shown, "the badge is above its item")
      #expect(faults(of: view, host.items) == [])
    }
  }

  private final class Ground: CollectionReusableView {
    override class var declaration: ClassDeclaration { ClassDeclaration(Ground.self) }
  }

  @Test("Draws a decoration behind its section")
  func decorations() throws {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let list = CollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    list.contentInsets = DirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let ground = CollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    list.decorationItems = [ground]
    let layout = CompositionalLayout(section: list)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    try collection([3, 40], layout) { stage, view, host in
      func grounds() -> [Rect] { view.subviews.filter { $0 is Ground && !$0.isHidden }.map(\.frame) }
      #expect(
        grounds().sorted { $0.minY < $1.minY } == [
          Rect(x: 5, y: 5, width: 310, height: 180), Rect(x: 5, y: 195, width: 310, height: 2030),
        ])
      #expect(view.subviews.first is Ground)
      view.contentOffset = Point(x: 0, y: 800)
      stage.window.layoutIfNeeded()
      #expect(grounds().count == 1)
      #expect(faults(of: view, host.items) == [])
    }
  }

  // MARK: Cells that say how large they are

  private final class TallCell: CollectionViewCell {
    static let heights = [30.0, 60, 90]
    override class var declaration: ClassDeclaration { ClassDeclaration(TallCell.self) }
    override func preferredLayoutAttributesFitting(
      _ attributes: CollectionLayoutAttributes
    ) -> CollectionLayoutAttributes {
      var attributes = attributes
      let item = attributes.indexPath.item
      attributes.frame.size = Size(width: 40 + Double(item % 4) * 30, height: Self.heights[item % 3])
      return attributes
    }
  }

  @Test("Visible rows have the heights of their cells instead of their estimated heights")
  func estimatedRows() throws {
    let row = size(.fractionalWidth(1), .estimated(44))
    let list = section(.vertical(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)]))
    try collection([100], list, cells: TallCell.self) { stage, view, host in
      #expect(
        frames(view, 0..<4) == [
          Rect(x: 0, y: 0, width: 320, height: 30), Rect(x: 0, y: 30, width: 320, height: 60),
          Rect(x: 0, y: 90, width: 320, height: 90), Rect(x: 0, y: 180, width: 320, height: 30),
        ])
      #expect(faults(of: view, host.items) == [])
      view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .start, animated: false)
      stage.window.layoutIfNeeded()
      #expect(frames(view, 60..<61)[0].minY == view.contentOffset.y)
      #expect(faults(of: view, host.items) == [])
      // A change in height above the visible area does not move the visible cells.
      let shown = frames(view, 60..<61)[0].minY - view.contentOffset.y
      view.contentOffset.y -= 20
      stage.window.layoutIfNeeded()
      #expect(frames(view, 60..<61)[0].minY - view.contentOffset.y == shown + 20)
    }
  }

  @Test("Fills each line with as many self-sizing items as fit")
  func estimatedWords() throws {
    let word = CollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(30)))
    let line = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [word])
    line.interItemSpacing = .fixed(10)
    try collection([12], section(line), cells: TallCell.self) { stage, view, host in
      // Widths of 40, 70, 100 and 130, repeated: 40 + 10 + 70 + 10 + 100 = 230, and another 10 + 130 do not
      // fit.
      #expect(frames(view, 0..<6).map(\.minX) == [0, 50, 130, 0, 140, 190])
      #expect(frames(view, 0..<6).map(\.minY) == [0, 0, 0, 30, 30, 30])
      #expect(faults(of: view, host.items) == [])
    }
  }

  private final class TallHeader: CollectionReusableView {
    override class var declaration: ClassDeclaration { ClassDeclaration(TallHeader.self) }
    override func preferredLayoutAttributesFitting(
      _ attributes: CollectionLayoutAttributes
    ) -> CollectionLayoutAttributes {
      var attributes = attributes
      attributes.frame.size.height = 50
      return attributes
    }
  }

  @Test("In lists, headers fit their content and rows have horizontal insets")
  func lists() throws {
    var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    try collection([3, 2], .list(using: list), cells: TallCell.self) { stage, view, host in
      host.header = "tall"
      view.register(TallHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "tall")
      view.reloadData()
      stage.window.layoutIfNeeded()
      let header = view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
      #expect(header?.frame == Rect(x: 16, y: 0, width: 288, height: 50))
      #expect(
        frames(view, 0..<2) == [
          Rect(x: 16, y: 50, width: 288, height: 30), Rect(x: 16, y: 80, width: 288, height: 60),
        ])
      // A separator under each row except the last.
      let lines = view.subviews.filter { $0.frame.height == 0.5 && !$0.isHidden }.map(\.frame)
      #expect(
        lines.sorted { $0.minY < $1.minY }.prefix(2) == [
          Rect(x: 32, y: 79.5, width: 272, height: 0.5), Rect(x: 32, y: 139.5, width: 272, height: 0.5),
        ])
      #expect(lines.count == 3)
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test func groupsOfZeroHeightShowNoCells() throws {
    let nothing = size(.fractionalWidth(1), .absolute(0))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: nothing, subitems: [CollectionLayoutItem(layoutSize: nothing)])
    try collection([100_000], section(group)) { _, view, _ in
      view.contentOffset = Point(x: 0, y: -10)
      #expect(view.visibleCells.isEmpty && view.contentSize.height == 0)
    }
  }

  // MARK: Work

  @Test(
    "The work for layout depends only on the number of visible items",
    arguments: [false, true])
  func work(isEstimated: Bool) throws {
    let row = size(.fractionalWidth(1), isEstimated ? .estimated(44) : .absolute(44))
    let list = section(.vertical(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)]))
    try collection([100_000], list) { stage, view, host in
      var most = 0
      for step in 0..<200 {
        view.contentOffset = Point(x: 0, y: Double(step) * 7_000)
        stage.window.layoutIfNeeded()
        most = max(most, list.layoutAttributesForElements(in: view.bounds).count)
      }
      #expect(most <= 12)
      #expect(list.groupsSolved < 200 * 100, "\(list.groupsSolved)")
      view.scrollToItem(at: IndexPath(item: 99_999, section: 0), animated: false)
      stage.window.layoutIfNeeded()
      #expect(view.cellForItem(at: IndexPath(item: 99_999, section: 0)) != nil)
      #expect(view.subviews.count < 60)
    }
  }

  @Test("Replacing the layout keeps the existing cells")
  func otherLayout() throws {
    let item = CollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)))
    let row = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(60), .absolute(40)), subitems: [item]))
    row.orthogonalScrollingBehavior = .continuous
    try collection([12], CompositionalLayout(section: row)) { stage, view, host in
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(cell.superview !== view)
      view.collectionLayout = FlowLayout()
      #expect(faults(of: view, host.items) == [])
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    }
  }

  @Test("Remaining items move when other items are inserted and deleted")
  func updates() throws {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    try collection([6, 3], section(row)) { stage, view, host in
      host.items[0].remove(at: 1)
      host.items[1].insert("new", at: 0)
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        view.insertItems(at: [IndexPath(item: 0, section: 1)])
      }
      stage.harness.advance(seconds: 0.5)
      #expect(faults(of: view, host.items) == [])
      #expect(view.contentSize.height == 250)
    }
  }
}
