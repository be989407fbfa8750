/// A visible cell that is being reconfigured. Meanwhile, dequeuing a cell for its index path returns this cell.
struct ReconfiguredCell<Cell: Reusable> {
  let path: IndexPath
  let cell: Cell

  /// Returns the cell if its index path, identifier, and type match the request, or nil otherwise.
  func cell<Wanted>(_ identifier: String, at path: IndexPath, as type: Wanted.Type) -> Wanted? {
    path == self.path && cell.reuseIdentifier == identifier ? cell as? Wanted : nil
  }
}
