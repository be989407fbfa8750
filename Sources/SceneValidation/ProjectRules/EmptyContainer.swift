import SceneDiagnostics
import SceneModel
import SceneValues

package enum EmptyContainer: ProjectRule {
  package static let description = RuleDescription(
    "empty-container", .flow, .warning,
    summary: "Container controller has no child controllers",
    discussion: """
      A navigation controller first shows its 'rootViewController'. A tab bar controller and a split view \
      controller show their 'viewControllers'. If the attribute is missing, the container is empty when it \
      is shown. Add the attribute.

      The rule reports nothing if code might add the child controllers. This is the case if the container \
      has a custom class or is connected to an outlet, or if code instantiates it by its id \
      ('entry="true"'). It is also the case if a controller with a custom class has a segue to the \
      container, in the same file or in another file. Suppress the warning if other code adds the child \
      controllers.

      The rule also checks a custom container class if the class's 'declaration' specifies how many child \
      controllers are required, as in '$0.children("panes", atLeast: 2)'.
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
