import SceneDiagnostics
import SceneModel
import SceneValues

/// Methods that are to make a segue's destination, and that the class of its source does not have.
package enum SegueActionNotFound: FileRule {
  package static let description = RuleDescription(
    "segue-action-not-found", .connection, .error,
    summary: "Segue action does not exist on the source controller's class",
    discussion: """
      In an Xcode storyboard, a segue can name an '@IBSegueAction' of its source controller \
      ('destinationCreationSelector'). That method makes the destination controller. Selectors are compared \
      as a whole.

      The rule is silent if the class of the source controller is unknown.
      """,
    wrong: """
      <storyboard version="1" initial="clock" xmlns:ib="urn:scenec:interface-builder">
        <scene>
          <viewController id="clock" class="AlarmClockViewController">
            <segue kind="show" identifier="more" destination="more"
                   ib:destinationCreationSelector="▶switchAnimations:"/>
          </viewController>
        </scene>
        <scene><viewController id="more"/></scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock" xmlns:ib="urn:scenec:interface-builder">
        <scene>
          <viewController id="clock" class="AlarmClockViewController">
            <segue kind="show" identifier="more" destination="more"
                   ib:destinationCreationSelector="switchAnimation:"/>
          </viewController>
        </scene>
        <scene><viewController id="more"/></scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for node in scene.document.imports where node.attribute == "destinationCreationSelector" {
      guard case .segue(let index) = node.holder, let source = scene.document.segues[index].source,
        let known = scene.objectClasses[source], known.isComplete,
        scene.vocabulary.action(node.text, of: known.qualifiedName) == nil
      else { continue }
      let selector = Name(node.text, value(of: node, in: scene))
      let hidden = scene.hidden(.segueAction, node.text, of: known)
      let selectors = scene.vocabulary.lineage(of: known.qualifiedName).flatMap { $0.actions.map(\.selector) }
      diagnostics.append(
        finding(
          .doesNotExist(selector.text, on: known.name), at: selector.range, in: scene,
          notes: hidden.isEmpty ? scene.declarations(of: known) : hidden,
          suggesting: hidden.isEmpty ? scene.suggestion(for: selector, among: selectors) : nil))
    }
  }

  /// Where the selector stands in its attribute, unless it is written in another way there.
  private static func value(of node: ImportedNode, in scene: CheckedScene) -> SourceRange {
    let end = Int(node.range.end) - 1
    let range = SourceRange(max(0, end - node.text.utf8.count)..<max(0, end))
    return scene.document.source.text(range) == node.text ? range : node.range
  }
}

extension Message {
  fileprivate static func doesNotExist(_ selector: String, on className: String) -> Message {
    "Segue action '\(key: selector)' does not exist on '\(class: className)'"
  }
}
