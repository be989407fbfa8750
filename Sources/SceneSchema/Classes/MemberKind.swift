import SceneValues

enum MemberKind: CaseIterable {
  case properties, events, slots, outlets, actions

  func noun(count: Int) -> String {
    guard count == 1 else { return "\(self)" }
    return self == .properties ? "property" : String("\(self)".dropLast())
  }

  var title: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }

  func names(in description: ClassDescription) -> [String] {
    switch self {
    case .properties: description.properties.map(\.key)
    case .events: description.events
    case .slots: description.slots.map(\.name)
    case .outlets: description.outlets.map(\.name)
    case .actions: description.actions.map(\.selector)
    }
  }

  var columns: [String] {
    switch self {
    case .properties: ["property", "type", "default", "rules", "meaning"]
    case .events: ["event"]
    case .slots: ["slot", "takes", "how many", "meaning"]
    case .outlets: ["outlet", "takes", "how many", "meaning"]
    case .actions: ["action", "sender", "meaning"]
    }
  }

  func details(of description: ClassDescription) -> [[String]] {
    switch self {
    case .properties:
      description.properties.map { [$0.key, $0.shownType, $0.shownDefault, $0.shownRules, $0.meaning] }
    case .events: description.events.map { [$0] }
    case .slots:
      description.slots.map { [$0.name, $0.accepts, $0.isSingle ? "one" : "any", $0.documentation] }
    case .outlets:
      description.outlets.map { [$0.name, $0.type, $0.isCollection ? "any" : "one", $0.documentation] }
    case .actions: description.actions.map { [$0.selector, $0.sender ?? "", $0.documentation] }
    }
  }
}

extension PropertyDescription {
  /// The default as a literal in a scene. An empty string is shown in quotes so that it is visible.
  fileprivate var shownDefault: String { defaultLiteral == "" ? "\"\"" : defaultLiteral ?? "" }

  fileprivate var shownType: String {
    switch type {
    case .enumeration: "enumeration"
    case .optionSet: "optionSet"
    default: "\(type)"
    }
  }

  fileprivate var shownRules: String {
    guard isStylable else { return "" }
    return variant.map { "each \($0.element)" } ?? "yes"
  }

  fileprivate var meaning: String {
    let choice: String? =
      switch type {
      case .enumeration(let cases): "One of \(cases.joined(separator: ", "))."
      case .optionSet(let members): "Any of \(members.joined(separator: ", "))."
      default: nil
      }
    let bounds = range?.bounds.map { "\($0.prefix(1).uppercased() + $0.dropFirst())." }
    let count = children.map { "\($0.summary.prefix(1).uppercased() + $0.summary.dropFirst())." }
    return [
      documentation, choice ?? "", bounds ?? "", count ?? "", isLocalizable ? "Can be translated." : "",
      placeholders?.first.map { "'\($0)' is a placeholder." } ?? "",
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
