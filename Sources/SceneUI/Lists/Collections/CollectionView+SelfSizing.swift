import SceneValues

/// Cells that say how large they are, as soon as they are in sight.
extension CollectionView {
  /// How often cells in sight are asked that turn out to be smaller than they were taken for, and make room for others.
  private static let rounds = 16

  /// Makes views for all that is in sight, until all of them have the size that the layout grants them.
  func viewsInSight() -> [(attributes: CollectionLayoutAttributes, view: View)] {
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
        // What the data source did while it made the view may have changed everything.
        if needsReload { return shown }
      }
      guard grantWishes(of: shown, anchor: anchor?.indexPath) else { return shown }
    }
    setNeedsLayout()
    return shown
  }

  /// Asks views that have come into sight how large they want to be.
  ///
  /// - Parameters:
  ///   - shown: what is in sight.
  ///   - anchor: the item that stays where it is on the screen.
  /// - Returns: whether anything lies elsewhere now.
  private func grantWishes(
    of shown: [(attributes: CollectionLayoutAttributes, view: View)], anchor: IndexPath?
  ) -> Bool {
    guard !unasked.isEmpty else { return false }
    var preferences: [CollectionPreference] = []
    for (attributes, view) in shown where unasked.remove(ObjectIdentifier(view)) != nil {
      let preferred =
        (view as? CollectionViewCell)?.preferredLayoutAttributesFitting(attributes)
        ?? (view as? CollectionReusableView)?.preferredLayoutAttributesFitting(attributes) ?? attributes
      // What is asked is the host's code, too.
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

  /// The delegate hears of cells that have their place now.
  func tellArrived() {
    let paths = arrived
    arrived = []
    for path in paths {
      guard let cell = cells[path] else { continue }
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  /// Sizes that cells in sight have wanted count no more.
  func askCellsAgain() {
    guard !cells.isEmpty else { return }
    for cell in cells.values { unasked.insert(ObjectIdentifier(cell)) }
    setNeedsLayout()
  }

  func contentDidChange(in cell: ReusableCell) {
    guard collectionLayout.asksCells, cells.values.contains(where: { $0 === cell }) else { return }
    unasked.insert(ObjectIdentifier(cell))
    setNeedsLayout()
  }
}

extension View {
  /// The attributes with the size that constraints in the view give it, or else `sizeThatFits`.
  ///
  /// - Parameters:
  ///   - attributes: what the layout gives.
  ///   - content: what holds the constraints; as large as the view.
  ///   - room: the size that the view can have at most; nil for any.
  /// - Returns: what the layout gives, with that size.
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
    // No item is broader than its line: text in it is broken, rather.
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
