import SceneValues

/// A spatial index of rectangles that finds overlaps without comparing all rectangles.
struct BoxIndex {
  private static let cell = 200.0
  /// The maximum number of cells per box. Larger boxes are not added to cells and are always compared.
  private static let maxCells = 400

  private(set) var boxes: [Rect] = []
  private var cells: [Cell: [Int]] = [:]
  private var large: [Int] = []

  private struct Cell: Hashable { var x, y: Int }

  init(_ boxes: [Rect] = []) { for box in boxes { insert(box) } }

  mutating func insert(_ box: Rect) {
    let index = boxes.count
    boxes.append(box)
    let (columns, rows) = Self.cells(of: box)
    guard columns.count * rows.count <= Self.maxCells else { return large.append(index) }
    for x in columns { for y in rows { cells[Cell(x: x, y: y), default: []].append(index) } }
  }

  /// Returns the approximate number of boxes that overlap a box. Counting stops at a small limit and can repeat boxes.
  func overlapCount(in box: Rect, _ isCounted: (Int) -> Bool = { _ in true }) -> Int {
    let (columns, rows) = Self.cells(of: box)
    var (count, examined) = (0, 0)
    for x in columns {
      for y in rows {
        for index in cells[Cell(x: x, y: y)] ?? [] {
          examined += 1
          if boxes[index].intersects(box), isCounted(index) { count += 1 }
          if count > 4 || examined > 200 { return count }
        }
      }
    }
    for index in large where boxes[index].intersects(box) && isCounted(index) {
      count += 1
      if count > 4 { return count }
    }
    return count
  }

  func overlapping(_ box: Rect) -> [Int] {
    let (columns, rows) = Self.cells(of: box)
    var found = Set(large)
    for x in columns { for y in rows { found.formUnion(cells[Cell(x: x, y: y)] ?? []) } }
    return found.filter { boxes[$0].intersects(box) }.sorted()
  }

  private static func cells(of box: Rect) -> (ClosedRange<Int>, ClosedRange<Int>) {
    func range(_ from: Double, _ to: Double) -> ClosedRange<Int> {
      Int((from / cell).rounded(.down))...Int((to / cell).rounded(.down))
    }
    return (range(box.minX, box.maxX), range(box.minY, box.maxY))
  }
}
