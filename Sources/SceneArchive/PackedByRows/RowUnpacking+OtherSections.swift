extension RowUnpacking {
  mutating func readOtherSections() {
    for other in counts.others {
      let place = beginSection(other.tag)
      if let bytes = other.bytes.baseAddress { place.copyMemory(from: bytes, byteCount: other.bytes.count) }
    }
    guard let path = counts.sourcePath else { return }
    var place = beginSection(.sourceMap)
    place.put(path.count, 0)
    if let text = path.baseAddress { (place + 4).copyMemory(from: text, byteCount: path.count) }
    place += 4 + (path.count + 3) & ~3
    for (number, table) in PackedTable.mapped.enumerated()
    where number < PackedTable.alwaysMapped || counts[table] > 0 {
      readPositions(counts[table], to: &place)
    }
  }

  private mutating func readPositions(_ count: Int, to place: inout UnsafeMutableRawPointer) {
    place.put(count, 0)
    place += 4
    var (line, column) = (0, 0)
    for _ in 0..<count {
      place.put(cursor.index(expected: &line, length: 0), 0)
      place.put(cursor.index(expected: &column, length: 0), 4)
      place += SourceMapTable.stride
    }
  }
}
