import SceneValues

/// `<object class="…">`: an object of any class at all. Its class says what it is; the element says nothing.
package final class AnyObjectElement: SceneObject {
  package static var declaration: ClassDeclaration {
    var declaration = ClassDeclaration(
      notMade: AnyObjectElement.self, "An object of any class, named by 'class'.")
    declaration.description.name = Vocabulary.anyClass
    declaration.description.element = "object"
    return declaration
  }

  package func awakeFromNib() {}
}
