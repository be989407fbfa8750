package protocol UnitFollowing: LoadingContext {
  var unitFollower: (any UnitFollower)? { get }
}

/// An object that records, for hot reload, from which unit each object was created.
package protocol UnitFollower: AnyObject {
  /// Receives an instantiation after its objects have been created and connected, and before they are awakened.
  func didConnect(_ instantiation: Instantiation)
  func didCreate(_ prototype: Prototype)
  func didOpen(_ file: SceneFile)
  func current(_ file: SceneFile) -> SceneFile
}

package protocol ActionForgetting: ActionSending {
  /// Removes an action from the sender. A nil target represents the responder chain.
  func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32)
}

extension Instantiation {
  package func adopt(_ object: any SceneObject, at index: Int) { storage[index] = object }

  /// Makes reused and new objects follow the preferred locales. The strings of this unit replace the strings in `file`.
  package func takeTexts(insteadOf file: SceneFile, following environments: [any TraitEnvironment]) {
    for object in objects.compactMap(\.self) { context.translatedUnits.forget(object, of: file) }
    var following: [ObjectIdentifier: VariedObject] = [:]
    for known in environments.compactMap(\.variations).flatMap(\.all) {
      if let object = known.object { following[ObjectIdentifier(object)] = known }
    }
    let recreated = Set(varied.map(\.index))
    var kept: [(index: Int, object: VariedObject)] = []
    for index in unit.objects.indices where !recreated.contains(index) {
      guard let variations = unit.objects[index].variations, let object = storage[index],
        let known = following[ObjectIdentifier(object)]
      else { continue }
      known.take(variations)
      kept.append((index, known))
    }
    if let translated = TranslatedUnit(self, unitIndex, following: kept) {
      context.translatedUnits.add(translated)
    }
  }

  package func specimen(at index: Int) throws -> any SceneObject {
    let whole = unit.objects[index]
    var object = whole
    object.values = 0..<whole.values.count
    let start = object.values.upperBound
    object.runtimeAttributes = start..<start + whole.runtimeAttributes.count
    (object.end, object.prototypes, object.relationships, object.keyPaths) = (1, [], [], [])
    (object.texts, object.variations, object.slot, object.fitsSlot) = ([], nil, nil, false)
    let setters = (Array(whole.values) + Array(whole.runtimeAttributes)).map { unit.setters[$0] }
    let alone = PreparedUnit(
      firstObject: unit.firstObject + index, objects: [object], setters: setters,
      constraint: unit.constraintObjects[index].map { unit.constraints[$0] })
    let instantiation = Instantiation(
      file: file, prepared: alone, at: unitIndex, in: language, context: context, scene: scene, owner: owner)
    let made = try instantiation.makeObject(at: 0)
    try instantiation.setRuntimeAttributes(at: 0)
    return made
  }
}
