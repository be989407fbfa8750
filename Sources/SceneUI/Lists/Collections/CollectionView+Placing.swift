import SceneValues

/// Views for what the layout says is in sight, and no others.
extension CollectionView {
  /// Puts everything in sight where the layout wants it.
  func placeAll() {
    guard !isPlacing else { return }
    prepareIfNeeded()
    isPlacing = true
    let shown = viewsInSight()
    for (attributes, view) in shown {
      view.transform = attributes.transform
      animator.place(view, at: attributes.frame, alpha: attributes.alpha)
    }
    isPlacing = false
    if !needsReload { order(shown.map(\.attributes)) }
    tellArrived()
  }

  func retireAll(but shown: [CollectionLayoutAttributes]) {
    let paths = Set(shown.filter { $0.element == .cell }.map(\.indexPath))
    for (path, cell) in cells.inOrder where !paths.contains(path) {
      cells[path] = nil
      retire(cell, at: path)
    }
    let keys = Set(shown.compactMap(\.supplementaryKey))
    for (key, view) in supplementaries where !keys.contains(key) {
      supplementaries[key] = nil
      retire(view)
    }
  }

  func view(for attributes: CollectionLayoutAttributes) -> View? {
    let path = attributes.indexPath
    if let key = attributes.supplementaryKey {
      if let view = supplementaries[key] { return view }
      guard let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: path)
      else { return nil }
      animator.release(view)
      view.isHidden = false
      if view.superview !== self { insertSubview(view, at: 0) }
      supplementaries[key] = view
      if collectionLayout.asksCells {
        view.transform = .identity
        view.frame = attributes.frame
        unasked.insert(ObjectIdentifier(view))
      }
      return view
    }
    if let cell = cells[path] { return cell }
    guard counts.indices.contains(path.section), path.item < counts[path.section],
      let cell = dataSource?.collectionView(self, cellForItemAt: path)
    else { return nil }
    show(cell, at: path, attributes.frame)
    return cell
  }

  func show(_ cell: CollectionViewCell, at path: IndexPath, _ frame: Rect) {
    animator.release(cell)
    departures[ObjectIdentifier(cell)] = nil
    cells[path] = cell
    cell.host = self
    cell.isDeparting = false
    cell.isHidden = false
    cell.transform = .identity
    cell.frame = frame
    if cell.superview !== self { insertSubview(cell, at: 0) }
    cell.isSelected = selection.contains(path)
    guard collectionLayout.asksCells else {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      return
    }
    unasked.insert(ObjectIdentifier(cell))
    arrived.append(path)
  }

  /// What a layout puts further in front is there; nothing changes where it does not care.
  func order(_ shown: [CollectionLayoutAttributes]) {
    guard shown.contains(where: { $0.zIndex != 0 }) else { return }
    let wanted = shown.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .compactMap { _, attributes in
        attributes.supplementaryKey.map { supplementaries[$0] as View? } ?? cells[attributes.indexPath]
      }
    let ids = Set(wanted.map { ObjectIdentifier($0) })
    let present = subviews.filter { ids.contains(ObjectIdentifier($0)) }
    guard !present.elementsEqual(wanted, by: ===) else { return }
    for (index, view) in wanted.enumerated() { insertSubview(view, at: index) }
  }

  func retire(_ cell: CollectionViewCell, at path: IndexPath) {
    letGo(cell)
    animator.release(cell)
    cell.isDeparting = false
    unasked.remove(ObjectIdentifier(cell))
    supply.retire(cell)
    // What was taken to be in sight, and is not, nobody has heard of.
    if let index = arrived.firstIndex(of: path) {
      arrived.remove(at: index)
      return
    }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func retire(_ view: CollectionReusableView) {
    animator.release(view)
    unasked.remove(ObjectIdentifier(view))
    let kind = view.kind ?? Self.elementKindSectionHeader
    supplementarySupply.retire(view) { Self.name($0, kind: kind) }
  }

  /// The user has no longer to do with a cell. It may soon show another item, which a finger that is on it does not
  /// mean.
  func letGo(_ cell: CollectionViewCell) {
    cell.isHighlighted = false
    if cell === touchedCell { touchedCell = nil }
  }

  func didLeave(_ view: View) {
    setNeedsLayout()
    if let cell = view as? CollectionViewCell,
      let path = departures.removeValue(forKey: ObjectIdentifier(cell))
    {
      retire(cell, at: path)
    } else if let view = view as? CollectionReusableView {
      retire(view)
    }
  }
}
