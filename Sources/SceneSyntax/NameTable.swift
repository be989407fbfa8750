/// A name within one tree. Equal names of one tree have equal ids; ids of different trees say nothing.
package struct NameID: Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The qualified names of a tree, as written (`ib:label`), each kept once.
package struct NameTable: Sendable {
  private var strings: [String] = []
  /// Numbers of names, and one, by what their bytes come to; 0 where there is none. Names are few and short, and are
  /// asked for by the hundred in each file: the hashing of a dictionary took a twentieth of the time of a check.
  private var slots: [UInt32] = []

  package subscript(id: NameID) -> String { strings[Int(id.rawValue)] }

  /// The id of a name, if the tree has it anywhere.
  package func id(of name: String) -> NameID? {
    guard !slots.isEmpty else { return nil }
    let found = slots[slot(of: name)]
    return found == 0 ? nil : NameID(rawValue: found - 1)
  }

  package var count: Int { strings.count }
  package var all: [String] { strings }

  mutating func intern(_ name: String) -> NameID {
    if strings.count * 2 >= slots.count { grow() }
    let slot = slot(of: name)
    if slots[slot] == 0 {
      strings.append(name)
      slots[slot] = UInt32(strings.count)
    }
    return NameID(rawValue: slots[slot] - 1)
  }

  /// Where a name is, or would be.
  private func slot(of name: String) -> Int {
    let mask = slots.count - 1
    var slot = Self.hash(name) & mask
    while slots[slot] != 0, strings[Int(slots[slot]) - 1] != name { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(256, slots.count * 2))
    for (index, name) in strings.enumerated() { slots[slot(of: name)] = UInt32(index + 1) }
  }

  private static func hash(_ name: String) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
