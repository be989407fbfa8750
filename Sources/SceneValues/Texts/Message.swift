/// What a finding, a note or a fix says to people: text, and the names in it, each with what it is the name of.
///
/// A message is written as a string, with names labelled where they are put in:
///
/// ```swift
/// let message: Message = "Outlet '\(key: "titel")' does not exist on '\(class: "CardView")'"
/// print(message.text)  // Outlet 'titel' does not exist on 'CardView'
/// ```
///
/// So whoever shows it in the words of another file (an id as Xcode wrote it), or makes links of its names, has no
/// need to read the text. It becomes text last, by `text`.
public struct Message: Sendable {
  /// A piece of a message.
  public enum Part: Sendable, Hashable {
    /// Words that name nothing.
    case text(String)
    /// The name of something.
    case name(String, Kind)

    /// The words of the piece, whatever it is.
    public var text: String {
      switch self {
      case .text(let text), .name(let text, _): text
      }
    }
  }

  /// What a name in a message is the name of.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An object, by its id in the file.
    case object
    /// A class.
    case className
    /// An outlet, an action's selector, a property, an event, an attribute.
    case key
    /// An element of the language.
    case element
    /// A text that can be translated, by its key in tables of translations.
    case translationKey
  }

  /// The pieces in their order.
  public private(set) var parts: [Part]

  /// A message without names.
  public init(_ text: String) { parts = text.isEmpty ? [] : [.text(text)] }

  /// A message of these pieces, in this order.
  public init(parts: [Part]) { self.parts = parts }

  /// The message as people read it. It takes time in proportion to its length.
  public var text: String {
    if parts.count == 1 { return parts[0].text }
    return parts.lazy.map(\.text).joined()
  }

  /// The names of one kind that the message speaks of, in its order.
  ///
  /// - Parameter kind: what they are the names of.
  /// - Returns: the names; one that stands twice is there twice.
  public func names(of kind: Kind) -> [String] {
    parts.compactMap { part in
      if case .name(let name, kind) = part { name } else { nil }
    }
  }

  /// The same message with other names.
  ///
  /// - Parameter rename: asked for each name; nil leaves it as it is.
  /// - Returns: the message with the names that `rename` gives.
  package func renaming(_ rename: (String, Kind) -> String?) -> Message {
    guard parts.contains(where: { if case .name = $0 { true } else { false } }) else { return self }
    return Message(
      parts: parts.map { part in
        guard case .name(let name, let kind) = part else { return part }
        return .name(rename(name, kind) ?? name, kind)
      })
  }

  /// With a capital letter in front, for a sentence that begins with a description.
  package var capitalizedFirst: Message {
    guard let first = parts.first?.text else { return self }
    return Message(parts: [.text(first.prefix(1).uppercased() + first.dropFirst())] + parts.dropFirst())
  }

  /// One message behind another.
  public static func + (left: Message, right: Message) -> Message { "\(left)\(right)" }

  /// Several messages in one.
  ///
  /// - Parameters:
  ///   - messages: what is joined, in this order.
  ///   - separator: what stands between each two.
  /// - Returns: one message.
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
  /// Collects the pieces of a message as it is written.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Begins an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      guard case .text(let text)? = parts.last else { return parts.append(.text(literal)) }
      parts[parts.count - 1] = .text(text + literal)
    }

    /// Adds words, or what reads as such.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendLiteral(value.description)
    }

    /// Adds what an error says.
    public mutating func appendInterpolation(_ error: any Error) { appendLiteral("\(error)") }

    /// Adds another message, with its names.
    public mutating func appendInterpolation(_ message: Message) {
      for part in message.parts {
        if case .text(let text) = part { appendLiteral(text) } else { parts.append(part) }
      }
    }

    /// Adds the id of an object.
    public mutating func appendInterpolation(object id: String) { parts.append(.name(id, .object)) }

    /// Adds the name of a class.
    public mutating func appendInterpolation(class name: String) { parts.append(.name(name, .className)) }

    /// Adds the name of a class, without its module.
    public mutating func appendInterpolation(class type: Any.Type) {
      appendInterpolation(class: "\(type)")
    }

    /// Adds the name of an outlet, an action, a property, an event or an attribute.
    public mutating func appendInterpolation(key: String) { parts.append(.name(key, .key)) }

    /// Adds the name of an element.
    public mutating func appendInterpolation(element name: String) { parts.append(.name(name, .element)) }

    /// Adds the key of a text in tables of translations.
    public mutating func appendInterpolation(translationKey key: String) {
      parts.append(.name(key, .translationKey))
    }
  }

  /// A message without names.
  public init(stringLiteral text: String) { self.init(text) }

  /// A message as it was written, with its names.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}

extension Message: Hashable, CustomStringConvertible {
  /// Messages are equal where people read the same.
  public static func == (left: Message, right: Message) -> Bool { left.text == right.text }

  /// Hashes what people read.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The message as people read it.
  public var description: String { text }
}
