extension NibArchive {
  /// The connection that an object stands for; nil for any other object.
  public func connection(_ index: Int) -> NibConnection? {
    guard let kind = NibConnection.Kind(rawValue: className(of: index)) else { return nil }
    func end(_ key: String) -> Int? {
      guard case .object(let object)? = value(key, of: index) else { return nil }
      return object
    }
    var events: UInt64 = 0
    if case .integer(let mask)? = value("UIEventMask", of: index) { events = UInt64(bitPattern: mask) }
    return NibConnection(
      kind: kind, source: end("UISource"), destination: end("UIDestination"),
      name: end("UILabel").flatMap { string(of: $0, limit: 200) } ?? "\"\"", events: events)
  }
}

/// One object that is to be told of another.
public struct NibConnection: Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    case outlet = "UIRuntimeOutletConnection"
    case outletCollection = "UIRuntimeOutletCollectionConnection"
    case action = "UIRuntimeEventConnection"
  }

  public let kind: Kind
  /// The indices of objects; nil for the first responder.
  public let source: Int?
  public let destination: Int?
  /// The outlet's, or the selector; in quotes.
  public let name: String
  /// Of an action: UIKit's bits.
  public let events: UInt64

  public var description: String {
    switch kind {
    case .outlet: return "outlet \(name) of \(Self.describe(source)) -> \(Self.describe(destination))"
    case .outletCollection:
      return "outlet collection \(name) of \(Self.describe(source)) -> \(Self.describe(destination))"
    case .action:
      let on = events == 0 ? "" : " on \(eventNames.joined(separator: " "))"
      let target = destination.map { "#\($0)" } ?? "firstResponder"
      return "action \(name) of \(Self.describe(source))\(on) -> \(target)"
    }
  }

  private static func describe(_ end: Int?) -> String { end.map { "#\($0)" } ?? "nil" }

  /// Bits without a name as a number.
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
