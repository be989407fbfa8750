/// A hash index of the keys in a list. Linear searches took 3 % of the validation time.
struct KeyPlaces: Sendable {
  /// The hash slots. Each contains the index of a key plus one, or 0 if the slot is free.
  private var slots: [UInt32]

  init(_ keys: [String]) {
    slots = []
    guard !keys.isEmpty else { return }
    var capacity = 4
    while capacity < keys.count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    for (place, key) in keys.enumerated() {
      var slot = first(StringNumbers.hash(key))
      while slots[slot] != 0 { slot = next(slot) }
      slots[slot] = UInt32(place + 1)
    }
  }

  func first(_ hash: UInt32, where isMeant: (Int) -> Bool) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = first(hash)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if isMeant(place) { return place }
      slot = next(slot)
    }
    return nil
  }

  private func first(_ hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }
  private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }
}
