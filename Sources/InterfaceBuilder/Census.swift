import SceneSyntax

/// What became of each element and attribute of a file.
package struct Census: Sendable {
  package enum Fate: UInt8, Sendable, CaseIterable {
    /// Nobody has looked at it: a fault of the reader's.
    case lost
    /// It became something of the scene.
    case understood
    /// It means nothing outside the editor, for a reason that is on record.
    case editorOnly
    /// The scene language has no word for it: it is carried along.
    case kept
    /// Nobody knows the name: it is carried along, and reported.
    case unknown
  }

  /// How many elements and attributes have each fate, by name: `label`, `label.text`.
  package private(set) var counts: [Fate: [String: Int]] = [:]

  package init() {}

  /// - Parameter names: what elements are called; nil for their own names.
  init(of tree: SyntaxTree, _ fates: Fates, names: ((Int) -> String)? = nil) {
    for (index, element) in tree.elements.enumerated() {
      let name = names?(index) ?? tree.name(of: element)
      add(name, fates.elements[index])
      for position in tree.attributeIndices(of: element) {
        add("\(name).\(tree.name(of: tree.attributes[position]))", fates.attributes[position])
      }
    }
  }

  private mutating func add(_ name: String, _ fate: Fate) {
    counts[fate, default: [:]][name, default: 0] += 1
  }

  package mutating func add(_ other: Census) {
    for (fate, names) in other.counts { counts[fate, default: [:]].merge(names, uniquingKeysWith: +) }
  }

  package func count(_ fate: Fate) -> Int { counts[fate, default: [:]].values.reduce(0, +) }
  package var total: Int { Fate.allCases.reduce(0) { $0 + count($1) } }

  /// The part of all that became something, or means nothing outside the editor; 1 for an empty file.
  package var understoodShare: Double {
    total == 0 ? 1 : Double(count(.understood) + count(.editorOnly)) / Double(total)
  }
}

/// The fate of each element and attribute, by index.
struct Fates {
  var elements: [Census.Fate]
  var attributes: [Census.Fate]

  init(_ tree: SyntaxTree) {
    elements = Array(repeating: .lost, count: tree.elements.count)
    attributes = Array(repeating: .lost, count: tree.attributes.count)
  }
}
