extension Array where Element: AnyObject {
  /// Where an object is. It is looked for from both ends: what comes and goes in some order is found at once.
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

  /// Each object once, where it is first.
  var distinct: [Element] {
    var seen: Set<ObjectIdentifier> = []
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  mutating func remove(_ object: Element) {
    if let place = place(of: object) { remove(at: place) }
  }
}
