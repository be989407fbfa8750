import SceneDiagnostics
import SceneModel
import SceneValues

package enum DanglingReference: FileRule {
  package static let description = RuleDescription(
    "dangling-reference", .identity, .error,
    summary: "Reference to an id that does not exist",
    discussion: """
      Outlets, actions, and segues refer to their destinations by id. Constraints refer to views by id, and \
      a storyboard refers to its initial view controller by id. In an Xcode file, the rule checks all \
      attributes that contain the id of another object. If no object has the id, the reference has no \
      destination. Correct the reference, or give the id to the object that it should refer to.

      Two special ids do not need an object with that id. In a nib, 'owner' refers to the object that loads \
      the nib. 'firstResponder' can be the destination of an action, which is then sent to the first object \
      in the responder chain that has the method.
      """,
    wrong: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="clockView" destination="▶fase"/>
      <view>
        <view id="face" class="ClockView"/>
      </view>
      """),
    right: .controller(
      class: "AlarmClockViewController",
      """
      <outlet property="clockView" destination="face"/>
      <view>
        <view id="face" class="ClockView"/>
      </view>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var found = 0
    for reference in scene.references {
      let id = reference.name.text
      guard scene.document.object(withID: id) == nil, !scene.isExplainedElsewhere(id) else {
        continue
      }
      if let reserved = ReservedID(rawValue: id) {
        guard !isMeaningful(reserved, for: reference.purpose, in: scene) else { continue }
        let message: Message = reference.purpose == .layout ? .noView(reserved) : .reserved(reserved)
        diagnostics.append(diagnostic(message, at: reference.name.range, in: scene))
        continue
      }
      found += 1
      diagnostics.append(
        diagnostic(
          .doesNotExist(id), at: reference.name.range, in: scene,
          suggesting: found > suggestionLimit ? nil : suggestion(for: reference, in: scene)))
    }
  }

  /// The maximum number of suggestions per file. The number is limited because each search visits all objects.
  private static let suggestionLimit = 50

  private static func suggestion(for reference: Reference, in scene: CheckedScene) -> Suggestion? {
    // A reference to a controller cannot be intended for a label, and a reference in a constraint must be
    // intended for a view.
    let candidates = scene.document.objects.indices.filter {
      (!reference.wantsController || scene.isController($0) == true)
        && (reference.purpose != .layout || scene.isView($0) == true)
    }
    // Objects of the same scene are preferred, because a connection to another scene would be another error.
    let home = reference.source.flatMap { scene.document.objects[$0].scene }
    let near =
      reference.wantsController ? candidates : candidates.filter { scene.document.objects[$0].scene == home }
    return scene.suggestion(for: reference.name, amongObjects: near)
      ?? scene.suggestion(for: reference.name, amongObjects: candidates)
      ?? suggestion(forItem: reference, in: scene)
  }

  private static func suggestion(forItem reference: Reference, in scene: CheckedScene) -> Suggestion? {
    guard reference.purpose == .layout, !scene.vocabulary.usesUIKitNames else { return nil }
    return scene.suggestion(for: reference.name, among: items, as: .layout)
  }

  private static let items = ["self", "superview", "superview.safeArea", "superview.margins"]

  private static func isMeaningful(
    _ id: ReservedID, for purpose: Reference.Purpose, in scene: CheckedScene
  ) -> Bool {
    switch id {
    case .firstResponder: purpose == .action
    case .owner: scene.document.kind == .nib && (purpose == .action || purpose == .outlet)
    default: false
    }
  }
}

extension Message {
  fileprivate static func doesNotExist(_ id: String) -> Message { "No object has the id '\(object: id)'" }

  fileprivate static func noView(_ id: ReservedID) -> Message { "'\(id.rawValue)' is not a view" }

  fileprivate static func reserved(_ id: ReservedID) -> Message {
    switch id {
    case .firstResponder: "'firstResponder' can only be the destination of actions"
    case .owner: "'owner' can only be used in the outlets and actions of a nib"
    default: "'\(id.rawValue)' can only be used in constraints"
    }
  }
}
