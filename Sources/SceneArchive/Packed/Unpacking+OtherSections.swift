extension Unpacking {
  mutating func readOtherSections() {
    for other in frame.others {
      guard let bytes = other.bytes.baseAddress, let entry = sections[other.tag] else { continue }
      (image.bytes.baseAddress! + entry.offset).copyMemory(from: bytes, byteCount: other.bytes.count)
    }
    guard let path = frame.sourcePath, var place = sourceMap else { return }
    enter(.sourceMap)
    if isWatched(place, sections[.sourceMap]!.length) { found = offset(of: path) }
    place.put(path.count, 0)
    if path.count & 3 != 0 { place.put(UInt32(0), 4 + path.count & ~3) }
    if let text = path.baseAddress { (place + 4).copyMemory(from: text, byteCount: path.count) }
    place += 4 + (path.count + 3) & ~3
    for (number, table) in PackedTable.mapped.enumerated()
    where number < SourceMapTable.alwaysMapped || frame[table] > 0 {
      place.put(frame[table], 0)
      place += 4
      for group in Column.groups(of: frame[table]) {
        for field in [0, 4] {
          column(group.count, place, field, SourceMapTable.stride) { $0.put($1, field) }
        }
        place += group.count * SourceMapTable.stride
      }
    }
  }

  private func offset(of part: UnsafeRawBufferPointer) -> Int {
    part.baseAddress.map { $0 - file.baseAddress! } ?? 0
  }
}
