import SceneDiagnostics
import SceneModel
import SceneValues

package enum SegueActionNotFound: FileRule {
  package static let description = RuleDescription(
    "segue-action-not-found", .connection, .error,
    summary: "Segue action does not exist on the source controller's class",
    discussion: """
      In an Xcode storyboard, a segue can name an '@IBSegueAction' of its source controller \
      ('destinationCreationSelector'). That method creates the destination controller. Selectors are \
      compared as a whole.

      The rule reports nothing if the class of the source controller is unknown. The first child of a \
      container can also be created by the code that presents the container: in this case, the method can \
      be in any class.
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
    for action in scene.segueActions where !scene.isOfPresenter(action) {
      let selector = action.selector
      guard let known = scene.objectClasses[action.source], known.isComplete,
        scene.vocabulary.action(selector.text, of: known.qualifiedName) == nil
      else { continue }
      let hidden = scene.hidden(.segueAction, selector.text, of: known)
      let selectors = scene.vocabulary.lineage(of: known.qualifiedName).flatMap { $0.actions.map(\.selector) }
      diagnostics.append(
        diagnostic(
          .doesNotExist(selector.text, on: known.name), at: selector.range, in: scene,
          notes: hidden.isEmpty ? scene.declarations(of: known) : hidden,
          suggesting: hidden.isEmpty ? scene.suggestion(for: selector, among: selectors) : nil))
    }
  }
}

extension Message {
  fileprivate static func doesNotExist(_ selector: String, on className: String) -> Message {
    "Segue action '\(key: selector)' does not exist on '\(class: className)'"
  }
}
