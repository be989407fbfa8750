extension Packing {
  mutating func writeDirectory() {
    let hasSourceMap = sections.contains { $0.tag == .sourceMap }
    let others = sections.filter { PackedForm.isStoredVerbatim($0.tag) }
    writer.count(others.count + (hasSourceMap ? 1 : 0) + (signature == nil ? 0 : 1))
    if hasSourceMap {
      writer.varint(PackedForm.sourceMap)
      var path = archive.sourcePath ?? ""
      path.withUTF8 { writer.text(UnsafeRawBufferPointer($0)) }
    }
    let later = others.firstIndex { $0.tag.order > SectionTag.signature.order } ?? others.endIndex
    for entry in others[..<later] { write(entry) }
    signature?.withUnsafeBytes {
      write(.signature, flags: SectionTable.Entry.isOutsideDigest, bytes: $0)
    }
    for entry in others[later...] { write(entry) }
  }

  private mutating func write(_ entry: SectionTable.Entry) {
    write(
      entry.tag, flags: entry.flags,
      bytes: UnsafeRawBufferPointer(rebasing: archive.bytes[entry.offset..<entry.offset + entry.length]))
  }

  private mutating func write(_ tag: SectionTag, flags: UInt32, bytes: UnsafeRawBufferPointer) {
    writer.varint(PackedForm.otherSection)
    writer.raw(tag.rawValue)
    writer.varint(UInt64(flags))
    writer.text(bytes)
  }

  mutating func writeSourceMap() {
    guard sections.contains(where: { $0.tag == .sourceMap }), let map = archive.sourceMap else { return }
    for positions in [map.objects, map.connections, map.segues, map.appearances, map.constraints] {
      writer.columns([
        positions.map { UInt32(clamping: $0.line) }, positions.map { UInt32(clamping: $0.column) },
      ])
    }
  }
}
