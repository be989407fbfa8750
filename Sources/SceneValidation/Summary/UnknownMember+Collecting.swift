import SceneDiagnostics
import SceneModel
import SceneValues

extension UnknownMember {
  static func all(in scene: CheckedScene) -> [UnknownMember] {
    let document = scene.document
    var members: [UnknownMember] = []
    for outlet in document.outlets {
      let known = scene.knownClass(ofSource: outlet.source)
      guard isUnknown(known),
        known.flatMap({ scene.vocabulary.outlet(outlet.property.text, of: $0.qualifiedName) }) == nil
      else { continue }
      members.append(UnknownMember(.outlet, outlet.property.range))
    }
    for action in document.actions {
      guard let destination = scene.destination(action.destination, from: action.sender) else { continue }
      if destination == .firstResponder {
        if !scene.mayAnyClassRespond(to: action.selector.text), scene.likelyAction(of: action) == nil {
          members.append(UnknownMember(.responderAction, action.selector.range))
        }
        continue
      }
      let known = scene.knownClass(of: destination)
      guard isUnknown(known),
        known.flatMap({ scene.vocabulary.action(action.selector.text, of: $0.qualifiedName) }) == nil
      else { continue }
      members.append(UnknownMember(.action, action.selector.range))
    }
    for action in scene.segueActions where isUnknown(scene.objectClasses[action.source]) {
      members.append(UnknownMember(.segueAction, action.selector.range))
    }
    for value in scene.valueTable.runtimeAttributes.lazy.map({ document.values[$0] }) {
      guard value.error == nil, case .object(let object) = value.owner else { continue }
      let known = scene.objectClasses[object]
      guard isUnknown(known),
        known.flatMap({ scene.vocabulary.property(value.key.text, of: $0.qualifiedName) }) == nil
      else { continue }
      members.append(UnknownMember(.runtimeAttribute, value.key.range))
    }
    if document.preserved == nil, scene.hasHostClasses {
      for value in scene.valueTable.unknown.lazy.map({ document.values[$0] }) where value.origin == .attribute
      {
        guard case .object(let object) = value.owner, isUnknown(scene.objectClasses[object]) else { continue }
        members.append(UnknownMember(.attribute, value.key.range))
      }
    }
    members += document.undescribedClasses.map { UnknownMember(.undescribedClass, $0) }
    members += scene.runtimeKeys.unlisted.map { UnknownMember(.runtimeKey, $0) }
    return members
  }

  static func bindingKeys(in scene: CheckedScene) -> [UnknownMember] {
    scene.bindingKeys.unknown.map { UnknownMember(.bindingKey, $0) }
      + scene.bindingKeys.unlisted.map { UnknownMember(.unlistedBindingKey, $0) }
  }

  static func systemImages(in scene: CheckedScene) -> [UnknownMember] {
    guard let assets = scene.resources.assets else { return [] }
    let symbols = scene.document.preserved?.undeclaredSymbols ?? []
    return symbols.map { UnknownMember(.systemImage, $0.range) }
      + (scene.document.preserved?.unlistedImages ?? []).filter { !assets.hasImage($0.text) }
      .map { UnknownMember(.systemImage, $0.range) }
  }

  private static func isUnknown(_ known: KnownClass?) -> Bool { known?.isComplete != true }
}
