import InterfaceBuilder
import SceneModel
import SceneValues

package struct MarkupClasses {
  let markup: MarkupText
  let vocabulary: Vocabulary
  let isForeign: Bool

  /// Returns the class of the object that an element creates. An explicit class overrides the element's default class.
  func className(of element: Int) -> String? {
    let written = markup.value(isForeign ? "customClass" : "class", of: element)
    if let written, !written.isEmpty {
      guard isForeign, let module = markup.value("customModule", of: element), !module.isEmpty else {
        return written
      }
      let qualified = "\(module).\(written)"
      return vocabulary.index(of: qualified) == nil ? written : qualified
    }
    return elementClass(of: element)
  }

  func elementClass(of element: Int) -> String? {
    let name = markup.name(of: element)
    if isForeign { return InterfaceBuilder.className(ofElement: name, in: vocabulary) }
    if let known = LanguageElement.all.first(where: { $0.name == name }) {
      if name == LanguageElement.constraint.name { return Vocabulary.constraintClass }
      return known.className
    }
    return vocabulary.description(ofElement: name)?.qualifiedName
  }
}
