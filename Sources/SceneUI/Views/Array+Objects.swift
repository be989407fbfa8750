extension Array where Element: AnyObject {
  /// Returns the index of an object. The search proceeds from both ends, so objects that are removed in order or in
  /// reverse order are found immediately.
  func place(of object: Element) -> Int? {
    var (front, back) = (0, count - 1)
    while front <= back {
      if self[front] === object { return front }
      if self[back] === object { return back }
      front += 1
      back -= 1
    }
    return nil
  }

  var distinct: [Element] {
    var seen: Set<ObjectIdentifier> = []
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  mutating func remove(_ object: Element) {
    if let place = place(of: object) { remove(at: place) }
  }
}
