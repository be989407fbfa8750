import SceneDiagnostics
import SceneModel
import SceneValues

package enum SegueActionNotFound: FileRule {
  package static let description = RuleDescription(
    "segue-action-not-found", .connection, .error,
    summary: "Segue action does not exist on the source controller's class",
    discussion: """
      In an Xcode storyboard, the 'destinationCreationSelector' attribute of a segue can specify an \
      '@IBSegueAction' method of the source controller. That method creates the destination controller. If \
      the class does not have the method, correct the selector, or add the method. The rule compares \
      complete selectors, including the colons.

      The rule reports nothing if the source controller's class is unknown. For a segue from a container to \
      a child controller, it accepts a method of any class, because the controller that presents the \
      container can also create the child.
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
