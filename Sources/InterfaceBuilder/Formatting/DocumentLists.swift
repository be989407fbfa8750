import SceneSyntax

/// The unordered lists of a document: the Xcode features that it requires and the app resources that it uses.
enum DocumentLists {
  static func normalized(in tree: SyntaxTree) -> [UInt8] {
    var edits = DocumentEdits(tree)
    let bytes = tree.source.bytes
    for list in lists(in: tree) {
      guard let entries = entries(of: list, in: tree) else { continue }
      let places = tree.children(of: list).map { tree.elements[$0].range.bytes }
      for (place, entry) in zip(places, entries) {
        edits.replace(place, with: bytes[tree.elements[entry].range.bytes])
      }
      for number in entries.count..<places.count {
        edits.replace(places[number - 1].upperBound..<places[number].upperBound, with: [])
      }
    }
    return edits.applied()
  }

  private static func lists(in tree: SyntaxTree) -> [Int] {
    tree.children(of: 0).filter { ["dependencies", "resources"].contains(tree.name(of: tree.elements[$0])) }
  }

  /// Returns a list's entries, or nil if it contains comments, instructions, or text, which cannot be sorted.
  private static func entries(of list: Int, in tree: SyntaxTree) -> [Int]? {
    let range = tree.elements[list].range
    guard !tree.comments.contains(where: { range.bytes.contains(Int($0.range.start)) }),
      !tree.instructions.contains(where: { range.bytes.contains(Int($0.range.start)) }),
      !tree.texts.contains(where: { Int($0.parent) == list })
    else { return nil }
    let children = Array(tree.children(of: list))
    let keys = children.map { key(of: $0, in: tree) }
    var seen: Set<String> = []
    return children.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
      .map { children[$0] }.filter { seen.insert(tree.markup(of: $0)).inserted }
  }

  /// Returns the sort key of an entry. Xcode sorts entries by kind, and then by the bytes of their names.
  private static func key(of entry: Int, in tree: SyntaxTree) -> Key {
    let element = tree.elements[entry]
    let kind = tree.name(of: element)
    let rank = ["deployment", "development", "plugIn", "capability"].firstIndex(of: kind)
    let name =
      ["identifier", "name"].lazy.compactMap { tree.names.id(of: $0) }
      .compactMap { tree.attribute($0, of: element) }.first.map { tree.value(of: $0) } ?? ""
    return Key(kind: Array((rank.map { "\($0)" } ?? kind).utf8), name: Array(name.utf8))
  }

  private struct Key: Comparable {
    var kind: [UInt8]
    var name: [UInt8]

    static func < (left: Key, right: Key) -> Bool {
      left.kind == right.kind
        ? left.name.lexicographicallyPrecedes(right.name) : left.kind.lexicographicallyPrecedes(right.kind)
    }
  }
}
