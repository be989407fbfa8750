import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ContextMenuTests {
  /// Provides a menu for the left half of a view.
  private final class Photographer: ContextMenuInteractionDelegate {
    var lines: [String] = []
    var preview: ViewController?

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
    ) -> ContextMenuConfiguration? {
      guard location.x < 50 else { return nil }
      let preview = preview
      return ContextMenuConfiguration(
        identifier: "left", preview: preview.map { preview in { preview } },
        menu: { [unowned self] in
          Menu(children: [Action(title: "Share") { _ in self.lines.append("share") }, Action(title: "Keep")])
        })
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration
    ) { lines.append("shows \(configuration.identifier ?? "?")") }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration
    ) { lines.append("ends") }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration
    ) { lines.append("opens \(configuration.identifier ?? "?")") }
  }

  private func photo(_ stage: Stage, _ delegate: Photographer) -> View {
    let view = stage.add(View(frame: Rect(x: 100, y: 100, width: 100, height: 60)))
    view.addInteraction(ContextMenuInteraction(delegate: delegate))
    return view
  }

  @Test("A long press shows a menu, and a touch outside dismisses the menu")
  func longPress() throws {
    try onStage { stage in
      let delegate = Photographer()
      let view = photo(stage, delegate)
      try stage.harness.longPress(view, at: Point(x: 80, y: 20))
      #expect(!stage.window.isMenuShown && delegate.lines.isEmpty, "there is no menu at this position")
      try stage.harness.longPress(view, at: Point(x: 20, y: 20))
      #expect(stage.window.isMenuShown)
      stage.harness.advance(seconds: 1)
      let share = try stage.harness.find(text: "Share")
      #expect(share.convert(Point.zero, to: nil) == Point(x: 62, y: 168))
      try stage.harness.tap(at: Point(x: 10, y: 400))
      #expect(delegate.lines == ["shows left", "ends"] && !stage.window.isMenuShown)
      stage.harness.advance(seconds: 1)
      try stage.harness.longPress(view, at: Point(x: 20, y: 20))
      stage.harness.advance(seconds: 1)
      try stage.harness.tap(stage.harness.find(text: "Share"))
      #expect(delegate.lines == ["shows left", "ends", "shows left", "ends", "share"])
      #expect(view.interactions.count == 1)
      view.removeInteraction(view.interactions[0])
      stage.harness.advance(seconds: 1)
      try stage.harness.longPress(view, at: Point(x: 20, y: 20))
      #expect(!stage.window.isMenuShown && view.interactions.isEmpty)
    }
  }

  @Test("Dragging from a long press to an action and lifting the finger performs the action")
  func dragging() throws {
    try onStage { stage in
      let delegate = Photographer()
      let view = photo(stage, delegate)
      let touch = try stage.harness.touchDown(in: view, at: Point(x: 20, y: 20))
      stage.harness.advance(seconds: 0.6)
      let share = try stage.harness.find(text: "Share")
      stage.harness.move(touch, to: share.convert(share.bounds.center, to: nil))
      stage.harness.up(touch)
      #expect(delegate.lines == ["shows left", "ends", "share"])
    }
  }

  @Test("Shows a preview above the menu and reports taps on the preview")
  func preview() throws {
    try onStage { stage in
      let delegate = Photographer()
      let preview = ViewController()
      preview.preferredContentSize = Size(width: 200, height: 150)
      delegate.preview = preview
      let view = photo(stage, delegate)
      try stage.harness.longPress(view, at: Point(x: 20, y: 20))
      stage.harness.advance(seconds: 1)
      #expect(preview.view.window === stage.window && preview.parent === stage.controller)
      let frame = preview.view.convert(preview.view.bounds, to: nil)
      #expect(frame.size == Size(width: 200, height: 150))
      let share = try stage.harness.find(text: "Share")
      #expect(share.convert(Point.zero, to: nil).y == frame.maxY + 8)
      try stage.harness.tap(at: frame.center)
      stage.harness.advance(seconds: 1)
      #expect(delegate.lines == ["shows left", "ends", "opens left"])
      #expect(preview.parent == nil && preview.view.window == nil)
    }
  }

  // MARK: Lists

  private final class Rows: TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
    CollectionViewDelegate
  {
    var lines: [String] = []
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .basic, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("selects \(indexPath.row)")
    }
    func tableView(
      _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
    ) -> ContextMenuConfiguration? { configuration(indexPath.row) }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point
    ) -> ContextMenuConfiguration? { configuration(indexPath.item) }

    private func configuration(_ row: Int) -> ContextMenuConfiguration? {
      guard row > 0 else { return nil }
      return ContextMenuConfiguration(menu: { [unowned self] in
        Menu(children: [Action(title: "Pin") { _ in self.lines.append("pins \(row)") }])
      })
    }
  }

  @Test("A long press shows the menu of a row and does not select the row")
  func table() throws {
    try onStage { stage in
      let rows = Rows()
      let table = stage.add(TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400)))
      (table.dataSource, table.delegate) = (rows, rows)
      table.layoutIfNeeded()
      func press(_ row: Int) throws {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        try stage.harness.longPress(cell, at: Point(x: 100, y: 20))
        stage.harness.advance(seconds: 1)
      }
      try press(2)
      #expect(stage.window.isMenuShown)
      let pin = try stage.harness.find(text: "Pin")
      let row = table.convert(table.rectForRow(at: IndexPath(row: 2, section: 0)), to: nil)
      #expect(pin.convert(Point.zero, to: nil).y == row.maxY + 8)
      try stage.harness.tap(pin)
      stage.harness.advance(seconds: 1)
      #expect(rows.lines == ["pins 2"])
      try press(0)
      #expect(rows.lines == ["pins 2", "selects 0"], "a long press without a menu acts as a tap")
    }
  }

  @Test("A long press on a collection item shows the delegate's menu")
  func collection() throws {
    try onStage { stage in
      let rows = Rows()
      let collection = stage.add(CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 400)))
      collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
      (collection.dataSource, collection.delegate) = (rows, rows)
      collection.layoutIfNeeded()
      let cell = try #require(collection.cellForItem(at: IndexPath(item: 3, section: 0)))
      try stage.harness.longPress(cell)
      stage.harness.advance(seconds: 1)
      try stage.harness.tap(stage.harness.find(text: "Pin"))
      #expect(rows.lines == ["pins 3"])
    }
  }
}
