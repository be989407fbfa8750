import InterfaceBuilder

extension Analysis {
  /// What a map of a storyboard shows; nil where the source cannot be read, of which `compiled` tells why.
  package var outline: StoryboardOutline? {
    structure.map { structure in
      OutlineCollector(
        document: structure.document, vocabulary: structure.vocabulary, ids: writtenIDs,
        canvas: reading.canvas
      ).outline()
    }
  }

  /// What ids are in the file, where they are something else there than in the scene.
  package var writtenIDs: [String: String] {
    guard reading.isForeign, let structure else { return [:] }
    return InterfaceBuilder.writtenIDs(of: structure.tree)
  }
}
