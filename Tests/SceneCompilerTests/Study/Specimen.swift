import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneValidation
import SceneValues

/// A scene without fault, opened up: what stands where, so that it can be damaged on purpose.
struct Specimen: Sendable {
  let source: SourceText
  let tree: SyntaxTree
  let document: SceneDocument
  let vocabulary: Vocabulary
  /// Elements by where their tags begin.
  private let elements: [UInt32: Int]

  init(_ source: SourceText, vocabulary: Vocabulary) {
    self.source = source
    self.vocabulary = vocabulary
    tree = SyntaxParser.parse(source).tree!
    document = SceneParser.document(of: tree, vocabulary: vocabulary)
    elements = Dictionary(uniqueKeysWithValues: tree.elements.enumerated().map { ($1.nameRange.start, $0) })
  }

  /// What is found in a text in this one's place. The storyboards beside it are not given with it.
  func findings(in bytes: [UInt8]) -> [Diagnostic] {
    SceneCompiler(vocabulary: vocabulary).validate([SourceText(path: source.path, bytes: bytes)])
      .filter { $0.rule != "storyboard-not-found" }
  }

  // MARK: What stands where

  func element(at nameRange: SourceRange) -> Int { elements[nameRange.start]! }

  func name(of element: Int) -> String { tree.name(of: tree.elements[element]) }

  func attribute(_ name: String, of element: Int) -> SyntaxTree.Attribute? {
    tree.attributes(of: element).first { tree.name(of: $0) == name }
  }

  /// The elements that are objects, outside of what comes from appearance rules.
  var objectElements: [(object: ObjectNode, element: Int)] {
    document.objects.map { ($0, element(at: $0.nameRange)) }
  }

  /// Elements with nothing inside.
  func isLeaf(_ element: Int) -> Bool { Int(tree.elements[element].subtreeEnd) == element + 1 }

  /// Where more can be put, inside of an element: nil where it is written `<name/>`.
  func endOfContent(_ element: Int) -> Int? {
    let node = tree.elements[element]
    return node.isSelfClosing ? nil : Int(node.end) - name(of: element).utf8.count - 3
  }

  // MARK: Who refers to whom

  /// Each place that names an object of the file.
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

  /// Whether all that a class has is known, up to a root.
  func isKnown(_ object: Int) -> Bool {
    document.objects[object].className.map { vocabulary.isComplete($0) } ?? false
  }
}

/// A change of a scene's bytes, and where it must be reported.
struct Mutant: Sendable {
  /// In the order of the source. A `▶` in a replacement stands where the diagnostic must point.
  var edits: [(range: Range<Int>, text: String)]
  /// Where the diagnostic must point, in the source as it was; nil where a mark says it.
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

  /// The changed bytes, and the place in them.
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

/// A kind of mistake that people make.
struct Fault: Sendable {
  let name: String
  let rule: RuleID
  /// Rules that may speak too: what is broken may be what others stood on.
  let others: Set<RuleID>
  /// Every place where the mistake, made there, is surely one.
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
