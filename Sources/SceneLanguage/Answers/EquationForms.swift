import SceneModel

/// The syntax of equations and visual formats, for signature help.
struct EquationForms {
  let document: MarkupDocument

  private static let equation: [(String, String)] = [
    (
      "item.attribute",
      """
      An attribute of a view or a guide: `title.top`. Without an item, the view that contains the \
      constraint.
      """
    ),
    ("=", "`=`, `<=` or `>=`. In XML, write `&lt;` for `<`, or use `≤`."),
    ("item.attribute", "The other side: an attribute, or only a number."),
    ("* factor", "The multiplier of the other side. Default: 1."),
    ("+ constant", "The constant to add, in points. Default: 0."),
    ("@priority", "The priority, from 1 to 1000 (required). Default: 1000."),
  ]

  private static let format: [(String, String)] = [
    ("V:", "`V:` for a column, `H:` or nothing for a row."),
    ("|", "The edge of the view that contains the format."),
    ("-", "The standard distance; `-8-` is 8 points, `-(>=8)-` at least 8, `-gap-` a metric."),
    ("[view(size)]", "A view by its id, optionally with its size: `[title(>=44)]`, `[a(==b)]`."),
  ]

  func signature(at offset: Int) -> EquationSignature? {
    let markup = document.markup
    let context = markup.context(at: offset)
    guard !document.isForeign, case .attributeValue(let place) = context.place, let element = context.element
    else {
      return nil
    }
    switch (markup.name(of: element), markup.text(markup.attributes[place].name)) {
    case (LanguageElement.constraint.name, "equation"):
      return Self.signature(Self.equation, " ", Self.part(ofEquation: MarkupEscape.decoded(context.prefix)))
    case (LanguageElement.constraints.name, "format"):
      return Self.signature(Self.format, "", Self.part(ofFormat: context.prefix))
    default: return nil
    }
  }

  private static func signature(_ parts: [(String, String)], _ space: String, _ active: Int)
    -> EquationSignature
  {
    var label = ""
    var ranges: [Range<Int>] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { label += space }
      ranges.append(label.utf8.count..<label.utf8.count + part.0.utf8.count)
      label += part.0
    }
    return EquationSignature(label: label, parts: ranges, documentation: parts.map(\.1), active: active)
  }

  private static func part(ofEquation text: String) -> Int {
    if text.contains("@") { return 5 }
    guard let sign = text.lastIndex(where: { "=≤≥<>".contains($0) }) else {
      return text.last == " " && text.contains { !$0.isWhitespace } ? 1 : 0
    }
    let right = text[text.index(after: sign)...]
    guard let last = right.last(where: { "+-*/".contains($0) }) else { return 2 }
    return "*/".contains(last) ? 3 : 4
  }

  private static func part(ofFormat text: String) -> Int {
    guard let last = text.last else { return 0 }
    let opened = text.filter { $0 == "[" }.count
    if opened > text.filter({ $0 == "]" }).count { return 3 }
    return last == ":" || text.utf8.count < 2 ? 0 : last == "|" ? 1 : 2
  }
}
