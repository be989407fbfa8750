import SceneDiagnostics
import SceneModel
import SceneValues

package enum DeadEnd: ProjectRule {
  package static let description = RuleDescription(
    "dead-end", .flow, .warning,
    summary: "Controller that is presented full screen cannot be dismissed",
    discussion: """
      The user can drag a sheet away, can close a popover with a touch outside it, and can tap the page of a \
      partial curl. A controller that \
      covers the whole screen must provide a way to leave it: an unwind segue or another segue, or code that \
      dismisses it. If it has none of these, the user cannot leave the controller.

      The rule checks only scenes in which none of the app's code can run, because neither the scene nor the \
      scenes of its child controllers contain custom classes or actions. It also reports nothing if the \
      presenting controller has a custom class whose code might affect the presentation, for example because \
      the segue has an identifier. Suppress the warning if other code dismisses the controller.
      """,
    wrong: .view(
      """
      <button title="About">
        <segue kind="present" destination="about"/>
      </button>
      """,
      otherScenes:
        """
        <▶viewController id="about">
          <view>
            <label text="Wakes you up."/>
          </view>
        </viewController>
        """),
    right: .view(
      controller: "AlarmClockViewController",
      """
      <button title="About">
        <segue kind="present" destination="about"/>
      </button>
      """,
      otherScenes:
        """
        <viewController id="about">
          <view>
            <label text="Wakes you up."/>
            <button title="Done">
              <segue kind="unwind" action="unwindToClock:"/>
            </button>
          </view>
        </viewController>
        """))

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    var reported: Set<Int> = []
    for edge in project.edges.joined() {
      guard case .presents(let covers, isSure: true) = edge.kind, covers ?? project[edge.target].covers,
        !project[edge.target].keepsPage,
        // A part of a file that could not be parsed may contain an exit.
        isClean(edge.file, in: project), isClean(project.fileOf[edge.target], in: project),
        reported.insert(edge.target).inserted, hasNoExit(edge.target, in: project, diagnostics.steps)
      else { continue }
      let scene = project[edge.target]
      diagnostics.add(
        Self.self, .hasNoExits(scene.title), at: Site(project.fileOf[edge.target], scene.nameRange),
        notes: [.init(.presented, at: Site(edge.file, project.link(edge).range))])
    }
  }

  private static func isClean(_ file: Int, in project: Project) -> Bool {
    project.files[file].summary?.isClean == true
  }

  private static func hasNoExit(_ scene: Int, in project: Project, _ steps: StepCounter) -> Bool {
    var seen: Set<Int> = [scene]
    var next = [scene]
    var isShown = false
    while let current = next.popLast() {
      steps.add(1 + project.edges[current].count)
      // The search ends here, because realistic nesting is far shallower.
      guard seen.count < 100, !project[current].isOpen, !project.scenesWithUnknownLinks.contains(current),
        isClean(project.fileOf[current], in: project)
      else { return false }
      isShown = isShown || project[current].isShown
      for edge in project.edges[current]
      where edge.kind.isContainment && seen.insert(edge.target).inserted {
        next.append(edge.target)
      }
    }
    return isShown
  }
}

extension Message {
  fileprivate static func hasNoExits(_ controller: Message) -> Message {
    "\(controller.capitalizedFirst) covers the screen, but has no segue or action to leave it"
  }

  fileprivate static var presented: Message { "presented here" }
}
