import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Self-sizing rows")
struct SelfSizingTests {
  private final class Texts: TableViewDataSource, TableViewDelegate {
    var texts = ["Short", "Some words that do not fit on one line of a table of three hundred points"]

    func tableView(_ table: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .custom, reuseIdentifier: nil)
      let label = Label()
      label.numberOfLines = 0
      label.text = texts[path.row]
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let margins = cell.contentView.layoutMarginsGuide
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      return cell
    }

    func tableView(_ table: TableView, heightForRowAt path: IndexPath) -> Double {
      TableView.automaticDimension
    }

    func tableView(_ table: TableView, heightForHeaderInSection section: Int) -> Double {
      TableView.automaticDimension
    }

    func tableView(_ table: TableView, viewForHeaderInSection section: Int) -> View? {
      let header = View()
      let line = View()
      line.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(line)
      LayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: header.topAnchor, constant: 5),
        line.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -5),
        line.heightAnchor.constraint(equalToConstant: 23),
      ])
      return header
    }
  }

  /// Returns a laid-out table with self-sizing rows.
  private static func table(of texts: Texts, on stage: Stage) -> TableView {
    let table = stage.add(TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400)))
    table.rowHeight = TableView.automaticDimension
    table.dataSource = texts
    table.delegate = texts
    stage.window.layoutIfNeeded()
    return table
  }

  @Test("The text and margins of a row determine the row's height")
  func rows() throws {
    try onStage { stage in
      let texts = Texts()
      let table = Self.table(of: texts, on: stage)
      let cells = table.visibleCells
      #expect(cells.count == 2 && cells[0].frame.minY == 33)
      for (index, cell) in cells.enumerated() {
        let label = try #require(cell.contentView.subviews[0] as? Label)
        let height = label.sizeThatFits(Size(width: 268, height: 0)).height
        #expect(label.frame == Rect(x: 16, y: 11, width: 268, height: height))
        #expect(table.rectForRow(at: IndexPath(row: index, section: 0)).height == height + 22)
      }
      #expect(cells[1].frame.height > cells[0].frame.height)
    }
  }

  @Test("The safe area at the bottom does not move the content of rows")
  func bars() throws {
    try onStage { stage in
      let texts = Texts()
      let table = stage.add(TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480)))
      table.rowHeight = TableView.automaticDimension
      table.dataSource = texts
      table.delegate = texts
      stage.window.layoutIfNeeded()
      let before = table.visibleCells.map { $0.contentView.subviews[0].frame }
      stage.controller.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 440, right: 0)
      stage.window.layoutIfNeeded()
      #expect(table.visibleCells.map { $0.contentView.subviews[0].frame } == before)
    }
  }

  @Test("The rows of an inset table are inside its margins")
  func insets() throws {
    try onStage { stage in
      let texts = Texts()
      let table = stage.add(TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped))
      table.dataSource = texts
      stage.window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.minX) == [16, 16])
      #expect(table.visibleCells.map(\.frame.width) == [268, 268])
      #expect(table.indexPathForRow(at: Point(x: 150, y: 30)) != nil)
    }
  }

  /// Adds a multiline label with constraints that make its superview 10 points higher than the label.
  private static func put(_ label: Label, into view: View) {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
    ])
  }

  /// Multiline headers without an explicit height.
  private final class Headers: TableViewDataSource, TableViewDelegate {
    var made = 0
    var views: [View] = []
    func numberOfSections(in table: TableView) -> Int { 2 }
    func tableView(_ table: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      TableViewCell(style: .basic, reuseIdentifier: nil)
    }
    func tableView(_ table: TableView, viewForHeaderInSection section: Int) -> View? {
      made += 1
      let header = View()
      let label = Label()
      label.text = "Some words that do not fit on one line of a table of two hundred points"
      SelfSizingTests.put(label, into: header)
      views.append(header)
      return header
    }
  }

  @Test("Constraints determine the height of headers at each width")
  func automaticHeaders() throws {
    for style in [TableView.Style.plain, .grouped] {
      try onStage { stage in
        let headers = Headers()
        let table = stage.add(TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400), style: style))
        table.dataSource = headers
        table.delegate = headers
        stage.window.layoutIfNeeded()
        #expect(headers.made == 2, "measured headers are reused for display")
        func check() throws -> Double {
          let label = try #require(headers.views[0].subviews.first as? Label)
          #expect(headers.views[0].window != nil && headers.views[0].frame.width == table.bounds.width)
          #expect(label.frame.width == table.bounds.width - 20)
          let height = label.sizeThatFits(Size(width: label.frame.width, height: 0)).height + 10
          #expect(headers.views[0].frame.height == height)
          #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == height)
          return height
        }
        let wide = try check()
        table.frame = Rect(x: 0, y: 0, width: 200, height: 400)
        stage.window.layoutIfNeeded()
        #expect(try check() > wide)
        #expect(headers.made == 2)
        table.sectionHeaderHeight = 33
        stage.window.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 33)
        headers.views = []
      }
    }
  }

  @Test("The header height in a scene applies only to headers that have text")
  func heightOfHeaders() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <tableView id="rows" frame="0 0 320 480" sectionHeaderHeight="40" sectionFooterHeight="10">
            <section header="Rows"><tableViewCell frame="0 0 320 44" text="One"/></section>
            <section><tableViewCell frame="0 0 320 44" text="Two"/></section>
          </tableView>
        </view></viewController></scene>
        """))
    try stage.show()
    let table: TableView = try Harness(stage.window).find(id: "rows")
    #expect(table.rectForRow(at: row(0, 0)).minY == 40)
    #expect(table.rectForRow(at: row(0, 1)).minY == 84)
  }

  @Test("A change in the height of the table header moves the rows")
  func ownHeader() throws {
    try onStage { stage in
      let texts = Texts()
      let table = stage.add(TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400)))
      table.dataSource = texts
      let header = View()
      let label = Label()
      label.text = "Short"
      Self.put(label, into: header)
      func fit() -> Double {
        header.frame.size.height =
          header.systemLayoutSizeFitting(
            Size(width: 300, height: 0), withHorizontalFittingPriority: .required
          ).height
        table.tableHeaderView = header
        stage.window.layoutIfNeeded()
        return header.frame.height
      }
      let one = fit()
      #expect(table.rectForRow(at: row(0)).minY == one && one > 15)
      label.text = String(repeating: "Several lines of text. ", count: 10)
      #expect(fit() > one + 30)
      #expect(table.rectForRow(at: row(0)).minY == header.frame.height)
    }
  }

  @Test("A visible row resizes when its text changes")
  func changingText() throws {
    try onStage { stage in
      let texts = Texts()
      let table = Self.table(of: texts, on: stage)
      let before = table.rectForRow(at: row(0)).height
      let label = try #require(table.cellForRow(at: row(0))?.contentView.subviews.first as? Label)
      label.text = String(repeating: "Several lines of text. ", count: 4)
      stage.window.layoutIfNeeded()
      #expect(table.rectForRow(at: row(0)).height > before + 30)
      #expect(table.cellForRow(at: row(1))?.frame == table.rectForRow(at: row(1)))
    }
  }
}
