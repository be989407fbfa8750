import SceneDiagnostics
import SceneModel
import SceneValues

package enum BadEquation: FileRule {
  package static let description = RuleDescription(
    "bad-equation", .syntax, .error,
    summary: "Invalid constraint equation",
    discussion: """
      A constraint's equation has the form 'item.attribute = item.attribute * factor + constant @priority'. \
      The relation is '=', '<=', or '>=' (in XML, write '<' as '&lt;'). The right side is a number or an \
      expression that consists of one attribute, a factor, and a constant, such as '2 * width / 3', '(width \
      + 8) / 2', or '100 - width'.

      An item can be the id of a view or layout guide, 'self' (which can be omitted), 'superview', or an \
      area of a view. The areas are 'safeArea', 'margins', 'readableContent', and 'keyboardGuide'. A scroll \
      view also has the areas 'contentGuide' and 'frameGuide'. The attributes are left, right, top, bottom, \
      leading, trailing, width, height, centerX, centerY, firstBaseline, and lastBaseline. A constraint \
      without a priority is required.
      """,
    wrong: .view(
      id: "page",
      """
      <label id="time" text="12:00">
        <constraint equation="▶widht &gt;= 44"/>
        <constraint equation="centerX = superview.centerX ▶plus 8"/>
        <constraint equation="height ▶min 44"/>
      </label>
      """),
    right: .view(
      id: "page",
      """
      <label id="time" text="12:00">
        <constraint equation="width &gt;= 44"/>
        <constraint equation="centerX = superview.centerX + 8"/>
        <constraint equation="height &gt;= 44"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for fault in scene.document.constraintFaults where !fault.isFormat {
      var suggestion = respelling(fault, in: scene)
      if suggestion == nil, several[fault.part.text] == nil {
        suggestion = scene.suggestion(for: fault.part, among: fault.error.candidates, as: .layout)
      }
      diagnostics.append(
        diagnostic(
          .expected(fault.error.expected, not: fault.part.text), at: fault.part.range, in: scene,
          notes: suggestion == nil ? [scene.note(advice(for: fault))] : [], suggesting: suggestion))
    }
  }

  private static func advice(for fault: ConstraintFault) -> Message {
    if let attributes = several[fault.part.text] { return .several(attributes) }
    return [",", ";", "and", "&"].contains(fault.part.text) ? .oneEach : .example
  }

  /// Returns the correct spelling of a word that an equation spells as UIKit or another language does.
  private static func respelling(_ fault: ConstraintFault, in scene: CheckedScene) -> Suggestion? {
    let word = fault.part.text
    let found = phrase(fault, in: scene) ?? percentage(fault, in: scene) ?? completion(of: fault, in: scene)
    if let found { return found }
    for part in fault.error.expected {
      switch part {
      case "=":
        guard let sign = ForeignNames.relation(word) else { continue }
        return scene.suggestion(replacing: fault.part, with: sign, isSafe: word != "min" && word != "max")
      case .attribute, .attributeOrItem:
        if let name = attributes[word] {
          return scene.suggestion(
            replacing: fault.part, with: name, isSafe: word != "x" && word != "minX" && word != "maxX")
        }
      case "*":
        if let sign = signs[word] {
          // In 'height = 16:9', a fraction of a length is missing.
          return scene.suggestion(replacing: fault.part, with: sign, isSafe: word != ":")
        }
      case .priority:
        if let number = ForeignUnits.priorities[word.lowercased()] {
          return scene.suggestion(replacing: fault.part, with: number)
        }
      case .number where ForeignUnits.number(word).text != word:
        let number = ForeignUnits.number(word)
        return scene.suggestion(replacing: fault.part, with: number.text, isSafe: number.isInPoints)
      default: break
      }
    }
    return nil
  }

  /// Returns the equation for a phrase. For example, `minWidth = 44` and `width at least 44` become `width >= 44`.
  private static func phrase(_ fault: ConstraintFault, in scene: CheckedScene) -> Suggestion? {
    let source = scene.document.source
    let bytes = fault.part.range.bytes
    let rest = source.text(SourceRange(bytes.upperBound..<bytes.upperBound + 40))
    let gap = rest.prefix { $0 == " " }
    func suggest(_ text: String, over written: String) -> Suggestion {
      let length = (gap + written).utf8.count
      let range = SourceRange(bytes.lowerBound..<bytes.upperBound + length)
      return scene.suggestion(replacing: Name(source.text(range), range), with: text)
    }
    if let (name, sign) = limits[fault.part.text],
      fault.error.expected.contains(where: { $0 == .attribute || $0 == .attributeOrItem }),
      rest.dropFirst(gap.count).hasPrefix("= ")
    {
      return suggest("\(name) \(sign)", over: "=")
    }
    guard fault.error.expected.contains("=") else { return nil }
    for (first, others, sign) in phrases where fault.part.text == first {
      for words in others where rest.dropFirst(gap.count).hasPrefix(words + " ") {
        return suggest(sign, over: words)
      }
    }
    return nil
  }

  private static func percentage(_ fault: ConstraintFault, in scene: CheckedScene) -> Suggestion? {
    let source = scene.document.source
    let end = fault.part.range.bytes.lowerBound
    guard source.bytes[end...].starts(with: "%".utf8) else { return nil }
    let digits = source.bytes[..<end].reversed().prefix { $0 == 0x2E || (0x30...0x39).contains($0) }
    let range = SourceRange(end - digits.count..<end + 1)
    guard let number = Double(source.text(range).dropLast()) else { return nil }
    let factor = Value.number(number / 100).literal
    let rest = source.text(SourceRange(end + 1..<end + 41)).drop { $0 == " " }
    let left = left(of: fault, in: scene)
    let isFactor = rest.hasPrefix("*") || left.last == "*"
    guard !isFactor else {
      return scene.suggestion(replacing: Name(source.text(range), range), with: factor)
    }
    guard let attribute = attribute(beforeRelationIn: left), ["width", "height"].contains(attribute) else {
      return nil
    }
    return scene.suggestion(
      replacing: Name(source.text(range), range), with: "superview.\(attribute) * \(factor)", isSafe: false)
  }

  private static func completion(of fault: ConstraintFault, in scene: CheckedScene) -> Suggestion? {
    let (word, expected) = (fault.part.text, fault.error.expected)
    func suggest(_ text: String) -> Suggestion {
      scene.suggestion(replacing: fault.part, with: text, isSafe: false)
    }
    if expected.contains("@"), ["priority", "prio", "with"].contains(word) { return suggest("@") }
    if expected.contains("*"), LayoutAttribute(rawValue: word) != nil { return suggest("* " + word) }
    guard let attribute = attribute(beforeRelationIn: left(of: fault, in: scene)) else { return nil }
    if several[word] != nil { return suggest(attribute) }
    if expected.contains(.attribute), areas.contains(word) { return suggest("\(word).\(attribute)") }
    guard expected.contains(.attributeOrItem) else { return nil }
    let superview = ReservedID.superview.rawValue
    if ForeignNames.layout.meaning(of: word, among: [superview]) != nil {
      return suggest("\(superview).\(attribute)")
    }
    let isItem = word == superview || areas.contains(word) || scene.document.object(withID: word) != nil
    return isItem ? suggest("\(word).\(attribute)") : nil
  }

  private static func left(of fault: ConstraintFault, in scene: CheckedScene) -> String {
    let bytes = scene.document.source.bytes
    let start = fault.part.range.bytes.lowerBound
    let quotes = Set("\"'".utf8)
    let begin = bytes[..<start].lastIndex(where: quotes.contains).map { $0 + 1 } ?? bytes.startIndex
    var left = String(decoding: bytes[begin..<start], as: UTF8.self)
    while let last = left.last, last.isNumber || ". ".contains(last) { left.removeLast() }
    return left
  }

  private static func attribute(beforeRelationIn left: String) -> String? {
    let first = left.split { "=<>&".contains($0) }.first?.trimmingSpaces ?? ""
    let word = first.split(separator: ".").last.map(String.init) ?? ""
    let isAfterRelation = left.contains("=") || left.contains(";")
    return isAfterRelation && LayoutAttribute(rawValue: word) != nil ? word : nil
  }

  private static let areas = ["safeArea", "margins", "readableContent", "contentGuide", "frameGuide"]

  private static let several = [
    "center": ["centerX", "centerY"], "size": ["width", "height"],
    "edges": ["top", "leading", "bottom", "trailing"],
  ]

  private static let limits = [
    "minWidth": ("width", ">="), "maxWidth": ("width", "<="), "minHeight": ("height", ">="),
    "maxHeight": ("height", "<="),
  ]

  private static let phrases = [
    ("at", ["least"], ">="), ("at", ["most"], "<="), ("greater", ["than or equal to", "than"], ">="),
    ("less", ["than or equal to", "than"], "<="), ("no", ["less than"], ">="), ("no", ["more than"], "<="),
    ("equal", ["to"], "="),
  ]

  private static let signs = [":": "/", "÷": "/", "×": "*", "·": "*", "x": "*"]

  private static let attributes = [
    "x": "left", "minX": "left", "maxX": "right", "midX": "centerX",
    "y": "top", "minY": "top", "maxY": "bottom", "midY": "centerY",
    "leadingMargin": "margins.leading", "trailingMargin": "margins.trailing", "topMargin": "margins.top",
    "bottomMargin": "margins.bottom", "leftMargin": "margins.left", "rightMargin": "margins.right",
    "centerXWithinMargins": "margins.centerX", "centerYWithinMargins": "margins.centerY",
    "baseline": "lastBaseline",
  ]
}

extension String.SubSequence {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension Message {
  fileprivate static func several(_ attributes: [String]) -> Message {
    "write one constraint for each of \(CheckedScene.list(attributes))"
  }

  fileprivate static var oneEach: Message { "write each equation in a 'constraint' element of its own" }

  fileprivate static var example: Message {
    "an equation has the form 'leading = superview.leading + 8', 'width = height * 2', or 'width >= 44 @750'"
  }

  static func expected(_ expected: [ConstraintPart], not part: String) -> Message {
    part.isEmpty
      ? "Expected \(expected.text), but the text ends here" : "Expected \(expected.text), not '\(part)'"
  }
}
