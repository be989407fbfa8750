/// What diffable data sources do to a table.
extension TableView {
  /// Makes changes that the data source has made already.
  ///
  /// - Parameters:
  ///   - changes: what has changed.
  ///   - animated: whether it is seen to happen.
  ///   - completion: called when all is at its place.
  func perform(_ changes: ListUpdates, animated: Bool, completion: @escaping () -> Void) {
    beginUpdates()
    if var gathered = updates {
      updates = nil
      gathered.merge(changes)
      gathered.isStill = !animated
      gathered.completions.append { _ in completion() }
      updates = gathered
      endUpdates()
    } else {
      // A table that will load anew has nothing to animate.
      endUpdates()
      setNeedsLayout()
      completion()
    }
  }

  /// Fills the cells of rows in anew by asking the data source: `dequeueReusableCell(withIdentifier:for:)` gives it the
  /// cell that shows the row. What is selected stays so; a row whose height goes by its content gets another if it wants
  /// to. Rows out of sight are filled in when they come into sight, as ever.
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
      // A row of another kind than before.
      retire(cell, at: path)
      cells[path] = prepared(made, at: path)
      outdated.insert(path)
      setNeedsLayout()
    }
  }
}
