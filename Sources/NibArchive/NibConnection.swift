extension NibArchive {
  /// Returns the connection that the object at the given index represents, or nil if the object is not a connection.
  public func connection(_ index: Int) -> NibConnection? {
    guard let form = NibConnection.forms[className(of: index)] else { return nil }
    var events: UInt64 = 0
    if case .integer(let mask)? = value("UIEventMask", of: index) { events = UInt64(bitPattern: mask) }
    return NibConnection(
      kind: form.kind, source: end(form.source, of: index), destination: end(form.destination, of: index),
      name: text(form.name, of: index, limit: 200) ?? "\"\"",
      keyPath: text("NSKeyPath", of: index, limit: 200) ?? "\"\"", events: events)
  }

  private func end(_ key: String, of index: Int) -> NibConnection.End? {
    guard case .object(let object)? = value(key, of: index) else { return nil }
    return NibConnection.End(object: object, description: name(of: object))
  }

  func text(_ key: String, of object: Int, limit: Int) -> String? {
    value(key, of: object).flatMap { string($0, limit: limit) }
  }

  /// Returns the number of an object, followed by its content, the name of the represented object, or its class name.
  func name(of object: Int) -> String {
    if let (_, text) = summary(of: object, limit: 60) { return "#\(object) \(text)" }
    let what = Self.namesOfOthers[className(of: object)].flatMap { text($0, of: object, limit: 80) }
    return "#\(object) \(what?.dropFirst().dropLast() ?? Self.escaped(className(of: object), limit: 80)[...])"
  }

  private static let namesOfOthers = [
    "NSCustomObject": "NSClassName", "NSCustomView": "NSClassName", "NSClassSwapper": "NSClassName",
    "NSWindowTemplate": "NSWindowClass", "UIClassSwapper": "UIClassName", "UICustomObject": "UIClassName",
    "UIProxyObject": "UIProxiedObjectIdentifier",
  ]
}

/// A connection between objects of a nib, or a value for a property of an object.
public struct NibConnection: Sendable, CustomStringConvertible {
  /// A kind of connection.
  public enum Kind: Sendable {
    case outlet, outletCollection, action
    /// A binding, which keeps a property equal to a value of another object.
    case binding
    /// A runtime attribute, which sets the value of a key path.
    case attribute
  }

  /// An object at one end of a connection.
  public struct End: Sendable {
    /// The index of the object in the archive.
    public let object: Int
    /// The text that describes the object in dumps.
    public let description: String
  }

  struct Form {
    let kind: Kind
    let source: String
    let destination: String
    let name: String

    static func mac(_ kind: Kind, name: String = "NSLabel") -> Self {
      Self(kind: kind, source: "NSSource", destination: "NSDestination", name: name)
    }

    static func touch(_ kind: Kind) -> Self {
      Self(kind: kind, source: "UISource", destination: "UIDestination", name: "UILabel")
    }
  }

  static let forms: [String: Form] = [
    "UIRuntimeOutletConnection": .touch(.outlet),
    "UIRuntimeOutletCollectionConnection": .touch(.outletCollection),
    "UIRuntimeEventConnection": .touch(.action),
    "UINibKeyValuePair": Form(
      kind: .attribute, source: "UIObject", destination: "UIValue", name: "UIKeyPath"),
    "NSNibOutletConnector": .mac(.outlet),
    "NSNibControlConnector": .mac(.action),
    "NSNibAuxiliaryActionConnector": .mac(.action),
    "NSNibBindingConnector": .mac(.binding, name: "NSBinding"),
  ]

  /// The kind of connection.
  public let kind: Kind
  /// The source object, or nil if the connection has no source.
  public let source: End?
  /// The destination object. For actions, nil represents the first responder. Otherwise, nil means no destination.
  public let destination: End?
  /// The name of the outlet, selector, or binding, or the key path of the attribute, in quotes.
  public let name: String
  let keyPath: String
  /// The bit mask of the UIKit events that trigger an action, or 0 for other connections.
  public let events: UInt64

  /// The kind, name, and ends of the connection, on one line.
  public var description: String {
    let source = self.source?.description ?? "nil"
    let destination = self.destination?.description ?? (kind == .action ? "firstResponder" : "nil")
    switch kind {
    case .outlet: return "outlet \(name) of \(source) -> \(destination)"
    case .outletCollection: return "outlet collection \(name) of \(source) -> \(destination)"
    case .action:
      let on = events == 0 ? "" : " on \(eventNames.joined(separator: " "))"
      return "action \(name) of \(source)\(on) -> \(destination)"
    case .binding: return "binding \(name) of \(source) -> \(keyPath) of \(destination)"
    case .attribute: return "attribute \(name) of \(source) = \(destination)"
    }
  }

  private var eventNames: [String] {
    var names: [String] = []
    var rest = events
    for (bit, name) in Self.eventBits where rest & 1 << bit != 0 {
      names.append(name)
      rest &= ~(1 << bit)
    }
    if rest != 0 { names.append("0x\(String(rest, radix: 16))") }
    return names
  }

  private static let eventBits: [(bit: UInt64, name: String)] = [
    (0, "touchDown"), (1, "touchDownRepeat"), (2, "touchDragInside"), (3, "touchDragOutside"),
    (4, "touchDragEnter"), (5, "touchDragExit"), (6, "touchUpInside"), (7, "touchUpOutside"),
    (8, "touchCancel"), (12, "valueChanged"), (13, "primaryActionTriggered"), (14, "menuActionTriggered"),
    (16, "editingDidBegin"), (17, "editingChanged"), (18, "editingDidEnd"), (19, "editingDidEndOnExit"),
  ]
}
