import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rows that are as high as constraints make them")
struct SelfSizingTests {
  /// Rows with a text of several lines between margins.
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

    func tableView(_ table: TableView, heightForHeaderInSection section: Int) -> Double? {
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

  @Test("Text between margins, and a header, decide how high a row is")
  func rows() throws {
    try onStage { stage in
      let texts = Texts()
      let table = stage.add(TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400)))
      table.rowHeight = TableView.automaticDimension
      table.dataSource = texts
      table.delegate = texts
      stage.window.layoutIfNeeded()
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

  @Test("What is in a row stays where it is while the row passes a bar")
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

  @Test("Rows of an inset table lie inside of its margins")
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
}
