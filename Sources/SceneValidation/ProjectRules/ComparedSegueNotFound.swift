import SceneDiagnostics
import SceneModel
import SceneValues

package enum ComparedSegueNotFound: ProjectRule {
  package static let description = RuleDescription(
    "compared-segue-not-found", .connection, .warning,
    summary: "Code checks for a segue identifier that no segue has",
    discussion: """
      Code can compare 'segue.identifier' in 'prepare(for:sender:)', or the identifier in \
      'shouldPerformSegue(withIdentifier:sender:)', with the identifier of a segue. If no segue has that \
      identifier, the comparison is always false and the code that depends on it never runs. For example, \
      the destination is shown without its data. Correct the identifier in the code or in the scene. The \
      rule looks for the identifier in the scenes of the class that contains the code, its subclasses, and \
      its superclasses. If code calls 'prepare(for:sender:)' of another object, the rule looks in all \
      scenes. It checks comparisons with '==' and 'switch', and resolves enumeration cases to \
      their raw values.

      The rule checks only classes that scenes use. It requires the Swift sources ('--sources'), and its \
      diagnostics point to lines in these sources.
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
      override func prepare(for segue: Segue, sender: Any?) {
        if segue.identifier == \(name) { segue.destination.title = "Alarm" }
      }
    }
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      diagnostics.skipUnclearNames(Self.self, [.comparedSegue], in: host)
      let uses = host.usesByClass
      let performed = host.segueUsesNotFound
      let forwarders = host.code.segueForwarders
      let forwarded = Set(
        host.segues.lazy.filter { _, segue in
          forwarders.contains { host.areRelated($0, segue.className) }
        }.map(\.segue.identifier.text))
      for use in host.seguesNotFound(.comparedSegue)
      where diagnostics.isMissing(use, for: Self.self, in: host) {
        // Only classes that these scenes use are completely known. Segues that code creates may have any name.
        guard let owner = use.className, uses[owner] != nil, !forwarded.contains(use.name),
          host.code.possible[.comparedSegue]?.contains(use.name) != true,
          !performed.contains(where: { $0.name == use.name && host.areRelated($0.className, owner) })
        else { continue }
        let intended = host.likelySegue(for: use, diagnostics.steps)
        diagnostics.add(
          Self.self, .notFound(use.name, of: host.vocabulary.description(of: owner)?.name ?? owner), in: host,
          at: use.place,
          notes: intended.map {
            [.init(.didYouMean($0.segue.identifier.text), at: Site($0.file, $0.segue.identifier.range))]
          } ?? [])
      }
    }
  }
}

extension Message {
  fileprivate static func notFound(_ name: String, of className: String) -> Message {
    "No scene of '\(class: className)' has the segue '\(name)' that code checks for"
  }

  fileprivate static func didYouMean(_ name: String) -> Message { "did you mean '\(name)'?" }
}
