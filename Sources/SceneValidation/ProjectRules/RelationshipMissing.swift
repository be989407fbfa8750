import SceneDiagnostics
import SceneModel
import SceneValues

/// Containers with nothing to show.
package enum RelationshipMissing: FileRule {
  package static let description = RuleDescription(
    "relationship-missing", .flow, .warning,
    summary: "A container says what it holds.",
    discussion: """
      A navigation controller begins with its 'rootViewController', a tab bar controller or a split view controller \
      shows its 'viewControllers'. Without them it comes up empty.

      The rule is silent where code may fill the container: where its class is the host's, where it has an outlet, \
      where code makes it by its id ('entry="true"'), and where a segue of a controller of the host's leads to it.
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

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for (container, key) in emptyContainers(in: scene) {
      diagnostics.append(
        finding(
          .empty(scene.describe(container), key), at: scene.document.objects[container].nameRange, in: scene))
    }
  }

  /// The containers that nothing fills, and the property that would.
  static func emptyContainers(in scene: CheckedScene) -> [(container: Int, key: String)] {
    let empty = scene.document.scenes.compactMap { node -> (container: Int, key: String)? in
      guard let container = node.controller, scene.isPlain(container),
        !scene.document.objects[container].isEntry,
        let name = scene.document.objects[container].elementClass, let key = relationships[name],
        scene.vocabulary.property(key, of: name) != nil, !scene.says(key, of: container)
      else { return nil }
      return (container, key)
    }
    guard !empty.isEmpty else { return [] }
    let filled = scene.outletDestinations.union(destinationsOfHosts(in: scene))
    return empty.filter { !filled.contains($0.container) }
  }

  /// What `prepare(for:)` of a host's controller gets hold of.
  private static func destinationsOfHosts(in scene: CheckedScene) -> [Int] {
    scene.document.segues.compactMap { segue in
      guard let source = segue.source, !scene.isPlain(source) || segue.customClass != nil else { return nil }
      return segue.destination.flatMap(scene.object)
    }
  }
}

extension Message {
  fileprivate static func empty(_ container: String, _ key: String) -> Message {
    "Nothing is in \(container): it has no '\(key)'"
  }
}
