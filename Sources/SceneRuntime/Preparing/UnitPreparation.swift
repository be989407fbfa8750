import SceneArchive
import SceneValues

struct UnitPreparation {
  let file: SceneFile
  let index: Int
  let record: UnitRecord
  private let language: FileLanguage
  private var setters: [ValueSetter] = []
  private var objects: [PreparedUnit.Object] = []
  private var properties: PropertyMemory
  /// The class of the current object's element, if the object's class redeclares properties of that class.
  private var redeclaredElement: RegisteredClass?
  private var redeclarations: [ClassPair: Bool] = [:]

  private struct ClassPair: Hashable {
    let registered: ObjectIdentifier
    let element: ObjectIdentifier
  }

  private var archive: Archive { file.archive }

  init(file: SceneFile, unit: Int, language: FileLanguage) {
    self.file = file
    self.language = language
    index = unit
    properties = PropertyMemory(keyCount: file.archive.keyCount)
    record = file.archive.unit(at: unit)
  }

  mutating func run() throws(LoadingError) -> PreparedUnit {
    objects.reserveCapacity(record.objects.count)
    if let first = record.objects.first, let last = record.objects.last {
      setters.reserveCapacity(
        max(0, archive.object(at: last).values.upperBound - archive.object(at: first).values.lowerBound))
    }
    for index in record.objects { try prepareObject(at: index) }
    var connections = ConnectionPreparation(file: file, unit: record)
    try connections.run()
    return PreparedUnit(
      firstObject: record.objects.lowerBound, objects: objects, setters: setters, connections: connections,
      constraints: archive.preparedConstraints(ofUnit: index))
  }

  private mutating func prepareObject(at index: Int) throws(LoadingError) {
    let record = archive.object(at: index)
    let (registered, substitutes) = try file.registeredClass(ofObject: index)
    redeclaredElement = redeclaredElement(of: record, registered)
    let end: Int = index + record.descendants + 1 - self.record.objects.lowerBound
    var object = PreparedUnit.Object(
      registered: registered, id: record.id.map { archive.string(at: $0) }, values: 0..<0,
      runtimeAttributes: 0..<0, keyPaths: [], end: end,
      slot: nil, substitutes: substitutes)
    if let parent = record.parent, let slot = record.slot {
      object.slot = try self.slot(archive.key(at: slot), ofParent: parent, child: index)
      object.fitsSlot = object.slot?.accepts(registered.type) ?? false
    }
    for prototype in archive.prototypeCount == 0 ? [] : file.prototypes.value[index] ?? [] {
      let child = archive.unit(at: prototype.unit).objects.lowerBound
      guard let slot = try self.slot(archive.key(at: prototype.slot), ofParent: index, child: child) else {
        continue
      }
      object.prototypes.append((prototype.unit, slot))
    }
    let start = setters.count
    for value in record.values where !archive.valueRecord(at: value).isRuntimeAttribute {
      try prepareValue(at: value, ofObject: index, into: &object)
    }
    object.values = start..<setters.count
    for value in record.values where archive.valueRecord(at: value).isRuntimeAttribute {
      try prepareValue(at: value, ofObject: index, into: &object)
    }
    object.runtimeAttributes = object.values.upperBound..<setters.count
    if archive.variationCount > 0, let variations = file.variations.value[index] {
      object.variations = try prepareVariations(
        variations, ofObject: index, registered, isSubstitute: substitutes != nil)
    }
    objects.append(object)
  }

