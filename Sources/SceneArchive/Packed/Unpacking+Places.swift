extension Unpacking {
  /// Converts an error's offset in the unpacked tables to an offset in the file.
  func located(_ error: ArchiveError) -> ArchiveError {
    var result = error
    result.offset = place(ofImageOffset: error.offset)
    return result
  }

  private func place(ofImageOffset offset: Int) -> Int {
    guard var again = try? Unpacking(file, limits: ArchiveLimits()) else { return 0 }
    again.watched = again.image.start + offset
    _ = try? again.unpack()
    return again.found
  }

  var isWatching: Bool { watched != nil }

  func isWatched(_ place: UnsafeRawPointer, _ length: Int) -> Bool {
    watched.map { $0 >= place && $0 < place + length } ?? false
  }

  /// Records the watched field's file position. For a field without a column, records the previous column's position.
  mutating func watch(
    _ base: UnsafeRawPointer, _ count: Int, _ field: Int, _ stride: Int, _ offset: Int
  ) {
    guard let watched, isWatched(base, count * stride), (watched - base) % stride >= field else { return }
    found = offset + (cursor.offset - offset) * ((watched - base) / stride) / count
  }
}

extension Unpacking {
  /// Returns the size of each section in the file, in bytes. The entry for the key nil is the size of the frame.
  mutating func measure() throws(ArchiveError) -> [SectionTag?: Int] {
    lengths[nil] = cursor.offset
    for other in frame.others { count(other.bytes.count, of: other.tag) }
    if let path = frame.sourcePath { count(path.count, of: .sourceMap) }
    measured = (nil, cursor.offset)
    try unpack()
    let start: Int = measured?.start ?? file.count
    lengths[nil, default: 0] += file.count - start
    return lengths
  }

  private mutating func count(_ bytes: Int, of tag: SectionTag) {
    lengths[tag, default: 0] += bytes
    lengths[nil, default: 0] -= bytes
  }
}
