/// What diffable data sources do to a collection.
extension CollectionView {
  /// Makes changes that the data source has made already; as with tables.
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
    // A collection that will load anew has nothing to animate.
    guard !isMade else { return }
    setNeedsLayout()
    completion()
  }

  /// Fills the cells of items in anew by asking the data source: `dequeueReusableCell(withReuseIdentifier:for:)` gives it
  /// the cell that shows the item. What is selected stays so; where cells say how large they are, this one is asked again.
  /// Items out of sight are filled in when they come into sight, as ever.
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
      // An item of another kind than before.
      cells[path] = nil
      retire(cell, at: path)
      guard let attributes = collectionLayout.layoutAttributesForItem(at: path) else { continue }
      show(made, attributes)
      setNeedsLayout()
    }
  }
}
