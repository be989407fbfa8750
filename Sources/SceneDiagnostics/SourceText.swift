/// The content of a source file. All positions are byte offsets. Lines and columns are computed on demand.
public final class SourceText: Sendable {
  /// The path to display, which is relative to the project if possible. For standard input, the path is `<stdin>`.
  public let path: String
  /// The unmodified bytes of the file.
  public let bytes: [UInt8]
  private let lines: LineTable
  private let columnTable: ColumnTable

  /// Creates a source text from bytes, which can contain invalid UTF-8.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(of: bytes)
    columnTable = ColumnTable(of: bytes)
  }

  /// Creates a source text from the UTF-8 bytes of a string.
  public convenience init(path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The number of lines. An empty text has one line.
  public var lineCount: Int { lineStarts.count }

  private var lineStarts: [UInt32] { lines.starts }

  /// Returns the line and column of a byte offset. Offsets beyond the end are clamped.
  public func position(at offset: Int, in unit: ColumnUnit = .scalars) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let lineStarts = lineStarts
    let line = Self.lineIndex(at: offset, in: lineStarts)
    let start = Int(lineStarts[line])
    var column = columns(from: start, to: offset).count(in: unit) + 1
    // A byte order mark is not counted as a column.
    if start == 0, offset >= 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { column -= 1 }
    return SourcePosition(line: line + 1, column: column)
  }

  /// Returns the bytes of a line, excluding the line break and the byte order mark. Line numbers start at 1.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    let lineStarts = lineStarts
    guard number >= 1, number <= lineStarts.count else { return [] }
    var start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
    return bytes[start..<end]
  }

  /// Returns the text in a range. Invalid bytes are replaced with U+FFFD.
  public func text(_ range: SourceRange) -> String {
    let lower = min(Int(range.start), bytes.count)
    let upper = min(max(Int(range.end), lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  private func columns(from start: Int, to offset: Int) -> Columns {
    guard offset - start > ColumnTable.block else { return Columns(of: bytes[start..<offset]) }
    return columnTable.columns(before: offset) - columnTable.columns(before: start)
  }

  private static func lineIndex(at offset: Int, in lineStarts: [UInt32]) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// The unit in which columns are counted. A tab counts as one column in each unit.
public enum ColumnUnit: Sendable {
  /// Unicode scalars, as in messages and most tools.
  case scalars
  /// UTF-16 code units, as in SARIF, browsers, and language servers.
  case utf16
}

/// A line and a column, both starting at 1. By default, columns are counted in Unicode scalars.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, starting at 1.
  public var line: Int
  /// The column, starting at 1.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Returns whether one position precedes another in the same text.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The line and the column, separated by a colon, such as `3:22`.
  public var description: String { "\(line):\(column)" }
}

/// A range in a source text.
public struct SourceLocation: Sendable {
  /// The source text that contains the range.
  public var source: SourceText
  /// The range of bytes in the source text.
  public var range: SourceRange

  /// Creates a location without validating the range.
  public init(_ source: SourceText, _ range: SourceRange) {
    self.source = source
    self.range = range
  }

  /// The start of the range, with the column in Unicode scalars.
  public var start: SourcePosition { start(in: .scalars) }
  /// The exclusive end of the range, with the column in Unicode scalars.
  public var end: SourcePosition { end(in: .scalars) }

  /// Returns the start of the range, with the column in the given unit.
  public func start(in unit: ColumnUnit) -> SourcePosition { source.position(at: Int(range.start), in: unit) }
  /// Returns the exclusive end of the range, with the column in the given unit.
  public func end(in unit: ColumnUnit) -> SourcePosition { source.position(at: Int(range.end), in: unit) }
}
