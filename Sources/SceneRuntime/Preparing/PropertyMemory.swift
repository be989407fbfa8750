import SceneArchive

/// A cache of the properties that a unit's objects set, and of the setter for each property's most recent value. The
/// cache key contains the class of the created object instead of the class name in the file. One name can represent
/// several classes, because the placeholder for an unknown class depends on the element.
struct PropertyMemory {
  private struct Entry {
    let registered: RegisteredClass
    let property: PropertyAccess
    let next: Int32
    var value: ValueRecord?
    var setter: ValueSetter?
  }

  /// The index of the last entry for each key in the file, or -1 if there is none. Few classes have the same key, so
  /// linear search is faster than hashing.
  private var last: [Int32]
  private var entries: [Entry] = []

  init(keyCount: Int) { last = Array(repeating: -1, count: keyCount) }

  func property(ofKey key: Int, in registered: RegisteredClass) -> PropertyAccess? {
    place(ofKey: key, in: registered).map { entries[$0].property }
  }

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
