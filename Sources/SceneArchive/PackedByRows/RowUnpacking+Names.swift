extension RowUnpacking {
  mutating func readNames() throws(ArchiveError) {
    try readStrings()
    var (place, count) = begin(.classes)
    for _ in 0..<count {
      place.put(cursor.index(expected: &next.string), 0)
      place.put(cursor.optional(), 4)
      place.put(cursor.optional(), 8)
      place += ClassRecord.stride
    }
    for tag in [PackedTable.keys, .selectors] {
      (place, count) = begin(tag)
      for _ in 0..<count {
        place.put(cursor.index(expected: &next.string), 0)
        place += 4
      }
    }
    (place, count) = begin(.fonts)
    for _ in 0..<count {
      place.put(cursor.index(), 0)
      place.put(cursor.optional(), 4)
      place.put(cursor.number(), 8)
      place += FontRecord.stride
    }
    readNumbers()
    next.string = 0
  }

  private mutating func readNumbers() {
    var (place, count) = begin(.numbers)
    for _ in 0..<count {
      place.put(cursor.number(), 0)
      place += 8
    }
  }

  /// First what each string is, a known word or so many bytes, then the bytes of those that are not known: as many of
  /// them as stand one behind another are copied at once.
  private mutating func readStrings() throws(ArchiveError) {
    let (place, count) = begin(.strings)
    place.put(count, 0)
    var heads = cursor
    let unknown = try lengthOfUnknown(count)
    let bytes = try cursor.bytes(unknown)
    let text = place + 8 + count * 4
    let limit = counts.stringLength
    var (end, copied, taken) = (0, 0, 0)
    // What is not copied yet: the strings up to here, which are not known words.
    func copyPending(_ end: Int) {
      guard taken > copied else { return }
      (text + (end - (taken - copied))).copyMemory(
        from: bytes.baseAddress! + copied, byteCount: taken - copied)
      copied = taken
    }
    place.put(0, 4)
    for string in 0..<count {
      let head = heads.varint()
      if head & 1 == 0 {
        let length = Int(head >> 1)
        guard length <= limit - end else { throw wrongLength }
        (taken, end) = (taken + length, end + length)
      } else {
        let number = Int(head >> 1)
        guard number < KnownWords.countByRows else {
          throw ArchiveError(
            .badIndex(field: "known word", value: number, count: KnownWords.countByRows), section: .strings,
            offset: heads.offset)
        }
        let word = KnownWords.bytes(of: number)
        guard word.count <= limit - end else { throw wrongLength }
        copyPending(end)
        (text + end).copyMemory(from: word.baseAddress!, byteCount: word.count)
        end += word.count
      }
      place.put(end, string * 4 + 8)
    }
    copyPending(end)
    guard end == limit else { throw wrongLength }
  }

  /// How many bytes the strings have that are not known words: what all of them are, is read.
  private mutating func lengthOfUnknown(_ count: Int) throws(ArchiveError) -> Int {
    var (cursor, length) = (cursor, 0)
    let limit = file.count
    for _ in 0..<count {
      let head = cursor.varint()
      guard head & 1 == 0 else { continue }
      guard head >> 1 <= limit - length else { throw Self.wrongLength(at: cursor.offset) }
      length += Int(head >> 1)
    }
    self.cursor = cursor
    if let failure = cursor.failure { throw failure }
    return length
  }

  private var wrongLength: ArchiveError { Self.wrongLength(at: cursor.offset) }

  private static func wrongLength(at offset: Int) -> ArchiveError {
    ArchiveError(.badRange(field: "strings"), section: .strings, offset: offset)
  }
}
