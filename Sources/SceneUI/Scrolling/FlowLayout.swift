import SceneValues

/// Items of one size, in lines that fill a collection's width, or its height where it scrolls sideways.
public struct FlowLayout: Hashable, Sendable {
  public enum Direction: String, SceneEnumeration {
    case vertical, horizontal
  }

  public var itemSize = Size(width: 50, height: 50)
  /// In points: between two lines.
  public var minimumLineSpacing = 10.0
  /// In points: between two items of a line, which has more where they do not fill it.
  public var minimumInteritemSpacing = 10.0
  /// Around each section.
  public var sectionInset = EdgeInsets.zero
  public var scrollDirection = Direction.vertical

  public init() {}
}

/// Where the items of a collection lie: worked out from their numbers, so that a million costs what one does.
struct FlowPlacement {
  private let layout: FlowLayout
  private let perLine: Int
  private let gap: Double
  private let indent: Double
  let counts: [Int]
  /// Where each section begins, along the way one scrolls, and at last where all ends.
  private let starts: [Double]
  private let breadth: Double

  init(_ layout: FlowLayout, counts: [Int], size: Size) {
    self.layout = layout
    self.counts = counts
    breadth = layout.isVertical ? size.width : size.height
    let inset = layout.sectionInset
    let before = layout.isVertical ? inset.left : inset.top
    let available = breadth - before - (layout.isVertical ? inset.right : inset.bottom)
    let width = layout.across
    let perLine = max(
      1,
      Int(
        ((available + layout.minimumInteritemSpacing) / max(1, width + layout.minimumInteritemSpacing))
          .rounded(.down)))
    self.perLine = perLine
    // What a line has left over goes between its items; a single one stands in the middle.
    gap = perLine > 1 ? (available - Double(perLine) * width) / Double(perLine - 1) : 0
    indent = before + (perLine == 1 ? max(0, (available - width) / 2) : 0)
    var starts = [0.0]
    for count in counts {
      let lines = (count + perLine - 1) / perLine
      let extent = Double(lines) * layout.along + Double(max(0, lines - 1)) * layout.minimumLineSpacing
      starts.append(starts[starts.count - 1] + layout.insetBefore + extent + layout.insetAfter)
    }
    self.starts = starts
  }

  var contentSize: Size {
    let length = starts[starts.count - 1]
    return layout.isVertical
      ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  func contains(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  func frame(of path: IndexPath) -> Rect {
    let (line, place) = path.item.quotientAndRemainder(dividingBy: perLine)
    let along =
      starts[path.section] + layout.insetBefore + Double(line) * (layout.along + layout.minimumLineSpacing)
    let across = indent + Double(place) * (layout.across + gap)
    return Rect(
      origin: layout.isVertical ? Point(x: across, y: along) : Point(x: along, y: across),
      size: layout.itemSize)
  }

  /// The items of which something lies in a rectangle, in order.
  func items(in rect: Rect) -> [IndexPath] {
    let (start, end) = layout.isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let pitch = max(0.001, layout.along + layout.minimumLineSpacing)
    var paths: [IndexPath] = []
    for section in counts.indices where starts[section] < end && starts[section + 1] > start {
      let top = starts[section] + layout.insetBefore
      let first = max(0, Int(((start - top) / pitch).rounded(.down))) * perLine
      let last = min(counts[section], max(0, Int(((end - top) / pitch).rounded(.up))) * perLine)
      guard first < last else { continue }
      for item in first..<last {
        let path = IndexPath(item: item, section: section)
        if frame(of: path).intersects(rect) { paths.append(path) }
      }
    }
    return paths
  }
}

extension FlowLayout {
  fileprivate var isVertical: Bool { scrollDirection == .vertical }
  fileprivate var along: Double { isVertical ? itemSize.height : itemSize.width }
  fileprivate var across: Double { isVertical ? itemSize.width : itemSize.height }
  fileprivate var insetBefore: Double { isVertical ? sectionInset.top : sectionInset.left }
  fileprivate var insetAfter: Double { isVertical ? sectionInset.bottom : sectionInset.right }
}
