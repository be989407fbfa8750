import SceneSyntax

/// What became of each element and attribute of a file.
package struct ImportStatistics: Sendable {
  package enum Outcome: UInt8, Sendable, CaseIterable {
    /// No part of the reader has looked at it, which is a bug of the reader.
    case lost
    /// It became something of the scene.
    case understood
    /// It means nothing outside the editor, for a reason that is on record.
    case editorOnly
    /// The scene language has no word for it: it is carried along.
    case kept
    /// The name is unknown. It is carried along and reported.
    case unknown
  }

  /// The kinds of files, each with names of its own.
  package enum Kind: String, Sendable, CaseIterable {
    case uiKit = "UIKit"
    case mac = "macOS"
    case archive = "archives of Xcode 3 and 4"
  }

  package var kind = Kind.uiKit

  /// How many elements and attributes have each outcome, by name: `label`, `label.text`.
  package private(set) var counts: [Outcome: [String: Int]] = [:]

  /// How many objects and constraints have ids, and how many of them are in what was made of the file.
  package private(set) var ids = 0
  package private(set) var reachedIDs = 0
  /// How many connections there are, and how many of them have become those of a scene.
  package private(set) var connections = 0
  package private(set) var madeConnections = 0

  package init() {}

  /// Counts the elements and attributes of a document by what became of them.
  ///
  /// - Parameters:
  ///   - tree: the document.
  ///   - outcomes: what became of each.
  ///   - names: what elements are called; nil for their own names.
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

  /// Counts what has an identity in a document of today's form, and is more than a name for something else.
  ///
  /// - Parameters:
  ///   - tree: the document.
  ///   - outcomes: what became of its elements.
  ///   - scene: what was made of the document.
  ///   - isStandIn: whether an element stands for something else, such as a placeholder or a guide.
  mutating func countIdentities(
    of tree: SyntaxTree, _ outcomes: ImportOutcomes, in scene: SyntaxTree, isStandIn: (Int) -> Bool
  ) {
    guard let id = tree.names.id(of: "id") else { return }
    let group = tree.names.id(of: "connections")
    let reached = Set(scene.elements.map(\.tagRange.start))
    for (index, element) in tree.elements.enumerated() where element.parent >= 0 {
      if tree.elements[Int(element.parent)].name == group {
        connections += 1
        if outcomes.elements[index] == .understood { madeConnections += 1 }
      } else if tree.attribute(id, of: element) != nil, !isStandIn(index) {
        ids += 1
        if reached.contains(element.tagRange.start) { reachedIDs += 1 }
      }
    }
  }

  /// Takes over the counts of a document that was made from this one.
  mutating func takeIdentities(from other: ImportStatistics) {
    (ids, reachedIDs) = (other.ids, other.reachedIDs)
    (connections, madeConnections) = (other.connections, other.madeConnections)
  }

  package func count(_ outcome: Outcome) -> Int { counts[outcome, default: [:]].values.reduce(0, +) }
  package var total: Int { Outcome.allCases.reduce(0) { $0 + count($1) } }

  /// The part of all that became something, or means nothing outside the editor; 1 for an empty file.
  package var understoodShare: Double {
    total == 0 ? 1 : Double(count(.understood) + count(.editorOnly)) / Double(total)
  }
}

/// The outcome of each element and attribute, by index.
struct ImportOutcomes {
  var elements: [ImportStatistics.Outcome]
  var attributes: [ImportStatistics.Outcome]

  init(_ tree: SyntaxTree) {
    elements = Array(repeating: .lost, count: tree.elements.count)
    attributes = Array(repeating: .lost, count: tree.attributes.count)
  }
}
