import SceneDiagnostics
import SceneModel
import SceneValues

/// Containers with nothing to show.
package enum RelationshipMissing: ProjectRule {
  package static let description = RuleDescription(
    "relationship-missing", .flow, .warning,
    summary: "Container controller has no child controllers",
    discussion: """
      A navigation controller starts with its 'rootViewController'. A tab bar controller and a split view \
      controller show their 'viewControllers'. Without them, the container is empty when it is shown.

      The rule is silent where code may fill the container: if the container has a custom class, if an \
      outlet is connected to it, if code makes it by its id ('entry="true"'), or if a segue from a \
      controller with a custom class leads to it, from the same file or from another one. Suppress the \
      warning if other code fills the container.
      """,
    wrong: """
      <storyboard version="1" initial="main">
        <scene>
          <▶navigationController id="main"/>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="main">
        <scene>
          <navigationController id="main" rootViewController="clock"/>
        </scene>
        <scene>
          <viewController id="clock"/>
        </scene>
      </storyboard>
      """,
    isSettledBeside: true)

  package static func check(_ project: Project, into findings: inout ProjectFindings) {
    guard project.files.contains(where: { $0.summary?.emptyContainers.isEmpty == false }) else { return }
    let prepared = scenesPrepared(in: project)
    for (index, file) in project.files.enumerated() {
      for container in file.summary?.emptyContainers ?? [] {
        let scene = project.firstScene[index] + container.scene
        guard !prepared.contains(scene), project[scene].id == nil || !project.mayBeLedTo(index) else {
          continue
        }
        findings.add(
          Self.self, .empty(project[scene].title, container.key), at: Site(index, project[scene].nameRange))
      }
    }
  }

  /// The scenes that code of the host's gets hold of from another file.
  private static func scenesPrepared(in project: Project) -> Set<Int> {
    var prepared: Set<Int> = []
    for (index, file) in project.files.enumerated() {
      for way in file.summary?.ways ?? [] where way.isPrepared || way.kind == .maybe {
        prepared.formUnion(project.scenes(way.target, from: index))
      }
    }
    return prepared
  }
}

extension Message {
  fileprivate static func empty(_ container: Message, _ key: String) -> Message {
    "\(container.capitalizedFirst) has no child controllers: '\(key: key)' is missing"
  }
}
