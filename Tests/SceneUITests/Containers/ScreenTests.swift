import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ScreenTests {
  /// Returns the window of a phone with a notch in landscape orientation.
  private func window(_ root: ViewController, _ direction: LayoutDirection = .leftToRight) throws -> Window {
    let context = SceneContext(registry: .library, clock: ManualClock())
    context.failureHandler = { Issue.record($0) }
    context.layoutDirection = direction
    let window = Window(frame: Rect(x: 0, y: 0, width: 852, height: 393), context: context)
    window.screenInsets = EdgeInsets(left: 59, bottom: 21, right: 59)
    window.screenBars = BarHeights(vertical: .compact, idiom: .phone)
    window.rootViewController = root
    try window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func place(_ view: View) -> Rect { view.convert(view.bounds, to: nil) }

  @Test("A view extends to the screen edges that have no bar and has safe area insets there")
  func betweenBars() throws {
    let (first, second) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: first)
    let window = try window(navigation)
    #expect(place(navigation.navigationBar) == Rect(x: 0, y: 0, width: 852, height: 32))
    #expect(place(first.view) == Rect(x: 0, y: 32, width: 852, height: 361))
    #expect(first.view.safeAreaInsets == EdgeInsets(left: 59, bottom: 21, right: 59))
    let tabs = TabBarController()
    try tabs.setViewControllers([second])
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(place(tabs.tabBar) == Rect(x: 0, y: 393 - 21 - 32, width: 852, height: 32))
    #expect(place(second.view) == Rect(x: 0, y: 0, width: 852, height: 393 - 21 - 32))
  }

  @Test("A view extends under bars only at the edges in edgesForExtendedLayout")
  func edgesForExtendedLayout() throws {
    let controller = ViewController()
    controller.extendedLayoutIncludesOpaqueBars = true
    let navigation = NavigationController(rootViewController: controller)
    let window = try window(navigation)
    #expect(place(controller.view).minY == 0)
    controller.edgesForExtendedLayout = [.left, .right, .bottom]
    window.layoutIfNeeded()
    #expect(place(controller.view) == Rect(x: 0, y: 32, width: 852, height: 361))
  }

  @Test("A scroll view's subviews have safe area insets only where its content inset does not apply")
  func insideScrollView() throws {
    let controller = ViewController()
    let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 852, height: 393))
    scroller.contentSize = Size(width: 852, height: 900)
    let subview = View(frame: Rect(x: 0, y: 0, width: 852, height: 900))
    scroller.addSubview(subview)
    let inner = ScrollView(frame: Rect(x: 100, y: 300, width: 600, height: 93))
    scroller.addSubview(inner)
    controller.view = scroller
    let window = try window(controller)
    #expect(scroller.adjustedContentInset == EdgeInsets(bottom: 21))
    #expect(subview.safeAreaInsets == EdgeInsets(left: 59, right: 59))
    scroller.contentInsetAdjustment = .never
    window.layoutIfNeeded()
    #expect(scroller.adjustedContentInset == .zero)
    #expect(subview.safeAreaInsets == EdgeInsets(left: 59, bottom: 21, right: 59))
    #expect(inner.safeAreaInsets == EdgeInsets(bottom: 21) && inner.adjustedContentInset == .zero)
  }

  @Test("Insets table rows by the horizontal safe area without enabling horizontal scrolling")
  func rows() throws {
    for style in [TableView.Style.plain, .insetGrouped] {
      let controller = ViewController()
      let table = TableView(frame: Rect(x: 0, y: 0, width: 852, height: 393), style: style)
      controller.view = table
      let rows = TwoRows()
      table.dataSource = rows
      let window = try window(controller)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(table.contentOffset == .zero && table.adjustedContentInset.left == 0)
      let content = place(cell.contentView)
      #expect(content.minX == (style == .plain ? 59 : 59 + 20))
      #expect(content.maxX == 852 - content.minX)
      withExtendedLifetime((rows, window)) {}
    }
  }

  private final class TwoRows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .basic, reuseIdentifier: nil)
    }
  }

  @Test("In right-to-left layouts, columns and their gestures begin at the right")
  func columnsFromTheRight() throws {
    let (list, detail) = (ViewController(), ViewController())
    let split = SplitViewController()
    try split.setViewControllers([list, detail])
    let context = SceneContext(registry: .library, clock: ManualClock())
    context.failureHandler = { Issue.record($0) }
    context.idiom = .pad
    context.layoutDirection = .rightToLeft
    let window = Window(frame: Rect(x: 0, y: 0, width: 1024, height: 768), context: context)
    window.rootViewController = split
    try window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(place(list.view) == Rect(x: 704, y: 0, width: 320, height: 768))
    #expect(place(detail.view) == Rect(x: 0, y: 0, width: 703, height: 768))
    window.resize(to: Size(width: 768, height: 1024))
    window.layoutIfNeeded()
    #expect(place(detail.view) == Rect(x: 0, y: 0, width: 768, height: 1024))
    let harness = Harness(window)
    try harness.drag(detail.view, from: Point(x: 766, y: 300), to: Point(x: 300, y: 300))
    harness.advance(seconds: 1)
    #expect(place(list.view).maxX == 768 && list.view.window === window)
  }

  @Test("Resizes the labels of a custom cell and mirrors them in right-to-left layouts")
  func ownTexts() throws {
    for (style, places) in [
      (#"<label id="a" frame="20 0 280 44" text="All"/>"#, ["20 360"]),
      (
        #"<label id="a" frame="20 0 60 44" text="All"/><label id="b" frame="240 0 60 44" text="12"/>"#,
        ["20 60", "320 60"]
      ),
    ] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let texts = places.count == 1 ? ["textLabel"] : ["textLabel", "detailTextLabel"]
        let outlets = zip(texts, ["a", "b"]).map { #"<outlet property="\#($0)" destination="\#($1)"/>"# }
        let stage = try SceneStage(
          storyboardText(
            """
            <scene><viewController id="main"><view frame="0 0 400 480">
              <tableViewCell id="cell" style="custom" frame="0 0 320 44">\(outlets.joined())\(style)</tableViewCell>
            </view></viewController></scene>
            """))
        stage.context.layoutDirection = direction
        try stage.show()
        let harness = Harness(stage.window)
        harness.advance(seconds: 0)
        try harness.find(id: "cell").frame.size.width = 400
        harness.advance(seconds: 0)
        for (id, place) in zip(["a", "b"], places) {
          let frame = try harness.find(id: id).frame
          let x = direction == .leftToRight ? frame.minX : 400 - frame.maxX
          #expect("\(Int(x)) \(Int(frame.width))" == place, "\(id) \(direction)")
        }
      }
    }
  }
}
