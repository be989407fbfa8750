import SceneServices
import SceneValues

extension CollectionView {
  /// Performs several changes together before returning. Visible views then move to their new positions over 0.3 seconds.
  ///
  /// The data source must already contain the new data. If its item counts do not match the changes, the app terminates.
  ///
  /// - Parameters:
  ///   - changes: A closure that inserts, deletes, moves, and reloads items and sections. It is called before this method
  ///     returns.
  ///   - completion: A closure that is called after the animations. It receives false if the animations were interrupted.
  public func performBatchUpdates(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    updateDepth += 1
    if updates == nil, !needsReload { updates = ListUpdates() }
    changes()
    updateDepth -= 1
    if let completion {
      // A collection that is about to reload has nothing to animate.
      if updates == nil { completion(true) } else { updates?.completions.append(completion) }
    }
    if updateDepth == 0, let made = updates {
      updates = nil
      apply(made)
    }
  }

  /// Inserts items that have been added to the data source. Their cells fade in.
  ///
  /// - Parameter paths: The items' index paths after the change.
  public func insertItems(at paths: [IndexPath]) {
    change { for path in paths { $0.insertedRows[path] = .fade } }
  }

  /// Deletes items that have been removed from the data source. Their cells fade out. Deleted items are deselected.
  ///
  /// - Parameter paths: The items' index paths before the change.
  public func deleteItems(at paths: [IndexPath]) {
    change { for path in paths { $0.deletedRows[path] = .fade } }
  }

  /// Reloads the cells of the given items. Reloaded items are deselected.
  public func reloadItems(at paths: [IndexPath]) {
    change { for path in paths { $0.reloadedRows[path] = .fade } }
  }

  /// Moves an item and its cell. A selected item stays selected.
  ///
  /// - Parameters:
  ///   - path: The item's index path before the change.
  ///   - newPath: The item's index path after the change.
  public func moveItem(at path: IndexPath, to newPath: IndexPath) { change { $0.movedRows[path] = newPath } }

  /// Inserts sections that have been added to the data source. Their content fades in.
  ///
  /// - Parameter sections: The sections' indices after the change.
  public func insertSections(_ sections: Set<Int>) {
    change { for section in sections { $0.insertedSections[section] = .fade } }
  }

  /// Deletes sections that have been removed from the data source. Their content fades out.
  ///
  /// - Parameter sections: The sections' indices before the change.
  public func deleteSections(_ sections: Set<Int>) {
    change { for section in sections { $0.deletedSections[section] = .fade } }
  }

  /// Reloads the items in the given sections. Reloaded items are deselected.
  public func reloadSections(_ sections: Set<Int>) {
    change { for section in sections { $0.reloadedSections[section] = .fade } }
  }

