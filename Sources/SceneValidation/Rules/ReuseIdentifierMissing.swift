import SceneDiagnostics
import SceneModel
import SceneValues

package enum ReuseIdentifierMissing: FileRule {
  package static let description = RuleDescription(
    "reuse-identifier-missing", .identity, .warning,
    summary: "Prototype has no reuse identifier",
    discussion: """
      A table view or a collection view copies a prototype when code dequeues its 'reuseIdentifier'. Without \
      one, the prototype is never used.

      The rule does not check prototypes with a custom class.
      """,
    wrong: .view(element: "tableView", "<▶tableViewCell/>"),
    right: .view(element: "tableView", #"<tableViewCell reuseIdentifier="alarm"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for (index, node) in scene.document.objects.enumerated() where node.isPrototype {
      guard scene.isPlain(index), let name = node.elementClass,
        scene.vocabulary.property("reuseIdentifier", of: name) != nil,
        !scene.sets("reuseIdentifier", of: index)
      else { continue }
      diagnostics.append(diagnostic(.unused(scene.describe(index)), at: node.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func unused(_ cell: Message) -> Message {
    "\(cell.capitalizedFirst) can never be dequeued: it has no 'reuseIdentifier'"
  }
}
