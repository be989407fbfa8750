import SceneDiagnostics
import SceneModel
import SceneValues

package enum DuplicateID: FileRule {
  package static let description = RuleDescription(
    "duplicate-id", .identity, .error,
    summary: "Duplicate id",
    discussion: """
      If several objects have the same id, references to that id are ambiguous. An id must be unique in the \
      whole file, not only in one scene. References to a duplicate id are not checked until the id is \
      unique.

      In an Xcode storyboard, the Storyboard IDs of controllers must be unique as well. Xcode refuses to \
      build a storyboard in which two controllers have the same Storyboard ID.
      """,
    wrong: .view(
      """
      <label id="time" text="12:00"/>
      <label id="▶time" text="Alarm at 7:00"/>
      """),
    right: .view(
      """
      <label id="time" text="12:00"/>
      <label id="alarmTime" text="Alarm at 7:00"/>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard !scene.document.repeatedIDs.isEmpty else { return }
    for (index, object) in scene.document.objects.enumerated() {
      guard let id = object.id, let first = scene.document.object(withID: id.text), first != index,
        BadID.isWellFormed(id.text)
      else { continue }
      let notes = scene.document.objects[first].id.map { [scene.note(.firstUsed, at: $0.range)] } ?? []
      diagnostics.append(diagnostic(.duplicate(id.text), at: id.range, in: scene, notes: notes))
    }
  }
}

extension Message {
  fileprivate static func duplicate(_ id: String) -> Message {
    "ID '\(object: id)' already belongs to another object"
  }
  fileprivate static var firstUsed: Message { "first used here" }
}
