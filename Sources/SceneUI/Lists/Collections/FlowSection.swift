import SceneValues

struct FlowSection {
  private(set) var start: Double
  let header: Double
  let footer: Double
  private(set) var lines: FlowLines
  private let isVertical: Bool
  private let inset: EdgeInsets

  init(
    _ index: Int, of view: CollectionView, layout: FlowLayout, known: [Int: Size], breadth: Double
  ) {
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    isVertical = layout.isVertical
    inset =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: index)
      .bounded(to: .coordinates, from: .zero) ?? layout.sectionInset
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let measures = FlowMeasures(
      available: breadth - before - after, before: before,
      lineSpacing: delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index)
        .bounded(to: .coordinates, from: 0) ?? layout.minimumLineSpacing,
      interitemSpacing: delegate?.collectionView(
        view, layout: layout, minimumInteritemSpacingForSectionAt: index
      ).bounded(to: .coordinates, from: 0) ?? layout.minimumInteritemSpacing)
    let count = view.numberOfItems(inSection: index)
    let isVertical = isVertical
    let sizes = known.mapValues { Self.size($0, isVertical) }
    if let delegate {
      lines = FlowLines(
        (0..<count).map {
          Self.size(
            delegate.collectionView(
              view, layout: layout, sizeForItemAt: IndexPath(item: $0, section: index)), isVertical)
        }, known: sizes, measures)
    } else {
      lines = FlowLines(
        count: count, size: Self.size(layout.unseenItemSize, isVertical), known: sizes, measures)
    }
    header =
      Self.size(
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index)
          ?? layout.headerReferenceSize, isVertical
      ).length
    footer =
      Self.size(
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index)
          ?? layout.footerReferenceSize, isVertical
      ).length
    start = 0
  }

  var itemsStart: Double { start + header + (isVertical ? inset.top : inset.left) }
  var end: Double { itemsStart + lines.length + (isVertical ? inset.bottom : inset.right) + footer }

  /// Returns the header's start. If `seen` is not nil, it is pinned to that range's start, but stays within the section.
  func headerStart(seen: ClosedRange<Double>?) -> Double {
    guard let seen else { return start }
    return max(start, min(seen.lowerBound, end - footer - header))
  }

  func footerStart(seen: ClosedRange<Double>?) -> Double {
    guard let seen else { return end - footer }
    return min(end - footer, max(seen.upperBound - footer, start + header))
  }

  mutating func move(to start: Double) { self.start = start }

  mutating func set(_ sizes: [Int: Size]) {
    let isVertical = isVertical
    lines.set(sizes.mapValues { Self.size($0, isVertical) })
  }

  /// Converts a size from the delegate to a valid size. The delegate can return any number, including NaN.
  private static func size(_ size: Size, _ isVertical: Bool) -> FlowSize {
    let bounded = size.bounded(to: .lengths, from: .zero)
    return isVertical
      ? FlowSize(length: bounded.height, breadth: bounded.width)
      : FlowSize(length: bounded.width, breadth: bounded.height)
  }
}
