import SceneValues

/// A section of a flow layout, along the way that it scrolls.
struct FlowSection {
  private(set) var start: Double
  /// In points: how much the header takes, and the footer.
  let header: Double
  let footer: Double
  private(set) var lines: FlowLines
  private let isVertical: Bool
  private let inset: EdgeInsets

  /// Asks the delegate and the layout for all that decides where the items of a section are.
  ///
  /// - Parameters:
  ///   - index: the section's.
  ///   - view: the collection.
  ///   - layout: its layout.
  ///   - known: the sizes that cells have wanted, by the numbers of items.
  ///   - breadth: of the collection, across the way that it scrolls.
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

  /// Where the header begins.
  ///
  /// - Parameter seen: what it stays in, as far as the section reaches; nil for a header that does not stay.
  /// - Returns: its place along the way that the collection scrolls.
  func headerStart(seen: ClosedRange<Double>?) -> Double {
    guard let seen else { return start }
    return max(start, min(seen.lowerBound, end - footer - header))
  }

  /// Where the footer begins; as with the header.
  func footerStart(seen: ClosedRange<Double>?) -> Double {
    guard let seen else { return end - footer }
    return min(end - footer, max(seen.upperBound - footer, start + header))
  }

  /// What comes before has another size.
  mutating func move(to start: Double) { self.start = start }

  /// Cells want other sizes than their items were taken to have.
  mutating func set(_ sizes: [Int: Size]) {
    let isVertical = isVertical
    lines.set(sizes.mapValues { Self.size($0, isVertical) })
  }

  /// What a delegate says may be any number, or none.
  private static func size(_ size: Size, _ isVertical: Bool) -> FlowSize {
    let bounded = size.bounded(to: .lengths, from: .zero)
    return isVertical
      ? FlowSize(length: bounded.height, breadth: bounded.width)
      : FlowSize(length: bounded.width, breadth: bounded.height)
  }
}
