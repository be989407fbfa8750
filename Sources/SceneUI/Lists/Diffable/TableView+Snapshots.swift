extension TableView {
  /// Updates the table to match changes that the data source has already made.
  func perform(_ changes: ListUpdates, animated: Bool, completion: @escaping () -> Void) {
    beginUpdates()
    if var gathered = updates {
      updates = nil
      gathered.merge(changes)
      gathered.isUnanimated = !animated
      gathered.completions.append { _ in completion() }
      updates = gathered
      endUpdates()
    } else {
      // A table that is about to reload has nothing to animate.
      endUpdates()
      setNeedsLayout()
      completion()
    }
  }

  /// Reconfigures the existing cells of the specified rows. During the call, `dequeueReusableCell(withIdentifier:for:)`
  /// returns the existing cell. Selected rows stay selected, and self-sizing rows are measured again.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard !needsReload, let cell = cells[path], let dataSource else { continue }
      reconfigured = ReconfiguredCell(path: path, cell: cell)
      let made = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      guard made !== cell, !needsReload else {
        contentDidChange(in: cell)
        continue
      }
      // The row now has another reuse identifier.
      retire(cell, at: path)
      cells[path] = prepared(made, at: path)
      outdated.insert(path)
      setNeedsLayout()
    }
  }
}
