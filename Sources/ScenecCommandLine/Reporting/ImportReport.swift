import InterfaceBuilder
import SceneSchema

/// The results of importing several Interface Builder files, grouped by the kind of file.
struct ImportReport {
  private var kinds: [(kind: ImportStatistics.Kind, files: Int, statistics: ImportStatistics)] =
    ImportStatistics.Kind.allCases.map {
      ($0, 0, ImportStatistics())
    }

  mutating func add(_ statistics: ImportStatistics) {
    guard let index = kinds.firstIndex(where: { $0.kind == statistics.kind }) else { return }
    kinds[index].files += 1
    kinds[index].statistics.add(statistics)
  }

  var lines: [String] {
    var sum = ImportStatistics()
    for kind in kinds { sum.add(kind.statistics) }
    let count = kinds.reduce(0) { $0 + $1.files }
    return ["\(count == 1 ? "1 file" : "\(count) files"): \(sum.line)"] + sum.names
  }

  var table: [String] {
    let head = [
      """
      | files | | elements and attributes | converted | kept | unknown | ids, used | connections, \
      converted | kept |
      """,
      "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    let rows = kinds.filter { $0.files > 0 }.map { (kind, files, statistics) -> String in
      "| \(kind.rawValue) | \(files) | \(statistics.row) |"
    }
    return head + rows
  }
}

extension ImportStatistics {
  fileprivate var row: String {
    let (kept, unknown, unmade) = (count(.kept), count(.unknown), connections - madeConnections)
    return """
      \(total) | \(share) % | \(kept) | \(unknown) | \(ids), \(reachedIDs) | \(connections), \
      \(madeConnections) | \(unmade)
      """
  }

  /// A summary line such as `1528 elements and attributes, 99.2% converted: 1204 in the scene, 312 only for the editor;
  /// 12 kept, 0 unknown`.
  var line: String {
    "\(total) elements and attributes, \(share)% converted: "
      + "\(count(.understood)) in the scene, \(count(.editorOnly)) only for the editor; "
      + "\(count(.kept)) kept, \(count(.unknown)) unknown"
  }

  fileprivate var share: String {
    let tenths = Int(understoodShare * 1000)
    return "\(tenths / 10).\(tenths % 10)"
  }

  fileprivate var names: [String] {
    [Outcome.kept, .unknown, .lost].flatMap { outcome -> [String] in
      let names = counts[outcome, default: [:]].sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      var table = AlignedColumns()
      table.rows = names.map { ["\($0.value)", $0.key] }
      return names.isEmpty ? [] : ["", "\(outcome):"] + table.lines(indent: "  ")
    }
  }
}
