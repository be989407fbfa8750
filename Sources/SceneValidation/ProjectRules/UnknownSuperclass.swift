import SceneDiagnostics
import SceneModel
import SceneValues

package enum UnknownSuperclass: ProjectRule {
  package static let description = RuleDescription(
    "unknown-superclass", .connection, .note,
    summary: "Unknown superclass: connections of its subclasses are not checked",
    discussion: """
      Neither the Swift sources nor a manifest contains the superclass. The superclass might declare any \
      outlet or action, so scenec does not check the connections of its subclasses. Pass the sources that \
      declare the superclass ('--sources') or a manifest ('--classes'). 'scenec interface' creates a \
      manifest from sources.

      If branches of an '#if' declare the class with different superclasses, or declare different aliases for \
      its superclass, the class is not checked either.

      The rule reports each superclass once, and only if scenes use one of its subclasses.
      """,
    wrong: .controller(
      class: "ClockViewController",
      """
      <outlet property="anything" destination="face"/>
      <view id="face"/>
      """),
    wrongCompanions: [
      .init("ClockViewController.swift", "final class ClockViewController: ▶ThirdPartyController {}")
    ],
    right: .scenes(#"<viewController id="clock" class="ClockViewController"/>"#),
    rightCompanions: [
      .init("ClockViewController.swift", "final class ClockViewController: BaseViewController {}"),
      .init("BaseViewController.swift", "class BaseViewController: ViewController {}"),
    ])

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in project.hosts {
      let uses = host.usesByClass
      var reported: Set<[String]> = []
      for (name, code) in host.code.classes.sorted(by: { $0.key < $1.key }) {
        guard let superclass = code.unknownSuperclass, let first = uses[name]?.first,
          reported.insert([superclass.name].compactMap(\.self) + superclass.alternatives).inserted
        else { continue }
        diagnostics.add(
          Self.self, .unknown(superclass, of: host.vocabulary.displayName(of: name)), in: host,
          at: superclass.place,
          notes: [.init(.used(first.use.title), at: Site(first.file, first.use.name.range))])
      }
    }
  }
}

extension Message {
  fileprivate static func unknown(
    _ superclass: HostCode.UnknownSuperclass, of className: String
  ) -> Message {
    let names = CheckedScene.list(superclass.alternatives, last: "or")
    guard let name = superclass.name else {
      return """
        The superclass of '\(class: className)' can be \(names): connections of the class are not checked
        """
    }
    return names.isEmpty
      ? "Superclass '\(class: name)' is unknown: connections of its subclasses are not checked"
      : "Superclass '\(class: name)' can be \(names): connections of its subclasses are not checked"
  }

  fileprivate static func used(_ object: Message) -> Message { "the class of \(object) descends from it" }
}
