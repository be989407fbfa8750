import SceneDiagnostics
import SceneModel

/// Storyboards that do not say where they begin.
package enum MissingInitialScene: FileRule {
  package static let description = RuleDescription(
    "missing-initial-scene", .flow, .error,
    summary: "A storyboard names its initial scene.",
    discussion: """
      'initial' is the id of the controller that a program gets when it asks the storyboard for its first. A \
      storyboard that code enters by ids only says so: with 'entry="true"' on those controllers it needs no \
      'initial'.
      """,
    wrong: """
      <▶storyboard version="1">
        <scene>
          <viewController id="clock"/>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let document = scene.document
    let controllers = document.scenes.compactMap(\.controller)
    guard document.initial == nil, !controllers.isEmpty,
      !scene.isMisspelt("initial", inTagOf: document.nameRange), !scene.isMisspelt("entry"),
      !controllers.contains(where: { document.objects[$0].isEntry })
    else { return }
    diagnostics.append(
      finding(.noInitial, at: document.nameRange, in: scene, suggesting: suggestion(controllers, in: scene)))
  }

  /// With one controller there is no choice.
  private static func suggestion(_ controllers: [Int], in scene: CheckedScene) -> Suggestion? {
    guard controllers.count == 1, let id = scene.document.objects[controllers[0]].id else { return nil }
    let end = SourceRange.at(scene.document.nameRange.bytes.upperBound)
    let attribute = "initial=\"\(id.text)\""
    return Suggestion(
      note: scene.note(.only(id.text), at: id.range),
      fixIt: FixIt("Insert '\(attribute)'", edits: [FixIt.Edit(end, with: " " + attribute)]))
  }
}

extension Message {
  fileprivate static var noInitial: Message { "The storyboard does not say with which scene it begins" }
  fileprivate static func only(_ id: String) -> Message { "'\(id)' is its only controller" }
}
