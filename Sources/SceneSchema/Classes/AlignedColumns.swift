import SceneDiagnostics
import SceneValues

package struct AlignedColumns {
  package var rows: [[String]] = []

  package init(rows: [[String]] = []) { self.rows = rows }

  /// Returns one line per row. Control characters from manifests are replaced because they could affect terminals.
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
      // The last nonempty cell of a row has no padding, so that lines do not end with spaces.
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
