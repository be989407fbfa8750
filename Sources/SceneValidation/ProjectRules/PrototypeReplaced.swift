import SceneDiagnostics
import SceneModel
import SceneValues

package enum PrototypeReplaced: ProjectRule {
  package static let description = RuleDescription(
    "prototype-replaced", .identity, .warning,
    summary: "Code registers a class or nib for a prototype's reuse identifier",
    discussion: """
      A list can use the prototypes in its scene without registering them. If code registers a class or nib \
      for a prototype's reuse identifier, the list creates its cells from that class or nib instead. The \
      prototype's views are then never created, and the cell's outlets are nil. Remove either the \
      registration or the prototype.

      The rule checks registrations in the classes that use the list: the class of the scene's controller, \
      the class of the list, and the classes of objects with an outlet that is connected to the list. In \
      other code, it reports only a registration of the prototype's class. A registration for one kind of \
      supplementary view does not replace a prototype for another kind, such as a footer. The rule requires \
      the Swift sources ('--sources'), and its diagnostics point to lines in these sources.
      """,
    wrong: scene,
    wrongCompanions: [
      .init("ZonesViewController.swift", code(#"zones.register(Zone.self, forCellReuseIdentifier: ▶"zone")"#))
    ],
    right: scene,
    rightCompanions: [
      .init("ZonesViewController.swift", code(#"zones.register(Day.self, forCellReuseIdentifier: "day")"#))
    ])

  private static let scene = RuleDescription.Sample.scenes(
    initial: "zones",
    """
    <viewController id="zones" class="ZonesViewController">
      <outlet property="zones" destination="table"/>
      <tableView id="table">
        <tableViewCell reuseIdentifier="zone" class="Zone"/>
      </tableView>
    </viewController>
    """)

  private static func code(_ registration: String) -> String {
    """
    final class Zone: TableViewCell {}
    final class Day: TableViewCell {}

    final class ZonesViewController: ViewController {
      @Outlet private weak var zones: TableView!

      func prepare() -> TableViewCell? {
        \(registration)
        return zones.dequeueReusableCell(withIdentifier: "zone")
      }
    }
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      guard !host.code.registrations.isEmpty else { continue }
      let prototypes = Dictionary(grouping: host.prototypes) { $0.prototype.identifier?.text }
      for registration in host.code.registrations {
        let replaced = prototypes[registration.name]?.first {
          host.replaces(registration, $0.prototype)
        }
        guard let (file, prototype) = replaced else { continue }
        guard registration.kind == prototype.kind else {
          diagnostics.skip(Self.self, host.causeOfUnknownNames, in: host, at: registration.place)
          continue
        }
        diagnostics.add(
          Self.self, .replaced(registration), in: host, at: registration.place,
          notes: [
            .init(.isDeclaredHere(prototype), at: Site(file, prototype.nameRange)),
            .init(.removeRegistration),
          ])
      }
    }
  }
}

extension Host {
  /// Returns whether a list uses a registration instead of a prototype with the same reuse identifier. If the kind of a
  /// supplementary view is unknown in code, the list might use both.
  func replaces(_ registration: HostCode.Registration, _ prototype: CellPrototype) -> Bool {
    guard registration.list == prototype.list,
      registration.kind == nil || registration.kind == prototype.kind
    else { return false }
    // Only the prototype connects the outlets of this class.
    if let name = registration.className, name == prototype.className, prototype.hasOutlets { return true }
    guard let owner = registration.owner, let listName = registration.listName,
      prototype.users.contains(where: { areRelated($0, owner) })
    else { return false }
    return listName.isEmpty || prototype.listNames.contains(listName)
  }
}

extension Message {
  fileprivate static func replaced(_ registration: HostCode.Registration) -> Message {
    "The registration for '\(registration.name)' replaces the prototype with this reuse identifier"
  }

  fileprivate static func isDeclaredHere(_ prototype: CellPrototype) -> Message {
    prototype.hasOutlets
      ? "the prototype is here; its views are not created, and its outlets are nil"
      : "the prototype is here; its views are not created"
  }

  fileprivate static var removeRegistration: Message { "remove the registration, or remove the prototype" }
}
