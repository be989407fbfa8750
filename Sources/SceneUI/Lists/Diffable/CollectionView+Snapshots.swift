extension CollectionView {
  /// Applies changes that the data source has already made. See the method of the same name in `TableView`.
  func perform(_ changes: ListUpdates, animated: Bool, completion: @escaping () -> Void) {
    var isMade = false
    performBatchUpdates {
      guard var gathered = updates else { return }
      updates = nil
      gathered.merge(changes)
      gathered.isStill = !animated
      gathered.completions.append { _ in completion() }
      updates = gathered
      isMade = true
    }
    // A collection view that is about to reload has nothing to animate.
    guard !isMade else { return }
    setNeedsLayout()
    completion()
  }

  /// Updates the existing cells of items, which `dequeueReusableCell(withReuseIdentifier:for:)` then returns.
  /// The selection is preserved, and self-sizing cells are measured again.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard !needsReload, let cell = cells[path], let dataSource else { continue }
      reconfigured = ReconfiguredCell(path: path, cell: cell)
      let made = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      guard made !== cell, !needsReload else {
        contentDidChange(in: cell)
        continue
      }
      // The item now uses a different reuse identifier.
      cells[path] = nil
      retire(cell, at: path)
      guard let attributes = collectionLayout.layoutAttributesForItem(at: path) else { continue }
      show(made, attributes)
      setNeedsLayout()
    }
  }
}
