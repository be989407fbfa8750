import SceneDiagnostics
import SceneModel
import SceneValues

package enum StackViewBackground: FileRule {
  package static let description = RuleDescription(
    "stack-view-background", .style, .note, isOffByDefault: true,
    summary: "Stack view has a background color",
    discussion: """
      Before iOS 14, UIKit's stack views did not draw anything, so a background color had no effect. If the \
      app supports earlier versions, put a view with the background color behind the stack view.
      """,
    wrong: .view(#"<stackView backgroundColor="▶white"/>"#),
    right: .view("<stackView/>"))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for value in scene.document.values.indices(forKey: "backgroundColor").map({ scene.document.values[$0] }) {
      guard case .object(let object) = value.owner, scene.document.objects[object].elementClass == "StackView"
      else { continue }
      diagnostics.append(diagnostic(.drawn, at: value.literal.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static var drawn: Message { "A stack view does not draw a background before iOS 14" }
}
