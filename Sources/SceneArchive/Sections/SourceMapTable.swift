/// The source map in a file. It is verified like all other sections, although the digest does not cover it.
struct SourceMapTable {
  static let stride = 8
  /// The number of tables whose positions are always written. For other tables, an empty list is omitted.
  static let alwaysMapped = 3

  let path: UnsafeRawBufferPointer
  let objects: Table
  let connections: Table
  let segues: Table
  let appearances: Table
  let constraints: Table

  init(
    _ entry: SectionTable.Entry, in file: UnsafeRawPointer, objects: Int, connections: Int, segues: Int,
    appearances: Int, constraints: Int
  ) throws(ArchiveError) {
    var cursor = Cursor(file: file, entry: entry)
    path = try cursor.readText()
    self.objects = try cursor.readPositions(count: objects, of: "objects")
    self.connections = try cursor.readPositions(count: connections, of: "connections")
    self.segues = try cursor.readPositions(count: segues, of: "segues")
    self.appearances = try cursor.readOccasional(count: appearances, of: "appearance rules")
    self.constraints = try cursor.readOccasional(count: constraints, of: "constraints")
    guard cursor.position == cursor.end else {
      throw ArchiveError(.wrongSectionLength(entry.length), section: entry.tag, offset: cursor.position)
    }
  }

  static func length(path: Int, counts: [Int]) -> Int {
    counts.enumerated().reduce(4 + (path + 3) & ~3) { length, count in
      count.offset < alwaysMapped || count.element > 0
        ? length + 4 + count.element * stride : length
    }
  }

  static func position(at index: Int, in table: Table) -> SourceMap.Position {
    let place = table.base + index * stride
    return SourceMap.Position(line: place.index(0), column: place.index(4))
  }

  /// A cursor that reads the section sequentially, because the parts of the section have no fixed offsets.
  private struct Cursor {
    let file: UnsafeRawPointer
    let tag: SectionTag
    let end: Int
    var position: Int

    init(file: UnsafeRawPointer, entry: SectionTable.Entry) {
      self.file = file
      tag = entry.tag
      position = entry.offset
      end = entry.offset + entry.length
    }

    mutating func readCount() throws(ArchiveError) -> Int {
      guard end - position >= 4 else {
        throw ArchiveError(.truncated(expected: position + 4, found: end), section: tag, offset: position)
      }
      defer { position += 4 }
      return file.index(position)
    }

    mutating func readText() throws(ArchiveError) -> UnsafeRawBufferPointer {
      let count = try readCount()
      let padded = (count + 3) & ~3
      guard padded <= end - position else {
        throw ArchiveError(
          .truncated(expected: position + padded, found: end), section: tag, offset: position)
      }
      let text = UnsafeRawBufferPointer(start: file + position, count: count)
      if let error = utf8Error(in: text) {
        throw ArchiveError(.badUTF8, section: tag, offset: position + error)
      }
      let padding = UnsafeRawBufferPointer(start: file + position + count, count: padded - count)
      guard padding.allSatisfy({ $0 == 0 }) else {
        throw ArchiveError(.nonzeroPadding, section: tag, offset: position + count)
      }
      position += padded
      return text
    }

    mutating func readOccasional(count: Int, of field: String) throws(ArchiveError) -> Table {
      count == 0 ? Table(base: file, count: 0) : try readPositions(count: count, of: field)
    }

    mutating func readPositions(count expected: Int, of field: String) throws(ArchiveError) -> Table {
      let start = position
      let count = try readCount()
      guard count == expected else {
        throw ArchiveError(
          .inconsistent("the source map has positions for \(count) \(field), not \(expected)"), section: tag,
          offset: start)
      }
      let length = count * SourceMapTable.stride
      guard length <= end - position else {
        throw ArchiveError(
          .truncated(expected: position + length, found: end), section: tag, offset: position)
      }
      defer { position += length }
      return Table(base: file + position, count: count)
    }
  }
}
