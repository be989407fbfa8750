/// A name within one tree. Equal names of one tree have equal ids; ids of different trees say nothing.
///
/// Compared in every loop of every module that reads trees: so what that takes is there to be inlined.
package struct NameID: Hashable, Sendable {
  package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable package static func == (left: NameID, right: NameID) -> Bool { left.rawValue == right.rawValue }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
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

  /// Eight bytes at a time: byte by byte, this was the most of what reading a storyboard did by itself.
  private static func hash(_ name: String) -> Int {
    var name = name
    return name.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      var offset = 0
      while offset + 8 <= bytes.count {
        hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      var last: UInt64 = 0
      while offset < bytes.count {
        last = last << 8 | UInt64(bytes[offset])
        offset += 1
      }
      return Int(truncatingIfNeeded: mixed(hash, last))
    }
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.low ^ product.high
  }
}
