import SceneDiagnostics
import SceneModel
import SceneValues

package enum MisplacedElement: FileRule {
  package static let description = RuleDescription(
    "misplaced-element", .syntax, .error,
    summary: "Element is not allowed in its parent",
    discussion: """
      A view can contain views and gesture recognizers, a view controller can contain one view, and a button \
      can contain 'state' elements. The class of an element determines which elements it can contain. To see \
      the allowed elements, run 'scenec classes NAME' or use code completion.

      References to a misplaced object are not checked until you move its element to a valid place.
      """,
    wrong: .view(#"<▶viewController id="alarm"/>"#),
    right: .controller("<view/>", otherScenes: #"<viewController id="alarm" entry="true"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for fault in scene.document.structureFaults where fault.kind == .misplacedElement {
      var notes = [
        childAdvice(for: fault, in: scene)
          ?? scene.note(.places(places(for: fault.name.text, in: scene)))
      ]
      if let parent = fault.object, let name = scene.elementRequired(insteadOf: fault.name.text, in: parent) {
        notes.insert(scene.note(.write(name)), at: 0)
      }
      if let parent = fault.object, let custom = scene.document.objects[parent].customClass,
        !scene.vocabulary.isComplete(custom.text)
      {
        notes.append(scene.note(.unknownHolder(custom.text), at: custom.range))
      }
      diagnostics.append(
        diagnostic(
          .misplaced(fault.name.text, in: fault.element), at: fault.name.range, in: scene, notes: notes)
      )
    }
  }

  private static func childAdvice(for fault: StructureFault, in scene: CheckedScene) -> Diagnostic.Note? {
    guard let parent = fault.object, let child = scene.vocabulary.description(ofElement: fault.name.text),
      scene.vocabulary.isClass(child.name, descendantOf: Vocabulary.controllerClass) == true
    else { return nil }
    return scene.adviceForChildControllers(of: parent)
  }

  private static func places(for element: String, in scene: CheckedScene) -> String {
    switch element {
    case LanguageElement.storyboard.name, LanguageElement.nib.name: return "at the root of a file"
    case LanguageElement.scene.name, LanguageElement.appearance.name: return "in 'storyboard'"
    case LanguageElement.segue.name: return "in the elements of a storyboard's objects"
    case _ where LanguageElement.insideViews.contains { $0.name == element }: return "in any view's element"
    case _ where LanguageElement.insideObjects.contains { $0.name == element }:
      return "in any object's element"
    default: break
    }
    var holders = holders(of: element, in: scene)
    if scene.vocabulary.isVariantElement(element) { holders.append(LanguageElement.appearance.name) }
    return holders.isEmpty ? "only inside other elements" : "in \(CheckedScene.list(holders, last: "or"))"
  }

  /// Returns the elements whose class itself declares a slot for the given element, rather than inheriting it.
  private static func holders(of element: String, in scene: CheckedScene) -> [String] {
    guard let child = scene.vocabulary.description(ofElement: element)?.name else { return [] }
    return scene.steps.counting(scene.vocabulary.classes).compactMap { description in
      guard description.slots.contains(where: { takes($0, child, in: scene.vocabulary) }) else { return nil }
      let kind = scene.document.kind
      guard description.name == kind.className else { return description.element }
      return kind == .storyboard ? LanguageElement.scene.name : kind.element.name
    }
  }

  private static func takes(_ slot: SlotDescription, _ child: String, in vocabulary: Vocabulary) -> Bool {
    if slot.accepts == Vocabulary.anyClass { return child == Vocabulary.anyClass }
    return vocabulary.isClass(child, descendantOf: slot.accepts) == true
  }
}

extension Message {
  fileprivate static func misplaced(_ name: String, in parent: String) -> Message {
    "Element '\(element: name)' is not allowed in '\(element: parent)'"
  }

  fileprivate static func places(_ places: String) -> Message { "it is allowed \(places)" }

  fileprivate static func write(_ name: String) -> Message { "write '\(element: name)' instead" }

  fileprivate static func unknownHolder(_ name: String) -> Message {
    "the content of '\(name)' is unknown: specify its class with '--classes' or '--sources'"
  }
}
