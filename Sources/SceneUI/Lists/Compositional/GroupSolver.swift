import SceneValues

struct SolvedElement {
  enum Kind: Hashable {
    /// An item, with its index in the group and the dimensions that its cell determines.
    case item(Int, estimates: Estimates)
    case supplementary(kind: String, item: Int)
  }

  struct Estimates: Hashable {
    var width = false
    var height = false
  }

  var kind: Kind
  var frame: Rect
  var zIndex = 0

  func moved(by way: Point) -> SolvedElement {
    var moved = self
    moved.frame = frame.offsetBy(dx: way.x, dy: way.y)
    return moved
  }
}

struct SolvedGroup {
  var size: Size
  var elements: [SolvedElement]
  var count: Int
}

/// A solver that lays out groups by recursively sizing and positioning their subitems.
struct GroupSolver {
  let traits: TraitCollection
  let wanted: (Int) -> Size?

  /// Lays out a group that contains at most `limit` items. Fractional sizes are relative to `container`.
  func solve(_ group: CollectionLayoutGroup, in container: Size, limit: Int) -> SolvedGroup {
    solve(group, in: container, first: 0, limit: limit, forced: nil)
  }

  /// Lays out a subitem. `first` is the index of the subitem's first item. `forced` overrides the subitem's length.
  private func solve(
    _ item: CollectionLayoutItem, in container: Size, first: Int, limit: Int, forced: Forced?
  ) -> SolvedGroup {
    var solved: SolvedGroup
    if let group = item as? CollectionLayoutGroup {
      solved = solveGroup(group, in: container, first: first, limit: limit, forced: forced)
    } else {
      var size = item.layoutSize.size(in: container, wanted: wanted(first))
      forced?.apply(to: &size)
      let frame = Rect(origin: .zero, size: size).inset(by: item.shownInsets)
      let kind = SolvedElement.Kind.item(first, estimates: item.layoutSize.estimates)
      solved = SolvedGroup(size: size, elements: [SolvedElement(kind: kind, frame: frame)], count: 1)
    }
    guard !item.supplementaryItems.isEmpty, solved.count > 0 else { return solved }
    let rect = Rect(origin: .zero, size: solved.size).inset(by: item.shownInsets)
    for badge in item.supplementaryItems {
      solved.elements.append(
        SolvedElement(
          kind: .supplementary(kind: badge.elementKind, item: first),
          frame: badge.containerAnchor.place(
            badge.layoutSize.size(in: rect.size), at: rect, own: badge.itemAnchor
          ).inset(by: badge.shownInsets),
          zIndex: badge.zIndex))
    }
    return solved
  }

  private struct Forced {
    let length: Double
    let isVertical: Bool

    func apply(to size: inout Size) {
      if isVertical { size.height = length } else { size.width = length }
    }
  }

  private func solveGroup(
    _ group: CollectionLayoutGroup, in container: Size, first: Int, limit: Int, forced: Forced?
  ) -> SolvedGroup {
    var size = group.layoutSize.size(in: container)
    forced?.apply(to: &size)
    let isVertical: Bool
    switch group.arrangement {
    case .custom(let provider): return custom(group, provider, size, first: first, limit: limit)
    case .horizontal: isVertical = false
    case .vertical: isVertical = true
    }
    var line = Line(group, isVertical: isVertical, size: size, insets: group.shownInsets)
    fill(&line, first: first, limit: limit)
    let wanted = line.wantedSize
    if wanted != size {
      // The estimated size is now known, so subitems with fractional sizes must be laid out again.
      line = Line(
        group, isVertical: isVertical, size: wanted, insets: group.shownInsets, fixed: line.parts.count)
      fill(&line, first: first, limit: limit)
    }
    return line.placed(size: line.wantedSize)
  }

  private func custom(
    _ group: CollectionLayoutGroup,
    _ provider: (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem], _ size: Size,
    first: Int, limit: Int
  ) -> SolvedGroup {
    let insets = group.shownInsets
    let inside = Rect(origin: .zero, size: size).inset(by: insets)
    let items = provider(
      LayoutEnvironment(
        container: CollectionLayoutContainer(
          contentSize: size, effectiveContentSize: inside.size, contentInsets: group.contentInsets),
        traitCollection: traits))
    let elements = items.prefix(max(0, limit)).enumerated().map { place, item in
      SolvedElement(
        kind: .item(first + place, estimates: SolvedElement.Estimates()),
        frame: item.frame.bounded(to: .coordinates, from: .zero).offsetBy(dx: inside.minX, dy: inside.minY),
        zIndex: item.zIndex)
    }
    return SolvedGroup(size: size, elements: elements, count: elements.count)
  }

