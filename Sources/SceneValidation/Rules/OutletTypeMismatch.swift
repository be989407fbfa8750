import SceneDiagnostics
import SceneModel
import SceneValues

package enum OutletTypeMismatch: FileRule {
  package static let description = RuleDescription(
    "outlet-type-mismatch", .connection, .error,
    summary: "Outlet is connected to an object of the wrong class",
    discussion: """
      The destination of an outlet must be an instance of the class with which the outlet is declared, or of \
      one of its subclasses. Every member of an outlet collection must meet the same requirement. Otherwise, \
      loading the scene fails. Connect a different object, or change the class in the declaration of the \
      outlet.

      The rule reports nothing if the class of the outlet or the class of the destination is unknown. If the \
      outlet is declared in Objective-C, the diagnostic is a warning, because Objective-C does not check the \
      class of an object before sending it a message.
      """,
    wrong: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="clockView" destination="▶time"/>
      <view>
        <view id="face" class="ClockView"/>
        <label id="time" text="12:00"/>
      </view>
      """),
    right: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="clockView" destination="face"/>
      <view>
        <view id="face" class="ClockView"/>
        <label id="time" text="12:00"/>
      </view>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for outlet in scene.document.outlets {
      guard let source = scene.knownClass(ofSource: outlet.source),
        let declared = scene.vocabulary.outlet(outlet.property.text, of: source.qualifiedName),
        declared.isCollection == outlet.isCollection
      else { continue }
      for name in outlet.destinations {
        guard let destination = scene.destination(name, from: outlet.source),
          let known = scene.knownClass(of: destination), scene.isClass(known, a: declared.type) == false
        else { continue }
        let declaration = scene.declaration(ofOutlet: declared.name, of: source)
        // Objective-C does not check the type of an outlet.
        let isAccepted = scene.isObjectiveC(declaration, of: source)
        diagnostics.append(
          diagnostic(
            .mismatch(declared.name, scene.displayName(declared.type), name.text, known.name), at: name.range,
            in: scene, severity: isAccepted ? .warning : nil,
            notes: notes(on: destination, in: scene) + declaration))
      }
    }
  }

  private static func notes(on destination: Destination, in scene: CheckedScene) -> [Diagnostic.Note] {
    guard case .object(let index) = destination, let id = scene.document.objects[index].id else { return [] }
    return [scene.note(.declared, at: id.range)]
  }
}

extension Message {
  fileprivate static func mismatch(
    _ outlet: String, _ type: String, _ id: String, _ className: String
  ) -> Message {
    """
    Outlet '\(key: outlet)' requires \(CheckedScene.indefinite(type)), but '\(object: id)' is \
    \(CheckedScene.indefinite(className))
    """
  }

  fileprivate static var declared: Message { "declared here" }
}
