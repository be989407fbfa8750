/// A visible cell that is being configured again. Dequeuing a cell for its position returns this cell.
struct ReconfiguredCell<Cell: Reusable> {
  let path: IndexPath
  let cell: Cell

  /// Returns the cell if it matches a request.
  ///
  /// - Parameters:
  ///   - identifier: The requested reuse identifier.
  ///   - path: The requested position.
  ///   - type: The requested class.
  /// - Returns: The cell, or nil if another one is requested.
  func cell<Wanted>(_ identifier: String, at path: IndexPath, as type: Wanted.Type) -> Wanted? {
    path == self.path && cell.reuseIdentifier == identifier ? cell as? Wanted : nil
  }
}
