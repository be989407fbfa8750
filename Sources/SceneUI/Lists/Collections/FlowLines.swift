import SceneValues

/// A place along the way that a collection scrolls, and across it.
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

/// The items of a section in lines, the first of which begins at 0.
struct FlowLines {
  private enum Places {
    /// Items of one size: worked out from their numbers.
    case uniform(perLine: Int, first: FlowPlace, gap: Double, pitch: Double)
    case measured([FlowPlace], lines: [Line])
  }

  private struct Line {
    let items: Range<Int>
    let start: Double
    let end: Double
  }

  struct Measures {
    /// What a line may fill, and where across it begins.
    var available: Double
    var before: Double
    var lineSpacing: Double
    var interitemSpacing: Double
  }

  let count: Int
  let length: Double
  private let places: Places

  /// Lines of items that all have one size.
  ///
  /// - Parameters:
  ///   - count: how many items there are.
  ///   - itemLength: of each item, along the way.
  ///   - breadth: of each item, across the way.
  ///   - measures: the room that the lines have.
  init(count: Int, length itemLength: Double, breadth: Double, _ measures: Measures) {
    self.count = count
    let wanted =
      (measures.available + measures.interitemSpacing) / max(1, breadth + measures.interitemSpacing)
    let perLine = max(1, Int(nearest: min(wanted, 1e9)))
    // What a line has left over goes between its items; a single one stands in the middle.
    let gap = perLine > 1 ? (measures.available - Double(perLine) * breadth) / Double(perLine - 1) : 0
    let indent = perLine == 1 ? max(0, (measures.available - breadth) / 2) : 0
    places = .uniform(
      perLine: perLine,
      first: FlowPlace(along: 0, across: measures.before + indent, length: itemLength, breadth: breadth),
      gap: gap, pitch: itemLength + measures.lineSpacing)
    let lines = (count + perLine - 1) / perLine
    length = Double(lines) * itemLength + Double(max(0, lines - 1)) * measures.lineSpacing
  }

  /// Lines of items that may each have another size.
  ///
  /// - Parameters:
  ///   - sizes: of the items, each along the way and across.
  ///   - measures: the room that the lines have.
  init(_ sizes: [(length: Double, breadth: Double)], _ measures: Measures) {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      self.init(count: sizes.count, length: first.length, breadth: first.breadth, measures)
    } else {
      self.init(filling: sizes, measures)
    }
  }

  private init(filling sizes: [(length: Double, breadth: Double)], _ measures: Measures) {
    count = sizes.count
    var places: [FlowPlace] = []
    places.reserveCapacity(sizes.count)
    var lines: [Line] = []
    var start = 0.0
    var gap = measures.interitemSpacing
    while places.count < sizes.count {
      let first = places.count
      var (end, filled) = (first + 1, sizes[first].breadth)
      while end < sizes.count,
        filled + measures.interitemSpacing * Double(end - first) + sizes[end].breadth <= measures.available
      {
        filled += sizes[end].breadth
        end += 1
      }
      let number = end - first
      if end < sizes.count {
        gap = number > 1 ? (measures.available - filled) / Double(number - 1) : measures.interitemSpacing
      } else if filled + gap * Double(number - 1) > measures.available {
        // The last line goes on as the one before, where that fits.
        gap = measures.interitemSpacing
      }
      let height = sizes[first..<end].map(\.length).max() ?? 0
      var across = measures.before + (number == 1 ? max(0, (measures.available - filled) / 2) : 0)
      for size in sizes[first..<end] {
        places.append(
          FlowPlace(
            along: start + (height - size.length) / 2, across: across, length: size.length,
            breadth: size.breadth))
        across += size.breadth + gap
      }
      lines.append(Line(items: first..<end, start: start, end: start + height))
      start += height + measures.lineSpacing
    }
    length = lines.last?.end ?? 0
    self.places = .measured(places, lines: lines)
  }

  func place(of item: Int) -> FlowPlace {
    switch places {
    case .measured(let places, _): return places[item]
    case .uniform(let perLine, let first, let gap, let pitch):
      let (line, position) = item.quotientAndRemainder(dividingBy: perLine)
      return FlowPlace(
        along: first.along + Double(line) * pitch,
        across: first.across + Double(position) * (first.breadth + gap),
        length: first.length, breadth: first.breadth)
    }
  }

  /// The items of the lines of which something lies between two places.
  func items(from start: Double, to end: Double) -> Range<Int> {
    switch places {
    case .measured(_, let lines):
      let first = partition(lines.count) { lines[$0].end <= start }
      let last = partition(lines.count) { lines[$0].start < end }
      guard first < last else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    case .uniform(let perLine, _, _, let pitch):
      let lines = (count + perLine - 1) / perLine
      func line(_ place: Double, _ rule: FloatingPointRoundingRule) -> Int {
        Int(nearest: min(max(0, (place / max(0.001, pitch)).rounded(rule)), Double(lines)))
      }
      let first = line(start, .down) * perLine
      let last = min(count, line(end, .up) * perLine)
      return first..<max(first, last)
    }
  }
}

/// A section of a flow layout, along the way that it scrolls.
struct FlowSection {
  let start: Double
  /// In points: how much the header takes, and the footer.
  let header: Double
  let footer: Double
  let itemsStart: Double
  let end: Double
  let lines: FlowLines

  init(_ index: Int, of view: CollectionView, layout: FlowLayout, start: Double, breadth: Double) {
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    let isVertical = layout.isVertical
    func along(_ size: Size) -> Double { Self.length(isVertical ? size.height : size.width) }
    func across(_ size: Size) -> Double { Self.length(isVertical ? size.width : size.height) }
    let inset =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: index)
      .bounded(to: .coordinates, from: .zero) ?? layout.sectionInset
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let measures = FlowLines.Measures(
      available: breadth - before - after, before: before,
      lineSpacing: delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index)
        .bounded(to: .coordinates, from: 0) ?? layout.minimumLineSpacing,
      interitemSpacing: delegate?.collectionView(
        view, layout: layout, minimumInteritemSpacingForSectionAt: index
      ).bounded(to: .coordinates, from: 0) ?? layout.minimumInteritemSpacing)
    let count = view.numberOfItems(inSection: index)
    if let delegate {
      lines = FlowLines(
        (0..<count).map {
          let size = delegate.collectionView(
            view, layout: layout, sizeForItemAt: IndexPath(item: $0, section: index))
          return (along(size), across(size))
        }, measures)
    } else {
      lines = FlowLines(
        count: count, length: along(layout.itemSize), breadth: across(layout.itemSize), measures)
    }
    header = along(
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index)
        ?? layout.headerReferenceSize)
    footer = along(
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index)
        ?? layout.footerReferenceSize)
    self.start = start
    itemsStart = start + header + (isVertical ? inset.top : inset.left)
    end = itemsStart + lines.length + (isVertical ? inset.bottom : inset.right) + footer
  }

  /// What a delegate says may be any number, or none.
  private static func length(_ said: Double) -> Double { said.bounded(to: .lengths, from: 0) }
}
