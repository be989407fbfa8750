import SceneSyntax
import SceneValues

extension Reader {
  mutating func constraints(_ index: Int) {
    openGroup(index)
    let holder = Int(tree.elements[index].parent)
    for child in tree.children(of: index) {
      guard elementName(child) == "constraint", let equation = equation(child, in: holder) else {
        // Xcode takes it out when it compiles the file.
        if text(.placeholder, of: child) == "YES" { markAll(child, .editorOnly) }
        keep(child)
        continue
      }
      fates.elements[child] = .understood
      out.open(out.name("constraint"), from: child)
      if let id = attribute(.id, of: child), let name = name(of: tree.value(of: id)) {
        out.append(out.name("id"), name, for: id)
      }
      out.append(out.name("equation"), equation, at: tree.elements[child].tagRange)
      if presence(of: child)?.isThereByDefault == false { write("active", "false", at: child) }
      mark(.symbolic, of: child, .editorOnly)
      mark(.placeholder, of: child, .editorOnly)
      for key in Self.equationKeys { mark(key, of: child) }
      for position in tree.attributeIndices(of: tree.elements[child])
      where fates.attributes[position] == .lost {
        let name = tree.name(of: tree.attributes[position])
        let rule = table.attribute(tree.attributes[position].name, of: words.family("constraint"))
        if rule.map({ words.attributes[$0].kind == .editor }) == true {
          fates.attributes[position] = .editorOnly
        } else {
          keep(attribute: position, as: name, rule == nil ? unknown : .understood)
        }
      }
      writeVariations(ofConstraint: child)
      out.close()
    }
  }

  private static let equationKeys: [Key] = [
    .id, .firstItem, .firstAttribute, .secondItem, .secondAttribute, .relation, .multiplier, .constant,
    .priority,
  ]

  /// `title.leading = card.margins.leading + 8 @750`; nil for what an equation cannot say.
  private func equation(_ index: Int, in holder: Int) -> String? {
    // What is taken out when the file is compiled holds for the canvas alone.
    guard text(.placeholder, of: index) != "YES",
      let first = side(text(.firstItem, of: index), text(.firstAttribute, of: index), in: holder),
      let relation = Self.relations[text(.relation, of: index) ?? "equal"]
    else { return nil }
    var equation = "\(first) \(relation)"
    let constant = Number.plain(text(.constant, of: index) ?? "0")
    guard Double(constant) != nil else { return nil }
    if let item = text(.secondItem, of: index) {
      guard let second = side(item, text(.secondAttribute, of: index), in: holder) else { return nil }
      equation += " \(second)"
      if let multiplier = text(.multiplier, of: index) {
        guard let factor = Self.factor(multiplier) else { return nil }
        if factor != 1 { equation += " * \(Number.plain(factor))" }
      }
      if constant.hasPrefix("-") {
        equation += " - \(constant.dropFirst())"
      } else if constant != "0" {
        equation += " + \(constant)"
      }
    } else {
      equation += " \(constant)"
    }
    if let priority = text(.priority, of: index) { equation += " @\(Number.plain(priority))" }
    return equation
  }

  private static let relations = ["equal": "=", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]

  /// `1.5`, `3:2` or `3/2`.
  private static func factor(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    guard let first = parts.first ?? nil else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? first : nil }
    guard let second = parts[1], second != 0 else { return nil }
    return first / second
  }

  /// An item and its attribute; without an item, the view that the constraint stands in.
  private func side(_ item: String?, _ attribute: String?, in holder: Int) -> String? {
    guard let attribute, let (word, isInMargins) = Self.attributeWords[attribute] else { return nil }
    let area = isInMargins ? ".margins" : ""
    guard let item else { return "self\(area).\(word)" }
    if item == text(.id, of: holder) { return "self\(area).\(word)" }
    if let guide = survey.guides[item] { return isInMargins ? nil : side(guide, word, in: holder) }
    guard let id = target(item), !id.utf8.contains(UInt8(ascii: "#")) else { return nil }
    return "\(id)\(area).\(word)"
  }

  private func side(_ guide: Survey.Guide, _ word: String, in holder: Int) -> String? {
    func reference(_ view: Int) -> String? {
      view == holder ? "self" : text(.id, of: view).flatMap { target($0) }
    }
    switch guide.kind {
    case .safeArea: return reference(guide.owner).map { "\($0).safeArea.\(word)" }
    // Edges of what is in a scroll view are those of its content, and its own size is that of its frame.
    case .content:
      return LayoutAttribute(rawValue: word)?.kind == .size
        ? nil : reference(guide.owner).map { "\($0).\(word)" }
    case .frame:
      return LayoutAttribute(rawValue: word)?.kind == .size
        ? reference(guide.owner).map { "\($0).\(word)" } : nil
    case .top, .bottom:
      let view = tree.children(of: guide.owner).first { text(.key, of: $0) == "view" }
      guard let view, let reference = reference(view) else { return nil }
      switch (guide.kind, word) {
      case (.top, "bottom"): return "\(reference).safeArea.top"
      case (.top, "top"): return "\(reference).top"
      case (.bottom, "top"): return "\(reference).safeArea.bottom"
      case (.bottom, "bottom"): return "\(reference).bottom"
      default: return nil
      }
    }
  }

  /// What a scene calls each attribute, and whether it is one of the margins.
  private static let attributeWords = StringMap(
    [
      ("baseline", ("lastBaseline", false)), ("centerXWithinMargins", ("centerX", true)),
      ("centerYWithinMargins", ("centerY", true)),
    ]
      + LayoutAttribute.allCases.map(\.rawValue).flatMap { word in
        [(word, (word, false)), (word + "Margin", (word, true))]
      })
}
