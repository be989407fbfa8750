/// A cell that is filled in anew where it is, and what it shows: who asks for a cell meanwhile gets this one.
struct ReconfiguredCell<Cell: Reusable> {
  let path: IndexPath
  let cell: Cell

  /// The cell, where it is what is asked for.
  ///
  /// - Parameters:
  ///   - identifier: that of the prototype or class that is asked for.
  ///   - path: what the cell is to show.
  ///   - type: what it has to be.
  /// - Returns: nil where another is asked for.
  func cell<Wanted>(_ identifier: String, at path: IndexPath, as type: Wanted.Type) -> Wanted? {
    path == self.path && cell.reuseIdentifier == identifier ? cell as? Wanted : nil
  }
}
