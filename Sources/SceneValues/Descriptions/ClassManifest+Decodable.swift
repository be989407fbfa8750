extension ClassManifest: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case version, classes }

  /// Decodes a manifest. Throws `DecodingError` for a missing or unknown member, or for a wrong type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(Key.self, knowing: Key.allCases)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "unsupported version \(version); supported versions: 1")
    }
    classes = try container.decode([ClassDescription].self, forKey: .classes)
  }
}

extension ClassDescription: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case name, module, element, superclass, documentation, properties, events, slots, outlets, actions,
      incomplete, notMade, accessibleText, rootView, sizedByFrame, touchTarget, textColor,
      passesEvents, sendsWithoutEvent, embedsScenes
  }

  /// Decodes a class with at least `name` and `module`. Throws `DecodingError` for an invalid or unknown member.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(Key.self, knowing: Key.allCases)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      module: try container.decode(String.self, forKey: .module),
      element: try container.decodeIfPresent(String.self, forKey: .element),
      superclass: try container.decodeIfPresent(String.self, forKey: .superclass),
      documentation: try container.decodeIfPresent(String.self, forKey: .documentation) ?? "",
      properties: try container.decodeIfPresent([PropertyDescription].self, forKey: .properties) ?? [],
      events: try container.decodeIfPresent([String].self, forKey: .events) ?? [],
      slots: try container.decodeIfPresent([SlotDescription].self, forKey: .slots) ?? [],
      outlets: try container.decodeIfPresent([OutletDescription].self, forKey: .outlets) ?? [],
      actions: try container.decodeIfPresent([ActionDescription].self, forKey: .actions) ?? [],
      isIncomplete: try container.decodeIfPresent(Bool.self, forKey: .incomplete) ?? false)
    isNotMade = try container.decodeIfPresent(Bool.self, forKey: .notMade) ?? false
    facts = ClassFacts(
      accessibleText: try container.decodeIfPresent([String].self, forKey: .accessibleText),
      rootView: try container.decodeIfPresent(String.self, forKey: .rootView),
      isSizedByFrame: try container.decodeIfPresent(Bool.self, forKey: .sizedByFrame),
      isTouchTarget: try container.decodeIfPresent(Bool.self, forKey: .touchTarget),
      textColor: try container.decodeIfPresent(String.self, forKey: .textColor),
      passesEvents: try container.decodeIfPresent(Bool.self, forKey: .passesEvents),
      sendsWithoutEvent: try container.decodeIfPresent([String].self, forKey: .sendsWithoutEvent),
      embedsScenes: try container.decodeIfPresent(Bool.self, forKey: .embedsScenes))
  }
}

extension PropertyDescription: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case key, type, minimum, maximum, `default`, appearance, localizable, variant, placeholders, children,
      documentation
  }

  /// Decodes a property with at least `key` and `type`. Throws `DecodingError` for an invalid or unknown member, for an
  /// unknown property type, or for a member that does not apply to the property type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(Key.self, knowing: Key.allCases)
    let key = try container.decode(String.self, forKey: .key)
    let type = try container.decodeType(forKey: .type)
    let isStylable = try container.decodeIfPresent(Bool.self, forKey: .appearance) ?? false
    guard !isStylable || type.isStylable else {
      throw DecodingError.dataCorruptedError(
        forKey: .appearance, in: container,
        debugDescription: "appearance rules cannot set '\(key)', which is a \(type)")
    }
    let isLocalizable = try container.decodeIfPresent(Bool.self, forKey: .localizable) ?? false
    guard !isLocalizable || type == .string else {
      throw DecodingError.dataCorruptedError(
        forKey: .localizable, in: container,
        debugDescription: "'\(key)' cannot be translated: it is a \(type)")
    }
    self.init(
      key: key, type: type, range: try Self.range(of: key, type, in: container),
      defaultLiteral: try container.decodeIfPresent(String.self, forKey: .default), isStylable: isStylable,
      isLocalizable: isLocalizable,
      variant: try container.decodeIfPresent(VariantDescription.self, forKey: .variant),
      documentation: try container.decodeIfPresent(String.self, forKey: .documentation) ?? "")
    placeholders = try container.decodeIfPresent([String].self, forKey: .placeholders)
    guard placeholders == nil || type == .string else {
      throw DecodingError.dataCorruptedError(
        forKey: .placeholders, in: container,
        debugDescription: "'\(key)' cannot have placeholders: it is a \(type)")
    }
    children = try container.decodeIfPresent(ChildCount.self, forKey: .children)
    guard children.map(type.takes) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .children, in: container,
        debugDescription: "'\(key)' cannot have child objects: it is a \(type)")
    }
  }
}

