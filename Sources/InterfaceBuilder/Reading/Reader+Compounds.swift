import SceneSyntax

extension Reader {
  /// Reads an accessibility configuration: `<accessibility key="accessibilityConfiguration" label="…" hint="…"/>`.
  mutating func readAccessibility(_ index: Int, _ family: ElementFamily) {
    outcomes.elements[index] = .understood
    mark(.key, of: index)
    for key in [ReaderKey.label, .hint] {
      guard let attribute = attribute(key, of: index), let name = Self.accessibilityTexts[key.name] else {
        continue
      }
      mark(key, of: index)
      out.append(out.name(name), copying: attribute)
    }
    for child in tree.children(of: index) {
      if elementName(child) == "bool", text(.key, of: child) == "isElement",
        let value = text(.value, of: child)
      {
        markAll(child, .understood)
        write("accessibilityElement", value == "YES" ? "true" : "false", at: child)
      } else if ["string", "mutableString"].contains(elementName(child)),
        let name = Self.accessibilityTexts[text(.key, of: child) ?? ""], !out.has(out.name(name))
      {
        markAll(child, .understood)
        write(name, text(in: child), at: child)
      } else {
        readPart(child, of: "accessibility", family)
      }
    }
    preserveRemaining(of: index, as: "accessibility", family)
  }

  private static let accessibilityTexts = ["label": "accessibilityLabel", "hint": "accessibilityHint"]

  private static let configuredKinds: [String: String] = [
    "filled": "filled", "plain": "plain", "gray": "gray", "tinted": "tinted",
  ]

  /// Reads the parts of a button configuration, which take precedence over the button's own type and title:
  /// `<buttonConfiguration key="configuration" style="filled" title="…"/>`.
  mutating func readConfiguration(_ index: Int, _ family: ElementFamily) {
    outcomes.elements[index] = .understood
    mark(.buttonType, of: Int(tree.elements[index].parent))
    mark(.key, of: index)
    if let style = attribute(.style, of: index), !out.has(out.name("kind")),
      let kind = Self.configuredKinds[tree.value(of: style)]
    {
      mark(.style, of: index)
      out.append(out.name("kind"), kind, for: style)
    }
    for key in [ReaderKey.title, .image] {
      guard let attribute = attribute(key, of: index), !out.has(out.name(key.name)) else { continue }
      mark(key, of: index)
      out.append(out.name(key.name), copying: attribute)
    }
    let longTitle = tree.children(of: index).first {
      text(.key, of: $0) == "title" && ["string", "mutableString"].contains(elementName($0))
    }
    if let longTitle, !out.has(out.name("title")) {
      outcomes.elements[longTitle] = .understood
      mark(.key, of: longTitle)
      out.append(out.name("title"), takeText(in: longTitle), at: tree.elements[longTitle].tagRange)
    }
    let attributed = tree.children(of: index).first { text(.key, of: $0) == "attributedTitle" }
    if let attributed { readAttributedText(attributed, family, isSupported: true) }
    if text(.title, of: index) == nil, longTitle == nil, attributed == nil { keepTitleOfState(beside: index) }
    readParts(of: index, as: "configuration", family)
    // The other styles have these insets by default.
    if text(.style, of: index) == "plain", !out.has(out.name("contentInsets")) {
      write("contentInsets", "7 12 7 12", at: index)
    }
  }
  /// Preserves the title for the normal state. A button with a configuration shows only the configuration's title, but
  /// Xcode leaves the title `Button` in the normal state.
  private mutating func keepTitleOfState(beside index: Int) {
    let button = Int(tree.elements[index].parent)
    for state in tree.children(of: button)
    where elementName(state) == "state" && text(.key, of: state) == "normal" {
      for position in tree.attributeIndices(of: tree.elements[state])
      where tree.name(of: tree.attributes[position]) == "title" && outcomes.attributes[position] == .lost {
        keep(attribute: position, as: "normalTitle", .understood)
      }
    }
  }
}
