import SceneDiagnostics
import SceneModel
import SceneValues

package enum SegueNotFound: ProjectRule {
  package static let description = RuleDescription(
    "segue-not-found", .connection, .error,
    summary: "Code performs a segue that does not exist",
    discussion: """
      'performSegue(withIdentifier:)' throws an error if the controller's scene has no segue with that \
      identifier. Correct the identifier in the code, or add a segue with this identifier.

      If a controller performs a segue on itself, the rule looks for the identifier in the scenes of the \
      controller's class, its subclasses, and its superclasses. If code performs the segue on another \
      controller, the rule looks in all scenes. It resolves constants and raw values of enumerations, and \
      ignores identifiers that are computed at run time. The rule requires the Swift sources ('--sources'), \
      and its diagnostics point to lines in these sources.
      """,
    wrong: scene,
    wrongCompanions: [.init("ClockViewController.swift", code("▶\"setAlrm\""))],
    right: scene,
    rightCompanions: [.init("ClockViewController.swift", code("\"setAlarm\""))])

  private static let scene = RuleDescription.Sample.view(
    controller: "ClockViewController",
    """
    <button title="Alarm">
      <segue kind="present" identifier="setAlarm" destination="alarm"/>
    </button>
    """,
    otherScenes: #"<viewController id="alarm"/>"#)

  private static func code(_ name: String) -> String {
    """
    final class ClockViewController: ViewController {
      func setAlarm() throws {
        try performSegue(withIdentifier: \(name))
      }
    }
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      diagnostics.skipUnclearNames(Self.self, [.segue], in: host)
      let uses = host.usesByClass
      for use in host.segueUsesNotFound where diagnostics.isMissing(use, for: Self.self, in: host) {
        // Scenes outside the project may create a controller that no scene in the project creates.
        if let owner = use.className, uses[owner] == nil { continue }
        let owner = use.className.flatMap { host.vocabulary.description(of: $0)?.name }
        let intended = host.likelySegue(for: use, diagnostics.steps)
        diagnostics.add(
          Self.self, .notFound(use.name, of: owner), in: host, at: use.place,
          notes: intended.map {
            [.init(.didYouMean($0.segue.identifier.text), at: Site($0.file, $0.segue.identifier.range))]
          } ?? [])
      }
    }
  }
}

extension Message {
  fileprivate static func notFound(_ name: String, of className: String?) -> Message {
    "No scene\(className.map { " of '\($0)'" } ?? "") has a segue '\(name)'"
  }

  fileprivate static func didYouMean(_ name: String) -> Message { "did you mean '\(name)'?" }
}