  private func fill(_ line: inout Line, first: Int, limit: Int) {
    let subitems = line.group.subitems
    guard !subitems.isEmpty else { return }
    let (inside, isVertical) = (line.inside, line.isVertical)
    // Subitems are not repeated in a group with an estimated length, because they determine the length.
    let repeats = line.group.count == nil && !line.isEstimatedAlong
    let most = line.fixed ?? line.group.count ?? (repeats ? 10_000 : subitems.count)
    var forced: Forced?
    if let count = line.group.count, !line.isEstimatedAlong {
      let gaps = Double(count - 1) * line.gap.spacing
      let length = max(0, (isVertical ? inside.height : inside.width) - gaps) / Double(count)
      forced = Forced(length: length, isVertical: isVertical)
    }
    var count = 0
    for index in 0..<most where count < limit {
      let item = subitems[index % subitems.count]
      let solved = solve(item, in: inside, first: first + count, limit: limit - count, forced: forced)
      let part = Line.Part(solved, item.edgeSpacing, isVertical: isVertical)
      if line.fixed == nil, index >= subitems.count, repeats, !line.hasRoom(for: part) { return }
      // Subitems of zero length would be repeated endlessly.
      if index >= subitems.count, repeats, part.length <= 0 || solved.count == 0 { return }
      line.parts.append(part)
      count += solved.count
    }
  }
}

private struct Line {
  struct Part {
    let solved: SolvedGroup
    let before: CollectionLayoutSpacing?
    let after: CollectionLayoutSpacing?
    let beside: (CollectionLayoutSpacing?, CollectionLayoutSpacing?)
    let length: Double
    /// The size perpendicular to the axis, including spacing.
    let breadth: Double

    init(_ solved: SolvedGroup, _ spacing: CollectionLayoutEdgeSpacing?, isVertical: Bool) {
      self.solved = solved
      (before, after) = isVertical ? (spacing?.top, spacing?.bottom) : (spacing?.leading, spacing?.trailing)
      beside = isVertical ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
      let size = solved.size
      length =
        (isVertical ? size.height : size.width) + (before?.spacing ?? 0) + (after?.spacing ?? 0)
      breadth =
        (isVertical ? size.width : size.height) + (beside.0?.spacing ?? 0) + (beside.1?.spacing ?? 0)
    }
  }

  let group: CollectionLayoutGroup
  let isVertical: Bool
  let size: Size
  let insets: EdgeInsets
  let fixed: Int?
  var parts: [Part] = []

  init(
    _ group: CollectionLayoutGroup, isVertical: Bool, size: Size, insets: EdgeInsets, fixed: Int? = nil
  ) {
    (self.group, self.isVertical, self.size, self.insets, self.fixed) = (
      group, isVertical, size, insets, fixed
    )
  }

  var inside: Size { Rect(origin: .zero, size: size).inset(by: insets).size }
  var gap: CollectionLayoutSpacing { group.interItemSpacing ?? .fixed(0) }
  private var available: Double { isVertical ? inside.height : inside.width }
  private var length: Double {
    parts.reduce(0) { $0 + $1.length } + Double(max(0, parts.count - 1)) * gap.spacing
  }

  var isEstimatedAlong: Bool {
    (isVertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension).isEstimated
  }

  func hasRoom(for part: Part) -> Bool { length + gap.spacing + part.length <= available + 0.01 }

  var wantedSize: Size {
    guard !parts.isEmpty else { return size }
    let breadth = parts.map(\.breadth).max() ?? 0
    let content =
      isVertical ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
    var wanted = size
    if group.layoutSize.widthDimension.isEstimated {
      wanted.width = content.width + insets.left + insets.right
    }
    if group.layoutSize.heightDimension.isEstimated {
      wanted.height = content.height + insets.top + insets.bottom
    }
    return wanted
  }

  /// Returns the group with all subitems positioned. Flexible spacings share the remaining space equally.
  func placed(size: Size) -> SolvedGroup {
    let inside = Rect(origin: .zero, size: size).inset(by: insets)
    let (room, across) = isVertical ? (inside.height, inside.width) : (inside.width, inside.height)
    let gaps = gap.isFlexible ? parts.count - 1 : 0
    let edges = parts.reduce(0) { $0 + ($1.before.shares + $1.after.shares) }
    let share = gaps + edges > 0 ? max(0, room - length) / Double(gaps + edges) : 0
    var elements: [SolvedElement] = []
    var cursor = isVertical ? inside.minY : inside.minX
    for (index, part) in parts.enumerated() {
      if index > 0 { cursor += gap.spacing + (gap.isFlexible ? share : 0) }
      cursor += (part.before?.spacing ?? 0) + Double(part.before.shares) * share
      let besides = part.beside.0.shares + part.beside.1.shares
      let sharePerNeighbor = besides > 0 ? max(0, across - part.breadth) / Double(besides) : 0
      let beside =
        (isVertical ? inside.minX : inside.minY) + (part.beside.0?.spacing ?? 0)
        + Double(part.beside.0.shares) * sharePerNeighbor
      let way = isVertical ? Point(x: beside, y: cursor) : Point(x: cursor, y: beside)
      elements += part.solved.elements.map { $0.moved(by: way) }
      cursor += isVertical ? part.solved.size.height : part.solved.size.width
      cursor += (part.after?.spacing ?? 0) + Double(part.after.shares) * share
    }
    return SolvedGroup(size: size, elements: elements, count: parts.reduce(0) { $0 + $1.solved.count })
  }
}

extension CollectionLayoutSpacing? {
  fileprivate var shares: Int { self?.isFlexible == true ? 1 : 0 }
}
