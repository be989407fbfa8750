import SceneModel
import SceneValues

extension CheckedScene {
  /// What was written for a property of an object: the last of it, which is what the object has in the end. Where that
  /// depends on traits, it is not known what it says.
  func value(_ key: String, of object: Int) -> PropertyValue? {
    steps.add(valueTable.count(of: object))
    let found = valueTable.last(of: object, for: key, in: document.values)
    let varied = variation(key, of: object)
    var value = (found ?? varied).map { document.values[$0] }
    value?.isVaried = varied != nil
    return value
  }

  /// The property that the path of a runtime attribute ends at, and the class of the object that has the attribute; nil where
  /// one of them is not known.
  func runtimeProperty(of value: PropertyValue) -> (property: PropertyDescription, owner: KnownClass)? {
    guard case .object(let object) = value.owner, let known = objectClasses[object],
      let property = RuntimeKeyPath(value.key).property(from: known.qualifiedName, in: vocabulary)
    else { return nil }
    return (property, known)
  }

  private func variation(_ key: String, of object: Int) -> Int? {
    steps.counting(valueTable.variations(of: object)).first { document.values.isKey(key, at: $0) }
  }

  /// Whether anything was written for a property of an object, under whatever traits, even under a wrong name.
  func says(_ key: String, of object: Int) -> Bool {
    steps.add(valueTable.count(of: object))
    return valueTable.last(of: object, for: key, in: document.values) != nil
      || variation(key, of: object) != nil
      || isMisspelt(key, inTagOf: document.objects[object].nameRange)
  }

  func says(anyOf keys: [String], of object: Int) -> Bool { keys.contains { says($0, of: object) } }

  /// The frame of an object, where it is known; nil too where its literal is wrong.
  func frame(of object: Int) -> Rect? {
    steps.add()
    return frames[object]
  }

  func color(_ key: String, of object: Int) -> Color? {
    guard case .color(let color) = value(key, of: object)?.value else { return nil }
    return color
  }

  /// Whether an object is of its element's own class, which is known: no host's code runs in it.
  func isPlain(_ object: Int) -> Bool {
    steps.add()
    return document.objects[object].customClass == nil && objectClasses[object] != nil
  }

  /// Whether an object is of exactly this class.
  func isPlain(_ object: Int, _ className: String) -> Bool {
    document.objects[object].elementClass == className && isPlain(object)
  }

  /// The objects that code gets hold of by an outlet, and may change.
  var outletDestinations: Set<Int> {
    steps.add(document.outlets.count)
    return Set(document.outlets.flatMap { $0.destinations.compactMap { document.object(withID: $0.text) } })
  }
}
