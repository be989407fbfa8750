import SceneSyntax

extension SyntaxTree {
  func attribute(named name: String, of element: Element) -> Attribute? {
    names.id(of: name).flatMap { attribute($0, of: element) }
  }

  func attribute(named name: String, of index: Int) -> Attribute? {
    attribute(named: name, of: elements[index])
  }
}
