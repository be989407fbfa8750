import SceneDiagnostics
import SceneModel
import SceneValues

package enum ImpossibleAlert: FileRule {
  package static let description = RuleDescription(
    "impossible-alert", .flow, .error,
    summary: "Alert has two cancel actions, or is an action sheet with text fields",
    discussion: """
      An alert can have at most one action with the style 'cancel', because that action is chosen when the \
      user taps outside an action sheet or presses the Escape key. An action sheet cannot have text fields. \
      To request text from the user, use an alert. If an alert has two cancel actions, or an action sheet \
      has text fields, loading fails.
      """,
    wrong: .scenes(
      #"<viewController id="clock"/>"#,
      """
      <alertController title="Remove the alarm?" entry="true">
        <alertAction title="Keep it" style="cancel"/>
        <▶alertAction title="Later" style="cancel"/>
      </alertController>
      """,
      """
      <alertController title="Rename" preferredStyle="actionSheet" entry="true">
        <▶textField placeholder="Name"/>
        <alertAction title="Rename"/>
      </alertController>
      """),
    right: .scenes(
      #"<viewController id="clock"/>"#,
      """
      <alertController title="Remove the alarm?" entry="true">
        <alertAction title="Remove" style="destructive"/>
        <alertAction title="Keep it" style="cancel"/>
      </alertController>
      """,
      """
      <alertController title="Rename" entry="true">
        <textField placeholder="Name"/>
        <alertAction title="Rename"/>
      </alertController>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let objects = scene.document.objects
    for index in objects.indices where objects[index].elementClass == alertClass {
      let isSheet = style("preferredStyle", of: index, in: scene) == "actionSheet"
      var first: Int?
      var child = index + 1
      while child < objects[index].subtreeEnd {
        defer { child = objects[child].subtreeEnd }
        if isSheet, objects[child].slot == "textFields" {
          diagnostics.append(diagnostic(.hasField, at: objects[child].nameRange, in: scene))
        }
        guard objects[child].slot == "actions", style("style", of: child, in: scene) == "cancel" else {
          continue
        }
        guard let known = first else {
          first = child
          continue
        }
        diagnostics.append(
          diagnostic(
            .cancelsTwice, at: objects[child].nameRange, in: scene,
            notes: [scene.note(.first, at: objects[known].nameRange)]))
      }
    }
  }

  private static let alertClass = "AlertController"

  private static func style(_ key: String, of object: Int, in scene: CheckedScene) -> String? {
    guard case .enumeration(let style) = scene.value(key, of: object)?.value else { return nil }
    return style
  }
}

extension Message {
  fileprivate static var hasField: Message { "An action sheet cannot have text fields" }
  fileprivate static var cancelsTwice: Message {
    "An alert can have at most one action of the style 'cancel'"
  }
  fileprivate static var first: Message { "the first one is here" }
}
