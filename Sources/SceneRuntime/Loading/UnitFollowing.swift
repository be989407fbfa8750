/// A context that somebody follows who changes what was made, when its file says something else.
package protocol UnitFollowing: LoadingContext {
  var unitFollower: (any UnitFollower)? { get }
}

/// Who knows what was made of which unit: hot reload.
///
/// Asked where a context is observed, and nowhere else: loading without one costs nothing.
package protocol UnitFollower: AnyObject {
  /// The objects of a unit are made and connected; what is awake of them is not yet.
  func didConnect(_ instantiation: Instantiation)
  /// An object has taken a prototype.
  func didMake(_ prototype: Prototype)
  /// A storyboard or a nib has a file.
  func didOpen(_ file: SceneFile)
  /// What is to be loaded in place of a file: what it says now.
  func current(_ file: SceneFile) -> SceneFile
}

/// Who sends actions, and can forget those that a scene has connected.
package protocol ActionForgetting: ActionSending {
  /// Forgets an action.
  ///
  /// - Parameters:
  ///   - selector: as the scene writes it.
  ///   - target: whom it calls; nil for whoever has it along the responder chain.
  ///   - event: at which it is sent.
  func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32)
}

extension Instantiation {
  /// Takes an object that lives for one of the unit, which need not be made then.
  package func adopt(_ object: any SceneObject, at index: Int) { storage[index] = object }

  /// Lets what is adopted and made say its texts in other languages, in place of what was made of another file.
  ///
  /// - Parameters:
  ///   - file: the other one.
  ///   - environments: what has traits that adopted objects follow already, as the other file said.
  package func takeTexts(insteadOf file: SceneFile, following environments: [any TraitEnvironment]) {
    for object in objects.compactMap(\.self) { context.translatedUnits.forget(object, of: file) }
    var following: [ObjectIdentifier: VariedObject] = [:]
    for known in environments.compactMap(\.variations).flatMap(\.all) {
      if let object = known.object { following[ObjectIdentifier(object)] = known }
    }
    let anew = Set(varied.map(\.index))
    var kept: [(index: Int, object: VariedObject)] = []
    for index in unit.objects.indices where !anew.contains(index) {
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

  /// An object of the unit as it is by itself: nothing else is made, and it is connected with nothing.
  ///
  /// - Parameter index: of the object in the unit.
  /// - Returns: a new object, which belongs to nobody.
  /// - Throws: what its initializer throws.
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
