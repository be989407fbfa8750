import SceneSyntax
import SceneValues

extension Reader {
  mutating func constraints(_ index: Int) {
    openGroup(index)
    let holder = Int(tree.elements[index].parent)
    let holderID = text(.id, of: holder)
    for child in tree.children(of: index) {
      // Constraints that Xcode removes at build time apply only on the canvas.
      guard elementName(child) == "constraint", options.isForCanvas || !isOfCanvas(child),
        let equation = equation(child, in: holder, called: holderID)
      else {
        if isOfCanvas(child) { markAll(child, .editorOnly) }
        keep(child, elementName(child) == "constraint" ? .kept : unknown)
        continue
      }
      outcomes.elements[child] = .understood
      out.open(written.common.constraint, from: child)
      if let id = attribute(.id, of: child), let name = name(of: tree.value(of: id)) {
        out.append(written.common.id, name, for: id)
      }
      let tag = tree.elements[child].tagRange
      let parts = Self.partKeys.map { attribute($0, of: child)?.valueRange ?? tag }
      out.append(written.common.equation, utf8: equation, at: tag, parts: parts)
      if presence(of: child)?.isPresentByDefault == false { write("active", "false", at: child) }
      mark(.symbolic, of: child, .editorOnly)
      mark(.placeholder, of: child, .editorOnly)
      for key in Self.equationKeys { mark(key, of: child) }
      for position in tree.attributeIndices(of: tree.elements[child])
      where outcomes.attributes[position] == .lost {
        let name = tree.name(of: tree.attributes[position])
        let rule = table.attribute(tree.attributes[position].name, of: .constraint)
        if rule.map({ words.attributes[$0].kind == .editor }) == true {
          outcomes.attributes[position] = .editorOnly
        } else {
          keep(attribute: position, as: name, rule == nil ? unknown : .understood)
        }
      }
      writeVariations(ofConstraint: child)
      out.close()
    }
  }

  private static let equationKeys: [ReaderKey] = [
    .id, .firstItem, .firstAttribute, .secondItem, .secondAttribute, .relation, .multiplier, .constant,
    .priority,
  ]

  /// The keys of the attributes that specify the parts of an equation, in the order of `ConstraintRanges`.
  private static let partKeys: [ReaderKey] = [
    .firstItem, .firstAttribute, .secondItem, .secondAttribute, .multiplier, .constant, .priority,
  ]

  private func isOfCanvas(_ index: Int) -> Bool { text(.placeholder, of: index) == "YES" }

  /// Returns the equations of the constraints that Xcode removes at build time and that are installed by default.
  func equationsOfCanvas(in holder: Int) -> [String] {
    let holderID = text(.id, of: holder)
    return tree.children(of: holder).filter { elementName($0) == "constraints" }.flatMap { list in
      tree.children(of: list).compactMap { child in
        guard elementName(child) == "constraint", isOfCanvas(child),
          presence(of: child)?.isPresentByDefault != false
        else { return nil }
        return equation(child, in: holder, called: holderID).map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  /// Returns a constraint's equation, such as `title.leading = card.margins.leading + 8 @750`, or nil if an equation
  /// cannot express the constraint. The result is UTF-8, because string concatenation would take 2 % of validation time.
  private func equation(_ index: Int, in holder: Int, called holderID: String?) -> [UInt8]? {
    var equation: [UInt8] = []
    equation.reserveCapacity(80)
    guard
      append(
        text(.firstItem, of: index), text(.firstAttribute, of: index), of: index, in: holder,
        called: holderID, to: &equation)
    else { return nil }
    switch text(.relation, of: index) {
    case nil, "equal": equation.append(" = ")
    case "lessThanOrEqual": equation.append(" <= ")
    case "greaterThanOrEqual": equation.append(" >= ")
    default: return nil
    }
    guard let constant = attribute(.constant, of: index).map({ number($0) }) ?? "0" else { return nil }
    if let item = text(.secondItem, of: index) {
      let attribute = text(.secondAttribute, of: index)
      guard append(item, attribute, of: index, in: holder, called: holderID, to: &equation) else {
        return nil
      }
      if let multiplier = text(.multiplier, of: index) {
        guard let factor = Self.factor(multiplier) else { return nil }
        if factor != 1 { equation.append(" * " + Number.plain(factor)) }
      }
      if constant.utf8.first == UInt8(ascii: "-") {
        equation.append(" - ")
        equation.append(String(constant.dropFirst()))
      } else if constant != "0" {
        equation.append(" + ")
        equation.append(constant)
      }
    } else {
      equation.append(constant)
    }
    if let priority = text(.priority, of: index), Number.read(priority) != nil {
      equation.append(" @")
      equation.append(Number.plain(priority))
    }
    return equation
  }

  /// Returns whether a constraint relates attributes of different kinds, such as `top` and `trailing`.
  private func isMismatch(_ index: Int) -> Bool {
    func kind(_ key: ReaderKey) -> LayoutAttribute.Kind? {
      text(key, of: index).flatMap { SceneWords.attributeWords[$0] }.flatMap {
        LayoutAttribute(rawValue: $0.0)?.kind
      }
    }
    guard let first = kind(.firstAttribute), let second = kind(.secondAttribute) else { return false }
    return first != second
  }

  private func number(_ attribute: SyntaxTree.Attribute) -> String? {
    if let whole = Number.whole(tree.valueBytes(of: attribute)) {
      return String(decoding: whole, as: UTF8.self)
    }
    return Number.readableCoordinate(tree.value(of: attribute))
  }

  private static func factor(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Number.read($0) }
    guard let first = parts.first ?? nil else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? first : nil }
    guard let second = parts[1] else { return nil }
    let factor = first / second
    return factor.isFinite ? factor : nil
  }

  /// Appends an item and its layout attribute to an equation. Returns false if an equation cannot express them.
  private func append(
    _ item: String?, _ attribute: String?, of index: Int, in holder: Int, called holderID: String?,
    to equation: inout [UInt8]
  ) -> Bool {
    guard let attribute, let (word, isInMargins) = SceneWords.attributeWords[attribute] else { return false }
    if item == nil || item == holderID {
      equation.append("self")
    } else if let item {
      if let guide = referenceIndex.guides[item] {
        guard !isInMargins, let side = side(guide, word, of: index, in: holder) else { return false }
        equation.append(side)
        return true
      }
      guard let id = target(item), !id.utf8.contains(UInt8(ascii: "#")) else { return false }
      equation.append(id)
    }
    if isInMargins { equation.append(".margins") }
    equation.append(".")
    equation.append(word)
    return true
  }

  private func side(
    _ guide: ReferenceIndex.Guide, _ word: String, of index: Int, in holder: Int
  ) -> String? {
    func reference(_ view: Int) -> String? {
      view == holder ? "self" : text(.id, of: view).flatMap { target($0) }
    }
    switch guide.kind {
    case .area(let area): return reference(guide.owner).map { "\($0).\(area.rawValue).\(word)" }
    case .top, .bottom:
      let view = tree.children(of: guide.owner).first { text(.key, of: $0) == "view" }
      guard let view, let reference = reference(view) else { return nil }
      switch (guide.kind, word) {
      case (.top, "bottom"): return "\(reference).safeArea.top"
      case (.top, "top"): return "\(reference).top"
      case (.bottom, "top"): return "\(reference).safeArea.bottom"
      case (.bottom, "bottom"): return "\(reference).bottom"
      // The view has the same attribute, so a rule can report the mismatch.
      default: return isMismatch(index) ? "\(reference).\(word)" : nil
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
