import SceneDiagnostics
import SceneModel
import SceneValues

package enum ClassNotInstantiable: FileRule {
  package static let description = RuleDescription(
    "class-not-instantiable", .identity, .error,
    summary: "Scene cannot instantiate the class",
    discussion: """
      An 'object' element cannot create objects of certain classes. If its 'class' attribute specifies one \
      of these classes, loading fails. To create a constraint, use the 'constraint' element, whose equation \
      specifies the items. To create a segue, use the 'segue' element. The segue object is created when the \
      segue is performed. A scene cannot create the file itself, the layer of a view, or the owner of a nib, \
      because these objects exist before the scene refers to them.
      """,
    wrong: .scenes(
      """
      <viewController id="clock">
        <view/>
      </viewController>
      <object id="height" class="▶LayoutConstraint"/>
      """),
    right: .view(#"<constraint id="height" equation="height = 480"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let document = scene.document
    for index in document.objects.indices {
      guard let name = document.objects[index].customClass, let known = scene.objectClasses[index] else {
        continue
      }
      if document.objects[index].elementClass == Vocabulary.anyClass, isConstraint(known, in: scene) {
        diagnostics.append(
          diagnostic(.notMade(known.name), at: name.range, in: scene, notes: [scene.note(.constraint)]))
      } else if scene.vocabulary.description(of: known.qualifiedName)?.isNotMade == true
        || scene.vocabulary.isClass(known.qualifiedName, descendantOf: LanguageElement.segueClass) == true
      {
        diagnostics.append(
          diagnostic(.notMade(known.name), at: name.range, in: scene, notes: scene.declarations(of: known)))
      }
    }
  }

  /// Returns whether the class is a constraint. Only a constraint's own element can specify its items.
  private static func isConstraint(_ known: KnownClass, in scene: CheckedScene) -> Bool {
    scene.vocabulary.isClass(known.qualifiedName, descendantOf: Vocabulary.constraintClass) == true
  }
}

extension Message {
  fileprivate static func notMade(_ className: String) -> Message {
    "A scene cannot instantiate class '\(class: className)'"
  }

  fileprivate static var constraint: Message {
    "for a constraint, write 'constraint' in the element of a view"
  }
}
