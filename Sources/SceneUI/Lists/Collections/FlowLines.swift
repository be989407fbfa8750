import SceneValues

struct FlowPlace: Hashable {
  var along: Double
  var across: Double
  var length: Double
  var breadth: Double

  func shifted(by way: Double) -> FlowPlace {
    var place = self
    place.along += way
    return place
  }
}

struct FlowSize: Hashable {
  var length: Double
  var breadth: Double
}

/// Measurements that all lines of a section share.
struct FlowMeasures {
  var available: Double
  var before: Double
  var lineSpacing: Double
  var interitemSpacing: Double
}

/// A section's items, arranged in lines. Items up to the last one with an individual size are placed one after another.
/// The positions of all subsequent items are computed from their indices.
struct FlowLines {
  private struct Line {
    let items: Range<Int>
    let start: Double
    let end: Double
    let gap: Double
  }

  private enum Rest {
    case one(FlowSize)
    case each([FlowSize])
  }

  let count: Int
  let measures: FlowMeasures
  private let rest: Rest
  private var known: [Int: FlowSize]
  /// The index after the last item with a known size, or 0 if no sizes are known.
  private var knownEnd: Int
  private var places: [FlowPlace] = []
  private var lines: [Line] = []
  private var tail: UniformLines?

  /// Creates lines of items that have the same size, except for items with known sizes.
  init(count: Int, size: FlowSize, known: [Int: FlowSize] = [:], _ measures: FlowMeasures) {
    self.init(count: count, rest: .one(size), known: known, measures)
  }

  /// Creates lines of items with individual sizes. Known sizes take precedence.
  init(_ sizes: [FlowSize], known: [Int: FlowSize] = [:], _ measures: FlowMeasures) {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      self.init(count: sizes.count, size: first, known: known, measures)
    } else {
      self.init(count: sizes.count, rest: .each(sizes), known: known, measures)
    }
  }

  private init(count: Int, rest: Rest, known: [Int: FlowSize], _ measures: FlowMeasures) {
    self.count = count
    self.measures = measures
    self.rest = rest
    self.known = known.filter { $0.key < count }
    knownEnd = self.known.keys.max().map { $0 + 1 } ?? 0
    fill(fromLine: 0)
  }

  var length: Double { tail?.end ?? lines.last?.end ?? 0 }

  func place(of item: Int) -> FlowPlace {
    if item < places.count { return places[item] }
    return tail?.place(of: item) ?? FlowPlace(along: 0, across: 0, length: 0, breadth: 0)
  }

  func startOfLine(of item: Int) -> Double {
    if item < places.count { return lines[line(of: item)].start }
    return tail?.place(of: item).along ?? 0
  }

  func items(from start: Double, to end: Double) -> Range<Int> {
    let first = partition(lines.count) { lines[$0].end <= start }
    let last = partition(lines.count) { lines[$0].start < end }
    let filled = first < last ? lines[first].items.lowerBound..<lines[last - 1].items.upperBound : 0..<0
    guard let rest = tail?.items(from: start, to: end), !rest.isEmpty else { return filled }
    return filled.isEmpty ? rest : filled.lowerBound..<rest.upperBound
  }

  /// Updates item sizes and fills the lines again, starting with the line before the first changed item.
  mutating func set(_ sizes: [Int: FlowSize]) {
    guard let first = sizes.keys.min(), let last = sizes.keys.max() else { return }
    known.merge(sizes) { _, new in new }
    knownEnd = max(knownEnd, last + 1)
    // The first changed item may now fit in the preceding line.
    fill(fromLine: max(0, (first < places.count ? line(of: first) : lines.count) - 1))
  }

  private func line(of item: Int) -> Int { partition(lines.count) { lines[$0].items.upperBound <= item } }

  private func size(of item: Int) -> FlowSize {
    if let size = known[item] { return size }
    switch rest {
    case .one(let size): return size
    case .each(let sizes): return sizes[item]
    }
  }

  private mutating func fill(fromLine line: Int) {
    lines.removeSubrange(line...)
    places.removeSubrange((lines.last?.items.upperBound ?? 0)...)
    tail = nil
    guard case .one(let size) = rest else {
      while places.count < count { addLine() }
      return
    }
    while places.count < knownEnd { addLine() }
    guard places.count < count else { return }
    tail = UniformLines(
      items: places.count..<count, size: size,
      start: lines.last.map { $0.end + measures.lineSpacing } ?? 0, measures)
  }

  private mutating func addLine() {
    let first = places.count
    var sizes = [size(of: first)]
    var filled = sizes[0].breadth
    while first + sizes.count < count {
      let next = size(of: first + sizes.count)
      guard
        filled + measures.interitemSpacing * Double(sizes.count) + next.breadth <= measures.available
      else { break }
      sizes.append(next)
      filled += next.breadth
    }
    let (number, end) = (sizes.count, first + sizes.count)
    var gap = lines.last?.gap ?? measures.interitemSpacing
    if end < count {
      gap = number > 1 ? (measures.available - filled) / Double(number - 1) : measures.interitemSpacing
    } else if filled + gap * Double(number - 1) > measures.available {
      // The last line uses the gap of the preceding line only if the items then fit.
      gap = measures.interitemSpacing
    }
    let start = lines.last.map { $0.end + measures.lineSpacing } ?? 0
    let height = sizes.map(\.length).max() ?? 0
    var across = measures.before + (number == 1 ? max(0, (measures.available - filled) / 2) : 0)
    for size in sizes {
      places.append(
        FlowPlace(
          along: start + (height - size.length) / 2, across: across, length: size.length,
          breadth: size.breadth))
      across += size.breadth + gap
    }
    lines.append(Line(items: first..<end, start: start, end: start + height, gap: gap))
  }
}
