import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct SectionIndexTests {
  private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

  /// 26 sections of five rows, each 28 + 220 points high. The index occupies the middle 364 of the table's
  /// 440 points.
  private func letters(
    style: TableView.Style = .plain, _ play: (Stage, TableView, TableHost) throws -> Void
  ) throws {
    try onTable(Self.letters.map { letter in (1...5).map { "\(letter)\($0)" } }, style: style) {
      stage, table, host in
      host.headers = Self.letters
      host.indexTitles = Self.letters
      table.reloadData()
      stage.window.layoutIfNeeded()
      try play(stage, table, host)
    }
  }

  private func point(ofTitle index: Int) -> Point { Point(x: 312, y: 38 + 14 * (Double(index) + 0.5)) }

  private func index(of table: TableView) -> Control? {
    table.subviews.first { "\(type(of: $0))" == "SectionIndexBar" } as? Control
  }

  @Test("Scrolls to each section as a finger moves along the index")
  func dragging() throws {
    try letters { stage, table, host in
      let touch = try stage.harness.touchDown(at: point(ofTitle: 3))
      #expect(table.contentOffset.y == table.rect(forSection: 3).minY)
      stage.harness.move(touch, to: point(ofTitle: 10))
      #expect(table.contentOffset.y == table.rect(forSection: 10).minY)
      stage.harness.move(touch, to: Point(x: 312, y: point(ofTitle: 10).y + 2))
      stage.harness.move(touch, to: Point(x: 100, y: 0))
      #expect(table.contentOffset.y == 0, "a touch above all titles selects the first title")
      stage.harness.up(touch)
      #expect(host.log.filter { $0.hasPrefix("index") } == ["index D 3", "index K 10", "index A 0"])
      #expect(table.indexPathForSelectedRow == nil)
      #expect(faults(of: table, host.rows) == [])
    }
  }

  @Test("The last index titles scroll to the end of the content")
  func lastTitle() throws {
    try letters { stage, table, _ in
      try stage.harness.tap(at: point(ofTitle: 25))
      #expect(table.contentOffset.y == table.contentSize.height - 440)
    }
  }

  @Test("The data source can map an index title to a section or to no section")
  func sections() throws {
    try letters { stage, table, host in
      host.indexTitles = [TableView.indexSearch] + Self.letters
      host.sectionOfTitle = { title, index in title == TableView.indexSearch ? nil : index - 1 }
      table.reloadSectionIndexTitles()
      stage.window.layoutIfNeeded()
      // 27 titles of 14 points start at 31.
      try stage.harness.tap(at: Point(x: 312, y: 31 + 14 * 5.5))
      #expect(table.contentOffset.y == table.rect(forSection: 4).minY)
      try stage.harness.tap(at: Point(x: 312, y: 31 + 7))
      #expect(table.contentOffset.y == table.rect(forSection: 4).minY)
      #expect(!stage.harness.svg().contains(TableView.indexSearch), "it is drawn as a lens")
    }
  }

  @Test("The rows leave space for the index, which does not scroll with the rows")
  func places() throws {
    try letters { stage, table, host in
      let bar = try #require(index(of: table))
      #expect(bar.frame == Rect(x: 304, y: 0, width: 16, height: 440))
      #expect(table.visibleCells[0].contentView.frame.width == 304)
      table.contentOffset = Point(x: 0, y: 700)
      stage.window.layoutIfNeeded()
      #expect(bar.frame.minY == 700)
      #expect(table.subviews.last === bar)
      host.indexTitles = nil
      table.reloadSectionIndexTitles()
      stage.window.layoutIfNeeded()
      #expect(index(of: table) == nil)
      #expect(table.visibleCells[0].contentView.frame.width == 320)
    }
  }

  @Test("The section index appears when the table has the minimum number of rows")
  func showsIndexFromMinimumRowCount() throws {
    try letters { stage, table, host in
      table.sectionIndexMinimumDisplayRowCount = 131
      #expect(index(of: table) == nil)
      host.rows[0].append("A6")
      table.insertRows(at: [row(5)])
      #expect(index(of: table) != nil)
    }
  }

  @Test("If space is limited, tappable dots replace some titles")
  func dots() throws {
    try letters { stage, table, _ in
      table.frame.size.height = 100
      stage.window.layoutIfNeeded()
      let bar = try #require(index(of: table))
      #expect(texts(of: bar, on: stage).map(\.text) == ["A", "•", "I", "•", "Q", "•", "Z"])
      // 98 points, or 98/26 for each title.
      try stage.harness.tap(at: Point(x: 312, y: 1 + 98 / 26 * 20.5))
      #expect(table.contentOffset.y == table.rect(forSection: 20).minY)
    }
  }

  @Test("In right-to-left layouts, the index is on the left")
  func mirrored() throws {
    try letters { stage, table, _ in
      table.semanticContentAttribute = .forceRightToLeft
      table.setNeedsLayout()
      stage.window.layoutIfNeeded()
      #expect(index(of: table)?.frame.minX == 0)
    }
  }

  @Test("The index uses the table's colors and, during a touch, the tracking colors")
  func colors() throws {
    try letters { stage, table, _ in
      table.sectionIndexColor = Color(red: 1, green: 0, blue: 0)
      table.sectionIndexBackgroundColor = Color(red: 0, green: 1, blue: 0)
      table.sectionIndexTrackingBackgroundColor = Color(red: 0, green: 0, blue: 1)
      let atRest = stage.harness.svg()
      #expect(atRest.contains("#ff0000") && atRest.contains("#00ff00") && !atRest.contains("#0000ff"))
      let touch = try stage.harness.touchDown(at: point(ofTitle: 3))
      let touched = stage.harness.svg()
      #expect(!touched.contains("#00ff00") && touched.contains("#0000ff"))
      stage.harness.up(touch)
      #expect(stage.harness.svg().contains("#00ff00"))
    }
  }

  @Test(
    "A scrolled table with an index matches the recorded picture",
    arguments: [TableView.Style.plain, .insetGrouped])
  func picture(style: TableView.Style) throws {
    try letters(style: style) { stage, table, host in
      host.footerTexts = [nil, nil, nil, nil, nil, nil, "Five rows"]
      table.reloadData()
      table.contentOffset = Point(x: 0, y: 1250)
      try Golden.expect(
        stage.harness.svg(),
        isRecordedAt: Golden.project("Tests/SceneUITests/Goldens/list-index-\(style).svg"),
        suite: "SectionIndexTests")
    }
  }
}
