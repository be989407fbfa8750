extension Verifier {
  /// Verifies the strings. Validates all bytes at once, because this is faster than validating each string. A string is
  /// then valid UTF-8 if it starts at a scalar boundary.
  func verifyStrings() throws(ArchiveError) {
    let strings = tables.strings
    let entry = sections[.strings]!
    let count = entry.offset + entry.length - (strings.bytes - file)
    guard strings.offsets.word(0) == 0 else {
      throw error(.badRange(field: "strings"), strings.offsets, 0)
    }
    var end = 0
    for number in 0..<strings.count {
      let next = strings.offsets.index(number &* 4 &+ 4)
      guard next >= end, next <= count else {
        throw error(.badRange(field: "strings"), strings.offsets, number * 4 + 4)
      }
      end = next
    }
    guard end == count else {
      throw error(.badRange(field: "strings"), strings.offsets, strings.count * 4)
    }
    let bytes = UnsafeRawBufferPointer(start: strings.bytes, count: count)
    // In ASCII text, every position is a scalar boundary.
    if isASCII(bytes) { return }
    if let offset = utf8Error(in: bytes) { throw error(.badUTF8, strings.bytes, offset) }
    for number in 0..<strings.count {
      let start = strings.offsets.index(number * 4)
      if start < count, bytes[start] & 0xC0 == 0x80 { throw error(.badUTF8, strings.bytes, start) }
    }
  }

  /// Verifies classes, keys, and selectors. Keys and selectors must be unique because each one is resolved only once.
  func verifyNames() throws(ArchiveError) {
    let strings = tables.strings.count
    for number in 0..<tables.classes.count {
      let place = tables.classes.base + number * ClassRecord.stride
      try checkIndex(place, 0, below: strings, "class name")
      try checkOptionalIndex(place, 4, below: strings, "module")
      try checkOptionalIndex(place, 8, below: strings, "element")
    }
    try verifyDistinct(tables.keys, mark: .isKey, "key")
    try verifyDistinct(tables.selectors, mark: .isSelector, "selector")
  }

  private func verifyDistinct(
    _ table: Table, mark: StringMark, _ name: StaticString
  ) throws(ArchiveError) {
    for number in 0..<table.count {
      let place = table.base + number * 4
      try checkIndex(place, 0, below: tables.strings.count, name)
      guard marks[place.index(0)].insert(mark).inserted else { throw badValue(place, 0, name) }
    }
  }
}
