import SceneDiagnostics
import SceneModel
import SceneValues

package enum SegueNeverPerformed: ProjectRule {
  package static let description = RuleDescription(
    "segue-never-performed", .flow, .warning,
    summary: "Code never performs a segue on a view controller",
    discussion: """
      Only a call to 'performSegue(withIdentifier:)' can start a segue that is on a view controller rather \
      than a control. If no code uses the segue's identifier, the segue is never performed. Move the segue \
      to the control that should start it, or remove the segue.

      The rule requires the Swift sources ('--sources'). It reports nothing if code computes segue \
      identifiers at run time, or if the sources do not contain all superclasses of the controller. \
      Suppress the warning if code outside these sources performs the segue.
      """,
    wrong: .controller(
      class: "ClockViewController",
      #"<segue kind="present" identifier="▶setAlarm" destination="alarm"/>"#,
      otherScenes: #"<viewController id="alarm"/>"#),
    wrongCompanions: [
      .init("ClockViewController.swift", "final class ClockViewController: ViewController {}")
    ],
    right: .controller(
      class: "ClockViewController",
      #"<segue kind="present" identifier="setAlarm" destination="alarm"/>"#,
      otherScenes: #"<viewController id="alarm"/>"#),
    rightCompanions: [
      .init(
        "ClockViewController.swift",
        """
        final class ClockViewController: ViewController {
          enum Way: String { case setAlarm }

          func setAlarm() throws { try performSegue(withIdentifier: Way.setAlarm.rawValue) }
        }
        """)
    ])

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      let notFound = host.segueUsesNotFound
      for (file, segue) in host.segues
      where segue.isPerformedInCode && !host.code.contains(.segue, segue.identifier.text) {
        // A superclass that the sources do not contain might perform the segue, as `MMDrawerController` does.
        if let name = segue.className, !host.isCodeKnown(of: name) {
          diagnostics.skip(Self.self, .unknownClasses, at: Site(file, segue.identifier.range))
          continue
        }
        guard !host.mayPerform(segue) else {
          diagnostics.skip(Self.self, host.causeOfUnknownNames, at: Site(file, segue.identifier.range))
          continue
        }
        guard !notFound.contains(where: { host.areRelated($0.className, segue.className) }) else { continue }
        let classCode = segue.className.flatMap { host.code.classes[$0] }
        diagnostics.add(
          Self.self, .never(segue.identifier.text), at: Site(file, segue.identifier.range), in: host,
          classCode.map { [(.controller, $0.places[0])] } ?? [])
      }
    }
  }
}

extension Message {
  fileprivate static func never(_ name: String) -> Message {
    "Segue '\(name)' is never performed: it is on a controller, and no code performs it"
  }

  fileprivate static var controller: Message { "the controller's class is declared here" }
}
