import SceneValues

extension CollectionView {
  /// The number of sections, or 0 if there is no data source. Reading this property loads the data if necessary.
  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func numberOfPlaces(inSection section: Int) -> Int { numberOfItems(inSection: section) }

  func contains(_ path: IndexPath) -> Bool {
    (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  /// Returns the item's frame in the collection's coordinates, or an empty rectangle if the item does not exist.
  public func frameForItem(at indexPath: IndexPath) -> Rect {
    prepareIfNeeded()
    return collectionLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Returns the index path of the frontmost item at a point, or nil if there is no item.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    prepareIfNeeded()
    return collectionLayout.layoutAttributesForElements(
      in: Rect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    ).filter { $0.element == .cell && !$0.isHidden && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The index paths of the visible items, in ascending order. Reading this property performs pending layout.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The visible cells, in the order of their items. Reading this property performs pending layout.
  public var visibleCells: [CollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }

  /// Returns the cell that displays an item, or nil if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// Returns the index path of the item that a cell displays, or nil if the cell is not visible.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Returns a supplementary view, such as a header, or nil if the view is not visible.
  public func supplementaryView(forElementKind kind: String, at indexPath: IndexPath)
    -> CollectionReusableView?
  {
    layoutIfNeeded()
    return supplementaries[SupplementaryKey(kind: kind, path: indexPath)]
  }

  /// Returns the visible supplementary views of a kind, such as `elementKindSectionHeader`, in the order of their sections.
  public func visibleSupplementaryViews(ofKind kind: String) -> [CollectionReusableView] {
    layoutIfNeeded()
    return supplementaries.filter { $0.key.kind == kind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }

  /// Returns the layout's attributes for an item, or nil if the item does not exist.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    prepareIfNeeded()
    return contains(indexPath) ? collectionLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Scrolls to an item. If the item does not exist, this method does nothing.
  public func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition = .none, animated: Bool
  ) {
    guard contains(indexPath) else { return }
    if animated, window != nil {
      let offset = offset(showing: indexPath, at: position)
      scrollAcross(to: indexPath, at: position, animated: true)
      if position == .none, offset == contentOffset { return }
      setContentOffset(offset, animated: true)
      guard collectionLayout.usesPreferredCellSizes else { return }
      // Items between the current position and the destination may be larger than estimated.
      motion?.destination = { [weak self] in
        guard let self, contains(indexPath) else { return nil }
        return self.offset(showing: indexPath, at: position)
      }
      return
    }
    defer { scrollAcross(to: indexPath, at: position, animated: false) }
    for _ in 0..<8 {
      let offset = offset(showing: indexPath, at: position)
      guard offset != contentOffset else { return }
      contentOffset = offset
      guard collectionLayout.usesPreferredCellSizes else { return }
      placeAll()
      guard contains(indexPath) else { return }
    }
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> Point {
    var frame = frameForItem(at: path)
    // In an orthogonally scrolling section, `scrollAcross` scrolls to the item, so only the section matters here.
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
    // On the axis that does not scroll, `clamped` restores the offset.
    return clamped(
      Point(
        x: frame.minX + (frame.width - bounds.width) * part + (1 - part) * -adjustedContentInset.left
          + part * adjustedContentInset.right,
        y: frame.minY + (frame.height - bounds.height) * part + (1 - part) * -adjustedContentInset.top
          + part * adjustedContentInset.bottom))
  }
}
