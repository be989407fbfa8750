import SceneValues

/// The first line of a range, formatted for a terminal and cropped around the start of the range.
struct SourceExcerpt {
  let lineNumber: Int
  private(set) var text = ""
  private(set) var span = 0..<0

  private let lineEnd: Int
  private let columnOfByte: (Int) -> Int

  init(_ location: SourceLocation, columns: Int) {
    let start = Int(location.range.start)
    lineNumber = location.start.line
    let line = location.source.line(lineNumber)
    lineEnd = line.endIndex
    let window = Self.window(of: line, around: start, columns: columns)
    let cells = Self.cells(of: line[window])

    let total = cells.last.map { $0.column + $0.width } ?? 0
    func column(_ byte: Int) -> Int { cells.first { byte < $0.bytes.upperBound }?.column ?? total }
    let first = column(start)
    let last = max(first, column(min(Int(location.range.end), line.endIndex)))

    // If the line must be cropped, one third of the visible part precedes the range.
    let isWhole = window == line.startIndex..<line.endIndex
    let left = isWhole && last < columns ? 0 : max(0, first - columns / 3)
    let right = left + columns
    let cropsLeft = left > 0 || window.lowerBound > line.startIndex
    let cropsRight = total > right || window.upperBound < line.endIndex
    let shown = cells.filter { $0.column >= left && $0.column + $0.width <= right }

    let origin = (shown.first?.column ?? left) - (cropsLeft ? 1 : 0)
    text = (cropsLeft ? "…" : "") + shown.map(\.text).joined() + (cropsRight ? "…" : "")
    let end = shown.last.map { $0.column + $0.width } ?? left
    span = first - origin..<max(first, min(last, end)) - origin
    columnOfByte = { column($0) - origin }
  }

  func column(ofByte offset: Int, in source: SourceText) -> Int? {
    guard offset <= lineEnd, source.position(at: offset).line == lineNumber else { return nil }
    let column = columnOfByte(offset)
    return column >= 0 ? column : nil
  }

  private struct Cell {
    var text: String
    var bytes: Range<Int>
    var column: Int
    var width: Int
  }

  /// Returns the part of a line to process. Processing only this part limits the time required for very long lines.
  private static func window(of line: ArraySlice<UInt8>, around start: Int, columns: Int) -> Range<Int> {
    let reach = columns * 4
    guard line.count > reach * 2 else { return line.startIndex..<line.endIndex }
    var lower = max(line.startIndex, min(start, line.endIndex) - reach)
    while lower > line.startIndex, line[lower] & 0xC0 == 0x80 { lower -= 1 }
    return lower..<min(line.endIndex, start + reach)
  }

  private static func cells(of bytes: ArraySlice<UInt8>) -> [Cell] {
    let (text, offsets) = decoded(bytes)
    var cells: [Cell] = []
    var column = 0
    var scalar = 0
    for character in text {
      let next = scalar + character.unicodeScalars.count
      let isTab = character == "\t"
      let width = isTab ? tabWidth - column % tabWidth : DisplayWidth.of(character)
      cells.append(
        Cell(
          text: isTab ? String(repeating: " ", count: width) : String(character),
          bytes: offsets[scalar]..<offsets[next], column: column, width: width))
      column += width
      scalar = next
    }
    return cells
  }

  private static let tabWidth = 4

  /// Returns the decoded text and the byte offset of each scalar. Unprintable characters become U+FFFD.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> (String, [Int]) {
    var text = String.UnicodeScalarView()
    var offsets = [bytes.startIndex]
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        text.append(scalar.isUnprintable && scalar != "\t" ? "\u{FFFD}" : scalar)
        offsets.append(offsets.last! + encoded.count)
      case .error(let length):
        text.append("\u{FFFD}")
        offsets.append(offsets.last! + length)
      case .emptyInput: return (String(text), offsets)
      }
    }
  }
}