  private mutating func prepareValue(
    at index: Int, ofObject object: Int, into prepared: inout PreparedUnit.Object
  ) throws(LoadingError) {
    let record = archive.valueRecord(at: index)
    let registered = owner(of: record, prepared.registered)
    // If there are translations, equal values can have different strings, so they cannot use the same setter.
    let sharesSetters = !file.hasTranslations
    if sharesSetters, let known = properties.setter(of: record, in: registered) {
      setters.append(known)
      return
    }
    var property = properties.property(ofKey: record.key, in: registered)
    if property == nil {
      let key = archive.key(at: record.key)
      property = registered.property(key)
      if let property { properties.keep(property, ofKey: record.key, in: registered) }
      if property == nil {
        if let relationship = registered.relationship(key) {
          // The missing class can have a property with the same name.
          if record.isRuntimeAttribute, prepared.substitutes != nil { return }
          let ids = archive.value(at: index).words
          prepared.relationships += ids.map { PreparedUnit.Relationship(destination: $0, add: relationship) }
          return
        }
        if prepared.substitutes != nil { return }
        if key.contains("."), record.isRuntimeAttribute {
          let path = PreparedKeyPath(key, value: file.value(at: index, in: language))
          prepared.keyPaths.append(path)
          if file.isTranslated(index) {
            prepared.texts.append(PreparedUnit.Text(value: index, key: key, way: .keyPath(path)))
          }
          return
        }
        if isForMissingCode(record) { return }
        throw file.error(.undefinedKey(key, class: registered.name), object: object)
      }
    }
    let setter: ValueSetter
    do throws(LoadingError) {
      setter = ValueSetter(try self.setter(of: index, property!, ofObject: object, registered))
    } catch {
      if isForMissingCode(record) { return }
      throw error
    }
    setters.append(setter)
    if sharesSetters { properties.keep(setter, of: record, in: registered) }
    if file.isTranslated(index) {
      prepared.texts.append(
        PreparedUnit.Text(
          value: index, key: archive.key(at: record.key), way: .setter(setters.count - 1, property!)))
    }
  }

  /// Returns the class whose property a value sets. The attributes of an element set the properties of the element's
  /// class, even if the app's class has a property with the same name and a different type.
  private func owner(of value: ValueRecord, _ registered: RegisteredClass) -> RegisteredClass {
    guard !value.isRuntimeAttribute, let element = redeclaredElement else { return registered }
    let key = archive.key(at: value.key)
    guard let inherited = element.property(key), let own = registered.property(key),
      own.type != inherited.type
    else { return registered }
    return element
  }

  private mutating func redeclaredElement(
    of object: ObjectRecord, _ registered: RegisteredClass
  ) -> RegisteredClass? {
    guard let element = file.classes[object.elementClass], element !== registered else { return nil }
    let pair = ClassPair(registered: ObjectIdentifier(registered), element: ObjectIdentifier(element))
    let redeclares = redeclarations[pair] ?? registered.redeclaresProperties(of: element)
    redeclarations[pair] = redeclares
    return redeclares ? element : nil
  }

  /// Returns whether a value that the available classes do not accept is ignored, because it probably sets a property
  /// that unavailable code of the app declares, in the object's class or in an extension.
  private func isForMissingCode(_ value: ValueRecord) -> Bool {
    value.isRuntimeAttribute && file.options.substitutesUnknownClasses
  }

  private func prepareVariations(
    _ variations: [Int], ofObject object: Int, _ registered: RegisteredClass, isSubstitute: Bool
  ) throws(LoadingError) -> PreparedVariations {
    var properties: [PreparedVariations.Property] = []
    for variation in variations {
      let traits = archive.traits(ofVariation: variation)
      for value in archive.variation(at: variation).values {
        let record = archive.valueRecord(at: value)
        let key = archive.key(at: record.key)
        let owner = owner(of: record, registered)
        guard let property = owner.property(key) else {
          if isSubstitute || isForMissingCode(record) { continue }
          throw file.error(.undefinedKey(key, class: registered.name), object: object)
        }
        let set: PreparedUnit.Setter
        do throws(LoadingError) {
          set = try setter(of: value, property, ofObject: object, registered)
        } catch {
          if isForMissingCode(record) { continue }
          throw error
        }
        let known = properties.firstIndex {
          $0.key == key && $0.isRuntimeAttribute == record.isRuntimeAttribute
        }
        if known == nil {
          let base = base(of: record.key, property, ofObject: object, registered)
          properties.append(
            PreparedVariations.Property(
              key: key, access: property, isRuntimeAttribute: record.isRuntimeAttribute, base: base?.set,
              baseValue: base?.value, cases: []))
        }
        properties[known ?? properties.count - 1].cases.append(
          PreparedVariations.Case(traits: traits, set: set, value: value))
      }
    }
    let isTranslated = properties.contains { property in
      (property.cases.map(\.value) + [property.baseValue].compactMap(\.self)).contains {
        file.isTranslated($0)
      }
    }
    return PreparedVariations(properties, isTranslated: isTranslated, of: registered)
  }

