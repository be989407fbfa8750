import SceneValues

/// A section that has been laid out. Lengths are measured along the collection view's scroll direction.
struct CompositionalSection {
  private struct Boundary {
    let item: CollectionLayoutBoundarySupplementaryItem
    let size: Size
    let isAtStart: Bool
    let isAtEnd: Bool
  }

  let definition: CollectionLayoutSection
  let index: Int
  private(set) var run: GroupRun
  private(set) var start = 0.0
  private let isVertical: Bool
  private let container: Size
  private let insets: EdgeInsets
  private var boundaries: [Boundary] = []
  private var startLength = 0.0
  private var endLength = 0.0
  private var wantedBoundaries: [String: Size]

  init(
    _ definition: CollectionLayoutSection, index: Int, count: Int, in container: Size, isVertical: Bool,
    wanted: [Int: Size], wantedBoundaries: [String: Size], traits: TraitCollection,
    work: LayoutWork
  ) {
    self.definition = definition
    self.index = index
    self.isVertical = isVertical
    self.container = container
    self.wantedBoundaries = wantedBoundaries
    insets = definition.contentInsets.insets(isRightToLeft: false).bounded(to: .coordinates, from: .zero)
    var room = container
    if isVertical {
      room.width = max(0, container.width - insets.left - insets.right)
    } else {
      room.height = max(0, container.height - insets.top - insets.bottom)
    }
    run = GroupRun(
      of: definition.group, count: count, in: room, spacing: definition.interGroupSpacing,
      isVertical: isVertical != (definition.orthogonalScrollingBehavior != .none), wanted: wanted,
      traits: traits, work: work)
    measureBoundaries()
  }

  var isOrthogonal: Bool { definition.orthogonalScrollingBehavior != .none }

  var isEstimated: Bool {
    definition.group.isEstimated
      || definition.boundarySupplementaryItems.contains { $0.layoutSize.isEstimated }
  }

  private var before: Double { isVertical ? insets.top : insets.left }
  private var after: Double { isVertical ? insets.bottom : insets.right }
  private var breadth: Double { isVertical ? container.width : container.height }

  private func length(_ size: Size) -> Double { isVertical ? size.height : size.width }

  var contentStart: Double { start + startLength + before }
  var contentLength: Double {
    guard isOrthogonal else { return run.length }
    return run.count > 0 ? run.thickness : 0
  }
  var end: Double { contentStart + contentLength + after + endLength }

  mutating func move(to start: Double) { self.start = start }

  mutating func set(_ sizes: [Int: Size]) { run.set(sizes) }

  mutating func set(_ size: Size, ofBoundary kind: String) {
    wantedBoundaries[kind] = size
    measureBoundaries()
  }

  private mutating func measureBoundaries() {
    let (startEdge, endEdge): (DirectionalRectEdge, DirectionalRectEdge) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    var room = container
    if definition.supplementariesFollowContentInsets { room = run.container }
    boundaries = definition.boundarySupplementaryItems.map { item in
      Boundary(
        item: item, size: item.layoutSize.size(in: room, wanted: wantedBoundaries[item.elementKind]),
        isAtStart: item.alignment.edges.contains(startEdge), isAtEnd: item.alignment.edges.contains(endEdge))
    }
    (startLength, endLength) = (0, 0)
    for boundary in boundaries where boundary.item.extendsBoundary {
      if boundary.isAtStart { startLength = max(startLength, length(boundary.size)) }
      if boundary.isAtEnd { endLength = max(endLength, length(boundary.size)) }
    }
  }

  /// The origin of the groups in the collection view's coordinates, before any orthogonal scrolling is applied.
  var contentOrigin: Point {
    isVertical ? Point(x: insets.left, y: contentStart) : Point(x: contentStart, y: insets.top)
  }

  func rect(from start: Double, to end: Double) -> Rect {
    isVertical
      ? Rect(x: 0, y: start, width: breadth, height: max(0, end - start))
      : Rect(x: start, y: 0, width: max(0, end - start), height: breadth)
  }

  func boundaryAttributes(seen: ClosedRange<Double>) -> [CollectionLayoutAttributes] {
    boundaries.map { boundary in
      let (item, size) = (boundary.item, boundary.size)
      let length = length(size)
      var along: Double
      if boundary.isAtStart {
        along = start
        if item.pinToVisibleBounds { along = max(start, min(seen.lowerBound, end - endLength - length)) }
      } else if boundary.isAtEnd {
        along = end - length
        if item.pinToVisibleBounds { along = min(along, max(seen.upperBound - length, start + startLength)) }
      } else {
        along = contentStart + (contentLength - length) / 2
      }
      let follows = definition.supplementariesFollowContentInsets
      let edges = item.alignment.edges
      let (low, high, near, far) =
        isVertical
        ? (
          follows ? insets.left : 0, breadth - (follows ? insets.right : 0),
          edges.contains(.leading), edges.contains(.trailing)
        )
        : (
          follows ? insets.top : 0, breadth - (follows ? insets.bottom : 0),
          edges.contains(.top), edges.contains(.bottom)
        )
      let across = isVertical ? size.width : size.height
      let side = near ? low : far ? high - across : (low + high - across) / 2
      let origin = isVertical ? Point(x: side, y: along) : Point(x: along, y: side)
      var attributes = CollectionLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index),
        frame: Rect(
          x: origin.x + item.offset.x, y: origin.y + item.offset.y, width: size.width, height: size.height
        ).inset(by: item.shownInsets))
      attributes.zIndex =
        item.pinToVisibleBounds ? max(CollectionLayout.pinnedZIndex, item.zIndex) : item.zIndex
      attributes.estimates = item.layoutSize.estimates
      return attributes
    }
  }

  var decorationAttributes: [CollectionLayoutAttributes] {
    definition.decorationItems.map { item in
      var attributes = CollectionLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index),
        frame: rect(from: start, to: end).inset(by: item.contentInsets.insets(isRightToLeft: false)))
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  /// Returns the attributes of the items, badges, and separators in a range of groups. In an orthogonally
  /// scrolling section, the frames are shifted by the scroll offset.
  func attributes(ofGroups groups: Range<Int>, offset: Double) -> [CollectionLayoutAttributes] {
    var origin = contentOrigin
    if isOrthogonal { if isVertical { origin.x -= offset } else { origin.y -= offset } }
    var found: [CollectionLayoutAttributes] = []
    for group in groups {
      for element in run.elements(of: group) {
        let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        var attributes: CollectionLayoutAttributes
        switch element.kind {
        case .item(let item, let estimates):
          let path = IndexPath(item: item, section: index)
          attributes = CollectionLayoutAttributes(forCellWith: path, frame: frame)
          attributes.estimates = estimates
          definition.separators.map { found += $0.attributes(at: frame, path, count: run.count) }
        case .supplementary(let kind, let item):
          attributes = CollectionLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: item, section: index), frame: frame)
        }
        attributes.zIndex = element.zIndex
        if isOrthogonal { attributes.scroller = index }
        found.append(attributes)
      }
    }
    return found
  }

  var scroller: OrthogonalScroller.Place? {
    guard isOrthogonal, run.count > 0 else { return nil }
    let (lead, trail) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return OrthogonalScroller.Place(
      frame: rect(from: contentStart, to: contentStart + contentLength), isHorizontal: isVertical,
      contentLength: lead + run.length + trail, lead: lead, run: run,
      behavior: definition.orthogonalScrollingBehavior)
  }
}
