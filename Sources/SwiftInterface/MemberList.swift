import SceneValues

/// A list that adds members to a class description and indexes them by name. The list includes all branches of `#if`. A
/// member whose type differs between branches can have any type.
struct MemberList {
  static let anything = "AnyObject"

  private(set) var description: ClassDescription
  private var outlets: [String: Int]
  private var actions: [String: Int]
  private var properties: [String: Int]
  private var uncertain: Set<String> = []
  private let usesUIKitNames: Bool

  init(_ description: ClassDescription, usesUIKitNames: Bool) {
    self.description = description
    self.usesUIKitNames = usesUIKitNames
    outlets = Self.places(description.outlets.map(\.name))
    actions = Self.places(description.actions.map(\.selector))
    properties = Self.places(description.properties.map(\.key))
  }

  private static func places(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  mutating func add(_ fact: DeclarationFact, rootView: String?) {
    description.element = fact.element
    var facts = fact.facts
    facts.rootView = rootView
    description.facts = facts.inheriting(description.facts)
    if description.documentation.isEmpty { description.documentation = fact.documentation }
    description.isNotMade = fact.isNotMade
    if !fact.isComplete { description.isIncomplete = true }
  }

  mutating func add(_ outlet: OutletDescription) {
    guard let known = outlets[outlet.name] else {
      outlets[outlet.name] = description.outlets.count
      description.outlets.append(outlet)
      return
    }
    if description.outlets[known].isCollection != outlet.isCollection { description.isIncomplete = true }
    if description.outlets[known].type != outlet.type { description.outlets[known].type = Self.anything }
  }

  mutating func add(_ action: ActionDescription) {
    guard let known = actions[action.selector] else {
      actions[action.selector] = description.actions.count
      description.actions.append(action)
      return
    }
    if description.actions[known].sender != action.sender { description.actions[known].sender = nil }
    if !action.needsEvent { description.actions[known].needsEvent = false }
  }

  /// Adds a property unless its type is unknown (nil) or differs from the type in another declaration.
  mutating func addProperty(
    _ key: String, _ type: ValueType?, in range: ClosedRange<Double>?, _ member: DeclaredMember? = nil
  ) {
    let known = properties[key]
    guard let type, known.map({ description.properties[$0].type == type }) ?? true else {
      // The property exists, but its type is unknown. Members of UIKit classes are not tracked.
      if known != nil { uncertain.insert(key) }
      if !usesUIKitNames { description.isIncomplete = true }
      return
    }
    let range = type.takesRange ? range : nil
    if let known {
      // If the declarations for different builds specify different ranges, the range is unknown.
      if description.properties[known].range != range { description.properties[known].range = nil }
      return
    }
    properties[key] = description.properties.count
    description.properties.append(
      PropertyDescription(
        key: key, type: type, range: range,
        defaultLiteral: member?.defaultLiteral.flatMap { Self.literal($0, of: type) },
        isStylable: member?.isStylable == true && type.isStylable, documentation: member?.documentation ?? "")
    )
  }

  mutating func localize(_ key: String) {
    guard let known = properties[key] else { return }
    description.properties[known].isLocalizable = description.properties[known].type == .string
  }

  mutating func note(placeholders: [String], of key: String) {
    guard let known = properties[key], description.properties[known].type == .string else { return }
    description.properties[known].placeholders = placeholders
  }

  mutating func note(_ count: ChildCount, of key: String) {
    guard let known = properties[key] else { return }
    var children = description.properties[known].children ?? ChildCount()
    if count.exceptions.isEmpty {
      children.least = count.least
      children.most = count.most
    } else {
      children.exceptions += count.exceptions
    }
    guard children.isPossible, description.properties[known].type.takes(children) else { return }
    description.properties[known].children = children
  }

  consuming func finished() -> ClassDescription {
    if !uncertain.isEmpty {
      description.properties.removeAll { uncertain.contains($0.key) }
    }
    return description
  }

  private static func literal(_ text: String, of type: ValueType) -> String? {
    guard text.hasPrefix(".") else { return text }
    let name = String(text.dropFirst())
    switch type {
    case .color: return StandardColor(rawValue: name)?.rawValue
    case .enumeration(let names): return names.contains(name) ? name : nil
    default: return nil
    }
  }
}
