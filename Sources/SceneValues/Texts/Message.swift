/// The message of a diagnostic, a note, or a fix: text that contains labeled names.
///
/// A message is a string literal with labeled interpolations:
///
/// ```swift
/// let message: Message = "Outlet '\(key: "titel")' does not exist on '\(class: "CardView")'"
/// print(message.text)  // Outlet 'titel' does not exist on 'CardView'
/// ```
///
/// Without parsing the text, a tool can replace names, such as the IDs in an Xcode file, or turn names into links.
public struct Message: Sendable {
  /// A part of a message: plain text or a labeled name.
  public enum Part: Sendable, Hashable {
    case text(String)
    case name(String, Kind)

    /// The text of the part.
    public var text: String {
      switch self {
      case .text(let text), .name(let text, _): text
      }
    }
  }

  /// The kind of a name in a message.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case object
    case className
    case key
    case element
    case translationKey
  }

  /// The parts of the message, in order.
  public private(set) var parts: [Part]

  /// Creates a message without names.
  public init(_ text: String) { parts = text.isEmpty ? [] : [.text(text)] }

  /// Creates a message from its parts.
  public init(parts: [Part]) { self.parts = parts }

  /// The message as plain text. Computing the text takes time proportional to its length.
  public var text: String {
    if parts.count == 1 { return parts[0].text }
    return parts.reduce(into: "") { $0 += $1.text }
  }

  /// Returns the names of a kind in the order in which they occur in the message, including duplicates.
  public func names(of kind: Kind) -> [String] {
    parts.compactMap { part in
      if case .name(let name, kind) = part { name } else { nil }
    }
  }

  /// Returns the message with each name replaced by the result of `rename`. Names with a nil result remain unchanged.
  package func renaming(_ rename: (String, Kind) -> String?) -> Message {
    guard parts.contains(where: { if case .name = $0 { true } else { false } }) else { return self }
    return Message(
      parts: parts.map { part in
        guard case .name(let name, let kind) = part else { return part }
        return .name(rename(name, kind) ?? name, kind)
      })
  }

  package var capitalizedFirst: Message {
    guard let first = parts.first?.text else { return self }
    return Message(parts: [.text(first.prefix(1).uppercased() + first.dropFirst())] + parts.dropFirst())
  }

  /// Concatenates two messages.
  public static func + (left: Message, right: Message) -> Message { "\(left)\(right)" }

  package static func joined(_ messages: some Sequence<Message>, separator: String) -> Message {
    var joined = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for (index, message) in messages.enumerated() {
      if index > 0 { joined.appendLiteral(separator) }
      joined.appendInterpolation(message)
    }
    return Message(stringInterpolation: joined)
  }
}

extension Message: ExpressibleByStringInterpolation {
  /// A builder for interpolated messages.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends text.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      guard case .text(let text)? = parts.last else { return parts.append(.text(literal)) }
      parts[parts.count - 1] = .text(text + literal)
    }

    /// Appends a value as text.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendLiteral(value.description)
    }

    /// Appends the description of an error.
    public mutating func appendInterpolation(_ error: any Error) { appendLiteral("\(error)") }

    /// Appends another message, including its labeled names.
    public mutating func appendInterpolation(_ message: Message) {
      for part in message.parts {
        if case .text(let text) = part { appendLiteral(text) } else { parts.append(part) }
      }
    }

    /// Appends the ID of an object.
    public mutating func appendInterpolation(object id: String) { parts.append(.name(id, .object)) }

    /// Appends the name of a class.
    public mutating func appendInterpolation(class name: String) { parts.append(.name(name, .className)) }

    /// Appends the name of a class without its module.
    public mutating func appendInterpolation(class type: Any.Type) {
      appendInterpolation(class: "\(type)")
    }

    /// Appends the name of an outlet, an action, a property, an event, or an attribute.
    public mutating func appendInterpolation(key: String) { parts.append(.name(key, .key)) }

    /// Appends the name of an element.
    public mutating func appendInterpolation(element name: String) { parts.append(.name(name, .element)) }

    /// Appends the key of text in a strings table.
    public mutating func appendInterpolation(translationKey key: String) {
      parts.append(.name(key, .translationKey))
    }
  }

  /// Creates a message without names.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a message from an interpolated string.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}

extension Message: Hashable, CustomStringConvertible {
  /// Returns whether two messages have the same text. Labels are ignored.
  public static func == (left: Message, right: Message) -> Bool { left.text == right.text }

  /// Hashes the text of the message.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The message as plain text.
  public var description: String { text }
}
