/// A table that interns names by the addresses of the strings that libxml2 provides. A parser context stores each string
/// once, so the addresses of the prefix and the local name identify a qualified name. The bytes of a name are hashed only
/// when the name first occurs.
struct NameInterner: ~Copyable {
  struct Name {
    let id: NameID
    let length: Int
  }

  private struct Slot {
    var local: UnsafePointer<UInt8>?
    var prefix: UnsafePointer<UInt8>?
    var id: UInt32
    var length: UInt32
  }

  private(set) var table = NameTable()
  /// The slots of the hash table. Their number, `mask + 1`, is a power of two, so masked indices are always
  /// valid. At most half of the slots are used, so each search ends at a free slot.
  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  private var used = 0

  init() {
    mask = 255
    slots = Self.allocate(256)
  }

  deinit { slots.deallocate() }

  mutating func name(_ local: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?) -> Name {
    var index = Self.hash(local, prefix) & mask
    while let known = slots[index].local {
      if known == local, slots[index].prefix == prefix {
        return Name(id: NameID(rawValue: slots[index].id), length: Int(slots[index].length))
      }
      index = (index + 1) & mask
    }
    return insert(local, prefix: prefix, at: index)
  }

  private mutating func insert(
    _ local: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, at index: Int
  ) -> Name {
    var string = String(cString: local)
    if let prefix { string = String(cString: prefix) + ":" + string }
    let name = Name(id: table.intern(string), length: string.utf8.count)
    slots[index] = Slot(local: local, prefix: prefix, id: name.id.rawValue, length: UInt32(name.length))
    used += 1
    if used * 2 > mask { grow() }
    return name
  }

  private mutating func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: mask + 1)
    mask = mask * 2 + 1
    slots = Self.allocate(mask + 1)
    for slot in old {
      guard let local = slot.local else { continue }
      var index = Self.hash(local, slot.prefix) & mask
      while slots[index].local != nil { index = (index + 1) & mask }
      slots[index] = slot
    }
    old.deallocate()
  }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(local: nil, prefix: nil, id: 0, length: 0), count: count)
    return slots
  }

  private static func hash(_ local: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?) -> Int {
    let mixed = (UInt(bitPattern: local) &+ UInt(bitPattern: prefix) &* 31) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32)
  }
}
