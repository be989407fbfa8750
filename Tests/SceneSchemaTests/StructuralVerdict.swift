import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// The verdict of the rules on the parts of a scene that the schema covers, according to the head of
/// `scene.rng`.
enum StructuralVerdict: Equatable {
  case right
  case wrong(String)
  /// All problems are beyond the schema.
  case unspoken

  private static let rules: Set<RuleID> = [
    "misplaced-element", "unknown-element", "two-objects-in-single-slot", "two-controllers-in-scene",
    "scene-without-controller", "unknown-attribute", "missing-attribute", "unexpected-text",
    "unknown-version",
    "unknown-segue-kind", "unknown-trait", "attribute-may-not-vary", "bad-literal",
    "value-out-of-range",
  ]
  /// Rules about values, most of which are plain text to a schema.
  private static let valueRules: Set<RuleID> = ["bad-literal", "value-out-of-range"]

  init(of source: SourceText, diagnostics: [Diagnostic], vocabulary: Vocabulary) {
    let tree = SyntaxParser.parse(source).tree!
    // Schemas cannot compare values with each other, which results in warnings.
    let structural = diagnostics.filter { Self.rules.contains($0.rule) && $0.severity == .error }
    let spoken = structural.filter { Self.isSpoken($0, in: tree, vocabulary) }
    if let first = spoken.first {
      self = .wrong("\(first.location.start): \(first.message)")
    } else {
      self = structural.contains { !Self.valueRules.contains($0.rule) } ? .unspoken : .right
    }
  }

  private static func isSpoken(_ diagnostic: Diagnostic, in tree: SyntaxTree, _ vocabulary: Vocabulary)
    -> Bool
  {
    let place = diagnostic.location.range.start
    let index = tree.elements.lastIndex { $0.tagRange.start <= place }!
    let element = tree.elements[index]
    let parent = element.parent >= 0 ? tree.elements[Int(element.parent)] : nil
    func hasClass(_ element: SyntaxTree.Element) -> Bool {
      tree.attributes(of: element).contains { tree.name(of: $0) == "class" }
    }
    let names = [element, parent].compactMap { $0.map(tree.name(of:)) }
    let isInAppearance = names.contains("appearance")
    switch diagnostic.rule {
    case "unknown-attribute": return !isInAppearance
    case "bad-literal" where isInAppearance, "value-out-of-range" where isInAppearance: return false
    case "misplaced-element":
      let isSegueInNib = tree.name(of: element) == "segue" && tree.name(of: tree.root) == "nib"
      return !isSegueInNib && !(parent.map(hasClass) ?? false)
    case "two-objects-in-single-slot": return !(parent.map(hasClass) ?? false)
    case "attribute-may-not-vary": return diagnostic.message.text.contains(/'(id|class|entry)'/)
    case "bad-literal", "value-out-of-range":
      // A keyword that the attribute does not accept, or a number.
      guard
        let attribute = tree.attributes(of: element).first(where: {
          $0.valueRange.start <= place && place <= $0.valueRange.end
        })
      else { return false }
      if tree.name(of: element) == "when", parent.map(hasClass) ?? false { return false }
      let owner = tree.name(of: element) == "when" ? parent ?? element : element
      return isTyped(tree.name(of: attribute), tree.name(of: owner), vocabulary)
    default: return true
    }
  }

  /// Returns whether the schema restricts a value to more than text.
  private static func isTyped(_ key: String, _ element: String, _ vocabulary: Vocabulary) -> Bool {
    if key == "entry" { return true }
    if element == "runtimeAttribute" { return key == "type" }
    let name = element == "segue" ? "Segue" : vocabulary.description(ofElement: element)?.name
    guard let name, let property = vocabulary.property(key, of: name) else { return false }
    switch property.type {
    case .bool, .enumeration, .optionSet: return true
    case .int, .number: return property.range != nil
    default: return false
    }
  }
}
