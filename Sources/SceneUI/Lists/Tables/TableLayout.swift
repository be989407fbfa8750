import SceneValues

/// The positions of sections and rows, computed each time the data is loaded. Finding a row takes O(log n) time.
struct TableLayout {
  struct Section {
    var top = 0.0
    /// The space above the header, in points. This space scrolls out of view even if the header stays visible.
    var padding = 0.0
    var header = 0.0
    var rows = RowOffsets.uniform(height: 0, count: 0)
    var footer = 0.0

    var headerTop: Double { top + padding }
    var rowsTop: Double { headerTop + header }
    var footerTop: Double { rowsTop + rows.total }
    var bottom: Double { footerTop + footer }
  }

  private(set) var sections: [Section] = []
  private(set) var top: Double
  private(set) var height: Double

  init(top: Double = 0) {
    self.top = top
    height = top
  }

  mutating func append(_ section: Section) {
    var section = section
    section.top = height
    sections.append(section)
    height = section.bottom
  }

  mutating func move(to top: Double) {
    self.top = top
    restack()
  }

  /// Sets a row's measured height, replacing the estimate. Call `restack` afterward to move the content below the row.
  func set(_ height: Double, ofRowAt path: IndexPath) {
    guard case .estimated(let heights) = sections[path.section].rows else { return }
    heights.set(height, row: path.row)
  }

  mutating func restack() {
    height = top
    for index in sections.indices {
      sections[index].top = height
      height = sections[index].bottom
    }
  }

  var rowCounts: [Int] { sections.map(\.rows.count) }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && (0..<sections[path.section].rows.count).contains(path.row)
  }

  func isEstimated(_ path: IndexPath) -> Bool { sections[path.section].rows.isEstimated(path.row) }

  func extent(of path: IndexPath) -> (top: Double, height: Double) {
    let section = sections[path.section]
    let top = section.rows[path.row]
    return (section.rowsTop + top, section.rows[path.row + 1] - top)
  }

  func sections(from start: Double, to end: Double) -> Range<Int> {
    let first = partition(sections.count) { sections[$0].bottom <= start }
    let last = partition(sections.count) { sections[$0].top < end }
    return first..<max(first, last)
  }

  func rows(from start: Double, to end: Double) -> [IndexPath] {
    sections(from: start, to: end).flatMap { index in
      let section = sections[index]
      let first = section.rows.firstRow(endingAfter: start - section.rowsTop)
      let last = partition(section.rows.count) { section.rows[$0] < end - section.rowsTop }
      return (first..<max(first, last)).map { IndexPath(row: $0, section: index) }
    }
  }
}
