/// The value of a property in a scene or an archive.
public enum Value: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case range(Range<Int>)
  case insets(EdgeInsets)
  case transform(AffineTransform)
  case color(Color)
  case font(Font)
  case image(String)
  case enumeration(String)
  case optionSet([String])
  /// Text whose type is unknown. Only the class that reads the value can interpret it.
  case text(String)
  case nothing
}

/// The type of a property's value. Its description has the format used in manifests, such as `bool`, `enumeration(left
/// center right)`, or `reference(ViewController)`.
public enum ValueType: Hashable, Sendable {
  case bool, int, number, string
  case point, size, rect, insets, transform
  case color, font, image
  /// A part of a sequence, such as a range of characters in a string.
  case range
  /// The type of a runtime attribute whose value is nil.
  case nothing
  case enumeration([String])
  case optionSet([String])
  case reference(String)
  case references(String)
  /// Horizontal and vertical layout priorities, stored as a `Value.size`.
  case priorities
}

extension ValueType: CustomStringConvertible {
  /// The type in the format used in manifests, which `init(_:)` parses.
  public var description: String {
    switch self {
    case .enumeration(let cases): "enumeration(\(cases.joined(separator: " ")))"
    case .optionSet(let members): "optionSet(\(members.joined(separator: " ")))"
    case .reference(let name): "reference(\(name))"
    case .references(let name): "references(\(name))"
    default: Self.simple.first { $0.value == self }!.key
    }
  }

  /// Creates a type from its `description`. Returns nil for any other string.
  public init?(_ description: String) {
    if let simple = Self.simple[description] {
      self = simple
      return
    }
    guard let open = description.firstIndex(of: "("), description.last == ")" else { return nil }
    let inside = description[description.index(after: open)..<description.index(before: description.endIndex)]
    let words = inside.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
    switch description[..<open] {
    case "enumeration": self = .enumeration(words)
    case "optionSet": self = .optionSet(words)
    case "reference" where words.count == 1: self = .reference(words[0])
    case "references" where words.count == 1: self = .references(words[0])
    default: return nil
    }
  }

  private static let simple: [String: ValueType] = [
    "bool": .bool, "int": .int, "number": .number, "string": .string, "point": .point, "size": .size,
    "rect": .rect, "insets": .insets, "transform": .transform, "color": .color, "font": .font,
    "image": .image, "priorities": .priorities, "range": .range, "nil": .nothing,
  ]

  /// A description of the expected literal for messages, such as "a rectangle 'x y width height'".
  public var expectation: String {
    switch self {
    case .bool: "'true' or 'false'"
    case .int: "a whole number"
    case .number: "a number"
    case .string: "text"
    case .point: "a point 'x y'"
    case .size: "a size 'width height'"
    case .rect: "a rectangle 'x y width height'"
    case .range: "a range 'location length' of whole numbers"
    case .nothing: "nothing"
    case .insets: "insets 'top left bottom right'"
    case .transform: "'rotate(degrees)', 'scale(factor)' and 'translate(x y)' in the order to apply"
    case .color: "'#RGB', '#RRGGBB', '#RRGGBBAA', a standard color's name, 'tint' or 'asset:NAME'"
    case .font:
      "'system 17', 'bold 15', 'italic 12', 'monospaced 13', a quoted family and a size, or a text style"
    case .image: "the name of an image"
    case .enumeration(let cases): "one of \(cases.map { "'\($0)'" }.joined(separator: ", "))"
    case .optionSet(let members):
      "any of \(members.map { "'\($0)'" }.joined(separator: ", ")), separated by spaces"
    case .reference(let name): "the id of a \(name)"
    case .priorities: "priorities from 1 to 1000 'horizontal vertical', or one for both"
    case .references(let name): "the ids of objects of class \(name), separated by spaces"
    }
  }

  /// The expectation for a value of another type, whose literal may look correct: "a color" instead of "'#RGB', …".
  package var expectedKind: String {
    switch self {
    case .bool: "a Boolean value"
    case .color: "a color"
    case .font: "a font"
    case .transform: "a transform"
    default: expectation
    }
  }
}
