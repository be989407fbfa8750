import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnknownSegueKind: FileRule {
  package static let description = RuleDescription(
    "unknown-segue-kind", .flow, .error,
    summary: "Unknown segue kind",
    discussion: """
      The valid kinds are 'show', 'showDetail', 'present', 'popover', 'embed', 'replace', 'unwind', and \
      'custom'. For a custom transition, use 'custom' and specify your subclass of Segue in 'class'. Xcode's \
      'push' corresponds to 'show', and Xcode's 'modal' corresponds to 'present'.
      """,
    wrong: .controller(
      """
      <segue kind="▶presant" identifier="setAlarm" destination="alarm"/>
      <segue kind="▶push" identifier="listAlarms" destination="alarm"/>
      """,
      otherScenes: #"<viewController id="alarm"/>"#),
    right: .controller(
      """
      <segue kind="present" identifier="setAlarm" destination="alarm"/>
      <segue kind="show" identifier="listAlarms" destination="alarm"/>
      """,
      otherScenes: #"<viewController id="alarm"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let kinds = SegueKind.allCases.map(\.rawValue)
    for segue in scene.document.segues where segue.knownKind == nil {
      let suggestion = scene.suggestion(for: segue.kind, among: kinds, as: .segueKind)
      diagnostics.append(
        diagnostic(
          .unknown(segue.kind.text), at: segue.kind.range, in: scene,
          notes: suggestion == nil
            ? [scene.adviceForChildControllers(of: segue.holder) ?? scene.note(.all(kinds))] : [],
          suggesting: suggestion))
    }
  }
}

extension Message {
  fileprivate static func unknown(_ kind: String) -> Message { "Segue kind '\(kind)' does not exist" }

  fileprivate static func all(_ kinds: [String]) -> Message { "valid kinds: \(CheckedScene.list(kinds))" }
}
