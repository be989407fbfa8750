import InterfaceBuilder
import SceneSchema

/// What became of several files of Interface Builder's, by the kind of file.
struct ImportReport {
  private var kinds: [(kind: Census.Kind, files: Int, census: Census)] = Census.Kind.allCases.map {
    ($0, 0, Census())
  }

  mutating func add(_ census: Census) {
    guard let index = kinds.firstIndex(where: { $0.kind == census.kind }) else { return }
    kinds[index].files += 1
    kinds[index].census.add(census)
  }

  /// The sum of all, and what is kept or unknown of them, by name.
  var lines: [String] {
    var sum = Census()
    for kind in kinds { sum.add(kind.census) }
    let count = kinds.reduce(0) { $0 + $1.files }
    return ["\(count == 1 ? "1 file" : "\(count) files"): \(sum.line)"] + sum.names
  }

  /// A line for each kind of which there is a file, in Markdown.
  var table: [String] {
    let head = [
      "| files | | elements and attributes | understood | kept | unknown | ids, reached | connections, made | kept |",
      "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    return head
      + kinds.filter { $0.files > 0 }.map { kind, files, census in
        let cells = [
          kind.rawValue, "\(files)", "\(census.total)", "\(census.share) %", "\(census.count(.kept))",
          "\(census.count(.unknown))", "\(census.ids), \(census.reachedIDs)",
          "\(census.connections), \(census.madeConnections)",
          "\(census.connections - census.madeConnections)",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
      }
  }
}

extension Census {
  /// `1528 elements and attributes, 99.2 % understood: 1204 in the scene, 312 for the editor alone; 12 kept, 0 unknown`
  var line: String {
    "\(total) elements and attributes, \(share) % understood: "
      + "\(count(.understood)) in the scene, \(count(.editorOnly)) for the editor alone; "
      + "\(count(.kept)) kept, \(count(.unknown)) unknown"
  }

  /// How much is understood, in hundredths: `99.2`.
  fileprivate var share: String {
    let tenths = Int(understoodShare * 1000)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// What is kept and what is unknown, by name, the most frequent first.
  fileprivate var names: [String] {
    [Fate.kept, .unknown, .lost].flatMap { fate -> [String] in
      let names = counts[fate, default: [:]].sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      var table = TextTable()
      table.rows = names.map { ["\($0.value)", $0.key] }
      return names.isEmpty ? [] : ["", "\(fate):"] + table.lines(indent: "  ")
    }
  }
}