  /// Moves a section with its cells, header, and footer.
  ///
  /// - Parameters:
  ///   - section: The section's index before the change.
  ///   - newSection: The section's index after the change.
  public func moveSection(_ section: Int, to newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  private func change(_ change: (inout ListUpdates) -> Void) {
    performBatchUpdates {
      guard var changed = updates else { return }
      updates = nil
      change(&changed)
      updates = changed
    }
  }

  /// The state before a change: the frames of visible views and of items within one screen of the visible area.
  private struct Snapshot {
    let cells: [IndexPath: CollectionViewCell]
    let supplementaries: [CollectionView.SupplementaryKey: CollectionReusableView]
    let offset: Point
    private let places: [IndexPath: Rect]
    private let frames: [ObjectIdentifier: (frame: Rect, opacity: Double)]

    init(_ view: CollectionView) {
      cells = view.cells
      supplementaries = view.supplementaries
      offset = view.contentOffset
      let around = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
      var places: [IndexPath: Rect] = [:]
      for attributes in view.collectionLayout.layoutAttributesForElements(in: around)
      where attributes.element == .cell { places[attributes.indexPath] = attributes.frame }
      self.places = places
      var frames: [ObjectIdentifier: (frame: Rect, opacity: Double)] = [:]
      let shown: [View] = Array(cells.values) + Array(supplementaries.values)
      for shown in shown {
        let frame = (shown.superview as? OrthogonalScroller)?.convert(shown.untransformedFrame, to: view)
        frames[ObjectIdentifier(shown)] = (
          frame ?? shown.untransformedFrame, view.animator.opacity(of: shown)
        )
      }
      self.frames = frames
    }

    func place(of path: IndexPath) -> Rect? { places[path] }
    func pose(of view: View) -> (frame: Rect, opacity: Double)? { frames[ObjectIdentifier(view)] }
  }

  private func apply(_ updates: ListUpdates) {
    var updates = updates
    updates.close()
    let isAnimated = window != nil && !isPlacing && !bounds.isEmpty && !updates.isUnanimated
    let before = Snapshot(self)
    let after = countItems()
    if let contradiction = updates.contradiction(before: counts, after: after, in: .collection) {
      preconditionFailure("Invalid update: \(contradiction)")
    }
    // The layout must provide the final attributes of deleted items while it still contains the items.
    var ends: [IndexPath: CollectionLayoutAttributes] = [:]
    var disappearing: [(path: IndexPath, cell: CollectionViewCell)] = []
    counts = after
    cells = [:]
    for (path, cell) in before.cells.inOrder {
      if let new = updates.path(path), !updates.reloads(path), contains(new) {
        cells[new] = cell
      } else {
        resetTouchState(cell)
        disappearing.append((path, cell))
        ends[path] = collectionLayout.finalLayoutAttributesForDisappearingItem(at: path)
      }
    }
    var remainingViews: [CollectionReusableView] = []
    supplementaries = [:]
    for (key, view) in before.supplementaries {
      if let section = updates.section(key.path.section), updates.reloadedSections[key.path.section] == nil {
        let path = IndexPath(item: key.path.item, section: section)
        supplementaries[SupplementaryKey(kind: key.kind, path: path)] = view
      } else {
        remainingViews.append(view)
      }
    }
    selection = Set(selection.compactMap { updates.reloads($0) ? nil : updates.path($0) })
    scrollersDidMove(updates)
    collectionLayout.itemsDidChange(updates)
    layoutDidInvalidate()
    guard isAnimated, let clock = contextIfAny?.clock else {
      for (path, cell) in disappearing { retire(cell, at: path) }
      for view in remainingViews { retire(view) }
      for completion in updates.completions { completion(true) }
      return
    }
    animate(
      updates, from: before, disappearing: disappearing, ends: ends, remainingViews: remainingViews, on: clock
    )
  }

  private func animate(
    _ updates: ListUpdates, from before: Snapshot,
    disappearing: [(path: IndexPath, cell: CollectionViewCell)],
    ends: [IndexPath: CollectionLayoutAttributes], remainingViews: [CollectionReusableView], on clock: Clock
  ) {
    prepareIfNeeded()
    let isVisible = Set(
      collectionLayout.layoutAttributesForElements(in: bounds).filter { $0.element == .cell }.map(\.indexPath)
    )
    let pushedOut = cells.filter { !isVisible.contains($0.key) }.inOrder
    for (path, _) in pushedOut { cells[path] = nil }
    for (path, cell) in pushedOut + disappearing.map({ (key: $0.path, value: $0.cell) }) {
      resetTouchState(cell)
      departures[ObjectIdentifier(cell)] = path
      cell.isDeparting = true
    }
    placeAll()
    let drift = (x: contentOffset.x - before.offset.x, y: contentOffset.y - before.offset.y)
    func seen(_ view: View) -> (frame: Rect, opacity: Double)? {
      before.pose(of: view).map { (place($0.frame.offsetBy(dx: drift.x, dy: drift.y), of: view), $0.opacity) }
    }
    var acts: [ListAnimator.Act] = []
    for (path, cell) in pushedOut {
      guard let (frame, opacity) = seen(cell) else { continue }
      acts.append(.slideOut(cell, from: frame, opacity: opacity, to: place(frameForItem(at: path), of: cell)))
    }
    for (path, cell) in disappearing {
      guard let (frame, opacity) = seen(cell) else { continue }
      var act = ListAnimator.Act.disappear(cell, from: frame, opacity: opacity, .fade, width: bounds.width)
      if let end = ends[path] { (act.end, act.endOpacity) = (place(end.frame, of: cell), end.alpha) }
      acts.append(act)
    }
    for view in remainingViews {
      guard let (frame, opacity) = seen(view) else { continue }
      acts.append(.disappear(view, from: frame, opacity: opacity, .fade, width: bounds.width))
    }
    let back = updates.inverse
    for (path, cell) in cells {
      let rest = animator.rest(of: cell)
      let old = back.path(path)
      if let (frame, opacity) = seen(cell) {
        acts.append(.move(cell, from: frame, opacity: opacity, to: rest))
      } else if let old, !updates.reloads(old), let place = before.place(of: old) {
        let start = self.place(place.offsetBy(dx: drift.x, dy: drift.y), of: cell)
        acts.append(.move(cell, from: start, to: rest))
      } else {
        var act = ListAnimator.Act.appear(cell, at: rest, .fade, width: bounds.width)
        if let start = collectionLayout.initialLayoutAttributesForAppearingItem(at: path) {
          (act.start, act.startOpacity) = (place(start.frame, of: cell), start.alpha)
        }
        acts.append(act)
      }
    }
    for view in supplementaries.values {
      let rest = animator.rest(of: view)
      guard let (frame, opacity) = seen(view) else {
        acts.append(.appear(view, at: rest, .fade, width: bounds.width))
        continue
      }
      acts.append(.move(view, from: frame, opacity: opacity, to: rest))
    }
    animator.begin(acts, on: clock) { finished in
      for completion in updates.completions { completion(finished) }
    }
  }
}

extension View {
  fileprivate var untransformedFrame: Rect { Rect(origin: untransformedOrigin, size: bounds.size) }
}
