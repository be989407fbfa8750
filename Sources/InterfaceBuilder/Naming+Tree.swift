import SceneSyntax

extension Naming {
  /// Readable ids for a document.
  package init(of tree: SyntaxTree) {
    let isStoryboard =
      if case .modern(let isStoryboard)? = DocumentForm(of: tree) { isStoryboard } else { true }
    self.init(of: tree, isStoryboard: isStoryboard)
  }
}
