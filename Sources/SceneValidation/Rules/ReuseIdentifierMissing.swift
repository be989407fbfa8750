import SceneDiagnostics
import SceneModel
import SceneValues

package enum ReuseIdentifierMissing: FileRule {
  package static let description = RuleDescription(
    "reuse-identifier-missing", .identity, .warning,
    summary: "Prototype has no reuse identifier",
    discussion: """
      A table view or a collection view copies a prototype when code dequeues a view with the prototype's \
      'reuseIdentifier'. Without a reuse identifier, the prototype is never used. Add an identifier, or \
      remove the prototype.

      The rule also reports a reuse identifier that contains only white space, which is probably a mistake \
      because code is unlikely to use such an identifier.

      In scene files, the rule does not report a missing reuse identifier for a prototype with a custom \
      class, because the class can define the identifier.
      """,
    wrong: .view(
      element: "tableView",
      """
      <▶tableViewCell/>
      <tableViewCell reuseIdentifier="▶ "/>
      """),
    right: .view(element: "tableView", #"<tableViewCell reuseIdentifier="alarm"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for (index, node) in scene.document.objects.enumerated() where node.isPrototype {
      // UIKit registers prototypes by the identifier in the file, whatever their class.
      guard scene.isPlain(index) || scene.vocabulary.usesUIKitNames, let name = node.elementClass,
        scene.vocabulary.property("reuseIdentifier", of: name) != nil,
        !scene.sets("reuseIdentifier", of: index)
      else { continue }
      diagnostics.append(diagnostic(.unused(scene.describe(index)), at: node.nameRange, in: scene))
    }
    for index in scene.document.values.indices(forKey: "reuseIdentifier") {
      let value = scene.document.values[index]
      guard case .object(let object) = value.owner, scene.document.objects[object].isPrototype,
        !value.literal.text.isEmpty, value.literal.text.allSatisfy(\.isWhitespace)
      else { continue }
      diagnostics.append(diagnostic(.blank(scene.describe(object)), at: value.literal.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func unused(_ cell: Message) -> Message {
    "\(cell.capitalizedFirst) can never be dequeued: it has no 'reuseIdentifier'"
  }

  fileprivate static func blank(_ cell: Message) -> Message {
    "The 'reuseIdentifier' of \(cell) contains only white space"
  }
}
