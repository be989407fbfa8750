import SceneDiagnostics
import SceneModel
import SceneValues

package enum EmptyContainer: ProjectRule {
  package static let description = RuleDescription(
    "empty-container", .flow, .warning,
    summary: "Container controller has no child controllers",
    discussion: """
      A navigation controller starts with its 'rootViewController'. A tab bar controller and a split view \
      controller show their 'viewControllers'. Without them, the container is empty when it is shown.

      The rule reports nothing if code may fill the container: if the container has a custom class, if an \
      outlet is connected to it, if code instantiates it by its id ('entry="true"'), or if a segue from a \
      controller with a custom class refers to it, from the same file or from another one. Suppress the \
      warning if other code fills the container.

      A custom container is also checked if its class declares how many child controllers it needs: \
      '$0.children("panes", atLeast: 2)'.
      """,
    wrong: .scenes(initial: "main", #"<▶navigationController id="main"/>"#),
    right: .scenes(
      initial: "main",
      #"<navigationController id="main" rootViewController="clock"/>"#,
      #"<viewController id="clock"/>"#),
    isResolvedByOtherFiles: true)

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    guard project.files.contains(where: { $0.summary?.unfilledContainers.isEmpty == false }) else { return }
    let prepared = scenesPrepared(in: project)
    for (index, file) in project.files.enumerated() {
      for container in file.summary?.unfilledContainers ?? [] {
        let scene = project.firstScene[index] + container.scene
        guard !prepared.contains(scene), project[scene].id == nil || !project.mayBeLedTo(index) else {
          continue
        }
        diagnostics.add(
          Self.self, .empty(project[scene].title, container), at: Site(index, project[scene].nameRange))
      }
    }
  }

  private static func scenesPrepared(in project: Project) -> Set<Int> {
    var prepared: Set<Int> = []
    for (index, file) in project.files.enumerated() {
      for link in file.summary?.links ?? [] where link.isPrepared || link.kind == .maybe {
        prepared.formUnion(project.scenes(link.target, from: index))
      }
    }
    return prepared
  }
}

extension Message {
  fileprivate static func empty(_ title: Message, _ container: UnfilledContainer) -> Message {
    if container.held == 0 {
      return "\(title.capitalizedFirst) has no child controllers: '\(key: container.key)' is missing"
    }
    return """
      \(title.capitalizedFirst) needs \(container.needed) child controllers, but '\(key: container.key)' has \
      \(container.held)
      """
  }
}
