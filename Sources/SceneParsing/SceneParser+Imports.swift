import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SceneParser {
  mutating func collectImports() {
    guard !imports.isEmpty else { return }
    for element in tree.elements.indices {
      collectNamespaces(of: element)
      let parent = Int(tree.elements[element].parent)
      if imports.contains(element: element) {
        if parent >= 0, let holder = imports.holder(parent), !imports.contains(element: parent) {
          collectElement(element, in: holder)
        }
      } else if let holder = imports.holder(element) {
        collectAttributes(of: element, in: holder)
      }
    }
  }

  private mutating func collectAttributes(of element: Int, in holder: ImportedNode.Holder) {
    for attribute in tree.attributes(of: element) where imports.contains(attribute.name) {
      let name = tree.name(of: attribute).utf8.dropFirst(ImportedNames.prefix.utf8.count + 1)
      document.imports.append(
        ImportedNode(
          holder: holder, attribute: String(Substring(name)), text: tree.value(of: attribute),
          range: attribute.range))
    }
  }

  private mutating func collectElement(_ element: Int, in holder: ImportedNode.Holder) {
    let range = tree.elements[element].range
    var node = ImportedNode(
      holder: holder, attribute: nil, text: tree.markup(of: element), range: range)
    node.outerPrefixes = outerPrefixes(of: element)
    document.imports.append(node)
  }

  private mutating func collectNamespaces(of element: Int) {
    for declaration in tree.namespaces(of: element) where declaration.prefix == ImportedNames.prefix {
      document.importedNamespaces.append(Name(declaration.uri, declaration.uriRange))
    }
  }

  private func outerPrefixes(of root: Int) -> [Name] {
    guard imports.mayUseOtherPrefixes else { return [] }
    var found: [Name] = []
    var declared: [(end: UInt32, prefixes: Set<String>)] = [(.max, [ImportedNames.prefix, "xml"])]
    for element in root..<Int(tree.elements[root].subtreeEnd) {
      let node = tree.elements[element]
      while declared.last!.end <= element { declared.removeLast() }
      let own = tree.namespaces(of: element).map(\.prefix)
      if !own.isEmpty { declared.append((node.subtreeEnd, declared.last!.prefixes.union(own))) }
      let known = declared.last!.prefixes
      let names = [(node.name, node.nameRange)] + tree.attributes(of: node).map { ($0.name, $0.nameRange) }
      for (name, range) in names {
        let text = tree.name(name)
        guard let colon = text.firstIndex(of: ":"), !known.contains(String(text[..<colon])) else { continue }
        let prefix = String(text[..<colon])
        let start = range.bytes.lowerBound
        found.append(Name(prefix, SourceRange(start..<start + prefix.utf8.count)))
      }
    }
    return found
  }
}
