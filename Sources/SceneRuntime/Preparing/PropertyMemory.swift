import SceneArchive

/// The properties that the objects of a unit were given, so that each is looked up by name once, and what sets the value that
/// each was given last: most objects of a class say the same of many properties, which is converted once then.
///
/// By the class that an object is made of, and not by the one that the file names: what stands in for an unknown class
/// depends on the element, so that one name may stand for several.
struct PropertyMemory {
  private struct Entry {
    let registered: RegisteredClass
    let property: PropertyAccess
    /// The place of the entry for the same key and another class; -1 for none.
    let next: Int32
    /// What the last value was, and what sets it: nil before the first.
    var value: ValueRecord?
    var setter: ValueSetter?
  }

  /// For each key of the file the place of its last entry, or -1: a key has as many entries as there are classes that say it,
  /// which are few, so that to look at them one by one takes less time than a hash.
  private var last: [Int32]
  private var entries: [Entry] = []

  /// - Parameter keyCount: how many keys the file has.
  init(keyCount: Int) { last = Array(repeating: -1, count: keyCount) }

  /// The property of a key in a class; nil for one that was not kept.
  func property(ofKey key: Int, in registered: RegisteredClass) -> PropertyAccess? {
    place(ofKey: key, in: registered).map { entries[$0].property }
  }

  /// Finds what sets a value that no language says in another way.
  ///
  /// - Parameters:
  ///   - value: the value, with its key.
  ///   - registered: the class of the object that has it.
  /// - Returns: what the property was set with last, if that was the same value; nil otherwise.
  func setter(of value: ValueRecord, in registered: RegisteredClass) -> ValueSetter? {
    guard let place = place(ofKey: value.key, in: registered), let known = entries[place].value,
      known.kind == value.kind, known.payload == value.payload
    else { return nil }
    return entries[place].setter
  }

  mutating func keep(_ setter: ValueSetter, of value: ValueRecord, in registered: RegisteredClass) {
    guard let place = place(ofKey: value.key, in: registered) else { return }
    entries[place].value = value
    entries[place].setter = setter
  }

  private func place(ofKey key: Int, in registered: RegisteredClass) -> Int? {
    var place = Int(last[key])
    while place >= 0, entries[place].registered !== registered { place = Int(entries[place].next) }
    return place >= 0 ? place : nil
  }

  mutating func keep(_ property: PropertyAccess, ofKey key: Int, in registered: RegisteredClass) {
    entries.append(Entry(registered: registered, property: property, next: last[key]))
    last[key] = Int32(entries.count - 1)
  }
}
