import SceneValues

extension CollectionView {
  func placeAll() {
    guard !isPlacing else { return }
    prepareIfNeeded()
    isPlacing = true
    let shown = visibleViews()
    for (attributes, view) in shown {
      // A view that was used in another section or layout may have another superview.
      let container = container(of: attributes)
      if view.superview !== container { container.insertSubview(view, at: 0) }
      view.transform = attributes.transform
      animator.place(view, at: place(attributes.frame, of: view), alpha: attributes.alpha)
      (view as? CollectionReusableView)?.apply(attributes)
    }
    isPlacing = false
    if !needsReload { order(shown.map(\.attributes)) }
    notifyArrived()
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
      guard let view = makeView(for: attributes, key) else { return nil }
      animator.release(view)
      view.isHidden = false
      let container = container(of: attributes)
      if view.superview !== container { container.insertSubview(view, at: 0) }
      supplementaries[key] = view
      if collectionLayout.usesPreferredCellSizes {
        view.transform = .identity
        view.frame = place(attributes.frame, of: view)
        unmeasuredCells.insert(ObjectIdentifier(view))
      }
      return view
    }
    if let cell = cells[path] { return cell }
    guard counts.indices.contains(path.section), path.item < counts[path.section],
      let cell = dataSource?.collectionView(self, cellForItemAt: path)
    else { return nil }
    show(cell, attributes)
    return cell
  }

  private func makeView(
    for attributes: CollectionLayoutAttributes, _ key: SupplementaryKey
  ) -> CollectionReusableView? {
    guard case .decorationView(let kind) = attributes.element else {
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: attributes.indexPath)
      return view is AbsentSupplementaryView ? nil : view
    }
    guard let type = collectionLayout.decorations[kind] else { return nil }
    register(type, forSupplementaryViewOfKind: key.kind, withReuseIdentifier: "\(type)")
    return dequeueReusableSupplementaryView(
      ofKind: key.kind, withReuseIdentifier: "\(type)", for: attributes.indexPath)
  }

  static func decoration(_ kind: String) -> String { "decoration \(kind)" }

  func show(_ cell: CollectionViewCell, _ attributes: CollectionLayoutAttributes) {
    let path = attributes.indexPath
    animator.release(cell)
    departures[ObjectIdentifier(cell)] = nil
    cells[path] = cell
    cell.host = self
    cell.isDeparting = false
    cell.isHidden = false
    cell.transform = .identity
    let container = container(of: attributes)
    if cell.superview !== container { container.insertSubview(cell, at: 0) }
    cell.frame = place(attributes.frame, of: cell)
    cell.isSelected = selection.contains(path)
    guard collectionLayout.usesPreferredCellSizes else {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      return
    }
    unmeasuredCells.insert(ObjectIdentifier(cell))
    arrived.append(path)
  }

  /// Orders the views by z-index. If no element has a z-index or scrolls orthogonally, this method does nothing. Views
  /// with the same z-index keep their order.
  func order(_ shown: [CollectionLayoutAttributes]) {
    guard shown.contains(where: { $0.zIndex != 0 || $0.scroller != nil }) else { return }
    var views = shown.enumerated().compactMap { place, attributes in
      let view =
        attributes.supplementaryKey.map { supplementaries[$0] as View? } ?? cells[attributes.indexPath]
      return view.map { (zIndex: attributes.zIndex, place: place, view: $0) }
    }
    // The scroll views of orthogonally scrolling sections have the z-index of items.
    views += scrollers.map { (zIndex: 0, place: $0.key - scrollers.count, view: $0.value) }
    views.sort { ($0.zIndex, $0.place) < ($1.zIndex, $1.place) }
    for container in [self] + Array(scrollers.values) as [View] {
      let wanted = views.map(\.view).filter { $0.superview === container }
      let ids = Set(wanted.map { ObjectIdentifier($0) })
      let present = container.subviews.filter { ids.contains(ObjectIdentifier($0)) }
      guard !present.elementsEqual(wanted, by: ===) else { continue }
      for (index, view) in wanted.enumerated() { container.insertSubview(view, at: index) }
    }
  }

  func retire(_ cell: CollectionViewCell, at path: IndexPath) {
    resetTouchState(cell)
    animator.release(cell)
    cell.isDeparting = false
    unmeasuredCells.remove(ObjectIdentifier(cell))
    supply.retire(cell)
    // The cell has not become visible, so the delegate was not notified of it.
    if let index = arrived.firstIndex(of: path) {
      arrived.remove(at: index)
      return
    }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func retire(_ view: CollectionReusableView) {
    animator.release(view)
    unmeasuredCells.remove(ObjectIdentifier(view))
    let kind = view.kind ?? Self.elementKindSectionHeader
    supplementarySupply.retire(view) { Self.name($0, kind: kind) }
  }

  func resetTouchState(_ cell: CollectionViewCell) {
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
