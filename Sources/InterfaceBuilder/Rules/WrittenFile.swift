import SceneSyntax
import SceneValues

/// An Xcode file as written, before its translation to a scene, with queries that several rules use.
package struct WrittenFile {
  let tree: SyntaxTree
  let expectations: FileExpectations
  private let form: DocumentForm

  init(_ tree: SyntaxTree, _ form: DocumentForm, _ expectations: FileExpectations) {
    self.tree = tree
    self.form = form
    self.expectations = expectations
  }

  var elements: [SyntaxTree.Element] { tree.elements }
  var isForWatch: Bool { form.isWatch }
  var isForMac: Bool { form.isMac }
  var isStoryboard: Bool { form.isStoryboard }

  var stem: String {
    let name = tree.source.path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  var controllers: [SyntaxTree.Element] {
    elements.filter {
      value("sceneMemberID", of: $0) == "viewController" && !name(of: $0).hasSuffix("Placeholder")
    }
  }

  func name(of element: SyntaxTree.Element) -> String { tree.name(of: element) }

  func indices(named name: String) -> [Int] {
    guard let id = tree.names.id(of: name) else { return [] }
    return elements.indices.filter { elements[$0].name == id }
  }

  func elements(named name: String) -> [SyntaxTree.Element] { indices(named: name).map { elements[$0] } }

  func attribute(_ key: String, of element: SyntaxTree.Element) -> SyntaxTree.Attribute? {
    tree.attribute(named: key, of: element)
  }

  func value(_ key: String, of element: SyntaxTree.Element) -> String? {
    attribute(key, of: element).map { tree.value(of: $0) }
  }

  func runtimeAttribute(_ path: String, of index: Int) -> SyntaxTree.Attribute? {
    for group in tree.children(of: index) where name(of: elements[group]) == "userDefinedRuntimeAttributes" {
      for child in tree.children(of: group) where value("keyPath", of: elements[child]) == path {
        return attribute("value", of: elements[child])
      }
    }
    return nil
  }

  func isInComment(_ index: Int) -> Bool {
    var parent = Int(elements[index].parent)
    while parent > 0 {
      if value("key", of: elements[parent]) == "userComments" { return true }
      parent = Int(elements[parent].parent)
    }
    return false
  }
}
