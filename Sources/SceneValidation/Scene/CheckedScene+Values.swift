import SceneModel
import SceneValues

extension CheckedScene {
  /// Returns the last value of a property, which is the value that takes effect.
  func value(_ key: String, of object: Int) -> PropertyValue? {
    steps.add(valueTable.count(of: object))
    let found = valueTable.last(of: object, for: key, in: document.values)
    let varied = variation(key, of: object)
    var value = (found ?? varied).map { document.values[$0] }
    value?.isVaried = varied != nil
    return value
  }

  /// Returns the property at the end of a runtime attribute's key path and the class that contains the property.
  func runtimeProperty(of value: PropertyValue) -> (property: PropertyDescription, owner: KnownClass)? {
    guard case .object(let object) = value.owner, let known = objectClasses[object],
      let property = RuntimeKeyPath(value.key).property(from: known.qualifiedName, in: vocabulary)
    else { return nil }
    let belongsToApp =
      document.preserved != nil && vocabulary.isLibraryOnlyKey(value.key.text, known.qualifiedName)
    return belongsToApp ? nil : (property, known)
  }

  /// Returns the type of a runtime attribute in an Xcode file if only Apple's frameworks describe its property.
  func appleType(of value: PropertyValue) -> ValueType? {
    guard document.preserved != nil, case .object(let object) = value.owner,
      let known = objectClasses[object],
      runtimeProperty(of: value) == nil
    else { return nil }
    return KeyValueTypes.type(of: value.key.text, in: vocabulary.lineage(of: known.qualifiedName))
  }

  private func variation(_ key: String, of object: Int) -> Int? {
    steps.counting(valueTable.variations(of: object)).first { document.values.isKey(key, at: $0) }
  }

  /// Returns whether the object sets the property for any traits, even under a misspelled name.
  func sets(_ key: String, of object: Int) -> Bool {
    steps.add(valueTable.count(of: object))
    return valueTable.last(of: object, for: key, in: document.values) != nil
      || variation(key, of: object) != nil
      || isMisspelled(key, inTagOf: document.objects[object].nameRange)
  }

  func sets(anyOf keys: [String], of object: Int) -> Bool { keys.contains { sets($0, of: object) } }

  func frame(of object: Int) -> Rect? {
    steps.add()
    return frames[object]
  }

  func color(_ key: String, of object: Int) -> Color? {
    guard case .color(let color) = value(key, of: object)?.value else { return nil }
    return color
  }

  /// Returns whether an object is of its element's standard class and that class is known. Such objects run no app code.
  func isPlain(_ object: Int) -> Bool {
    steps.add()
    return document.objects[object].customClass == nil && objectClasses[object] != nil
  }

  func isPlain(_ object: Int, _ className: String) -> Bool {
    document.objects[object].elementClass == className && isPlain(object)
  }

  var outletDestinations: Set<Int> {
    steps.add(document.outlets.count)
    return Set(document.outlets.flatMap { $0.destinations.compactMap { document.object(withID: $0.text) } })
  }
}
