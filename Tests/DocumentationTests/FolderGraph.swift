/// The references between the folders of a module.
///
/// The nodes are the top-level folders of the module with their content, and the top-level files.
struct FolderGraph {
  struct File {
    /// The path in the module's folder.
    let path: String
    let types: SourceTypes

    init(path: String, source: some Collection<UInt8>) {
      self.path = path
      types = SourceTypes(Array(source))
    }

    /// The folder, or the file itself if it is in none.
    var node: String { String(path.prefix { $0 != "/" }) }
  }

  struct Edge: Hashable {
    let from: String
    let to: String
  }

  /// For each edge, the references: `Files/Text.swift names 'Room' of Rooms/Room.swift`.
  private(set) var references: [Edge: [String]] = [:]
  private var neighbors: [String: [String]] = [:]

  init(_ files: [File]) {
    var homes: [String: File] = [:]
    for file in files {
      for name in file.types.outer { homes[name] = file }
    }
    for file in files.sorted(by: { $0.path < $1.path }) {
      for name in file.types.references.sorted() {
        guard let home = homes[name], home.node != file.node else { continue }
        references[Edge(from: file.node, to: home.node), default: []].append(
          "\(file.path) names '\(name)' of \(home.path)")
      }
    }
    for edge in references.keys { neighbors[edge.from, default: []].append(edge.to) }
    for node in neighbors.keys { neighbors[node]?.sort() }
  }

  /// Returns a shortest cycle through at least one folder, or nil if none exists.
  func circle() -> [Edge]? {
    neighbors.keys.filter { !$0.hasSuffix(".swift") }.sorted()
      .compactMap { path(from: $0, to: $0) }.min { $0.count < $1.count }
  }

  /// Returns a shortest path of at least one edge, using breadth-first search.
  func path(from start: String, to end: String) -> [Edge]? {
    var reached: [String: Edge] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for neighbor in neighbors[node] ?? [] {
        let edge = Edge(from: node, to: neighbor)
        guard reached[neighbor] == nil else { continue }
        reached[neighbor] = edge
        guard neighbor == end else {
          queue.append(neighbor)
          continue
        }
        var path = [edge]
        while path[0].from != start, let before = reached[path[0].from] { path.insert(before, at: 0) }
        return path
      }
    }
    return nil
  }

  func description(of circle: [Edge]) -> String {
    let nodes = circle.map(\.from) + circle.suffix(1).map(\.to)
    let lines = circle.flatMap { references[$0] ?? [] }.map { "  \($0)" }
    return ([nodes.joined(separator: " → ")] + lines).joined(separator: "\n")
  }
}
