import SceneValues

extension CollectionView {
  /// The maximum number of layout passes. Another pass is required if cells are smaller than estimated, so that more fit.
  private static let rounds = 16

  /// Creates all visible views. Repeats the layout until the layout accepts the size of each view.
  func visibleViews() -> [(attributes: CollectionLayoutAttributes, view: View)] {
    var shown: [(attributes: CollectionLayoutAttributes, view: View)] = []
    for _ in 0..<Self.rounds {
      placeScrollers()
      let wanted = collectionLayout.layoutAttributesForElements(in: bounds).filter { !$0.isHidden }
      retireAll(but: wanted)
      let anchor =
        wanted.first { $0.element == .cell && cells[$0.indexPath] != nil }
        ?? wanted.first { $0.element == .cell }
      shown = []
      for attributes in wanted {
        guard let view = view(for: attributes) else { continue }
        shown.append((attributes, view))
        // The data source can change the collection while it creates a view.
        if needsReload { return shown }
      }
      guard applyPreferredSizes(of: shown, anchor: anchor?.indexPath) else { return shown }
    }
    setNeedsLayout()
    return shown
  }

  /// Requests the preferred sizes of views that have become visible. Returns whether any position has changed.
  private func applyPreferredSizes(
    of shown: [(attributes: CollectionLayoutAttributes, view: View)], anchor: IndexPath?
  ) -> Bool {
    guard !unmeasuredCells.isEmpty else { return false }
    var preferences: [CollectionPreference] = []
    for (attributes, view) in shown where unmeasuredCells.remove(ObjectIdentifier(view)) != nil {
      let preferred =
        (view as? CollectionViewCell)?.preferredLayoutAttributesFitting(attributes)
        ?? (view as? CollectionReusableView)?.preferredLayoutAttributesFitting(attributes) ?? attributes
      // The preceding call can run the host app's code.
      if needsReload { return false }
      if preferred != attributes { preferences.append((preferred, attributes)) }
    }
    guard !preferences.isEmpty else { return false }
    let before = anchor.flatMap { collectionLayout.startOfLine(of: $0) }
    guard collectionLayout.take(preferences) else { return false }
    contentSize = collectionLayout.collectionViewContentSize
    if let before, let anchor, let after = collectionLayout.startOfLine(of: anchor) {
      shiftContent(by: after - before, along: collectionLayout.scrollAxis)
    }
    motion?.updateDestination()
    return true
  }

  func notifyArrived() {
    let paths = arrived
    arrived = []
    for path in paths {
      guard let cell = cells[path] else { continue }
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  func reloadCells() {
    guard !cells.isEmpty else { return }
    for cell in cells.values { unmeasuredCells.insert(ObjectIdentifier(cell)) }
    setNeedsLayout()
  }

  func contentDidChange(in cell: ReusableCell) {
    guard collectionLayout.usesPreferredCellSizes, cells.values.contains(where: { $0 === cell }) else {
      return
    }
    unmeasuredCells.insert(ObjectIdentifier(cell))
    setNeedsLayout()
  }
}

extension View {
  /// Returns the attributes with the view's preferred size, from its constraints or, if there are none, `sizeThatFits`.
  func preferredAttributes(
    fitting attributes: CollectionLayoutAttributes, content: View, within room: Size?
  ) -> CollectionLayoutAttributes {
    var attributes = attributes
    let size = attributes.frame.size
    guard content.placesOthers else {
      attributes.frame.size = sizeThatFits(size)
      return attributes
    }
    var wanted = content.systemLayoutSizeFitting(size)
    // Items cannot be wider than their line, so their text wraps.
    if let room, wanted.width > room.width {
      wanted = content.systemLayoutSizeFitting(
        Size(width: room.width, height: size.height), withHorizontalFittingPriority: .required)
      wanted.width = room.width
    } else if let room, wanted.height > room.height {
      wanted = content.systemLayoutSizeFitting(
        Size(width: size.width, height: room.height), verticalFittingPriority: .required)
      wanted.height = room.height
    }
    attributes.frame.size = wanted
    return attributes
  }
}
