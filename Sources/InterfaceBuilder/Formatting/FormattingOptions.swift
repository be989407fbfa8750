import SceneDiagnostics
import SceneSyntax

extension InterfaceBuilder {
  /// What a team may have taken out of its documents beside what says nothing at all.
  package struct FormattingOptions: Sendable {
    /// What documents are to say of the Xcode that wrote them; nil for what each says.
    package var versions: Versions?
    /// Whether frames that constraints give are rounded to whole points.
    package var wholePoints = false

    package init() {}
  }

  /// The versions of Xcode and of its plug-ins, as a document names them.
  package struct Versions: Sendable {
    let tools: String?
    /// By identifier.
    let plugIns: [String: String]

    /// Nil for what is no document.
    package init?(of tree: SyntaxTree) {
      guard DocumentForm(of: tree) != nil else { return nil }
      func value(_ name: String, of element: SyntaxTree.Element) -> String? {
        tree.names.id(of: name).flatMap { tree.attribute($0, of: element) }.map { tree.value(of: $0) }
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
