/// A visible cell that is being configured again. Dequeuing a cell for its position returns this cell.
struct ReconfiguredCell<Cell: Reusable> {
  let path: IndexPath
  let cell: Cell

  /// Returns the cell if it matches a request, or nil otherwise.
  func cell<Wanted>(_ identifier: String, at path: IndexPath, as type: Wanted.Type) -> Wanted? {
    path == self.path && cell.reuseIdentifier == identifier ? cell as? Wanted : nil
  }
}
