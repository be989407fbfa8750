extension Unpacking {
  mutating func readStrings() throws(ArchiveError) {
    enter(.strings)
    let (count, limit, base) = (frame[.strings], frame.stringLength, place(.strings))
    let (ends, text) = (base + 8, base + 8 + count * 4)
    let began = cursor.offset
    base.put(count, 0)
    base.put(UInt32(0), 4)
    for group in Column.groups(of: count) {
      column(group.count, ends + group.lowerBound * 4, 0, 4) { $0.put($1, 0) }
    }
    if let failure = cursor.failure { throw failure }
    let bytes = UnsafeRawPointer(cursor.place)
    let available = cursor.remaining
    var (end, copied, taken) = (0, 0, 0)
    func copyPending() throws(ArchiveError) {
      guard end <= limit, taken <= available else { throw wrongLength(began) }
      guard taken > copied else { return }
      (text + (end - (taken - copied))).copyMemory(from: bytes + copied, byteCount: taken - copied)
      copied = taken
    }
    for number in 0..<count {
      let head = UnsafeRawPointer(ends).word(number &* 4)
      let length = Int(head >> 1)
      if head & 1 == 0 {
        (taken, end) = (taken &+ length, end &+ length)
      } else {
        guard length < KnownWords.count else {
          throw ArchiveError(
            .badIndex(field: "known word", value: length, count: KnownWords.count), section: .strings,
            offset: began)
        }
        let word = KnownWords.bytes(of: length)
        try copyPending()
        guard word.count <= limit - end else { throw wrongLength(began) }
        (text + end).copyMemory(from: word.baseAddress!, byteCount: word.count)
        end += word.count
      }
      ends.put(UInt32(truncatingIfNeeded: end), number &* 4)
    }
    try copyPending()
    guard end == limit else { throw wrongLength(began) }
    if isWatched(text, end) { found = cursor.offset }
    cursor.skip(taken)
  }

  private func wrongLength(_ offset: Int) -> ArchiveError {
    ArchiveError(.badRange(field: "strings"), section: .strings, offset: offset)
  }
}
