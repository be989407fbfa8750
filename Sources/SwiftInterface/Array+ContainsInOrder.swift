extension Array where Element: Equatable {
  /// Returns whether the array contains the given elements in this order. Other elements can be between them.
  func containsInOrder(_ elements: [Element]) -> Bool {
    var rest = self[...]
    for element in elements {
      guard let place = rest.firstIndex(of: element) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
