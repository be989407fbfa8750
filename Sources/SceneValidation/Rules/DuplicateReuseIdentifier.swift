import SceneDiagnostics
import SceneModel
import SceneValues

package enum DuplicateReuseIdentifier: FileRule {
  package static let description = RuleDescription(
    "duplicate-reuse-identifier", .identity, .warning,
    summary: "Duplicate reuse identifier in a table or collection view",
    discussion: """
      A table view or collection view uses only one prototype for each 'reuseIdentifier'. Other prototypes \
      with the same identifier are never used. Rename one of the identifiers. Prototypes in different table \
      views or collection views can have the same identifier.
      """,
    wrong: .view(
      element: "tableView",
      """
      <tableViewCell reuseIdentifier="alarm"/>
      <tableViewCell reuseIdentifier="▶alarm"/>
      """),
    right: .view(
      element: "tableView",
      """
      <tableViewCell reuseIdentifier="alarm"/>
      <tableViewCell reuseIdentifier="snooze"/>
      """))

  private struct Key: Hashable {
    let table: Int?
    let slot: String?
    /// The value of the `kind` property, which distinguishes headers from footers, or nil if the property is not set.
    let kind: String?
    let identifier: String
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var first: [Key: SourceRange] = [:]
    for (index, node) in scene.document.objects.enumerated() where node.isPrototype {
      guard let identifier = scene.value("reuseIdentifier", of: index)?.literal,
        !scene.isMisspelled("kind", inTagOf: node.nameRange)
      else { continue }
      let key = Key(
        table: node.parent, slot: node.slot, kind: scene.value("kind", of: index)?.literal.text,
        identifier: identifier.text)
      guard let range = first[key] else {
        first[key] = identifier.range
        continue
      }
      diagnostics.append(
        diagnostic(
          .duplicate(identifier.text), at: identifier.range, in: scene,
          notes: [scene.note(.firstUsed, at: range)]))
    }
  }
}

extension Message {
  fileprivate static func duplicate(_ identifier: String) -> Message {
    "Another prototype already has the reuse identifier '\(identifier)'"
  }

  fileprivate static var firstUsed: Message { "first used here" }
}
