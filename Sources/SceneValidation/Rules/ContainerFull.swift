import SceneDiagnostics
import SceneModel
import SceneValues

/// Controllers that a container has no place for.
package enum ContainerFull: FileRule {
  package static let description = RuleDescription(
    "container-full", .flow, .error,
    summary: "Container has more child controllers than it can hold",
    discussion: """
      A split view controller has three columns at most. A page view controller shows one page, or two pages \
      if they curl around a spine in the middle; the pages after them come from its data source. If \
      'viewControllers' names more, loading fails.

      A custom class that declares its own child controllers has the number of places that it declares.
      """,
    wrong: """
      <storyboard version="1" initial="zones">
        <scene>
          <splitViewController id="zones" viewControllers="europe asia africa ▶oceania"/>
        </scene>
        <scene>
          <viewController id="europe"/>
        </scene>
        <scene>
          <viewController id="asia"/>
        </scene>
        <scene>
          <viewController id="africa"/>
        </scene>
        <scene>
          <viewController id="oceania"/>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="zones">
        <scene>
          <tabBarController id="zones" viewControllers="europe asia africa oceania"/>
        </scene>
        <scene>
          <viewController id="europe"/>
        </scene>
        <scene>
          <viewController id="asia"/>
        </scene>
        <scene>
          <viewController id="africa"/>
        </scene>
        <scene>
          <viewController id="oceania"/>
        </scene>
      </storyboard>
      """)

  /// By which containers of several say what they hold.
  private static let key = "viewControllers"

  private enum Places {
    case columns
    case pages(Int)

    var count: Int {
      switch self {
      case .columns: 3
      case .pages(let count): count
      }
    }
  }

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.valueTable.references {
      let value = scene.document.values[index]
      guard case .references = value.type, case .object(let container) = value.owner,
        value.key.text == key
      else { continue }
      let held = value.literal.words
      guard held.count > 1, let places = places(of: container, in: scene) else { continue }
      for extra in held.dropFirst(places.count) {
        diagnostics.append(finding(message(extra.text, beyond: places), at: extra.range, in: scene))
      }
    }
  }

  /// What the class library's own containers have room for.
  private static func places(of container: Int, in scene: CheckedScene) -> Places? {
    guard let known = scene.objectClasses[container] else { return nil }
    let lineage = scene.steps.counting(scene.vocabulary.lineage(of: known.qualifiedName))
    guard let holder = lineage.first(where: { $0.properties.contains { $0.key == key } }),
      CheckedScene.libraryModules.contains(holder.module)
    else { return nil }
    switch holder.name {
    case "SplitViewController": return .columns
    case "PageViewController": return .pages(pages(of: container, in: scene))
    default: return nil
    }
  }

  /// As many as show at once; where that depends on traits, as many as may.
  private static func pages(of container: Int, in scene: CheckedScene) -> Int {
    let style = scene.value("transitionStyle", of: container)
    let spine = scene.value("spineLocation", of: container)
    if style?.value?.literal == "scroll" { return 1 }
    return spine.map { $0.value == nil || $0.value?.literal == "mid" } ?? false ? 2 : 1
  }

  private static func message(_ id: String, beyond places: Places) -> Message {
    switch places {
    case .columns: .noColumn(id)
    case .pages(let count): .noPage(id, count)
    }
  }
}

extension Message {
  fileprivate static func noColumn(_ id: String) -> Message {
    "A split view controller has three columns at most: there is none for '\(object: id)'"
  }

  fileprivate static func noPage(_ id: String, _ count: Int) -> Message {
    "This page view controller shows \(count == 1 ? "one page" : "two pages") at a time: there is no place for '\(object: id)'"
  }
}
