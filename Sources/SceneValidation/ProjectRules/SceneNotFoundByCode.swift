import SceneDiagnostics
import SceneModel
import SceneValues

package enum SceneNotFoundByCode: ProjectRule {
  package static let description = RuleDescription(
    "scene-not-found-by-code", .identity, .error,
    summary: "Code instantiates a controller that is in no storyboard",
    discussion: """
      'storyboard.instantiate("alarm")' throws if no controller of the storyboard has that id. The rule \
      searches all storyboards for the id, because the storyboard that code uses at run time is unknown.

      If only storyboards of other applications and extensions of the Xcode project have the scene, the \
      diagnostic is a warning.

      The rule requires the Swift sources ('--sources'), and its diagnostics refer to them.
      """,
    wrong: scene,
    besideWrong: [.init("ClockViewController.swift", code("▶\"alrm\""))],
    right: scene,
    besideRight: [.init("ClockViewController.swift", code("\"alarm\""))])

  private static let scene = RuleDescription.Sample.scenes(
    #"<viewController id="clock" class="ClockViewController"/>"#,
    #"<viewController id="alarm" entry="true"/>"#)

  private static func code(_ name: String) -> String {
    """
    final class ClockViewController: ViewController {
      func alarm() throws -> ViewController? {
        try storyboard?.instantiate(\(name))
      }
    }
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      diagnostics.skipUnclearNames(Self.self, [.scene], in: host)
      var places: [String: Site] = [:]
      var files: [String: Set<Int>] = [:]
      for file in host.files {
        let summary = project.files[file].summary
        let names = (summary?.scenes.compactMap(\.id) ?? []) + (summary?.wiring?.sceneNames ?? [])
        for id in names {
          if places[id.text] == nil { places[id.text] = Site(file, id.range) }
          if !host.targets.isEmpty { files[id.text, default: []].insert(file) }
        }
      }
      for use in host.code.uses where use.kind == .scene && !host.mayContain(use.name) {
        guard let apart = host.apart((files[use.name] ?? []).sorted(), from: use.place) else { continue }
        diagnostics.add(
          Self.self, .apart(use.name, apart), in: host, at: use.place,
          notes: [.init(.isHere(use.name), at: places[use.name])], severity: .warning)
      }
      for use in host.code.uses where use.kind == .scene && places[use.name] == nil {
        guard diagnostics.isMissing(use, for: Self.self, in: host) else { continue }
        let meant = diagnostics.steps.closestMatch(to: use.name, in: places.keys)
        diagnostics.add(
          Self.self, .notFound(use.name), in: host, at: use.place,
          notes: meant.map { [.init(.didYouMean($0), at: places[$0])] } ?? [])
      }
    }
  }
}

extension Message {
  fileprivate static func notFound(_ id: String) -> Message { "No storyboard has a scene '\(object: id)'" }
  fileprivate static func apart(_ id: String, _ apart: Host.Apart) -> Message {
    "Scene '\(object: id)' is in \(apart.owners), not in \(apart.users), which contains this code"
  }

  fileprivate static func isHere(_ id: String) -> Message { "'\(object: id)' is here" }

  fileprivate static func didYouMean(_ id: String) -> Message { "did you mean '\(object: id)'?" }
}
