extension Unpacking {
  /// An error about the tables, at the place of the file that it was laid out from.
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

  /// Whether an error is about something of so many bytes.
  func isWatched(_ place: UnsafeRawPointer, _ length: Int) -> Bool {
    watched.map { $0 >= place && $0 < place + length } ?? false
  }

  /// Records whose field was read from a block that begins at an offset. An error about a field that no column says is
  /// shown at the column before it.
  mutating func watch(
    _ base: UnsafeRawPointer, _ count: Int, _ field: Int, _ stride: Int, _ offset: Int
  ) {
    guard let watched, isWatched(base, count * stride), (watched - base) % stride >= field else { return }
    found = offset + (cursor.offset - offset) * ((watched - base) / stride) / count
  }
}

extension Unpacking {
  /// How many bytes of the file each section has; nil stands for the frame.
  mutating func measure() throws(ArchiveError) -> [SectionTag?: Int] {
    lengths[nil] = cursor.offset
    for other in frame.others { count(other.bytes.count, of: other.tag) }
    if let path = frame.sourcePath { count(path.count, of: .sourceMap) }
    measured = (nil, cursor.offset)
    try unpack()
    lengths[nil, default: 0] += file.count - (measured?.start ?? file.count)
    return lengths
  }

  /// What stands in the frame, but belongs to a section.
  private mutating func count(_ bytes: Int, of tag: SectionTag) {
    lengths[tag, default: 0] += bytes
    lengths[nil, default: 0] -= bytes
  }
}
