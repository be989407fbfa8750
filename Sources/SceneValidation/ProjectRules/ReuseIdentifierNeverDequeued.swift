import SceneDiagnostics
import SceneModel
import SceneValues

package enum ReuseIdentifierNeverDequeued: ProjectRule {
  package static let description = RuleDescription(
    "reuse-identifier-never-dequeued", .identity, .warning,
    summary: "Code never dequeues the prototype",
    discussion: """
      A list creates a cell from a prototype when code dequeues the prototype's 'reuseIdentifier'. If no \
      code uses the identifier, the prototype is never shown. Dequeue the prototype, or remove it.

      The rule requires the Swift sources ('--sources'). It ignores the prototypes of a list if a class that \
      uses the list computes identifiers at run time, or if the sources do not contain all superclasses of \
      such a class. Suppress the warning if code outside these sources dequeues the prototype.
      """,
    wrong: scene("▶zoen"),
    wrongCompanions: [.init("ZonesViewController.swift", code)],
    right: scene("zone"),
    rightCompanions: [.init("ZonesViewController.swift", code)])

  private static func scene(_ name: String) -> RuleDescription.Sample {
    let more = name == "zone" ? "" : "\n    <tableViewCell reuseIdentifier=\"zone\"/>"
    return .scenes(
      initial: "zones",
      """
      <viewController id="zones" class="ZonesViewController">
        <tableView>\(more)
          <tableViewCell reuseIdentifier="\(name)"/>
        </tableView>
      </viewController>
      """)
  }

  private static let code = """
    final class ZonesViewController: ViewController {
      func cell(in table: TableView) -> TableViewCell? {
        table.dequeueReusableCell(withIdentifier: "zone")
      }
    }
    """

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      let registered = host.code.registrations.map(\.name).filter { !host.code.contains(.reuse, $0) }
      let notFound = Set(host.reuseUsesNotFound.map(\.name) + registered)
      for (file, prototype) in host.prototypes {
        guard let identifier = prototype.identifier, !host.code.contains(.reuse, identifier.text) else {
          continue
        }
        guard prototype.users.allSatisfy(host.isCodeKnown) else {
          diagnostics.skip(Self.self, .unknownClasses, at: Site(file, identifier.range))
          continue
        }
        guard !host.mayDequeueUnknown(prototype) else {
          diagnostics.skip(Self.self, host.causeOfUnknownNames, at: Site(file, identifier.range))
          continue
        }
        // A prototype whose identifier is misspelled in code is not unused.
        guard diagnostics.steps.closestMatch(to: identifier.text, in: notFound) == nil else { continue }
        diagnostics.add(Self.self, .never(identifier.text), at: Site(file, identifier.range))
      }
    }
  }
}

extension Message {
  fileprivate static func never(_ name: String) -> Message {
    "No code dequeues the prototype '\(name)'"
  }
}
