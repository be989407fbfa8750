import SceneDiagnostics
import SceneModel
import SceneValues

package enum MalformedSelector: FileRule {
  package static let description = RuleDescription(
    "malformed-selector", .connection, .error,
    summary: "Invalid selector",
    discussion: """
      A selector has the form 'name', 'name:', or 'name:forEvent:', as in Objective-C, with one colon for \
      each argument. These forms correspond to a method without parameters, a method with the sender as its \
      parameter, and a method with the sender and the event as its parameters. Write Swift's 'name(_:)' as \
      'name:'.
      """,
    wrong: .view(
      controller: "AlarmClockViewController",
      """
      <switch>
        <action selector="▶switchAnimation(_:)" destination="clock"/>
      </switch>
      """),
    right: .view(
      controller: "AlarmClockViewController",
      """
      <switch>
        <action selector="switchAnimation:" destination="clock"/>
      </switch>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let selectors = scene.document.actions.map(\.selector) + scene.document.segues.compactMap(\.action)
    for selector in selectors where !Selector.isWellFormed(selector.text) {
      guard let spelling = Selector.fromSwift(selector.text) else {
        diagnostics.append(diagnostic(.malformed(selector.text), at: selector.range, in: scene))
        continue
      }
      diagnostics.append(
        diagnostic(
          selector.text.hasPrefix("@") ? .malformed(selector.text) : .swift(selector.text),
          at: selector.range, in: scene,
          suggesting: scene.suggestion(replacing: selector, with: spelling)))
    }
  }
}

extension Message {
  fileprivate static func malformed(_ selector: String) -> Message {
    "'\(key: selector)' is not a selector: write 'name', 'name:' or 'name:forEvent:'"
  }

  fileprivate static func swift(_ selector: String) -> Message {
    "'\(key: selector)' is Swift notation: write the selector in Objective-C notation"
  }
}
