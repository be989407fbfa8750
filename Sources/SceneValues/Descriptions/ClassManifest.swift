/// A JSON file that describes classes. Host apps export the file for tools that do not have access to the app's code.
///
/// Version 1 is an object with the members `version` and `classes`.
///
/// - A class has `name` and `module`. It also has those of `element`, `superclass`, `documentation`, `properties`,
///   `events`, `slots`, `outlets`, and `actions` that are not empty.
/// - A property with a range has `minimum`, `maximum`, or both.
/// - An action with a nonoptional event has `needsEvent`.
/// - The facts for checks are `accessibleText`, `rootView`, `sizedByFrame`, `touchTarget`, `textColor`, `passesEvents`,
///   `sendsWithoutEvent`, and `embedsScenes`. Properties also have `placeholders` and `children`.
/// - `incomplete` is true if a class has members that are not described.
/// - `notMade` is true if scenes refer to objects of a class but do not create them.
public struct ClassManifest: Sendable, Hashable {
  /// The version of the format that this type writes: 1. No other version is supported.
  public static let version = 1

  /// The classes, in any order.
  public var classes: [ClassDescription]

  /// Creates a manifest that describes the given classes.
  public init(_ classes: [ClassDescription]) { self.classes = classes }

  /// The manifest as JSON text, with a line break at the end. The classes are sorted by qualified name, so equal sets
  /// of classes result in equal text.
  public var json: String {
    JSONText.object([
      ("version", .int(Self.version)),
      ("classes", jsonClasses),
    ]).text + "\n"
  }

  package var jsonClasses: JSONText {
    .array(classes.sorted { $0.qualifiedName < $1.qualifiedName }.map(\.json))
  }
}

extension ClassDescription {
  fileprivate var json: JSONText {
    .members(
      ("name", .string(name)), ("module", .string(module)), ("element", .optional(element)),
      ("superclass", .optional(superclass)), ("documentation", .text(documentation)),
      ("properties", .list(properties.map(\.json))), ("events", .list(events.map(JSONText.string))),
      ("slots", .list(slots.map(\.json))), ("outlets", .list(outlets.map(\.json))),
      ("actions", .list(actions.map(\.json))), ("incomplete", isIncomplete ? .bool(true) : nil),
      ("notMade", isNotMade ? .bool(true) : nil),
      ("accessibleText", facts.accessibleText.map { .array($0.map(JSONText.string)) }),
      ("rootView", .optional(facts.rootView)), ("sizedByFrame", facts.isSizedByFrame.map(JSONText.bool)),
      ("touchTarget", facts.isTouchTarget.map(JSONText.bool)),
      ("textColor", .optional(facts.textColor)), ("passesEvents", facts.passesEvents.map(JSONText.bool)),
      ("sendsWithoutEvent", facts.sendsWithoutEvent.map { .array($0.map(JSONText.string)) }),
      ("embedsScenes", facts.embedsScenes.map(JSONText.bool)))
  }
}

extension PropertyDescription {
  fileprivate var json: JSONText {
    .members(
      ("key", .string(key)), ("type", .string(type.description)),
      ("minimum", .bound(range?.lowerBound)), ("maximum", .bound(range?.upperBound)),
      ("default", .optional(defaultLiteral)),
      ("appearance", isStylable ? .bool(true) : nil), ("localizable", isLocalizable ? .bool(true) : nil),
      ("variant", variant?.json), ("placeholders", placeholders.map { .array($0.map(JSONText.string)) }),
      ("children", children?.json),
      ("documentation", .text(documentation)))
  }
}

extension ChildCount {
  fileprivate var json: JSONText {
    .members(
      ("least", least == 0 ? nil : .int(least)), ("most", most.map(JSONText.int)),
      ("exceptions", .list(exceptions.map(\.json))))
  }
}

extension ChildCount.Exception {
  fileprivate var json: JSONText {
    .members(
      ("most", .int(most)),
      ("values", .object(values.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })))
  }
}

extension VariantDescription {
  fileprivate var json: JSONText {
    .members(("element", .string(element)), ("axes", .list(axes.map(\.json))))
  }
}

extension AxisDescription {
  fileprivate var json: JSONText {
    .members(("name", .string(name)), ("type", .string(type.description)), ("base", .string(base)))
  }
}

extension SlotDescription {
  fileprivate var json: JSONText {
    .members(
      ("name", .string(name)), ("accepts", .string(accepts)), ("single", isSingle ? .bool(true) : nil),
      ("prototype", isPrototype ? .bool(true) : nil),
      ("documentation", .text(documentation)))
  }
}

extension OutletDescription {
  fileprivate var json: JSONText {
    .members(
      ("name", .string(name)), ("type", .string(type)), ("collection", isCollection ? .bool(true) : nil),
      ("documentation", .text(documentation)))
  }
}

extension ActionDescription {
  fileprivate var json: JSONText {
    .members(
      ("selector", .string(selector)), ("sender", .optional(sender)),
      ("needsEvent", needsEvent ? .bool(true) : nil), ("documentation", .text(documentation)))
  }
}

extension JSONText {
  fileprivate static func members(_ members: (String, JSONText?)...) -> JSONText {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }
}

extension Optional where Wrapped == JSONText {
  fileprivate static func optional(_ text: String?) -> JSONText? { text.map(JSONText.string) }
  fileprivate static func text(_ text: String) -> JSONText? { text.isEmpty ? nil : .string(text) }
  fileprivate static func bound(_ bound: Double?) -> JSONText? {
    bound.flatMap { $0.isFinite ? .number($0) : nil }
  }
  fileprivate static func list(_ items: [JSONText]) -> JSONText? { items.isEmpty ? nil : .array(items) }
}
