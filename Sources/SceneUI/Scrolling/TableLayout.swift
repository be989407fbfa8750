import SceneValues

/// Where the sections and rows of a table lie, worked out once a load: finding what is at an offset takes the
/// logarithm of their number.
struct TableLayout {
  struct Section {
    var top = 0.0
    var header = 0.0
    var rows = RowOffsets.uniform(height: 0, count: 0)
    var footer = 0.0

    var rowsTop: Double { top + header }
    var footerTop: Double { rowsTop + rows.total }
    var bottom: Double { footerTop + footer }
  }

  /// Where each row of a section begins, from the first one on.
  enum RowOffsets {
    case uniform(height: Double, count: Int)
    /// The sums of the heights, one more than there are rows.
    case measured([Double])

    init(heights: [Double]) {
      var sums = [0.0]
      sums.reserveCapacity(heights.count + 1)
      for height in heights { sums.append(sums[sums.count - 1] + height) }
      self = .measured(sums)
    }

    var count: Int {
      switch self {
      case .uniform(_, let count): count
      case .measured(let sums): sums.count - 1
      }
    }

    subscript(row: Int) -> Double {
      switch self {
      case .uniform(let height, _): height * Double(row)
      case .measured(let sums): sums[row]
      }
    }

    var total: Double { self[count] }

    /// The first row that ends behind an offset; the count where none does.
    func firstRow(endingAfter offset: Double) -> Int {
      partition(count) { self[$0 + 1] <= offset }
    }
  }

  private(set) var sections: [Section] = []
  private(set) var height = 0.0

  mutating func append(_ section: Section) {
    var section = section
    section.top = height
    sections.append(section)
    height = section.bottom
  }

  var rowCounts: [Int] { sections.map(\.rows.count) }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && (0..<sections[path.section].rows.count).contains(path.row)
  }

  /// From top to bottom of a row.
  func extent(of path: IndexPath) -> (top: Double, height: Double) {
    let section = sections[path.section]
    let top = section.rows[path.row]
    return (section.rowsTop + top, section.rows[path.row + 1] - top)
  }

  /// The sections of which something lies between two offsets.
  func sections(from start: Double, to end: Double) -> Range<Int> {
    let first = partition(sections.count) { sections[$0].bottom <= start }
    let last = partition(sections.count) { sections[$0].top < end }
    return first..<max(first, last)
  }

  /// The rows of which something lies between two offsets.
  func rows(from start: Double, to end: Double) -> [IndexPath] {
    sections(from: start, to: end).flatMap { index in
      let section = sections[index]
      let first = section.rows.firstRow(endingAfter: start - section.rowsTop)
      let last = partition(section.rows.count) { section.rows[$0] < end - section.rowsTop }
      return (first..<max(first, last)).map { IndexPath(row: $0, section: index) }
    }
  }
}

/// How many of the first numbers fulfil a condition that, once it does not hold, holds no more.
private func partition(_ count: Int, _ condition: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if condition(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
