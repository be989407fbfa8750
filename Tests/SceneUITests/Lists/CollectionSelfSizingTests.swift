import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

private func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// A cell that constraints size to its text plus 5 points on each side.
private class TextItem: CollectionViewCell {
  private let life = Life()
  let label = Label()

  override class var declaration: ClassDeclaration { ClassDeclaration(TextItem.self) }

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 5),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
    ])
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }
}

/// A cell with the size in its name, such as "30×40".
private final class NamedItem: CollectionViewCell {
  private let life = Life()
  override class var declaration: ClassDeclaration { ClassDeclaration(NamedItem.self) }
  override func sizeThatFits(_ size: Size) -> Size {
    let numbers = name?.split(separator: "×").compactMap { Double($0) } ?? []
    return numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : super.sizeThatFits(size)
  }
}

private final class TextHost: ScrollDiary, CollectionViewDataSource, CollectionViewDelegate {
  var items: [[String]] = []
  private(set) var cellsAsked = 0

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.name = items[indexPath.section][indexPath.item]
    (cell as? TextItem)?.label.text = items[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("willDisplay \(indexPath.item) \(Int(cell.frame.width))") }
}

/// Uses the sizes that another collection has measured.
private final class SizeHost: CollectionHost, CollectionViewDelegateFlowLayout {
  var sizes: [Size] = []
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionLayout, sizeForItemAt indexPath: IndexPath
  ) -> Size { sizes[indexPath.item] }
}

/// Items in a column, each with the height that its cell requires.
private final class Column: CollectionLayout {
  private var heights: [Int: Double] = [:]
  private var tops: [Double] = []
  override class var declaration: ClassDeclaration { ClassDeclaration(Column.self) }
  override func prepare() {
    tops = [0]
    for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
      tops.append(tops[item] + (heights[item] ?? 50))
    }
  }
  override var collectionViewContentSize: Size { Size(width: 320, height: tops.last ?? 0) }
  override func layoutAttributesForItem(at path: IndexPath) -> CollectionLayoutAttributes? {
    guard path.item + 1 < tops.count else { return nil }
    return CollectionLayoutAttributes(
      forCellWith: path,
      frame: Rect(x: 0, y: tops[path.item], width: 320, height: tops[path.item + 1] - tops[path.item]))
  }
  override func layoutAttributesForElements(in rect: Rect) -> [CollectionLayoutAttributes] {
    (0..<max(0, tops.count - 1)).compactMap { layoutAttributesForItem(at: item($0)) }
      .filter { $0.frame.intersects(rect) }
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionLayoutAttributes,
    withOriginalAttributes original: CollectionLayoutAttributes
  ) -> Bool {
    heights[original.indexPath.item] = preferred.frame.height
    return preferred.frame.height != original.frame.height
  }
}

