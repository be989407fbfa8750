import SceneFiles
import SceneValues

struct ColorReferences {
  let document: MarkupDocument

  private var markup: MarkupText { document.markup }

  private static let most = 5_000

  var all: [ColorReference] {
    document.isForeign ? foreign : own
  }

  private var own: [ColorReference] {
    var found: [ColorReference] = []
    // The vocabulary determines the properties of custom classes that are colors.
    for attribute in markup.attributes where found.count < Self.most {
      guard let range = attribute.value, range.count >= 3, range.count <= 32 else { continue }
      let isWritten = markup.bytes[range.lowerBound] == UInt8(ascii: "#")
      let key = markup.text(attribute.name)
      guard isWritten || key.hasSuffix("olor") || key == "value" else { continue }
      guard let color = ColorLiteral.color(of: markup.text(range)) else { continue }
      if key == "value" {
        guard markup.value("type", of: attribute.element) == "color" else { continue }
      } else if !key.hasSuffix("olor"), !isColor(key, of: attribute.element) {
        continue
      }
      found.append(ColorReference(range: range, color: color))
    }
    return found
  }

  private func isColor(_ key: String, of element: Int) -> Bool {
    document.classes.className(of: element).flatMap { document.vocabulary.property(key, of: $0) }?.type
      == .color
  }

  /// The references in the `<color key="…" red="1" green="0.5" blue="0" …/>` tags of Interface Builder files.
  private var foreign: [ColorReference] {
    markup.elements.indices.lazy.filter { markup.name(of: $0) == "color" }.compactMap { element in
      components(of: element).map { ColorReference(range: markup.elements[element].tag, color: $0) }
    }.prefix(Self.most).map(\.self)
  }

  private func components(of element: Int) -> RGBA? {
    func number(_ key: String) -> Double? { markup.value(key, of: element).flatMap(Double.init) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  func notations(of color: RGBA, at range: Range<Int>) -> [ColorNotation] {
    let literals =
      document.isForeign ? foreignNotations(of: color, at: range) : ownNotations(of: color, at: range)
    return literals.map {
      ColorNotation(label: $0.label, edit: FileEdit(path: document.path, range: range, text: $0.text))
    }
  }

  private func ownNotations(of color: RGBA, at range: Range<Int>) -> [(label: String, text: String)] {
    guard range.upperBound <= markup.bytes.count, markup.attribute(at: range.lowerBound) != nil else {
      return []
    }
    let written = markup.text(range)
    let isHex = written.hasPrefix("#")
    let isUpper = !isHex || !written.contains { $0.isLowercase }
    let hex = ColorLiteral.hex(color, isUpper: isUpper)
    let short = ColorLiteral.shortHex(color, isUpper: isUpper)
    let names = ColorLiteral.names(of: color)
    var literals: [String] = []
    if isHex {
      literals = (written.utf8.count == 4 ? [short, hex] : [hex, short]).compactMap(\.self) + names
    } else {
      literals = names + [hex] + [short].compactMap(\.self)
    }
    return literals.map { ($0, $0) }
  }

  private func foreignNotations(of color: RGBA, at range: Range<Int>) -> [(label: String, text: String)] {
    guard let element = markup.elements.indices.first(where: { markup.elements[$0].tag == range }) else {
      return []
    }
    func number(_ value: Double) -> String { Value.number((value * 1_000_000).rounded() / 1_000_000) }
    let key = markup.value("key", of: element).map { " key=\"\(MarkupEscape.encoded($0))\"" } ?? ""
    let end = markup.elements[element].isEmpty ? "/>" : ">"
    let text =
      "<color\(key) red=\"\(number(color.red))\" green=\"\(number(color.green))\" blue=\"\(number(color.blue))\" "
      + "alpha=\"\(number(color.alpha))\" colorSpace=\"custom\" customColorSpace=\"sRGB\"\(end)"
    return [(ColorLiteral.hex(color), text)]
  }
}
