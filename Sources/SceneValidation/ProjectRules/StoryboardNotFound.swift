import SceneDiagnostics
import SceneModel
import SceneValues

package enum StoryboardNotFound: ProjectRule {
  package static let description = RuleDescription(
    "storyboard-not-found", .identity, .warning,
    summary: "Destination refers to a storyboard that does not exist",
    discussion: """
      In 'destination="Settings#alarm"', 'Settings' refers to the storyboard 'Settings.scene' in the same \
      directory. The rule also looks for the storyboard among all other files that are checked, because the \
      app can load compiled files from other directories. If the storyboard does not exist in either \
      location, the segue fails. Correct the name in 'destination', or add the storyboard. Suppress the \
      warning if the app loads the storyboard from a file that is not checked.
      """,
    wrong: .controller(#"<segue kind="show" identifier="setAlarm" destination="▶Setings#alarm"/>"#),
    wrongCompanions: beside,
    right: .controller(#"<segue kind="show" identifier="setAlarm" destination="Settings#alarm"/>"#),
    rightCompanions: beside)

  private static let beside: [RuleDescription.Companion] = [
    .init("Settings.scene", .scenes(initial: "alarm", #"<viewController id="alarm"/>"#))
  ]

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    guard project.isWhole else { return }
    var known: [Substring: Set<String>] = [:]
    var reported: Set<Site> = []
    for naming in project.storyboardReferences {
      guard case .none = naming.found else { continue }
      let link = project.link(naming)
      guard link.kind != .maybe, case .elsewhere(let storyboard, _) = link.target else { continue }
      let part = link.name.text.prefix { $0 != "#" }
      let matches =
        known[part] ?? diagnostics.steps.closestMatches(to: String(part), in: project.names.all)
      known[part] = matches
      let site = Site(naming.file, link.reference?.storyboard.range ?? range(of: part, in: link.name))
      // Several segues can lead to the same storyboard reference.
      guard link.reference == nil || reported.insert(site).inserted else { continue }
      diagnostics.add(
        Self.self, .notFound(storyboard), at: site, fixIts: replacing(part, of: link.name, by: matches))
    }
  }
}

extension Message {
  fileprivate static func notFound(_ storyboard: String) -> Message {
    storyboard.isEmpty
      ? "The name of the storyboard is missing before '#'"
      : "Storyboard '\(storyboard)' does not exist in the same directory or among the checked files"
  }
}