@Suite("Self-sizing collection items")
struct CollectionSelfSizingTests {
  private func collection(
    _ items: [String], of type: CollectionViewCell.Type = TextItem.self,
    estimate: Size = FlowLayout.automaticSize,
    _ play: (Stage, CollectionView, TextHost) throws -> Void
  ) throws {
    try Lifetimes.counting { lifetimes in
      try onStage { stage in
        let view = stage.add(CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 440)))
        let host = TextHost()
        stage.watch(host)
        host.items = [items]
        view.flowLayout?.estimatedItemSize = estimate
        view.register(type, forCellWithReuseIdentifier: "item")
        view.dataSource = host
        view.delegate = host
        stage.window.layoutIfNeeded()
        try play(stage, view, host)
      }
      #expect(lifetimes.alive == 0)
    }
  }

  @Test("A cell's constraints determine the size of its item")
  func constraints() throws {
    try collection(["One", "Two words", "And some more words"]) { stage, view, host in
      for (index, text) in host.items[0].enumerated() {
        let label = Label()
        label.text = text
        stage.add(label)
        let size = label.sizeThatFits(.zero)
        let frame = view.frameForItem(at: item(index))
        #expect(frame.size == Size(width: size.width + 10, height: size.height + 10))
      }
      #expect(faults(of: view, host.items) == [])
      let widths = (0..<3).map { Int(view.frameForItem(at: item($0)).width) }
      #expect(
        host.take().filter { $0.hasPrefix("will") }
          == widths.enumerated().map { "willDisplay \($0.offset) \($0.element)" },
        "visible cells have their preferred sizes")
    }
  }

  @Test("Items have the layout's item size if the layout has no estimated size")
  func fixed() throws {
    try collection(["A long text that is wider than fifty points"], estimate: .zero) { _, view, _ in
      #expect(view.frameForItem(at: item(0)).size == Size(width: 50, height: 50))
    }
  }

  @Test("Overlong text wraps and increases the height of the item")
  func tooLong() throws {
    let text = String(repeating: "words ", count: 40)
    try collection([text, "short"]) { stage, view, host in
      view.flowLayout?.sectionInset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      stage.window.layoutIfNeeded()
      let frame = view.frameForItem(at: item(0))
      #expect(frame.minX == 10 && frame.width == 300)
      let cell = try #require(view.cellForItem(at: item(0)) as? TextItem)
      #expect(cell.label.frame.width == 290)
      #expect(frame.height == cell.label.sizeThatFits(Size(width: 290, height: 0)).height + 10)
      #expect(faults(of: view, host.items) == [])
      // Another width wraps the text differently.
      view.frame = Rect(x: 0, y: 0, width: 200, height: 440)
      stage.window.layoutIfNeeded()
      #expect(view.frameForItem(at: item(0)).width == 180)
      #expect(view.frameForItem(at: item(0)).height > frame.height)
    }
  }

  @Test("An item resizes when its visible text changes")
  func change() throws {
    try collection(["One", "Two"]) { stage, view, host in
      let cell = try #require(view.cellForItem(at: item(0)) as? TextItem)
      let before = view.frameForItem(at: item(0)).width
      cell.label.text = "One that is longer"
      stage.window.layoutIfNeeded()
      #expect(view.frameForItem(at: item(0)).width > before + 50)
      #expect(cell.frame == view.frameForItem(at: item(0)))
      #expect(cell.label.frame.width == cell.frame.width - 10)
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("Items outside the visible area have the estimated size and no cells")
  func many() throws {
    let items = (0..<100_000).map { "\(40 + $0 % 7 * 10)×\(30 + $0 * 17 % 40)" }
    try collection(items, of: NamedItem.self, estimate: Size(width: 60, height: 40)) { stage, view, host in
      #expect(host.cellsAsked < 80)
      #expect(view.frameForItem(at: item(90_000)).size == Size(width: 60, height: 40))
      view.scrollToItem(at: item(70_000), at: .start, animated: false)
      stage.window.layoutIfNeeded()
      #expect(host.cellsAsked < 400)
      #expect(view.frameForItem(at: item(70_000)).size == Size(width: 40, height: 30))
      let top = try #require(view.indexPathsForVisibleItems.first)
      #expect(abs(top.item - 70_000) < 12)
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test(
    "Visible items stay in position when earlier items change size",
    arguments: FlowLayout.Direction.allCases)
  func anchor(_ direction: FlowLayout.Direction) throws {
    let isVertical = direction == .vertical
    func size(_ length: Int) -> String { isVertical ? "300×\(length)" : "\(length)×400" }
    let estimate = isVertical ? Size(width: 300, height: 60) : Size(width: 60, height: 400)
    let items = (0..<400).map { (number: Int) -> String in size(30 + number * 17 % 70) }
    try collection(items, of: NamedItem.self, estimate: estimate) {
      stage, view, host in
      view.flowLayout?.scrollDirection = direction
      stage.window.layoutIfNeeded()
      view.scrollToItem(at: item(200), at: .start, animated: false)
      stage.window.layoutIfNeeded()
      func start(_ rect: Rect) -> Double { isVertical ? rect.minY : rect.minX }
      #expect(start(view.bounds) == start(view.frameForItem(at: item(200))))
      // Scrolls back: each cell that becomes visible differs from its estimated size.
      for _ in 0..<60 {
        let path = try #require(view.indexPathsForVisibleItems.dropFirst().first)
        let cell = try #require(view.cellForItem(at: path))
        let before = start(cell.convert(cell.bounds, to: nil))
        if isVertical { view.contentOffset.y -= 13 } else { view.contentOffset.x -= 13 }
        stage.window.layoutIfNeeded()
        #expect(abs(start(cell.convert(cell.bounds, to: nil)) - before - 13) < 1e-6)
      }
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("Scrolls to the target item even if sizes change during the animation")
  func animation() throws {
    let items = (0..<300).map { "300×\(30 + $0 * 17 % 70)" }
    try collection(items, of: NamedItem.self, estimate: Size(width: 300, height: 20)) { stage, view, host in
      view.scrollToItem(at: item(120), at: .start, animated: true)
      stage.clock.advance(by: 1)
      stage.window.layoutIfNeeded()
      #expect(view.contentOffset.y == view.frameForItem(at: item(120)).minY)
    }
  }

  @Test(
    "Self-sizing items have the same layout as items whose delegate provides the sizes")
  func likeOthers() throws {
    for seed in RandomSeeds.of(20) {
      var random = Chance(seed: UInt64(seed))
      let items = (0..<120).map { _ in "\(20 + random.below(310))×\(10 + random.below(80))" }
      try collection(items, of: NamedItem.self, estimate: Size(width: 70, height: 50)) { stage, view, host in
        for _ in 0..<12 {
          view.scrollToItem(at: item(random.below(120)), at: .middle, animated: false)
          stage.window.layoutIfNeeded()
          #expect(faults(of: view, host.items) == [], "seed \(seed)")
        }
        let other = stage.add(CollectionView(frame: view.frame))
        let sizes = SizeHost()
        sizes.items = host.items
        sizes.sizes = (0..<120).map { view.frameForItem(at: item($0)).size }
        other.register(NamedItem.self, forCellWithReuseIdentifier: "item")
        other.dataSource = sizes
        other.delegate = sizes
        #expect(Set(sizes.sizes).count > 30)
        // Once an unmeasured item begins a line, this item and all later ones are positioned by index.
        let seen = sizes.sizes.lastIndex { $0 != Size(width: 70, height: 50) } ?? 0
        for index in 0...seen {
          #expect(view.frameForItem(at: item(index)) == other.frameForItem(at: item(index)), "seed \(seed)")
        }
        other.removeFromSuperview()
      }
    }
  }

  @Test("Remaining items keep their sizes during updates")
  func updates() throws {
    let items = (0..<60).map { "300×\(30 + $0)" }
    try collection(items, of: NamedItem.self, estimate: Size(width: 300, height: 10)) { stage, view, host in
      view.scrollToItem(at: item(30), at: .start, animated: false)
      stage.window.layoutIfNeeded()
      let known = view.frameForItem(at: item(2)).height
      #expect(known == 32)
      host.items[0].remove(at: 1)
      host.items[0].insert("300×200", at: 20)
      view.performBatchUpdates {
        view.deleteItems(at: [item(1)])
        view.insertItems(at: [item(20)])
      }
      stage.clock.advance(by: 1)
      stage.window.layoutIfNeeded()
      #expect(view.frameForItem(at: item(1)).height == 32)
      #expect(faults(of: view, host.items) == [])
      view.reloadData()
      stage.window.layoutIfNeeded()
      #expect(view.frameForItem(at: item(2)).height == 10, "the item has not been visible since then")
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("A custom layout can decide which preferred sizes to apply")
  func ownLayout() throws {
    try collection((0..<40).map { "100×\(20 + $0)" }, of: NamedItem.self) { stage, view, host in
      view.collectionLayout = Column()
      stage.window.layoutIfNeeded()
      #expect(view.frameForItem(at: item(0)) == Rect(x: 0, y: 0, width: 320, height: 20))
      #expect(view.frameForItem(at: item(2)) == Rect(x: 0, y: 41, width: 320, height: 22))
      #expect(faults(of: view, host.items) == [])
    }
  }

  @Test("A scene can set estimated sizes and constraints in prototypes")
  func scene() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <collectionView id="words" frame="0 0 320 480" itemSize="60 30" automaticEstimatedItemSize="true">
            <collectionViewCell reuseIdentifier="item" frame="0 0 60 30">
              <label id="word" text="Alarm clock">
                <constraint equation="top = superview.top + 4"/>
                <constraint equation="leading = superview.leading + 4"/>
                <constraint equation="trailing = superview.trailing - 4"/>
                <constraint equation="bottom = superview.bottom - 4"/>
              </label>
            </collectionViewCell>
          </collectionView>
        </view></viewController></scene>
        """))
    try stage.show()
    let view: CollectionView = try Harness(stage.window).find(id: "words")
    #expect(view.flowLayout?.estimatedItemSize == FlowLayout.automaticSize)
    let host = CollectionHost()
    host.items = [["a", "b"]]
    view.dataSource = host
    stage.window.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: item(0)))
    let label = try #require(cell.contentView.subviews.first as? Label)
    #expect(cell.frame.width == label.frame.width + 8 && cell.frame.width > 70)
    #expect(faults(of: view, host.items) == [])
  }
}
