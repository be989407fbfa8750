import SceneDiagnostics
import SceneModel
import SceneValues

package enum SceneNotFoundByCode: ProjectRule {
  package static let description = RuleDescription(
    "scene-not-found-by-code", .identity, .error,
    summary: "Code instantiates a controller that no storyboard contains",
    discussion: """
      'storyboard.instantiate("alarm")' throws an error if no controller in the storyboard has that id. \
      Correct the id in the code, or give this id to a controller in the storyboard. The rule looks for the \
      id in all storyboards, because the code might use any of them at run time.

      A controller in an Xcode storyboard might lack the Storyboard ID that the code uses. If the \
      controller's class has this ID as its name, or is the class to which the code casts the result, a note \
      points to the controller.

      If only the storyboards of other apps or extensions in the Xcode project contain the scene, the \
      diagnostic is a warning.

      The rule requires the Swift sources ('--sources'), and its diagnostics point to lines in these sources.
      """,
    wrong: scene,
    wrongCompanions: [.init("ClockViewController.swift", code("▶\"alrm\""))],
    right: scene,
    rightCompanions: [.init("ClockViewController.swift", code("\"alarm\""))])

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
      let names = project.sceneNames(in: host)
      for use in host.code.uses where use.kind == .scene && !host.mayContain(use.name) {
        guard let named = names[use.name], let apart = host.apart(named.files.sorted(), from: use.place)
        else { continue }
        diagnostics.add(
          Self.self, .apart(use.name, apart), in: host, at: use.place,
          notes: [.init(.isDeclaredHere(use.name), at: named.site)], severity: .warning)
      }
      for name in project.missingSceneNames(in: host, among: names, diagnostics.steps) {
        guard diagnostics.isMissing(name.use, for: Self.self, in: host) else { continue }
        diagnostics.add(
          Self.self, .notFound(name.use.name), in: host, at: name.use.place, notes: notes(on: name, project))
      }
    }
  }

  private static func notes(on name: MissingSceneName, _ project: Project) -> [ProjectDiagnostics.Note] {
    let lacking = name.lackingID.prefix(maxNotes).map { index in
      ProjectDiagnostics.Note(
        .lacksID(project[index].title, name.use.name),
        at: Site(project.fileOf[index], project[index].nameRange))
    }
    guard lacking.isEmpty, let similar = name.similar else { return lacking }
    return [.init(.didYouMean(similar.name), at: similar.site)]
  }

  private static let maxNotes = 3
}

extension Message {
  fileprivate static func notFound(_ id: String) -> Message { "No storyboard has a scene '\(object: id)'" }

  fileprivate static func lacksID(_ controller: Message, _ id: String) -> Message {
    "\(controller) has this class, but no Storyboard ID: set it to '\(id)'"
  }

  fileprivate static func apart(_ id: String, _ apart: Host.Apart) -> Message {
    "Scene '\(object: id)' is in \(apart.owners), but this code is in \(apart.users)"
  }

  fileprivate static func isDeclaredHere(_ id: String) -> Message { "'\(object: id)' is here" }

  fileprivate static func didYouMean(_ id: String) -> Message { "did you mean '\(object: id)'?" }
}
