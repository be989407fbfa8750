import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct PinnedMarginTests {
  private func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  /// Two sections of twenty rows in a table of 440 points. Each section is 28 + 880 + 28 points high.
  private func twoSections(
    style: TableView.Style = .plain, _ play: (Stage, TableView, TableHost) throws -> Void
  ) throws {
    try onTable([numbers(20), numbers(20)], style: style) { stage, table, host in
      host.headers = ["First", "Second"]
      host.footerTexts = ["First end", "Second end"]
      table.reloadData()
      stage.window.layoutIfNeeded()
      try play(stage, table, host)
    }
  }

  private func scroll(_ table: TableView, to y: Double) {
    table.contentOffset = Point(x: 0, y: y)
    table.window?.layoutIfNeeded()
  }

  @Test("A footer stays at the bottom edge until its section scrolls away")
  func footers() throws {
    try twoSections { stage, table, _ in
      #expect(table.footerView(forSection: 0)?.frame == Rect(x: 0, y: 412, width: 320, height: 28))
      #expect(table.rectForFooter(inSection: 0).minY == 908)
      scroll(table, to: 300)
      #expect(table.footerView(forSection: 0)?.frame.minY == 712)
      scroll(table, to: 496)
      #expect(table.footerView(forSection: 0)?.frame.minY == 908, "the footer has reached its position")
      // Of the second section, only the header and half of the footer are visible.
      scroll(table, to: 538)
      #expect(table.headerView(forSection: 1)?.frame.minY == 936)
      #expect(table.footerView(forSection: 1)?.frame.minY == 964)
      scroll(table, to: 700)
      #expect(table.footerView(forSection: 1)?.frame.minY == 1112)
    }
  }

  @Test func headersAndFootersOfGroupedTablesAreNotPinned() throws {
    try twoSections(style: .grouped) { stage, table, _ in
      let header = table.rectForHeader(inSection: 0)
      scroll(table, to: 30)
      #expect(table.headerView(forSection: 0)?.frame == header)
      scroll(table, to: table.rectForFooter(inSection: 0).minY - 430)
      #expect(table.footerView(forSection: 0)?.frame == table.rectForFooter(inSection: 0))
    }
  }

  @Test("Pinned headers and footers stay inside the content insets")
  func insets() throws {
    try twoSections { stage, table, _ in
      table.contentInset = EdgeInsets(top: 50, left: 0, bottom: 40, right: 0)
      scroll(table, to: 200)
      #expect(table.headerView(forSection: 0)?.frame.minY == 250)
      #expect(table.footerView(forSection: 0)?.frame.maxY == 600)
    }
  }

  @Test("Scrolling to a row does not leave the row covered by pinned headers or footers")
  func scrolledRows() throws {
    try twoSections { stage, table, _ in
      func place(of path: IndexPath) -> Rect {
        table.rectForRow(at: path).offsetBy(dx: 0, dy: -table.bounds.minY)
      }
      table.scrollToRow(at: row(15), at: .none, animated: false)
      #expect(place(of: row(15)).maxY == 412)
      table.scrollToRow(at: row(12), at: .bottom, animated: false)
      #expect(place(of: row(12)).maxY == 412)
      table.scrollToRow(at: row(10), at: .middle, animated: false)
      #expect(place(of: row(10)).midY == 220)
      table.scrollToRow(at: row(2), at: .none, animated: false)
      #expect(place(of: row(2)).minY == 28)
    }
  }

  @Test("A tap on a header that covers a row selects nothing")
  func taps() throws {
    try twoSections { stage, table, host in
      scroll(table, to: 100)
      try stage.harness.tap(at: Point(x: 100, y: 10))
      #expect(table.indexPathForSelectedRow == nil)
      try stage.harness.tap(at: Point(x: 100, y: 430))
      #expect(table.indexPathForSelectedRow == nil)
      try stage.harness.tap(at: Point(x: 100, y: 60))
      #expect(table.indexPathForSelectedRow != nil)
    }
  }

  @Test("The padding above a header scrolls away while the header stays pinned")
  func padding() throws {
    try twoSections { stage, table, host in
      host.headers = ["First", nil]
      table.sectionHeaderTopPadding = 20
      stage.window.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.minY == 20)
      #expect(table.rectForRow(at: row(0)).minY == 48)
      #expect(table.rect(forSection: 0) == Rect(x: 0, y: 0, width: 320, height: 20 + 28 + 880 + 28))
      #expect(table.rectForRow(at: row(0, 1)).minY == 956, "no room where there is no header")
      scroll(table, to: 100)
      #expect(table.headerView(forSection: 0)?.frame.minY == 100)
      table.sectionHeaderTopPadding = TableView.automaticDimension
      stage.window.layoutIfNeeded()
      #expect(table.rectForHeader(inSection: 0).minY == 0)
    }
  }

  @Test func sceneSetsSpaceAboveHeaders() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <tableView id="table" frame="0 0 320 480" sectionHeaderTopPadding="12"
            sectionIndexMinimumDisplayRowCount="20" sectionIndexColor="systemRed">
            <section header="One"><tableViewCell text="Row"/></section>
          </tableView>
        </view></viewController></scene>
        """))
    try stage.show()
    let table = try Harness(stage.window).find(id: "table", as: TableView.self)
    #expect(table.rectForRow(at: row(0)).minY == 40)
    #expect(table.sectionIndexMinimumDisplayRowCount == 20)
    #expect(table.sectionIndexColor == .systemRed)
  }
}
