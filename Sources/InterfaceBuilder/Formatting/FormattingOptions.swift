import SceneDiagnostics
import SceneSyntax

extension InterfaceBuilder {
  package struct FormattingOptions: Sendable {
    /// The Xcode versions to write to documents, or nil to keep each document's versions.
    package var versions: Versions?
    package var wholePoints = false

    package init() {}
  }

  package struct Versions: Sendable {
    let tools: String?
    let plugIns: [String: String]

    package init?(of tree: SyntaxTree) {
      guard DocumentForm(of: tree) != nil else { return nil }
      func value(_ name: String, of element: SyntaxTree.Element) -> String? {
        tree.attribute(named: name, of: element).map { tree.value(of: $0) }
      }
      tools = value("toolsVersion", of: tree.root)
      var plugIns: [String: String] = [:]
      for element in tree.elements where tree.name(of: element) == "plugIn" {
        if let identifier = value("identifier", of: element) {
          plugIns[identifier] = value("version", of: element)
        }
      }
      self.plugIns = plugIns
    }
  }
}
