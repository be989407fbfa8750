import SceneValues

/// What there is, and where.
extension CollectionView {
  /// The number of sections; 0 without a data source, which is asked if the collection has to load.
  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// The number of items in a section; 0 for a section that there is not.
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func numberOfPlaces(inSection section: Int) -> Int { numberOfItems(inSection: section) }

  func contains(_ path: IndexPath) -> Bool {
    (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  /// In the collection's coordinates; nothing for an item that there is not.
  public func frameForItem(at indexPath: IndexPath) -> Rect {
    prepareIfNeeded()
    return collectionLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// The item that is furthest in front at a point.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    prepareIfNeeded()
    return collectionLayout.layoutAttributesForElements(
      in: Rect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    ).filter { $0.element == .cell && !$0.isHidden && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The items that have cells now, in their order; what is to be laid out is laid out first.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The cells of the items in sight, in the order of the items; what is to be laid out is laid out first.
  public var visibleCells: [CollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }

  /// Nil for an item out of sight.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// The item that a cell shows now; nil for a cell that is not in sight.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// A header or the like; nil for one out of sight.
  public func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
    -> CollectionReusableView?
  {
    layoutIfNeeded()
    return supplementaries[SupplementaryKey(kind: kind, path: indexPath)]
  }

  /// Brings an item into sight.
  public func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition = .none, animated: Bool
  ) {
    guard contains(indexPath) else { return }
    if animated, window != nil {
      let offset = offset(showing: indexPath, at: position)
      scrollAcross(to: indexPath, at: position, animated: true)
      if position == .none, offset == contentOffset { return }
      setContentOffset(offset, animated: true)
      guard collectionLayout.asksCells else { return }
      // Items on the way may turn out to be larger than they were taken for.
      motion?.destination = { [weak self] in
        guard let self, contains(indexPath) else { return nil }
        return self.offset(showing: indexPath, at: position)
      }
      return
    }
    defer { scrollAcross(to: indexPath, at: position, animated: false) }
    // So may items that come into sight.
    for _ in 0..<8 {
      let offset = offset(showing: indexPath, at: position)
      guard offset != contentOffset else { return }
      contentOffset = offset
      guard collectionLayout.asksCells else { return }
      placeAll()
      guard contains(indexPath) else { return }
    }
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> Point {
    var frame = frameForItem(at: path)
    // What scrolls by itself is brought into sight by that.
    if let section = collectionLayout.layoutAttributesForItem(at: path)?.scroller,
      let place = collectionLayout.scrollers(in: frame)[section] ?? scrollers[section]?.place
    {
      frame = place.frame
    }
    let part: Double
    switch position {
    case .none: return offset(showing: frame)
    case .start: part = 0
    case .middle: part = 0.5
    case .end: part = 1
    }
    // Along the way that there is nothing to scroll, the limits leave all as it is.
    return clamped(
      Point(
        x: frame.minX + (frame.width - bounds.width) * part + (1 - part) * -adjustedContentInset.left
          + part * adjustedContentInset.right,
        y: frame.minY + (frame.height - bounds.height) * part + (1 - part) * -adjustedContentInset.top
          + part * adjustedContentInset.bottom))
  }
}
