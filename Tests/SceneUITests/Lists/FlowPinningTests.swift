import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests pinned headers and footers of flow layouts.
@Suite struct FlowPinningTests {
  /// Runs a closure with sections of ten lines (600 points) and a header and footer of 30 points each, in a
  /// collection of 440 points.
  private func collection(
    direction: FlowLayout.Direction = .vertical, _ play: (Stage, CollectionView, FlowLayout) throws -> Void
  ) throws {
    try onStage { stage in
      let view = stage.add(CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 440)))
      let host = CollectionHost()
      stage.watch(host)
      host.items = (0..<3).map { section in (0..<10).map { "\(section).\($0)" } }
      host.header = "margin"
      let layout = try #require(view.flowLayout)
      layout.scrollDirection = direction
      layout.itemSize = direction == .vertical ? Size(width: 320, height: 54) : Size(width: 54, height: 440)
      layout.minimumLineSpacing = 0
      (layout.headerReferenceSize, layout.footerReferenceSize) = (
        Size(width: 30, height: 30), Size(width: 30, height: 30)
      )
      view.register(CountedItem.self, forCellWithReuseIdentifier: "item")
      for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
        view.register(
          CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "margin")
      }
      view.dataSource = host
      stage.window.layoutIfNeeded()
      try play(stage, view, layout)
      #expect(faults(of: view, host.items) == [])
    }
  }

  private func frame(_ kind: String, _ section: Int, in view: CollectionView) -> Rect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  private func header(_ section: Int, in view: CollectionView) -> Rect? {
    frame(CollectionView.elementKindSectionHeader, section, in: view)
  }

  private func footer(_ section: Int, in view: CollectionView) -> Rect? {
    frame(CollectionView.elementKindSectionFooter, section, in: view)
  }

  @Test func headersStayPinnedUntilTheirSectionEnds() throws {
    try collection { stage, view, layout in
      view.contentOffset = Point(x: 0, y: 200)
      #expect(header(0, in: view) == nil, "by default, they scroll away")
      layout.sectionHeadersPinToVisibleBounds = true
      #expect(header(0, in: view) == Rect(x: 0, y: 200, width: 320, height: 30))
      #expect(header(1, in: view)?.minY == 600)
      view.contentOffset = Point(x: 0, y: 555)
      #expect(header(0, in: view)?.minY == 540, "the footer pushes the header up")
      view.contentInset = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      view.contentOffset = Point(x: 0, y: 200)
      #expect(header(0, in: view)?.minY == 220)
      // The pinned header covers the cells.
      let shown = try #require(
        view.supplementaryView(
          forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
      #expect(view.hitTest(Point(x: 100, y: 230)) === shown)
    }
  }

  @Test func footersStayPinnedUntilTheirSectionBegins() throws {
    try collection { stage, view, layout in
      layout.sectionFootersPinToVisibleBounds = true
      #expect(footer(0, in: view)?.minY == 410)
      view.contentOffset = Point(x: 0, y: 100)
      #expect(footer(0, in: view)?.minY == 510)
      view.contentOffset = Point(x: 0, y: 205)
      #expect(footer(0, in: view)?.minY == 570)
      #expect(footer(1, in: view)?.minY == 630, "the header pushes the footer down")
    }
  }

  @Test func pinsHeadersAndFootersInHorizontalLayouts() throws {
    try collection(direction: .horizontal) { stage, view, layout in
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      view.contentOffset = Point(x: 100, y: 0)
      #expect(header(0, in: view) == Rect(x: 100, y: 0, width: 30, height: 440))
      #expect(footer(0, in: view)?.minX == 390)
    }
  }

  @Test func sceneCanPinHeadersAndFooters() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <collectionView id="items" frame="0 0 320 480" sectionHeadersPinToVisibleBounds="true"
            sectionFootersPinToVisibleBounds="true"/>
        </view></viewController></scene>
        """))
    try stage.show()
    let view = try Harness(stage.window).find(id: "items", as: CollectionView.self)
    #expect(view.flowLayout?.sectionHeadersPinToVisibleBounds == true)
    #expect(view.flowLayout?.sectionFootersPinToVisibleBounds == true)
  }
}
