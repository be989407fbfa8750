extension CollectionView {
  /// Updates the collection view to match changes that the data source has already made.
  func perform(_ changes: ListUpdates, animated: Bool, completion: @escaping () -> Void) {
    var isMade = false
    performBatchUpdates {
      guard var gathered = updates else { return }
      updates = nil
      gathered.merge(changes)
      gathered.isUnanimated = !animated
      gathered.completions.append { _ in completion() }
      updates = gathered
      isMade = true
    }
    // A collection view that is about to reload has nothing to animate.
    guard !isMade else { return }
    setNeedsLayout()
    completion()
  }

  /// Reconfigures the existing cells of the specified items. During the call,
  /// `dequeueReusableCell(withReuseIdentifier:for:)` returns the existing cell. Selected items stay selected,
  /// and self-sizing cells are measured again.
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
      // The item now has another reuse identifier.
      cells[path] = nil
      retire(cell, at: path)
      guard let attributes = collectionLayout.layoutAttributesForItem(at: path) else { continue }
      show(made, attributes)
      setNeedsLayout()
    }
  }
}
