extension Unpacking {
  mutating func readOtherSections() {
    for other in counts.others {
      let place = beginSection(other.tag)
      if let bytes = other.bytes.baseAddress { place.copyMemory(from: bytes, byteCount: other.bytes.count) }
    }
    guard let path = counts.sourcePath else { return }
    var place = beginSection(.sourceMap)
    reading(place)
    place.put(path.count, 0)
    if let text = path.baseAddress { (place + 4).copyMemory(from: text, byteCount: path.count) }
    place += 4 + (path.count + 3) & ~3
    for tag in [SectionTag.objects, .connections, .segues] { readPositions(counts[tag], to: &place) }
    for tag in [SectionTag.appearances, .constraints] where counts[tag] > 0 {
      readPositions(counts[tag], to: &place)
    }
  }

  private mutating func readPositions(_ count: Int, to place: inout UnsafeMutableRawPointer) {
    place.put(count, 0)
    place += 4
    var (line, column) = (0, 0)
    // In a place of its own, so that the loop keeps it in registers.
    var cursor = cursor
    defer { self.cursor = cursor }
    let isWatched = isWatched
    for _ in 0..<count {
      if isWatched { reading(place, at: cursor.offset) }
      place.put(cursor.index(expected: &line, length: 0), 0)
      place.put(cursor.index(expected: &column, length: 0), 4)
      place += 8
    }
  }
}