  /// Returns the value that applies if no variation does. An attribute and a runtime attribute with the same key can set
  /// properties of different types, so only a value that the property accepts is the base.
  private func base(
    of key: Int, _ property: PropertyAccess, ofObject object: Int, _ registered: RegisteredClass
  ) -> (value: Int, set: PreparedUnit.Setter)? {
    for value in archive.object(at: object).values.reversed() where archive.valueRecord(at: value).key == key
    {
      if let set = try? setter(of: value, property, ofObject: object, registered) { return (value, set) }
    }
    return nil
  }

  private func setter(
    of value: Int, _ property: PropertyAccess, ofObject object: Int, _ registered: RegisteredClass
  ) throws(LoadingError) -> PreparedUnit.Setter {
    do throws(LoadingError.Kind) {
      return try property.setter(
        of: file.value(at: value, in: language),
        forKey: archive.key(at: archive.valueRecord(at: value).key), class: registered.name)
    } catch {
      throw file.error(error, object: object)
    }
  }

  private func slot(_ name: String, ofParent parent: Int, child: Int) throws(LoadingError) -> SlotAccess? {
    // Objects in the same unit have already been looked up, because parents precede their children.
    let known = parent - record.objects.lowerBound
    let (registered, substitutes) =
      objects.indices.contains(known)
      ? (objects[known].registered, objects[known].substitutes) : try file.registeredClass(ofObject: parent)
    guard let slot = registered.slot(name) else {
      if substitutes != nil { return nil }
      throw file.error(
        .cannotHold(class: registered.name, child: archive.elementName(ofObject: child)), object: child)
    }
    return slot
  }
}

extension SceneFile {
  func registeredClass(
    ofObject index: Int
  ) throws(LoadingError) -> (registered: RegisteredClass, substitutes: String?) {
    let record = archive.object(at: index)
    let element = classes[record.elementClass]
    let isAny = isAnyClass[record.elementClass]
    if let registered = classes[record.classIndex] {
      guard !isAny, let element, !registered.isSubclass(of: element) else { return (registered, nil) }
      throw error(
        .notASubclass(
          name: registered.name, of: element.name, element: archive.elementName(ofObject: index)),
        object: index)
    }
    let name = archive.qualifiedName(ofClass: record.classIndex)
    if options.substitutesUnknownClasses {
      // The class that is registered for `<object>` cannot be used as a placeholder.
      if isAny { return (PlaceholderObject.registered, name) }
      if let substitute = element ?? registeredSuperclass(ofClass: record.elementClass) {
        return (substitute, name)
      }
    }
    throw error(
      .unknownClass(
        name: name, element: archive.elementName(ofObject: index),
        candidates: registry.candidates(for: name)),
      object: index)
  }
}

extension SceneFile {
  private func registeredSuperclass(ofClass index: Int) -> RegisteredClass? {
    for description in options.vocabulary.lineage(of: archive.qualifiedName(ofClass: index)) {
      if let registered = registry.registeredClass(named: description.qualifiedName) { return registered }
    }
    return nil
  }
}

/// A placeholder object for an `<object>` whose class is unavailable in a tool.
final class PlaceholderObject: PlainSceneObject {
  func awakeFromNib() {}
  static var declaration: ClassDeclaration { ClassDeclaration(PlaceholderObject.self) }
  static let registered = RegisteredClass(declaration, superclass: nil)
}

extension Value {
  var words: [String] {
    switch self {
    case .text(let text), .string(let text): text.split(separator: " ").map(String.init)
    default: []
    }
  }
}
