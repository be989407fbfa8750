extension Packing {
  /// What stands beside the tables: the source map's path, and sections that this version does not know, as they are.
  mutating func writeDirectory() {
    let others = sections.filter { $0.tag == .sourceMap || $0.tag.knownFlags == nil }
    writer.count(others.count)
    for entry in others {
      if entry.tag == .sourceMap {
        writer.varint(PackedForm.sourceMap)
        var path = archive.sourcePath ?? ""
        path.withUTF8 { writer.text(UnsafeRawBufferPointer($0)) }
      } else {
        writer.varint(PackedForm.otherSection)
        writer.raw(entry.tag.rawValue)
        writer.varint(UInt64(entry.flags))
        writer.text(
          UnsafeRawBufferPointer(rebasing: archive.bytes[entry.offset..<entry.offset + entry.length]))
      }
    }
  }

  /// What stands behind something in a file is mostly on one of the next lines, and about as far to the right.
  mutating func writeSourceMap() {
    guard sections.contains(where: { $0.tag == .sourceMap }), let map = archive.sourceMap else { return }
    for positions in [map.objects, map.connections, map.segues, map.appearances, map.constraints] {
      var (line, column) = (0, 0)
      for position in positions {
        writer.index(position.line, expected: &line, length: 0)
        writer.index(position.column, expected: &column, length: 0)
      }
    }
  }
}
