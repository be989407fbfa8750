import SceneDiagnostics
import SceneModel
import SceneValues

package enum DuplicateSegueIdentifier: FileRule {
  package static let description = RuleDescription(
    "duplicate-segue-identifier", .identity, .error,
    summary: "Duplicate segue identifier in a controller",
    discussion: """
      If two segues of a controller have the same identifier, 'performSegue(withIdentifier:)' performs the \
      first one, and 'prepare(for:sender:)' cannot distinguish them. Rename one of the identifiers. Segues \
      in different scenes can have the same identifier.
      """,
    wrong: .controller(
      """
      <segue kind="present" identifier="next" destination="alarm"/>
      <segue kind="show" identifier="▶next" destination="zones"/>
      """,
      otherScenes: #"<viewController id="alarm"/>"#,
      #"<viewController id="zones"/>"#),
    right: .controller(
      """
      <segue kind="present" identifier="setAlarm" destination="alarm"/>
      <segue kind="show" identifier="showZones" destination="zones"/>
      """,
      otherScenes: #"<viewController id="alarm"/>"#,
      #"<viewController id="zones"/>"#))

  private struct Key: Hashable {
    let source: Int
    let identifier: String
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var first: [Key: SourceRange] = [:]
    for segue in scene.document.segues {
      guard let source = segue.source, let identifier = segue.identifier else { continue }
      let key = Key(source: source, identifier: identifier.text)
      guard let range = first[key] else {
        first[key] = identifier.range
        continue
      }
      diagnostics.append(
        diagnostic(
          .duplicate(identifier.text, of: scene.describe(source)), at: identifier.range, in: scene,
          notes: [scene.note(.firstUsed, at: range)]))
    }
  }
}

extension Message {
  fileprivate static func duplicate(_ identifier: String, of controller: Message) -> Message {
    "Another segue of \(controller) already has the identifier '\(identifier)'"
  }

  fileprivate static var firstUsed: Message { "first used here" }
}
