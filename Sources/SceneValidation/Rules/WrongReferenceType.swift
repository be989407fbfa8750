import SceneDiagnostics
import SceneModel
import SceneValues

package enum WrongReferenceType: FileRule {
  package static let description = RuleDescription(
    "wrong-reference-type", .identity, .error,
    summary: "Reference to an object of the wrong class",
    discussion: """
      A segue's destination and a storyboard's 'initial' attribute must refer to a scene by the id of its \
      view controller, not by the id of a view. A property that refers to an object must refer to an \
      instance of the property's class or of a subclass.
      """,
    wrong: """
      <storyboard version="1" initial="▶face">
        <scene>
          <viewController id="clock">
            <view id="face"/>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: .controller(#"<view id="face"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for reference in scene.references {
      guard let object = scene.object(reference.name), let id = scene.document.objects[object].id else {
        continue
      }
      guard let message = message(for: reference, to: object, in: scene) else { continue }
      diagnostics.append(
        diagnostic(
          message, at: reference.name.range, in: scene, notes: [scene.note(.declared, at: id.range)],
          suggesting: suggestion(for: reference, to: object, in: scene)))
    }
  }

  private static func message(
    for reference: Reference, to object: Int, in scene: CheckedScene
  ) -> Message? {
    switch reference.purpose {
    case .segue: return scene.isController(object) == false ? .segue(scene.describe(object)) : nil
    case .initial: return scene.isController(object) == false ? .initial(scene.describe(object)) : nil
    case .property(let type):
      guard let known = scene.objectClasses[object], scene.isClass(known, a: type) == false else {
        return nil
      }
      return .property(scene.describe(object), expected: scene.displayName(type))
    default: return nil
    }
  }

  private static func suggestion(
    for reference: Reference, to object: Int, in scene: CheckedScene
  ) -> Suggestion? {
    guard reference.wantsController, let index = scene.document.objects[object].scene,
      let controller = scene.document.scenes[index].controller, let id = scene.document.objects[controller].id
    else { return nil }
    return scene.suggestion(replacing: reference.name, with: id.text, declaredAt: id.range, isSafe: false)
  }
}

extension Message {
  fileprivate static func segue(_ object: Message) -> Message {
    "The destination of a segue must be a controller, but \(object) is not one"
  }

  fileprivate static func initial(_ object: Message) -> Message {
    "'initial' must name a controller, but \(object) is not one"
  }

  fileprivate static func property(_ object: Message, expected type: String) -> Message {
    "\(object.capitalizedFirst) is not \(CheckedScene.indefinite(type))"
  }

  fileprivate static var declared: Message { "declared here" }
}
