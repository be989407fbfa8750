extension Value {
  /// The literal for the value. Parsing it with `ValueType.value(of:)` results in an equal value.
  public var literal: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .number(let value): Self.number(value)
    case .string(let text), .text(let text), .image(let text), .enumeration(let text): text
    case .point(let point): Self.numbers([point.x, point.y])
    case .size(let size): Self.numbers([size.width, size.height])
    case .rect(let rect):
      Self.numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .range(let range): "\(range.lowerBound) \(range.upperBound - range.lowerBound)"
    case .nothing: ""
    case .insets(let insets): Self.numbers([insets.top, insets.left, insets.bottom, insets.right])
    case .transform(let transform): transform.literal
    case .color(let color): color.literal
    case .font(let font): font.literal
    case .optionSet(let members): members.joined(separator: " ")
    }
  }

  /// Returns the shortest literal that parses to the same number. Integers have no fraction.
  package static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(value)
  }

  static func numbers(_ values: [Double]) -> String { values.map(number).joined(separator: " ") }
}

extension Color {
  var literal: String {
    switch kind {
    case .rgba(let components):
      components.packed & 0xFF == 0xFF
        ? components.hexRGB : "#" + RGBA.hex(components.packed, digits: 8)
    case .standard(let name): name.rawValue
    case .tint: "tint"
    case .asset(let name): "asset:" + name
    }
  }
}

extension Font {
  var literal: String {
    switch face {
    case .system: "system \(Value.number(size))"
    case .bold: "bold \(Value.number(size))"
    case .italic: "italic \(Value.number(size))"
    case .monospaced: "monospaced \(Value.number(size))"
    case .family(let name): "\"\(name)\" \(Value.number(size))"
    case .style(let style): style.rawValue
    }
  }
}
