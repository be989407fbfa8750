import SceneDiagnostics
import SceneValues

/// Columns that stand below one another.
package struct AlignedColumns {
  package var rows: [[String]] = []

  package init(rows: [[String]] = []) { self.rows = rows }

  /// Each row a line; a manifest may say anything, and a terminal is not to obey it.
  package func lines(indent: String = "") -> [String] {
    let rows = rows.map { $0.map { $0.replacing("\n", with: " ").printable } }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      // The last cells that say something are as long as they are: no line ends with blanks.
      let end = row.lastIndex { !$0.isEmpty } ?? -1
      var line = row.isEmpty ? "" : indent
      for (column, cell) in row.enumerated() where column <= end {
        line += cell
        if column < end { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
      }
      return line
    }
  }
}
