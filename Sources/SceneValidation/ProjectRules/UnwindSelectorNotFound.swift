import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnwindSelectorNotFound: ProjectRule {
  package static let description = RuleDescription(
    "unwind-selector-not-found", .flow, .error,
    summary: "Unwind segue to an action that no controller has",
    discussion: """
      An unwind segue returns through parents and presenters to the first controller that has its action. \
      Which controller this is depends on how the user reached the scene. If no controller has the action, \
      the unwind segue always fails.

      The rule works only if the classes of all controllers in all files are known.
      """,
    wrong: .controller(
      class: "AlarmClockViewController",
      #"<segue kind="present" identifier="setAlarm" destination="alarm"/>"#,
      otherScenes:
        """
        <viewController id="alarm">
          <view>
            <button title="Done">
              <segue kind="unwind" action="▶unwindToClok:"/>
            </button>
          </view>
        </viewController>
        """),
    right: .controller(
      class: "AlarmClockViewController",
      #"<segue kind="present" identifier="setAlarm" destination="alarm"/>"#,
      otherScenes:
        """
        <viewController id="alarm">
          <view>
            <button title="Done">
              <segue kind="unwind" action="unwindToClock:"/>
            </button>
          </view>
        </viewController>
        """))

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    let hasAny = project.files.contains { $0.summary?.unwinds.contains { $0.meant != nil } == true }
    guard hasAny, project.isWhole, project.files.allSatisfy({ $0.summary?.knowsControllers == true }) else {
      return
    }
    // Each file may have been checked with different classes, so an action that is missing for one file may exist in
    // another.
    let taken = Set(project.fileOf.indices.flatMap { project[$0].actions ?? [] })
    let steps = diagnostics.steps
    for (index, file) in project.files.enumerated() {
      for unwind in file.summary?.unwinds ?? [] where !taken.contains(unwind.action.text) {
        guard let meant = unwind.meant else { continue }
        diagnostics.add(
          Self.self, .noReceiver(unwind.action.text), at: Site(index, unwind.action.range),
          fixIts: replacing(unwind.action.text[...], of: unwind.action, among: meant, steps))
      }
    }
  }
}

extension Message {
  fileprivate static func noReceiver(_ selector: String) -> Message {
    "Unwind action '\(key: selector)' does not exist on any controller"
  }
}
