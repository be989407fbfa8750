import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnwindSelectorNotFound: ProjectRule {
  package static let description = RuleDescription(
    "unwind-selector-not-found", .flow, .error,
    summary: "Unwind segue calls an action that no controller has",
    discussion: """
      An unwind segue returns through containers and presenters to the first controller that has the segue's \
      action. If no controller has the action, the unwind segue always fails. Correct the segue's selector, \
      or add the action to a controller from which the user can reach the scene.

      If the classes of some controllers are unknown, one of these controllers might have the action. scenec \
      then reports the check of the unwind segue as skipped.
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
    let unwinds = project.files.enumerated().flatMap { index, file in
      (file.summary?.unwinds ?? []).map { (file: index, unwind: $0) }
    }
    guard project.isWhole, !unwinds.isEmpty else { return }
    // Each file may have been checked with different classes, so an action missing for one file may exist in another.
    let taken = Set(project.fileOf.indices.flatMap { project[$0].actions ?? [] })
    let knowsAll = project.files.allSatisfy { $0.summary?.areControllersKnown == true }
    let withoutCode = Set(project.filesWithoutCode)
    let steps = diagnostics.steps
    for (file, unwind) in unwinds where !taken.contains(unwind.action.text) {
      guard knowsAll, let intended = unwind.intended else {
        if !unwind.isFound {
          let reason: NotChecked.Reason = withoutCode.contains(file) ? .noSources : .unknownClasses
          diagnostics.skip(Self.self, reason, at: Site(file, unwind.action.range))
        }
        continue
      }
      diagnostics.add(
        Self.self, .noReceiver(unwind.action.text), at: Site(file, unwind.action.range),
        fixIts: replacing(unwind.action.text[...], of: unwind.action, among: intended, steps))
    }
  }
}

extension Message {
  fileprivate static func noReceiver(_ selector: String) -> Message {
    "Unwind action '\(key: selector)' does not exist on any controller"
  }
}