extension PropertyDescription {
  private static func range(
    of key: String, _ type: ValueType, in container: KeyedDecodingContainer<Key>
  ) throws -> ClosedRange<Double>? {
    let lower = try container.decodeIfPresent(Double.self, forKey: .minimum)
    let upper = try container.decodeIfPresent(Double.self, forKey: .maximum)
    guard lower != nil || upper != nil else { return nil }
    let place = lower == nil ? Key.maximum : .minimum
    guard type.takesRange else {
      throw DecodingError.dataCorruptedError(
        forKey: place, in: container, debugDescription: "'\(key)' cannot have a range: it is a \(type)")
    }
    let bounds = (lower ?? -.infinity, upper ?? .infinity)
    guard bounds.0 <= bounds.1 else {
      throw DecodingError.dataCorruptedError(
        forKey: place, in: container,
        debugDescription: "the minimum of '\(key)', \(bounds.0), is larger than its maximum, \(bounds.1)")
    }
    return bounds.0...bounds.1
  }
}

extension ChildCount: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case least, most, exceptions }

  /// Decodes the number of view controllers in a relationship. Throws `DecodingError` for an invalid or unknown member,
  /// or for a maximum that is less than 1 or less than the minimum.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(Key.self, knowing: Key.allCases)
    self.init(
      least: try container.decodeIfPresent(Int.self, forKey: .least) ?? 0,
      most: try container.decodeIfPresent(Int.self, forKey: .most),
      exceptions: try container.decodeIfPresent([Exception].self, forKey: .exceptions) ?? [])
    guard isPossible else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a relationship cannot have \(summary)"))
    }
  }
}

extension ChildCount.Exception: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case most, values }

  /// Decodes an exception from `most` and `values`. Throws `DecodingError` for a missing, invalid, or unknown member.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(Key.self, knowing: Key.allCases)
    self.init(
      most: try container.decode(Int.self, forKey: .most),
      values: try container.decode([String: String].self, forKey: .values))
  }
}

extension VariantDescription: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case element, axes }

  /// Decodes variants from `element` and `axes`. Throws `DecodingError` for a missing, invalid, or unknown member.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(Key.self, knowing: Key.allCases)
    self.init(
      element: try container.decode(String.self, forKey: .element),
      axes: try container.decode([AxisDescription].self, forKey: .axes))
  }
}

extension AxisDescription: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case name, type, base }

  /// Decodes an axis with at least `name`, `type`, and `base`. Throws `DecodingError` for a missing, invalid, or unknown
  /// member, or for a type that cannot distinguish variants (see `ValueType.isAxis`).
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(Key.self, knowing: Key.allCases)
    let name = try container.decode(String.self, forKey: .name)
    let type = try container.decodeType(forKey: .type)
    guard type.isAxis else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container,
        debugDescription: "'\(name)' cannot select variants: it is a \(type)")
    }
    self.init(name: name, type: type, base: try container.decode(String.self, forKey: .base))
  }
}

extension KeyedDecodingContainer {
  fileprivate func decodeType(forKey key: Key) throws -> ValueType {
    let written = try decode(String.self, forKey: key)
    guard let type = ValueType(written) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "'\(written)' is not a value type")
    }
    return type
  }
}

extension SlotDescription: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case name, accepts, single, prototype, documentation }

  /// Decodes a slot with at least `name` and `accepts`. Throws `DecodingError` for an invalid or unknown member.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(Key.self, knowing: Key.allCases)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      accepts: try container.decode(String.self, forKey: .accepts),
      isSingle: try container.decodeIfPresent(Bool.self, forKey: .single) ?? false,
      isPrototype: try container.decodeIfPresent(Bool.self, forKey: .prototype) ?? false,
      documentation: try container.decodeIfPresent(String.self, forKey: .documentation) ?? "")
  }
}

extension OutletDescription: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case name, type, collection, documentation }

  /// Decodes an outlet with at least `name` and `type`. Throws `DecodingError` for an invalid or unknown member.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(Key.self, knowing: Key.allCases)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      type: try container.decode(String.self, forKey: .type),
      isCollection: try container.decodeIfPresent(Bool.self, forKey: .collection) ?? false,
      documentation: try container.decodeIfPresent(String.self, forKey: .documentation) ?? "")
  }
}

extension ActionDescription: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case selector, sender, needsEvent, documentation }

  /// Decodes an action with at least `selector`. Throws `DecodingError` for an invalid or unknown member.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(Key.self, knowing: Key.allCases)
    self.init(
      selector: try container.decode(String.self, forKey: .selector),
      sender: try container.decodeIfPresent(String.self, forKey: .sender),
      needsEvent: try container.decodeIfPresent(Bool.self, forKey: .needsEvent) ?? false,
      documentation: try container.decodeIfPresent(String.self, forKey: .documentation) ?? "")
  }
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  fileprivate func container<Key: CodingKey>(
    _ type: Key.Type, knowing known: [Key]
  ) throws -> KeyedDecodingContainer<Key> {
    let all = try container(keyedBy: AnyKey.self)
    for key in all.allKeys where !known.contains(where: { $0.stringValue == key.stringValue }) {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: all, debugDescription: "'\(key.stringValue)' is not a member of a manifest")
    }
    return try container(keyedBy: type)
  }
}
