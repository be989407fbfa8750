import SceneDiagnostics
import SceneModel
import SceneValues

package enum DuplicateTag: FileRule {
  package static let description = RuleDescription(
    "duplicate-tag", .style, .note, isOffByDefault: true,
    summary: "Duplicate tag among sibling views",
    discussion: """
      If code searches for a view by its tag, it finds only the first view that has the tag. If several \
      views share a tag intentionally, for example to mark a group, suppress the note. Because shared tags \
      are common, the rule is off by default.
      """,
    wrong: .view(
      """
      <label text="12:00" tag="7"/>
      <label text="7:00" tag="▶7"/>
      """),
    right: .view(
      """
      <label text="12:00" tag="7"/>
      <label text="7:00" tag="8"/>
      """))

  private struct Key: Hashable {
    let parent: Int
    let tag: Int
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var first: [Key: SourceRange] = [:]
    for index in scene.document.values.indices(forKey: "tag") {
      let value = scene.document.values[index]
      guard case .object(let object) = value.owner, case .int(let tag) = value.value, tag != 0,
        let parent = scene.document.objects[object].parent
      else { continue }
      let key = Key(parent: parent, tag: tag)
      guard let range = first[key] else {
        first[key] = value.literal.range
        continue
      }
      diagnostics.append(
        diagnostic(
          .duplicate(tag), at: value.literal.range, in: scene, notes: [scene.note(.firstUsed, at: range)]))
    }
  }
}

extension Message {
  fileprivate static func duplicate(_ tag: Int) -> Message { "A sibling already has the tag \(tag)" }
  fileprivate static var firstUsed: Message { "first used here" }
}
