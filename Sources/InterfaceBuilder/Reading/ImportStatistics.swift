import SceneSyntax

package struct ImportStatistics: Sendable {
  package enum Outcome: UInt8, Sendable, CaseIterable {
    /// The reader did not process the element or attribute, which is a bug.
    case lost
    case understood
    /// The element or attribute has no effect outside the editor, for a documented reason.
    case editorOnly
    /// The scene language does not support the element or attribute, which is preserved.
    case kept
    /// The name is unknown. The element or attribute is preserved, and the name is reported.
    case unknown
  }

  package enum Kind: String, Sendable, CaseIterable {
    case uiKit = "UIKit"
    case mac = "macOS"
    case archive = "archives of Xcode 3 and 4"
  }

  package var kind = Kind.uiKit

  /// The number of elements and attributes with each outcome, by name, such as `label` or `label.text`.
  package private(set) var counts: [Outcome: [String: Int]] = [:]

  /// The number of objects and constraints that have ids.
  package private(set) var ids = 0
  package private(set) var reachedIDs = 0
  package private(set) var connections = 0
  package private(set) var madeConnections = 0

  package init() {}

  init(of tree: SyntaxTree, _ outcomes: ImportOutcomes, names: ((Int) -> String)? = nil) {
    for (index, element) in tree.elements.enumerated() {
      let name = names?(index) ?? tree.name(of: element)
      add(name, outcomes.elements[index])
      for position in tree.attributeIndices(of: element) {
        add("\(name).\(tree.name(of: tree.attributes[position]))", outcomes.attributes[position])
      }
    }
  }

  private mutating func add(_ name: String, _ outcome: Outcome) {
    counts[outcome, default: [:]][name, default: 0] += 1
  }

  package mutating func add(_ other: ImportStatistics) {
    for (outcome, names) in other.counts { counts[outcome, default: [:]].merge(names, uniquingKeysWith: +) }
    ids += other.ids
    reachedIDs += other.reachedIDs
    connections += other.connections
    madeConnections += other.madeConnections
  }

  /// Counts objects and constraints with ids, except those for which `isPlaceholderElement` returns true.
  mutating func countIdentities(
    of tree: SyntaxTree, _ outcomes: ImportOutcomes, in scene: SyntaxTree, isPlaceholderElement: (Int) -> Bool
  ) {
    guard let id = tree.names.id(of: "id") else { return }
    let group = tree.names.id(of: "connections")
    let reached = Set(scene.elements.map(\.tagRange.start))
    for (index, element) in tree.elements.enumerated() where element.parent >= 0 {
      if tree.elements[Int(element.parent)].name == group {
        connections += 1
        if outcomes.elements[index] == .understood { madeConnections += 1 }
      } else if tree.attribute(id, of: element) != nil, !isPlaceholderElement(index) {
        ids += 1
        if reached.contains(element.tagRange.start) { reachedIDs += 1 }
      }
    }
  }

  mutating func takeIdentities(from other: ImportStatistics) {
    (ids, reachedIDs) = (other.ids, other.reachedIDs)
    (connections, madeConnections) = (other.connections, other.madeConnections)
  }

  package func count(_ outcome: Outcome) -> Int { counts[outcome, default: [:]].values.reduce(0, +) }
  package var total: Int { Outcome.allCases.reduce(0) { $0 + count($1) } }

  /// The proportion of elements and attributes that are understood or editor-only, or 1 for an empty file.
  package var understoodShare: Double {
    total == 0 ? 1 : Double(count(.understood) + count(.editorOnly)) / Double(total)
  }
}

struct ImportOutcomes {
  var elements: [ImportStatistics.Outcome]
  var attributes: [ImportStatistics.Outcome]

  init(_ tree: SyntaxTree) {
    elements = Array(repeating: .lost, count: tree.elements.count)
    attributes = Array(repeating: .lost, count: tree.attributes.count)
  }
}
