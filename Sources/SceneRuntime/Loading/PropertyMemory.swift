/// The properties that the objects of a unit were given, so that each is looked up by name once.
///
/// By the class that an object is made of, and not by the one that the file names: what stands in for an unknown class
/// depends on the element, so that one name may stand for several.
struct PropertyMemory {
  private struct Entry {
    let registered: RegisteredClass
    let property: PropertyAccess
    /// The place of the entry for the same key and another class; -1 for none.
    let next: Int32
  }

  /// For each key of the file the place of its last entry, or -1: a key has as many entries as there are classes that say it,
  /// which are few, so that to look at them one by one takes less time than a hash.
  private var last: [Int32]
  private var entries: [Entry] = []

  /// - Parameter keyCount: how many keys the file has.
  init(keyCount: Int) { last = Array(repeating: -1, count: keyCount) }

  /// The property of a key in a class; nil for one that was not kept.
  func property(ofKey key: Int, in registered: RegisteredClass) -> PropertyAccess? {
    var place = Int(last[key])
    while place >= 0 {
      if entries[place].registered === registered { return entries[place].property }
      place = Int(entries[place].next)
    }
    return nil
  }

  mutating func keep(_ property: PropertyAccess, ofKey key: Int, in registered: RegisteredClass) {
    entries.append(Entry(registered: registered, property: property, next: last[key]))
    last[key] = Int32(entries.count - 1)
  }
}
