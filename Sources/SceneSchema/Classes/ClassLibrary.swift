import SceneValues

/// Classes as they are shown to people: in the order of the alphabet, each by the shortest name that is its own.
package struct ClassLibrary {
  package let vocabulary: Vocabulary
  package let classes: [ClassDescription]

  package init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    classes = vocabulary.classes.sorted { ($0.name, $0.module) < ($1.name, $1.module) }
  }

  /// The bare name, unless classes of several modules have it.
  func name(of description: ClassDescription) -> String {
    vocabulary.modules(of: description.name).count == 1 ? description.name : description.qualifiedName
  }

  /// The class and all it inherits from, as far as that is known.
  func lineage(of description: ClassDescription) -> [ClassDescription] {
    vocabulary.lineage(of: description.qualifiedName)
  }
}
