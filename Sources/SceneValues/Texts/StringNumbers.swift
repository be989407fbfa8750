import ScenePlatform

/// A table of interned strings, numbered in insertion order. With dictionaries, hashing took 10 % of validation time.
@usableFromInline package struct StringNumbers: Sendable {
  @usableFromInline var strings: [String] = []
  /// The hash of each string. Hashes are compared first, so that different strings rarely require a full comparison.
  private var hashes: [UInt32] = []
  /// The hash slots. Each contains the number of a string plus one, or 0 if the slot is free.
  private var slots: [UInt32] = []
  /// A random seed, so that crafted files cannot cause hash collisions.
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  package init() {}

  /// Numbers the strings of several lists. A sum of lists would take the compiler many seconds to type-check.
  package init(_ lists: [String]...) {
    for list in lists {
      for string in list { _ = insert(string) }
    }
  }

  @inlinable package var count: Int { strings.count }
  package var all: [String] { strings }
  @inlinable package subscript(number: Int) -> String { strings[number] }

  package func number(of string: String) -> Int? {
    guard !slots.isEmpty else { return nil }
    let found = slots[slot(of: string, Self.hash(string, seed))]
    return found == 0 ? nil : Int(found) - 1
  }

  package func contains(_ string: String) -> Bool { number(of: string) != nil }

  package func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !slots.isEmpty else { return false }
    let hash = Self.hash(UnsafeRawBufferPointer(bytes), seed)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, Self.isEqual(strings[number], bytes) { return true }
      slot = (slot + 1) & mask
    }
    return false
  }

  package mutating func insert(_ string: String) -> Int {
    if strings.count * 2 >= slots.count { grow(to: max(16, slots.count * 2)) }
    let hash = Self.hash(string, seed)
    let slot = slot(of: string, hash)
    if slots[slot] == 0 {
      strings.append(string)
      hashes.append(hash)
      slots[slot] = UInt32(strings.count)
    }
    return Int(slots[slot]) - 1
  }

  private static func isEqual(_ string: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard string.utf8.count == bytes.count, let start = bytes.baseAddress else {
      return string.isEmpty && bytes.isEmpty
    }
    return string.utf8.withContiguousStorageIfAvailable { memcmp($0.baseAddress!, start, bytes.count) == 0 }
      ?? string.utf8.elementsEqual(bytes)
  }

  package mutating func reserveCapacity(_ count: Int) {
    strings.reserveCapacity(count)
    hashes.reserveCapacity(count)
    var capacity = max(16, slots.count)
    while capacity <= count * 2 { capacity *= 2 }
    if capacity > slots.count { grow(to: capacity) }
  }

  private func slot(of string: String, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, strings[number] == string { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow(to capacity: Int) {
    slots = Array(repeating: 0, count: capacity)
    let mask = capacity - 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number + 1)
    }
  }
}

extension StringNumbers {
  /// Hashes a string eight bytes at a time. Hashing byte by byte was the most expensive part of reading a storyboard.
  static func hash(_ string: String, _ seed: UInt64 = 0) -> UInt32 {
    // Accessing the storage avoids a copy of the string, which would have to be retained.
    string.utf8.withContiguousStorageIfAvailable { hash(UnsafeRawBufferPointer($0), seed) }
      ?? Array(string.utf8).withUnsafeBytes { hash($0, seed) }
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> UInt32 {
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    var last: UInt64 = 0
    if bytes.count >= 8 {
      var offset = 0
      while offset + 8 < bytes.count {
        hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      // The last read overlaps the previous one if fewer than eight bytes remain.
      last = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    } else {
      for byte in bytes { last = last << 8 | UInt64(byte) }
    }
    hash = mixed(hash, last)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.low ^ product.high
  }
}
