import SceneDiagnostics
import SceneModel
import SceneValues

package enum AmbiguousStoryboard: ProjectRule {
  package static let description = RuleDescription(
    "ambiguous-storyboard", .identity, .warning,
    summary: "Destination refers to a storyboard that exists more than once",
    discussion: """
      A destination contains the name of a storyboard without its directory. If the directory of the \
      referring file contains a storyboard with that name, the app uses that storyboard. If it does not, and \
      other directories contain several storyboards with that name, the app uses one of them, depending on \
      where the files are installed. Rename all but one of these storyboards.

      The rule ignores Xcode storyboards, because the Xcode project determines which of them belong to an \
      app.
      """,
    wrong: .controller(#"<segue kind="show" identifier="setAlarm" destination="▶Settings#alarm"/>"#),
    wrongCompanions: beside,
    right: .controller(#"<segue kind="show" identifier="setAlarm" destination="AlarmSettings#alarm"/>"#),
    rightCompanions: beside)

  private static let settings = RuleDescription.Sample.scenes(
    initial: "alarm", #"<viewController id="alarm"/>"#)

  private static let beside: [RuleDescription.Companion] = [
    .init("Phone/Settings.scene", settings), .init("Pad/Settings.scene", settings),
    .init("AlarmSettings.scene", settings),
  ]

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for naming in project.storyboardReferences {
      // For Xcode files, the Xcode project determines the storyboards of an app.
      guard case .ambiguous(let found) = naming.found, !project.files[naming.file].stem.isXcodes
      else { continue }
      let link = project.link(naming)
      guard link.kind != .maybe, case .elsewhere(let storyboard, _) = link.target else { continue }
      let part = link.name.text.prefix { $0 != "#" }
      let notes = found.prefix(3).compactMap { other in
        project.files[other].summary.map {
          ProjectDiagnostics.Note(.oneOfThem, at: Site(other, $0.nameRange))
        }
      }
      diagnostics.add(
        Self.self, .ambiguous(storyboard, found.count),
        at: Site(naming.file, range(of: part, in: link.name)), notes: notes)
    }
  }
}

extension Message {
  fileprivate static func ambiguous(_ storyboard: String, _ count: Int) -> Message {
    "Ambiguous storyboard '\(storyboard)': \(count) files have this name, but none is in the same directory"
  }

  fileprivate static var oneOfThem: Message { "one of the files is here" }
}
