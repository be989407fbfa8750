import SceneValues

/// A list of classes in alphabetical order, including each class's shortest unique name.
package struct ClassLibrary {
  package let vocabulary: Vocabulary
  package let classes: [ClassDescription]

  package init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    classes = vocabulary.classes.sorted { ($0.name, $0.module) < ($1.name, $1.module) }
  }

  func name(of description: ClassDescription) -> String {
    vocabulary.modules(of: description.name).count == 1 ? description.name : description.qualifiedName
  }

  func lineage(of description: ClassDescription) -> [ClassDescription] {
    vocabulary.lineage(of: description.qualifiedName)
  }
}
