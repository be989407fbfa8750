import SceneDiagnostics
import SceneModel
import SceneValues

/// Unwind segues that nobody takes.
package enum UnwindSelectorNotFound: FileRule {
  package static let description = RuleDescription(
    "unwind-selector-not-found", .flow, .error,
    summary: "Some controller's class has the action that an unwind segue goes back to.",
    discussion: """
      An unwind segue goes back through parents and presenters to the first controller that has its action. Which \
      one that is shows when the program runs; that there is none can be seen before. The rule speaks only where \
      the host's classes were described, and every controller of the file among them.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock" class="AlarmClockViewController">
            <segue kind="present" identifier="setAlarm" destination="alarm"/>
          </viewController>
        </scene>
        <scene>
          <viewController id="alarm">
            <view>
              <button title="Done">
                <segue kind="unwind" action="▶unwindToClok:"/>
              </button>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock" class="AlarmClockViewController">
            <segue kind="present" identifier="setAlarm" destination="alarm"/>
          </viewController>
        </scene>
        <scene>
          <viewController id="alarm">
            <view>
              <button title="Done">
                <segue kind="unwind" action="unwindToClock:"/>
              </button>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let unwinds = scene.document.segues.filter { $0.knownKind == .unwind }.compactMap(\.action)
    guard !unwinds.isEmpty, allControllersAreKnown(in: scene) else { return }
    // Nobody else is asked: an action of a view or a model takes no unwind segue.
    let takers = scene.vocabulary.classes.filter {
      scene.vocabulary.isClass($0.qualifiedName, descendantOf: Vocabulary.controllerClass) != false
    }
    let selectors = Set(takers.flatMap { $0.actions.map(\.selector) })
    for selector in unwinds where Selector.isWellFormed(selector.text) && !selectors.contains(selector.text) {
      diagnostics.append(
        finding(
          .nobody(selector.text), at: selector.range, in: scene,
          suggesting: scene.suggestion(for: selector, among: selectors)))
    }
  }

  private static func allControllersAreKnown(in scene: CheckedScene) -> Bool {
    scene.knowsHostClasses
      && scene.document.objects.indices.allSatisfy { index in
        scene.isController(index) == false || scene.objectClasses[index]?.isComplete == true
      }
  }
}

extension Message {
  fileprivate static func nobody(_ selector: String) -> Message {
    "No controller has the action '\(selector)' to go back to"
  }
}
