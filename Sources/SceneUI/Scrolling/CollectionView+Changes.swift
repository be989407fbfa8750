extension CollectionView {
  /// Gathers changes and makes them at once. The data source must have made them too: whether the numbers of items
  /// agree is checked, and a program where they do not stops.
  ///
  /// - Parameter completion: called when they are made.
  public func performBatchUpdates(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    updateDepth += 1
    if updates == nil, !needsReload { updates = ListUpdates() }
    changes()
    updateDepth -= 1
    if updateDepth == 0, let made = updates {
      updates = nil
      apply(made)
    }
    completion?(true)
  }

  public func insertItems(at paths: [IndexPath]) { change { $0.insertedRows.formUnion(paths) } }
  public func deleteItems(at paths: [IndexPath]) { change { $0.deletedRows.formUnion(paths) } }
  /// Asks for the cells anew.
  public func reloadItems(at paths: [IndexPath]) { change { $0.reloadedRows.formUnion(paths) } }
  public func moveItem(at path: IndexPath, to newPath: IndexPath) { change { $0.movedRows[path] = newPath } }
  public func insertSections(_ sections: Set<Int>) { change { $0.insertedSections.formUnion(sections) } }
  public func deleteSections(_ sections: Set<Int>) { change { $0.deletedSections.formUnion(sections) } }
  public func reloadSections(_ sections: Set<Int>) { change { $0.reloadedSections.formUnion(sections) } }

  private func change(_ change: (inout ListUpdates) -> Void) {
    performBatchUpdates {
      guard var changed = updates else { return }
      change(&changed)
      updates = changed
    }
  }

  private func apply(_ updates: ListUpdates) {
    let (before, after) = (placement.counts, countItems())
    if let contradiction = updates.contradiction(before: before, after: after) {
      preconditionFailure("an update of a collection does not fit its data source: \(contradiction)")
    }
    place(counts: after)
    let old = cells
    cells = [:]
    for (path, cell) in old {
      if let new = updates.path(path), !updates.reloads(path) {
        cells[new] = cell
      } else {
        retire(cell, at: path)
      }
    }
    selection = Set(selection.compactMap(updates.path))
    setNeedsLayout()
  }
}

extension CollectionView: CellHost {
  public var indexPathsForSelectedItems: [IndexPath] { selection.sorted() }

  /// Selects an item, in place of others where only one can be. The delegate is not told: it is for what the user does.
  public func selectItem(at indexPath: IndexPath?, animated: Bool = false) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selection { deselectItem(at: path) }
      return
    }
    guard placement.contains(indexPath) else { return }
    if !allowsMultipleSelection { for path in selection where path != indexPath { deselectItem(at: path) } }
    selection.insert(indexPath)
    cells[indexPath]?.isSelected = true
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool = false) {
    selection.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  // MARK: What the user does

  func touchesBegan(in cell: ReusableCell) {
    guard allowsSelection, let cell = cell as? CollectionViewCell, let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touchedCell = cell
    cell.isHighlighted = true
  }

  func touchesEnded(in cell: ReusableCell, isInside: Bool) {
    guard cell === touchedCell else { return }
    touchedCell = nil
    cell.isHighlighted = false
    guard isInside, let cell = cell as? CollectionViewCell, let path = indexPath(for: cell) else { return }
    choose(path)
  }

  private func choose(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) { return giveUp(path) }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection { for old in selection.sorted() where old != path { giveUp(old) } }
    selectItem(at: path)
    let cell = cells[path]
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    cell?.sendActions(for: ReusableCell.selectedEvent)
  }

  private func giveUp(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
