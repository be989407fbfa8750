import SceneDiagnostics
import SceneModel
import SceneValues

package enum OutletNeverConnected: ProjectRule {
  package static let description = RuleDescription(
    "outlet-never-connected", .connection, .warning,
    summary: "Outlet is not connected in any scene",
    discussion: """
      If no scene connects an outlet, the outlet is always nil or an empty collection. Connect the outlet, \
      or remove it.

      The rule requires the Swift sources ('--sources'), and its diagnostics point to lines in these \
      sources. It checks only classes that scenes use, and ignores outlets to which code assigns a value. \
      For implicitly unwrapped outlets, see 'required-outlet-unconnected'.
      """,
    wrong: .scenes(#"<viewController id="clock" class="ClockViewController"/>"#),
    wrongCompanions: [.init("ClockViewController.swift", code(mark: "▶"))],
    right: .controller(
      class: "ClockViewController",
      """
      <outlet property="hint" destination="below"/>
      <view>
        <label id="below" text="Twelve"/>
      </view>
      """),
    rightCompanions: [.init("ClockViewController.swift", code(mark: ""))])

  private static func code(mark: String) -> String {
    """
    final class ClockViewController: ViewController {
      @Outlet weak var \(mark)hint: Label?
    }
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
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
        let connected = Set(objects.flatMap(\.use.outlets))
        for (outlet, declared) in code.outlets.sorted(by: { $0.key < $1.key })
        where !declared.isRequired && !connected.contains(outlet) && !others.contains(outlet)
          && !host.refers(host.code.assignedMembers, of: outlet, of: name)
        {
          diagnostics.add(
            Self.self, .never(outlet, host.vocabulary.description(of: name)?.name ?? name), in: host,
            at: declared.place,
            notes: [.init(.used(objects[0].use.title), at: Site(objects[0].file, objects[0].use.name.range))])
        }
      }
    }
  }
}

extension Message {
  fileprivate static func never(_ outlet: String, _ className: String) -> Message {
    "Outlet '\(key: outlet)' of '\(class: className)' is not connected in any scene"
  }

  fileprivate static func used(_ object: Message) -> Message { "\(object) has this class" }
}
