import InterfaceBuilder

extension Analysis {
  /// The outline from which a map of the storyboard is drawn, or nil if the source cannot be read.
  package var outline: StoryboardOutline? {
    structure.map { structure in
      OutlineCollector(
        document: structure.document, vocabulary: structure.vocabulary, ids: writtenIDs,
        canvas: reading.canvas
      ).outline()
    }
  }

  /// The file's ids, keyed by the scene's ids. Only ids that differ from the scene's ids are included.
  package var writtenIDs: [String: String] {
    guard reading.isForeign, let structure else { return [:] }
    return InterfaceBuilder.writtenIDs(of: structure.tree)
  }
}
