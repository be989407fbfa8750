import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnusedID: FileRule {
  package static let description = RuleDescription(
    "unused-id", .style, .note, isOffByDefault: true,
    summary: "Unused id",
    discussion: """
      An object needs an id only if a connection, a constraint, a segue, or a property refers to it. Remove \
      an unused id. The rule does not report a view controller's id, because code can use the id to \
      instantiate the controller.

      The rule is off by default because it does not consider references from translation files.
      """,
    wrong: .view(#"<label id="▶time" text="12:00"/>"#),
    right: .view(#"<label text="12:00"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var used = Set(scene.references.map(\.name.text))
    // Values of unknown types may be IDs.
    for index in scene.valueTable.unknown {
      used.formUnion(scene.document.values[index].words.map(\.text))
    }
    for (index, object) in scene.document.objects.enumerated() {
      guard let id = object.id, !used.contains(id.text), scene.isController(index) == false else { continue }
      diagnostics.append(diagnostic(.unused(id.text), at: id.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func unused(_ id: String) -> Message {
    "Nothing in this file refers to the id '\(object: id)'"
  }
}
