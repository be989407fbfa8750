import SceneModel
import SceneSyntax
import SceneValues

/// The order of an element's attributes in source files and during compilation. `id` and `class` come first, followed by
/// the other attributes in declaration order, beginning with inherited attributes. Attributes of host app classes have no
/// position, so formatting does not depend on these classes.
package struct AttributeOrder {
  package let vocabulary: Vocabulary
  private var known: [String: [String: Int]] = [:]

  package init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  package mutating func ranks(of element: Int, in tree: SyntaxTree) -> [String: Int] {
    let node = tree.elements[element]
    let name = tree.name(of: node)
    if name == LanguageElement.appearance.name {
      return styleRanks(of: className(of: node, in: tree), variant: nil)
    }
    if node.parent >= 0 {
      let parent = tree.elements[Int(node.parent)]
      if tree.name(of: parent) == LanguageElement.appearance.name {
        return styleRanks(of: className(of: parent, in: tree), variant: name)
      }
    }
    if name == LanguageElement.when.name, node.parent >= 0 {
      return variationRanks(in: tree.name(of: tree.elements[Int(node.parent)]))
    }
    return remember(name) { vocabulary in
      let language = LanguageElement.all.first { $0.name == name }
      let className = language?.className ?? vocabulary.description(ofElement: name)?.qualifiedName
      let own = language.map(\.attributes) ?? LanguageElement.objectAttributes + [LanguageElement.entry]
      return own + (className.map { vocabulary.keys(of: $0) } ?? [])
    }
  }

  private mutating func variationRanks(in element: String) -> [String: Int] {
    remember("\(LanguageElement.when.name) \(element)") { vocabulary in
      LanguageElement.when.attributes
        + (vocabulary.description(ofElement: element).map { vocabulary.keys(of: $0.qualifiedName) } ?? [])
    }
  }

  private mutating func styleRanks(of className: String, variant: String?) -> [String: Int] {
    remember("\(className) \(variant ?? "")") { vocabulary in
      let own =
        variant.map { vocabulary.variant($0, of: className)?.axes.map(\.name) ?? [] }
        ?? LanguageElement.appearance.attributes
      return own + vocabulary.keys(of: className)
    }
  }

  private func className(of node: SyntaxTree.Element, in tree: SyntaxTree) -> String {
    tree.attributes(of: node).first { tree.name($0.name) == "class" }.map(tree.value(of:)) ?? ""
  }

  private mutating func remember(_ key: String, _ keys: (Vocabulary) -> [String]) -> [String: Int] {
    if let ranks = known[key] { return ranks }
    var ranks: [String: Int] = [:]
    for key in keys(vocabulary) where ranks[key] == nil { ranks[key] = ranks.count }
    known[key] = ranks
    return ranks
  }
}

extension Vocabulary {
  fileprivate func keys(of name: String) -> [String] {
    lineage(of: name).reversed().flatMap { $0.properties.map(\.key) }
  }
}
