import SceneDiagnostics
import SceneModel
import SceneValues

/// Containers with nothing to show.
package enum EmptyContainer: ProjectRule {
  package static let description = RuleDescription(
    "empty-container", .flow, .warning, formerIDs: ["relationship-missing"],
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
      """)

  /// What fills each class of container.
  static let relationships = [
    "NavigationController": "rootViewController", "TabBarController": "viewControllers",
    "SplitViewController": "viewControllers",
  ]

  package static func check(_ project: Project, into findings: inout ProjectFindings) {
    guard project.files.contains(where: { $0.summary?.unfilledContainers.isEmpty == false }) else { return }
    let prepared = scenesPrepared(in: project)
    for (index, file) in project.files.enumerated() {
      for container in file.summary?.unfilledContainers ?? [] {
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
      for link in file.summary?.links ?? [] where link.isPrepared || link.kind == .maybe {
        prepared.formUnion(project.scenes(link.target, from: index))
      }
    }
    return prepared
  }

  /// The containers that nothing in a file fills.
  static func unfilledContainers(in scene: CheckedScene) -> [UnfilledContainer] {
    let empty = scene.document.scenes.enumerated().compactMap { index, node -> (Int, UnfilledContainer)? in
      guard let container = node.controller, scene.isPlain(container),
        !scene.document.objects[container].isEntry,
        let name = scene.document.objects[container].elementClass, let key = relationships[name],
        scene.vocabulary.property(key, of: name) != nil, !scene.says(key, of: container)
      else { return nil }
      return (container, UnfilledContainer(scene: index, key: key))
    }
    guard !empty.isEmpty else { return [] }
    let filled = scene.outletDestinations.union(
      scene.document.segues.lazy.filter { isPrepared($0, in: scene) }.compactMap { segue in
        segue.destination.flatMap(scene.object)
      })
    return empty.filter { !filled.contains($0.0) }.map(\.1)
  }

  /// Whether code of the host's is asked before a segue is gone, and gets hold of its destination.
  static func isPrepared(_ segue: SegueNode, in scene: CheckedScene) -> Bool {
    guard let source = segue.source else { return false }
    return !scene.isPlain(source) || segue.customClass != nil
  }
}

extension Message {
  fileprivate static func empty(_ container: Message, _ key: String) -> Message {
    "\(container.capitalizedFirst) has no child controllers: '\(key: key)' is missing"
  }
}
