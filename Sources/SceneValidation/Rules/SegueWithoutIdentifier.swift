import SceneDiagnostics
import SceneModel
import SceneValues

package enum SegueWithoutIdentifier: FileRule {
  package static let description = RuleDescription(
    "segue-without-identifier", .flow, .warning,
    summary: "Segue on a controller has no identifier",
    discussion: """
      A segue that belongs to a view controller can be performed only by code that calls \
      'performSegue(withIdentifier:sender:)'. Without an 'identifier', code cannot refer to the segue, so \
      the segue can never be performed. Add an identifier, or move the segue to the control that should \
      trigger it.
      """,
    wrong: .controller(
      #"<▶segue kind="present" destination="alarm"/>"#,
      otherScenes: #"<viewController id="alarm"/>"#),
    right: .controller(
      #"<segue kind="present" identifier="setAlarm" destination="alarm"/>"#,
      otherScenes: #"<viewController id="alarm"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for segue in scene.document.segues where segue.source == segue.holder && segue.identifier == nil {
      guard let kind = segue.knownKind, kind != .unwind, kind != .embed, segue.destination != nil,
        !scene.isMisspelled("identifier", inTagOf: segue.nameRange)
      else { continue }
      diagnostics.append(diagnostic(.noName, at: segue.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static var noName: Message {
    "This segue can never be performed: it is on a controller and has no identifier for code to use"
  }
}
