import SceneDiagnostics
import SceneModel
import SceneValues

package enum ContainerFull: FileRule {
  package static let description = RuleDescription(
    "container-full", .flow, .error,
    summary: "Container has more child controllers than it can hold",
    discussion: """
      A split view controller can have at most three columns. A page view controller shows one page at a \
      time, or two pages if they curl around a spine in the middle. The data source of the page view \
      controller provides all further pages. If 'viewControllers' contains more controllers than these \
      limits allow, loading fails.

      For a custom container class, the class's 'declaration' can specify the maximum number of child \
      controllers, as in '$0.children("panes", atMost: 3)'.
      """,
    wrong: .scenes(
      initial: "zones",
      #"<splitViewController id="zones" viewControllers="europe asia africa ▶oceania"/>"#,
      #"<viewController id="europe"/>"#,
      #"<viewController id="asia"/>"#,
      #"<viewController id="africa"/>"#,
      #"<viewController id="oceania"/>"#),
    right: .scenes(
      initial: "zones",
      #"<tabBarController id="zones" viewControllers="europe asia africa oceania"/>"#,
      #"<viewController id="europe"/>"#,
      #"<viewController id="asia"/>"#,
      #"<viewController id="africa"/>"#,
      #"<viewController id="oceania"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.valueTable.references {
      let value = scene.document.values[index]
      guard case .references = value.type, case .object(let container) = value.owner,
        let most = places(for: value.key.text, of: container, in: scene)
      else { continue }
      for extra in value.words.dropFirst(most) {
        diagnostics.append(
          diagnostic(.noPlace(extra.text, in: scene.describe(container), most), at: extra.range, in: scene))
      }
    }
  }

  /// Returns the maximum number of controllers that a container's relationship allows, or nil if there is no limit.
  private static func places(for key: String, of container: Int, in scene: CheckedScene) -> Int? {
    guard let known = scene.objectClasses[container],
      let count = scene.vocabulary.property(key, of: known.qualifiedName)?.children
    else { return nil }
    let exception = count.exceptions.first { exception in
      exception.values.allSatisfy { mayHave($0.value, for: $0.key, container, known, in: scene) }
    }
    return exception?.most ?? count.most
  }

  /// Returns whether an object's property might have a given value. A trait-dependent property might have any value.
  private static func mayHave(
    _ literal: String, for key: String, _ object: Int, _ known: KnownClass, in scene: CheckedScene
  ) -> Bool {
    guard let written = scene.value(key, of: object) else {
      return scene.vocabulary.property(key, of: known.qualifiedName)?.defaultLiteral == literal
    }
    return written.value.map { $0.literal == literal } ?? true
  }
}

extension Message {
  fileprivate static func noPlace(_ id: String, in container: Message, _ most: Int) -> Message {
    """
    \(container.capitalizedFirst) can have at most \(most) child \
    \(most == 1 ? "controller" : "controllers"): remove '\(object: id)'
    """
  }
}
