import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneValidation
import SceneValues

/// A valid scene with its parsed structure, for deliberate damage.
struct Specimen: Sendable {
  let source: SourceText
  let tree: SyntaxTree
  let document: SceneDocument
  let vocabulary: Vocabulary
  /// The elements by the offsets of their tags.
  private let elements: [UInt32: Int]

  init(_ source: SourceText, vocabulary: Vocabulary) {
    self.source = source
    self.vocabulary = vocabulary
    tree = SyntaxParser.parse(source).tree!
    document = SceneParser.document(of: tree, vocabulary: vocabulary)
    elements = Dictionary(uniqueKeysWithValues: tree.elements.enumerated().map { ($1.nameRange.start, $0) })
  }

  /// Returns the diagnostics of a text that replaces this one, without the other storyboards.
  func diagnostics(in bytes: [UInt8]) -> [Diagnostic] {
    SceneCompiler(vocabulary: vocabulary).validate([SourceText(path: source.path, bytes: bytes)])
      .filter { $0.rule != "storyboard-not-found" }
  }

  // MARK: What stands where

  func element(at nameRange: SourceRange) -> Int { elements[nameRange.start]! }

  func name(of element: Int) -> String { tree.name(of: tree.elements[element]) }

  func attribute(_ name: String, of element: Int) -> SyntaxTree.Attribute? {
    tree.attributes(of: element).first { tree.name(of: $0) == name }
  }

  /// The elements of objects, except those in appearance rules.
  var objectElements: [(object: ObjectNode, element: Int)] {
    document.objects.map { ($0, element(at: $0.nameRange)) }
  }

  func isLeaf(_ element: Int) -> Bool { Int(tree.elements[element].subtreeEnd) == element + 1 }

  /// Returns the offset at the end of an element's content, or nil for `<name/>`.
  func endOfContent(_ element: Int) -> Int? {
    let node = tree.elements[element]
    return node.isSelfClosing ? nil : Int(node.end) - name(of: element).utf8.count - 3
  }

  // MARK: References

  /// The references to objects of the file.
  var references: [Name] {
    let values = document.values.flatMap { value -> [Name] in
      switch value.type {
      case .reference, .references: value.words
      default: []
      }
    }
    let connections =
      document.outlets.flatMap(\.destinations) + document.actions.map(\.destination)
      + document.segues.flatMap { [$0.destination, $0.anchor].compactMap { $0 } }
    let layout = document.constraints.flatMap { $0.sides.compactMap(\.id) }
    return (values + connections + layout + [document.initial].compactMap { $0 })
      .filter { !$0.text.contains("#") && ReservedID(rawValue: $0.text) == nil }
  }

  var referredIDs: Set<String> { Set(references.map(\.text)) }

  /// Whether all superclasses of an object's class are known.
  func isKnown(_ object: Int) -> Bool {
    document.objects[object].className.map { vocabulary.isComplete($0) } ?? false
  }
}

/// A change of a scene's bytes with the expected location of the diagnostic.
struct Mutant: Sendable {
  /// The edits in source order. A `▶` in a replacement marks the expected location.
  var edits: [(range: Range<Int>, text: String)]
  /// The expected location in the original source, or nil if a mark specifies it.
  var place: Int?

  init(_ edits: [(range: Range<Int>, text: String)], at place: Int? = nil) {
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.place = place
  }

  init(replacing range: SourceRange, with text: String) {
    self.init([(range.bytes, text)], at: range.bytes.lowerBound)
  }

  init(removing attribute: SyntaxTree.Attribute, at place: SourceRange) {
    self.init([(attribute.range.bytes, "")], at: place.bytes.lowerBound)
  }

  init(inserting text: String, at offset: Int) { self.init([(offset..<offset, text)]) }

  /// Returns the changed bytes and the expected location in them.
  func applied(to source: SourceText) -> (bytes: [UInt8], place: Int) {
    var (bytes, end, found): ([UInt8], Int, Int?) = ([], 0, nil)
    for (range, text) in edits {
      if let place, found == nil, place < range.lowerBound { found = bytes.count + place - end }
      bytes += source.bytes[end..<range.lowerBound]
      if place == range.lowerBound, found == nil { found = bytes.count }
      let parts = text.split(separator: RuleDescription.mark, omittingEmptySubsequences: false)
      if parts.count > 1 { found = bytes.count + parts[0].utf8.count }
      bytes += Array(parts.joined().utf8)
      end = range.upperBound
    }
    if let place, found == nil { found = bytes.count + place - end }
    return (bytes + source.bytes[end...], found!)
  }
}

struct Fault: Sendable {
  let name: String
  let rule: RuleID
  /// The rules that may also report consequences of the mistake.
  let others: Set<RuleID>
  /// Returns all mutants in which the change is certainly a mistake.
  let mutants: @Sendable (Specimen) -> [Mutant]

  init(
    _ name: String, _ rule: RuleID, others: Set<RuleID> = [],
    _ mutants: @escaping @Sendable (Specimen) -> [Mutant]
  ) {
    self.name = name
    self.rule = rule
    self.others = others
    self.mutants = mutants
  }
}
