import SceneDiagnostics
import SceneModel
import SceneValues

package enum RequiredOutletUnconnected: ProjectRule {
  package static let description = RuleDescription(
    "required-outlet-unconnected", .connection, .warning,
    summary: "Implicitly unwrapped outlet is not connected",
    discussion: """
      Code uses an implicitly unwrapped outlet ('Label!') without checking it, so the program crashes if the \
      outlet is nil. Connect the outlet in every scene that uses the class, or declare the outlet as \
      optional.

      If some scenes connect the outlet and other scenes do not, the difference might be intended. For each \
      such outlet, the rule then reports only one note, which lists all objects that do not connect it. The \
      diagnostic is also a note if no code uses the outlet, or if it is unclear whether code unwraps it: code \
      might use a member of another class, pass the outlet to an unknown function, or be compiled only under \
      some conditions.

      The rule also reports a nib from which a controller loads its view (with 'nibName') if the nib contains \
      several views and does not connect the outlet 'view' of its owner. Loading the view then fails.

      The rule reports nothing if the outlet is connected in a nib whose owner is of the class that declares \
      the outlet. It ignores outlets to which code assigns a value. It also ignores outlets that code uses \
      only with '?', in 'if let', or in functions that compare the outlet with nil. Apart from nibs, the rule \
      requires the Swift sources ('--sources').
      """,
    wrong: .view(controller: "▶ClockViewController", #"<label id="below" text="Twelve"/>"#),
    wrongCompanions: [.init("ClockViewController.swift", code)],
    right: .controller(
      class: "ClockViewController",
      """
      <outlet property="hint" destination="below"/>
      <view>
        <label id="below" text="Twelve"/>
      </view>
      """),
    rightCompanions: [.init("ClockViewController.swift", code)])

  private static let code = """
    final class ClockViewController: ViewController {
      @Outlet private weak var hint: Label!

      func tell() { hint.text = "Twelve" }
    }
    """

  private static func checkNibs(of project: Project, into diagnostics: inout ProjectDiagnostics) {
    for (index, file) in project.files.enumerated() {
      for use in file.summary?.nibUses ?? [] {
        guard case .files(let nibs) = project.names.resolve(use.name.text, from: index),
          use.className.map({ Self.loadsNib($0, in: project.hosts) }) ?? true
        else { continue }
        for nib in nibs {
          guard let summary = project.files[nib].summary, !summary.isForeign, let view = summary.secondView
          else { continue }
          diagnostics.add(
            Self.self, .viewOfNib(use.title), at: Site(nib, view),
            notes: [.init(.namesNib, at: Site(index, use.name.range)), .init(.connectView)])
        }
      }
    }
  }

  private static func loadsNib(_ name: String, in hosts: [Host]) -> Bool {
    hosts.contains { host in
      host.code.classes[name] != nil
        && !host.vocabulary.lineage(of: name).contains {
          host.code.classes[$0.qualifiedName]?.providesView == true
        }
    }
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    checkNibs(of: project, into: &diagnostics)
    for host in diagnostics.hosts(for: Self.self, of: project) {
      guard host.isAllCodeRead else {
        diagnostics.skipUnread(Self.self, in: host)
        continue
      }
      guard host.code.compiledNibs.isEmpty else {
        diagnostics.skip(Self.self, .scenesNotUnderstood)
        continue
      }
      let uses = host.usesByClass
      let others = host.outletsOfUnknownClasses
      for (name, code) in host.code.classes.sorted(by: { $0.key < $1.key }) {
        guard let objects = uses[name], !code.outlets.isEmpty else { continue }
        guard !host.connectsUnknownOutlets(objects), host.areFullyParsed(objects), code.places.count <= 1
        else {
          diagnostics.skip(Self.self, objectsOf: objects, code, in: host)
          continue
        }
        for (outlet, declared) in code.outlets.sorted(by: { $0.key < $1.key })
        where declared.isRequired && !others.contains(outlet)
          && !host.refers(host.code.assignedMembers, of: outlet, of: name)
        {
          // An object of a scene can also own nibs, and each nib can connect some of the object's outlets.
          let connecting = objects.filter { $0.use.outlets.contains(outlet) }
          let lacking = objects.filter { object in
            !object.use.outlets.contains(outlet)
              && !connecting.contains { object.use.isOwner || $0.use.isOwner }
          }
          // Code of a subclass uses only the outlets of the subclass's objects.
          let users = host.code.unwrappedMembers.byClass[outlet] ?? []
          let crashing = lacking.filter { object in
            guard let own = object.use.className else { return false }
            return users.contains { host.vocabulary.isClass(own, descendantOf: $0) == true }
          }
          let mayBeUsed = host.refers(host.code.usedMembers, of: outlet, of: name)
          let checked = host.code.optionalMembers
          let isChecked =
            mayBeUsed
            ? host.certainlyRefers(checked, of: outlet, of: name)
            : host.refers(checked, of: outlet, of: name)
          if crashing.isEmpty, isChecked { continue }
          let isCertain = !crashing.isEmpty && lacking.count == objects.count
          let message: (String, Message) -> Message =
            if !crashing.isEmpty { Message.missing } else if mayBeUsed { Message.possiblyMissing } else {
              Message.unused
            }
          let reported = (crashing.isEmpty ? lacking : crashing).filter { project.files[$0.file].isChecked }
          // A note is only advice, so one note for each outlet is sufficient.
          for (file, use) in reported.prefix(isCertain ? reported.count : 1) {
            let others = isCertain ? [] : reported.dropFirst()
            diagnostics.add(
              Self.self, message(outlet, use.title), at: Site(file, use.name.range),
              notes: others.map { other in
                .init(.alsoMissing(other.use.title), at: Site(other.file, other.use.name.range))
              },
              severity: isCertain ? nil : .note, in: host, [(.declared(outlet), declared.place)])
          }
        }
      }
    }
  }
}

extension Message {
  fileprivate static func viewOfNib(_ controller: Message) -> Message {
    "The nib has several views, but none is connected to the outlet 'view', so \(controller) cannot load its view"
  }

  fileprivate static var namesNib: Message { "the controller names the nib here" }

  fileprivate static var connectView: Message { "connect the owner's outlet 'view' to the controller's view" }

  fileprivate static func missing(_ outlet: String, _ object: Message) -> Message {
    "Outlet '\(key: outlet)' of \(object) is not connected, but code uses it without a check"
  }

  fileprivate static func possiblyMissing(_ outlet: String, _ object: Message) -> Message {
    "Outlet '\(key: outlet)' of \(object) is not connected, but code might use it without a check"
  }

  fileprivate static func unused(_ outlet: String, _ object: Message) -> Message {
    "Outlet '\(key: outlet)' of \(object) is not connected, and no code uses it"
  }

  fileprivate static func alsoMissing(_ object: Message) -> Message { "\(object) does not connect it either" }

  fileprivate static func declared(_ outlet: String) -> Message {
    "'\(key: outlet)' is declared here as implicitly unwrapped"
  }
}
