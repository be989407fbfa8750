import SceneDiagnostics
import SceneModel
import SceneValues

package enum ActionNeverConnected: ProjectRule {
  package static let description = RuleDescription(
    "action-never-connected", .connection, .warning,
    summary: "Action is not connected in any scene",
    discussion: """
      If a class declares an action, but no object in a scene sends the action and no unwind segue refers to \
      it, no scene ever calls the method. Connect the action, or declare it as a regular method, which code \
      can still call.

      The rule requires the Swift sources ('--sources'), and its diagnostics point to lines in these \
      sources. It checks only classes that scenes use. It ignores methods that code calls directly or refers \
      to with '#selector'.
      """,
    wrong: .scenes(#"<viewController id="clock" class="ClockViewController"/>"#),
    wrongCompanions: [.init("ClockViewController.swift", code(mark: "▶"))],
    right: .view(
      controller: "ClockViewController",
      """
      <button title="Ring">
        <action selector="ring:" destination="clock"/>
      </button>
      """),
    rightCompanions: [.init("ClockViewController.swift", code(mark: ""))])

  private static func code(mark: String) -> String {
    """
    final class ClockViewController: ViewController {
      @Action func \(mark)ring(_ sender: Button) {}
    }
    """
  }

  /// Returns whether an unwind segue refers to an unknown action, whose name might be a misspelling of any other.
  private static func hasUnknownUnwindAction(_ host: Host, of project: Project) -> Bool {
    let taken = Set(host.vocabulary.classes.flatMap { $0.actions.map(\.selector) })
    return host.files.contains { file in
      project.files[file].summary?.unwinds.contains { !taken.contains($0.action.text) } == true
    }
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      guard !hasUnknownUnwindAction(host, of: project) else {
        diagnostics.skip(Self.self, .otherDiagnostics)
        continue
      }
      guard host.code.compiledNibs.isEmpty else {
        diagnostics.skip(Self.self, .scenesNotUnderstood)
        continue
      }
      let uses = host.usesByClass
      // A selector that does not exist in the class may be a misspelling of any action of the class. If the class has
      // unknown members, such as a class of a framework, the selector probably refers to one of these.
      let misspelled = host.actions.filter { action in
        guard let name = action.className, host.vocabulary.isComplete(name) else { return false }
        return host.vocabulary.action(action.selector, of: name) == nil
      }
      let senders = Dictionary(grouping: host.actions, by: \.selector)
      for (name, code) in host.code.classes.sorted(by: { $0.key < $1.key }) {
        guard !code.actions.isEmpty, let objects = uses[name], let first = objects.first else { continue }
        guard host.areFullyParsed(objects), code.places.count <= 1,
          !misspelled.contains(where: { host.areRelated($0.className, name) })
        else {
          diagnostics.skip(Self.self, objectsOf: objects, code, in: host)
          continue
        }
        for (selector, action) in code.actions.sorted(by: { $0.key < $1.key }) {
          let isSent = senders[selector]?.contains { host.areRelated($0.className, name) } == true
          guard !isSent, !host.mayUse(action.name, of: name), !host.mayContain(selector) else {
            continue
          }
          diagnostics.add(
            Self.self, .never(selector, host.vocabulary.description(of: name)?.name ?? name), in: host,
            at: action.place,
            notes: [.init(.used(first.use.title), at: Site(first.file, first.use.name.range))])
        }
      }
    }
  }
}

extension Message {
  fileprivate static func never(_ selector: String, _ className: String) -> Message {
    "Action '\(key: selector)' of '\(class: className)' is not connected in any scene"
  }

  fileprivate static func used(_ object: Message) -> Message { "\(object) has this class" }
}
