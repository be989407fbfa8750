import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnknownAttribute: FileRule {
  package static let description = RuleDescription(
    "unknown-attribute", .syntax, .error,
    summary: "Attribute does not exist on the element",
    discussion: """
      An attribute is part of the language, or it sets the property of its name: a property of the element's \
      class, of a superclass, or of the custom class that 'class' names.

      If that custom class is unknown, the rule reports nothing: the attribute is kept as text, and the \
      class interprets it when the scene is loaded.
      """,
    wrong: .view(#"<label text="12:00" ▶textColour="darkGray"/>"#),
    right: .view(#"<label text="12:00" textColor="darkGray"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for fault in scene.document.structureFaults where fault.kind == .unknownAttribute {
      let known = fault.object.flatMap { scene.objectClasses[$0] }
      let hidden = known.map { scene.hidden(.property, fault.name.text, of: $0) } ?? []
      diagnostics.append(
        diagnostic(
          .doesNotExist(fault.name.text, on: fault.element), at: fault.name.range, in: scene, notes: hidden,
          suggesting: hidden.isEmpty
            ? scene.suggestion(for: fault.name, among: scene.attributes(near: fault)) : nil))
    }
  }
}

extension Message {
  fileprivate static func doesNotExist(_ name: String, on element: String) -> Message {
    "Attribute '\(key: name)' does not exist on '\(element: element)'"
  }
}
