import SceneUI
import SceneValues
import TestSupport
import Testing

/// Runs a closure with a table of 320 × 440 points, and checks that no object leaks.
func onTable(
  _ rows: [[String]], style: TableView.Style = .plain,
  _ play: (Stage, TableView, TableHost) throws -> Void
) throws {
  try Lifetimes.counting { lifetimes in
    try onStage { stage in
      let table = stage.add(TableView(frame: Rect(x: 0, y: 0, width: 320, height: 440), style: style))
      let host = TableHost()
      stage.watch(host)
      host.rows = rows
      table.register(CountedCell.self, forCellReuseIdentifier: "row")
      table.dataSource = host
      table.delegate = host
      stage.window.layoutIfNeeded()
      try play(stage, table, host)
    }
    #expect(lifetimes.alive == 0)
  }
}

func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

extension TableView {
  /// The visible cells, including those that are being animated.
  var seenCells: [TableViewCell] { subviews.compactMap { $0 as? TableViewCell }.filter { !$0.isHidden } }

  func seenCell(_ text: String) throws -> TableViewCell {
    try #require(seenCells.first { $0.textLabel?.text == text }, "no cell shows \(text)")
  }
}
