/// A source file as it was read: its bytes, the name to print it by, and where its lines begin.
///
/// All positions in scenec are byte offsets into such a text; lines and columns are worked out only when
/// somebody looks.
public final class SourceText: Sendable {
  /// The path to print: relative to the project where there is one; `<stdin>` for standard input.
  public let path: String
  /// The whole file, as it was read.
  public let bytes: [UInt8]
  private let lines: LineTable
  private let columnTable: ColumnTable

  /// A text of bytes, which need not be UTF-8.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(of: bytes)
    columnTable = ColumnTable(of: bytes)
  }

  /// A text whose bytes are the string's UTF-8.
  public convenience init(path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The number of lines; an empty text has one.
  public var lineCount: Int { lineStarts.count }

  private var lineStarts: [UInt32] { lines.starts }

  /// The line and column of a byte offset. Offsets past the end give the end.
  public func position(at offset: Int, in unit: ColumnUnit = .scalars) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let lineStarts = lineStarts
    let line = Self.lineIndex(at: offset, in: lineStarts)
    let start = Int(lineStarts[line])
    var column = columns(from: start, to: offset).count(in: unit) + 1
    // A byte order mark is not a column.
    if start == 0, offset >= 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { column -= 1 }
    return SourcePosition(line: line + 1, column: column)
  }

  /// The bytes of a line (counted from 1), without its line break or a byte order mark.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    let lineStarts = lineStarts
    guard number >= 1, number <= lineStarts.count else { return [] }
    var start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
    return bytes[start..<end]
  }

  /// The text of a range, with invalid bytes replaced.
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

/// The unit in which columns are counted. A tab counts as one column in each of them.
public enum ColumnUnit: Sendable {
  /// Unicode scalars: what people are told, and most programs.
  case scalars
  /// UTF-16 code units: what SARIF, browsers and language servers count.
  case utf16
}

/// A line and a column, both counted from 1; columns count Unicode scalars unless another unit was asked for.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int

  /// A position at this line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether the left position stands before the right one in the same text.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The line and the column with a colon between them: `3:22`.
  public var description: String { "\(line):\(column)" }
}

/// A range in a text: what a diagnostic points at.
public struct SourceLocation: Sendable {
  /// The text.
  public var source: SourceText
  /// The range of bytes in the text.
  public var range: SourceRange

  /// A location of this range in a text; whether it lies in the text is not checked.
  public init(_ source: SourceText, _ range: SourceRange) {
    self.source = source
    self.range = range
  }

  /// Where the range begins, with a column in Unicode scalars.
  public var start: SourcePosition { start(in: .scalars) }
  /// The place after the range, with a column in Unicode scalars.
  public var end: SourcePosition { end(in: .scalars) }

  /// Where the range begins, with a column in the unit asked for.
  public func start(in unit: ColumnUnit) -> SourcePosition { source.position(at: Int(range.start), in: unit) }
  /// The place after the range, with a column in the unit asked for.
  public func end(in unit: ColumnUnit) -> SourcePosition { source.position(at: Int(range.end), in: unit) }
}
