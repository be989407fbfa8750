import SceneDiagnostics
import SceneModel
import SceneValues

package enum ClassNotASubclass: FileRule {
  package static let description = RuleDescription(
    "class-not-a-subclass", .identity, .error,
    summary: "Custom class is not a subclass of the element's class",
    discussion: """
      An element determines which attributes and content an object can have, and where the object can be \
      used. An object of an unrelated class does not support these attributes or this content, so loading \
      fails. Use the element for the custom class's nearest superclass that has an element, or use 'object', \
      which accepts any class.

      UIKit and AppKit load a view or view controller of an unrelated class, but ignore the attributes that \
      it does not support. In Xcode files, the rule therefore reports a warning in this case.
      """,
    wrong: .view(#"<label id="face" class="▶ClockView"/>"#),
    right: .view(#"<view id="face" class="ClockView"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for object in scene.document.objects {
      guard let name = object.customClass, let elementClass = object.elementClass else { continue }
      check(name, of: object.element, elementClass, in: scene, into: &diagnostics)
    }
    for segue in scene.document.segues {
      guard let name = segue.customClass else { continue }
      check(name, of: LanguageElement.segue.name, LanguageElement.segueClass, in: scene, into: &diagnostics)
    }
  }

  private static func check(
    _ name: Name, of element: String, _ elementClass: String, in scene: CheckedScene,
    into diagnostics: inout [Diagnostic]
  ) {
    guard scene.vocabulary.isClass(name.text, descendantOf: elementClass) == false else { return }
    let lineage = scene.vocabulary.lineage(of: name.text)
    let better = lineage.lazy.compactMap(\.element).first
    let isAccepted = scene.isLoadable(name.text, as: elementClass)
    var notes: [Diagnostic.Note] = []
    if let better { notes.append(scene.note(.use(better, for: lineage[0].name))) }
    if let own = lineage.first { notes += scene.declarations(ofClass: own.qualifiedName) }
    diagnostics.append(
      diagnostic(
        .doesNotDescend(lineage.first?.name ?? name.text, from: scene.displayName(elementClass), of: element),
        at: name.range, in: scene, severity: isAccepted ? .warning : nil, notes: notes))
  }
}

extension Message {
  fileprivate static func doesNotDescend(
    _ name: String, from elementClass: String, of element: String
  ) -> Message {
    "Class '\(class: name)' does not descend from '\(class: elementClass)', the class of '\(element: element)'"
  }

  fileprivate static func use(_ element: String, for name: String) -> Message {
    "the element for '\(name)' is '\(element: element)'"
  }
}
