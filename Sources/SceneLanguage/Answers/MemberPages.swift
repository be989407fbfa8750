import SceneValues

/// A generator for Markdown pages about classes and members of the class library and the host app.
struct MemberPages {
  let vocabulary: Vocabulary

  /// Returns the page about `Module.Class`, `Module.Class.member`, `<element>`, or `<element>.attribute`.
  func page(about subject: String) -> String {
    if subject.hasPrefix("<"), let end = subject.firstIndex(of: ">") {
      let element = String(subject[subject.index(after: subject.startIndex)..<end])
      let rest = subject[subject.index(after: end)...]
      return LanguagePages.page(of: element, rest.isEmpty ? nil : String(rest.dropFirst()))
    }
    if let description = vocabulary.description(of: subject) { return page(of: description) }
    var end = subject.endIndex
    while let dot = subject[..<end].lastIndex(of: ".") {
      let (owner, member) = (String(subject[..<dot]), String(subject[subject.index(after: dot)...]))
      if vocabulary.index(of: owner) != nil { return page(ofMember: member, of: owner) }
      end = dot
    }
    return ""
  }

  private func page(ofMember member: String, of owner: String) -> String {
    if let property = vocabulary.property(member, of: owner) { return page(of: property, of: owner) }
    if let outlet = vocabulary.outlet(member, of: owner) { return page(of: outlet, of: owner) }
    return vocabulary.action(member, of: owner).map { page(of: $0, of: owner) } ?? ""
  }

  func page(of description: ClassDescription) -> String {
    let name = vocabulary.displayName(of: description.qualifiedName)
    let above = vocabulary.lineage(of: description.qualifiedName).dropFirst().prefix(8)
      .map { "`\(vocabulary.displayName(of: $0.qualifiedName))`" }
    let head =
      description.element.map { "**`<\($0)>`** is a `\(name)`" } ?? "**`\(name)`** of `\(description.module)`"
    return Self.joined([
      above.isEmpty ? head : "\(head): \(above.joined(separator: ", "))", description.documentation,
      description.events.isEmpty
        ? "" : "Sends \(description.events.prefix(12).map { "`\($0)`" }.joined(separator: ", ")).",
    ])
  }

  func page(of property: PropertyDescription, of owner: String) -> String {
    let literal = property.defaultLiteral.map { $0.isEmpty ? "Default: empty." : "Default: `\($0)`." }
    return Self.joined([
      "**`\(property.key)`** of `\(vocabulary.displayName(of: owner))`", property.documentation,
      "Value: \(property.expectation). \(literal ?? "")".trimmingSuffix(),
      [
        property.isStylable ? "Appearance rules can set it." : "",
        property.isLocalizable ? "It can be translated." : "",
      ].filter { !$0.isEmpty }.joined(separator: " "),
    ])
  }

  func page(of outlet: OutletDescription, of owner: String) -> String {
    let type = "`\(vocabulary.displayName(of: outlet.type))`"
    return Self.joined([
      "Outlet **`\(outlet.name)`** of `\(vocabulary.displayName(of: owner))`: "
        + (outlet.isCollection ? "any number of \(type)" : type), outlet.documentation,
    ])
  }

  func page(of action: ActionDescription, of owner: String) -> String {
    let sender = action.sender.map { ", sent by a `\(vocabulary.displayName(of: $0))`" } ?? ""
    return Self.joined([
      "Action **`\(action.selector)`** of `\(vocabulary.displayName(of: owner))`\(sender)",
      action.documentation,
    ])
  }

  static func joined(_ paragraphs: [String]) -> String {
    paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension String {
  fileprivate func trimmingSuffix() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
