import SceneDiagnostics
import SceneModel
import SceneValues

package enum ReuseIdentifierDiffersFromClass: FileRule {
  package static let description = RuleDescription(
    "reuse-identifier-differs-from-class", .style, .note, isOffByDefault: true,
    summary: "Reuse identifier is not the name of the prototype's class",
    discussion: """
      If each reuse identifier is the name of the prototype's class, code can dequeue a cell by its type and \
      does not need a separate identifier. The rule does not check prototypes without a custom class.
      """,
    wrong: .view(element: "tableView", #"<tableViewCell class="AlarmCell" reuseIdentifier="▶alarm"/>"#),
    right: .view(element: "tableView", #"<tableViewCell class="AlarmCell" reuseIdentifier="AlarmCell"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for value in scene.document.values.indices(forKey: "reuseIdentifier").map({ scene.document.values[$0] }) {
      guard case .object(let object) = value.owner, let custom = scene.document.objects[object].customClass,
        !scene.hasHostClasses || scene.objectClasses[object] != nil
      else { continue }
      let name = ObjectNode.split(className: custom.text).name
      guard value.literal.text != name else { continue }
      diagnostics.append(diagnostic(.differs(value.literal.text, name), at: value.literal.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func differs(_ identifier: String, _ name: String) -> Message {
    "'\(identifier)' is not the name of the class, '\(class: name)'"
  }
}
