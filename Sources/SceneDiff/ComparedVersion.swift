import SceneCompiler

/// A version of a file. An Xcode file can be compared in the form in which `scenec import` would write it.
package struct ComparedVersion {
  private let tree: ComparedTree
  private let foreign: Analysis?

  package init(_ tree: ComparedTree, of analysis: Analysis? = nil) {
    self.tree = tree
    foreign = analysis?.foreignTree == nil ? nil : analysis
  }

  /// Returns the form that shares more ids with another version: the Xcode file or its imported scene.
  package func tree(comparedTo other: ComparedVersion) -> ComparedTree {
    guard let foreign, other.foreign == nil, let imported = foreign.comparableImport else { return tree }
    let ids = other.tree.ids
    return imported.ids.intersection(ids).count >= tree.ids.intersection(ids).count ? imported : tree
  }
}

extension ComparedTree {
  fileprivate var ids: Set<String> { Set(nodes.compactMap(\.id)) }
}
