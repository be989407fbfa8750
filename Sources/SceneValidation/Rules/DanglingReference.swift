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
        diagnostics.append(
          diagnostic(
            message, at: reference.name.range, in: scene,
            suggesting: wordSuggestion(for: reference, in: scene)))
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
    // References to controllers cannot be intended for a label, and those in constraints must be intended for a view.
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
      ?? suggestion(forClass: reference, among: near, in: scene)
      ?? wordSuggestion(for: reference, in: scene)
  }

  private static func suggestion(
    forClass reference: Reference, among objects: [Int], in scene: CheckedScene
  ) -> Suggestion? {
    let text = reference.name.text
    // HTML and Android write ids as `#title` and `@id/title`, and other languages separate them with commas.
    let id = text.split { "#/@,;".contains($0) }.last.map(String.init)
    let found = scene.steps.counting(objects).filter { object in
      let node = scene.document.objects[object]
      return node.customClass?.text == text || node.id != nil && node.id?.text == id
    }
    guard found.count == 1, let id = scene.document.objects[found[0]].id else { return nil }
    return scene.suggestion(replacing: reference.name, with: id.text, declaredAt: id.range, isSafe: false)
  }

  private static func wordSuggestion(for reference: Reference, in scene: CheckedScene) -> Suggestion? {
    let word = ForeignNames.plain(reference.name.text)
    let ids = reference.name.text.split { ", ".contains($0) }.map(String.init)
    if ids.count > 1, ids.allSatisfy({ scene.document.object(withID: $0) != nil }) {
      return scene.suggestion(replacing: reference.name, with: ids.joined(separator: " "), isSafe: false)
    }
    guard reference.purpose == .action || reference.purpose == .outlet else { return nil }
    if reference.purpose == .action, ["firstresponder", "2"].contains(word) {
      let id = ReservedID.firstResponder.rawValue
      return scene.suggestion(replacing: reference.name, with: id, isSafe: false)
    }
    guard controllerWords.contains(word) else { return nil }
    if scene.document.kind == .nib {
      return scene.suggestion(replacing: reference.name, with: ReservedID.owner.rawValue, isSafe: false)
    }
    let home = reference.source.flatMap { scene.document.objects[$0].scene }
    let controller = home.flatMap { scene.document.scenes[$0].controller }
    return controller.flatMap { scene.document.objects[$0].id }.map {
      scene.suggestion(replacing: reference.name, with: $0.text, declaredAt: $0.range, isSafe: false)
    }
  }

  private static let controllerWords: Set = [
    "1", "controller", "filesowner", "owner", "parent", "self", "target", "this", "viewcontroller",
  ]

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
