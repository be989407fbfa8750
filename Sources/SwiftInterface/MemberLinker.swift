import SceneDiagnostics
import SceneModel
import SceneValues

typealias SourceRangeInFile = SceneDiagnostics.SourceRange

/// Makes descriptions of a class's members from what its declaration and its extensions say.
struct MemberLinker {
  private let table: TypeTable
  private let key: TypeTable.Key
  private var variables: [(fact: VariableFact, site: TypeTable.Site)] = []
  private var methods: [(fact: MethodFact, site: TypeTable.Site)] = []
  private var declarations: [(fact: DeclarationFact, site: TypeTable.Site)] = []
  private var generics: Set<String> = []
  /// Whether Objective-C sees all of them.
  private var exposesAll = false

  init(_ table: TypeTable, _ key: TypeTable.Key) {
    self.table = table
    self.key = key
  }

  mutating func collect(_ site: TypeTable.Site) {
    let type = table[site]
    variables += type.variables.map { ($0, site) }
    methods += type.methods.map { ($0, site) }
    generics.formUnion(type.genericParameters)
    exposesAll = exposesAll || type.kind == .class && type.exposesMembers
    if let declaration = type.declaration { declarations.append((declaration, site)) }
  }

  /// Whether attributes make any of them an outlet or an action.
  var hasSceneMembers: Bool {
    variables.contains { $0.fact.role != .plain } || methods.contains(where: \.fact.isAction)
  }

  func link(into description: inout ClassDescription, _ code: inout HostCode.ClassCode) {
    for (fact, site) in declarations {
      description.element = fact.element
      if description.documentation.isEmpty { description.documentation = fact.documentation }
      description.isNotMade = fact.isNotMade
      if !fact.isComplete { description.isIncomplete = true }
      for member in fact.members { link(member, site, into: &description, &code) }
    }
    for (fact, site) in variables {
      let place = HostCode.Place(site.file, fact.range)
      switch fact.role {
      case .plain:
        if isExposed(fact.isExposed, at: site), valueType(fact.type, at: site) == nil {
          addOutlet(fact, at: site, to: &description)
        } else if !fact.isConstant, code.outlets[fact.sceneName] == nil,
          code.properties[fact.sceneName] == nil
        {
          code.hidden.variables[fact.sceneName] = place
        }
      case .outlet:
        addOutlet(fact, at: site, to: &description)
        code.outlets[fact.sceneName] = HostCode.OutletCode(
          place: place, isRequired: fact.type.optionality == .implicitlyUnwrapped)
      case .inspectable:
        add(fact.sceneName, valueType(fact.type, at: site), in: fact.valueRange, to: &description)
        code.properties[fact.sceneName] = place
      }
    }
    for (fact, site) in methods {
      let place = HostCode.Place(site.file, fact.range)
      if fact.isAction {
        addAction(fact, at: site, to: &description)
        code.actions[fact.selector] = place
      } else if fact.isTypeMember {
        continue
      } else if isExposed(fact.isExposed, at: site) {
        addAction(fact, at: site, to: &description)
      } else if code.actions[fact.selector] == nil {
        code.hidden.methods[fact.selector] = place
      }
    }
    code.hidden.way =
      if table.known.speaksOfUIKit {
        .interfaceBuilder
      } else {
        declarations.allSatisfy(\.fact.takesAttributes) ? .attributes : .declaration
      }
  }

  /// Whether UIKit finds a member though no attribute of Interface Builder's says that scenes may.
  private func isExposed(_ fact: Bool, at site: TypeTable.Site) -> Bool {
    table.known.speaksOfUIKit && (fact || exposesAll || table[site].exposesMembers)
  }

  private func addOutlet(
    _ fact: VariableFact, at site: TypeTable.Site, to description: inout ClassDescription
  ) {
    add(
      OutletDescription(
        name: fact.sceneName, type: className(fact.type, at: site) ?? Self.anything,
        isCollection: fact.type.isCollection), to: &description)
  }

  private func addAction(
    _ fact: MethodFact, at site: TypeTable.Site, to description: inout ClassDescription
  ) {
    add(
      ActionDescription(
        selector: fact.selector, sender: fact.parameters.first.flatMap { className($0, at: site) }),
      to: &description)
  }

  private func link(
    _ member: DeclaredMember, _ site: TypeTable.Site, into description: inout ClassDescription,
    _ code: inout HostCode.ClassCode
  ) {
    let place = HostCode.Place(site.file, member.range)
    let variable = member.member.flatMap { self.variable($0, of: key) }
    let type = member.type ?? variable?.fact.type
    let typeSite = member.type == nil ? variable?.site ?? site : site
    switch member.kind {
    case .outlet, .outletCollection:
      add(
        OutletDescription(
          name: member.name, type: type.flatMap { className($0, at: typeSite) } ?? Self.anything,
          isCollection: member.kind == .outletCollection, documentation: member.documentation),
        to: &description)
      code.outlets[member.name] = HostCode.OutletCode(
        place: place, isRequired: variable?.fact.type.optionality == .implicitlyUnwrapped)
    case .action:
      let method = member.member.flatMap { self.method($0, of: key) }
      let sender = member.type ?? method?.fact.parameters.first
      add(
        ActionDescription(
          selector: member.name,
          sender: member.name.contains(":")
            ? sender.flatMap { className($0, at: member.type == nil ? method?.site ?? site : site) } : nil,
          documentation: member.documentation), to: &description)
      code.actions[member.name] = place
    case .property:
      let type = type.flatMap { valueType($0, at: typeSite) }
      add(member.name, type, in: member.valueRange, member, to: &description)
      code.properties[member.name] = place
    case .localizable:
      for index in description.properties.indices where description.properties[index].key == member.name {
        description.properties[index].isLocalizable = description.properties[index].type == .string
      }
    }
  }

  // MARK: Alternatives

  /// Of what is declared in several branches, all counts; where they differ in type, it may be of any.
  private func add(_ outlet: OutletDescription, to description: inout ClassDescription) {
    guard let known = description.outlets.firstIndex(where: { $0.name == outlet.name }) else {
      description.outlets.append(outlet)
      return
    }
    if description.outlets[known].isCollection != outlet.isCollection { description.isIncomplete = true }
    if description.outlets[known].type != outlet.type { description.outlets[known].type = Self.anything }
  }

  private func add(_ action: ActionDescription, to description: inout ClassDescription) {
    guard let known = description.actions.firstIndex(where: { $0.selector == action.selector }) else {
      description.actions.append(action)
      return
    }
    if description.actions[known].sender != action.sender { description.actions[known].sender = nil }
  }

  private func add(
    _ key: String, _ type: ValueType?, in range: ClosedRange<Double>?, _ member: DeclaredMember? = nil,
    to description: inout ClassDescription
  ) {
    let known = description.properties.firstIndex { $0.key == key }
    guard let type, known.map({ description.properties[$0].type == type }) ?? true else {
      // A property of a type that nobody can tell is there all the same. Those of UIKit's classes are not looked for.
      if let known { description.properties.remove(at: known) }
      if !table.known.speaksOfUIKit { description.isIncomplete = true }
      return
    }
    let range = type.takesRange ? range : nil
    if let known {
      // Declared twice, for one build or another: which range holds, nobody can tell.
      if description.properties[known].range != range { description.properties[known].range = nil }
      return
    }
    description.properties.append(
      PropertyDescription(
        key: key, type: type, range: range,
        defaultLiteral: member?.defaultLiteral.flatMap { Self.literal($0, of: type) },
        isStylable: member?.isStylable == true && type.isStylable, documentation: member?.documentation ?? "")
    )
  }

  /// What scenes write for a default.
  private static func literal(_ text: String, of type: ValueType) -> String? {
    guard text.hasPrefix(".") else { return text }
    let name = String(text.dropFirst())
    switch type {
    case .color: return StandardColor(rawValue: name)?.rawValue
    case .enumeration(let names): return names.contains(name) ? name : nil
    default: return nil
    }
  }

  // MARK: Types

  /// Stands for the type of what may be anything.
  static let anything = "AnyObject"

  /// The class, or protocol, of a member; nil where it is neither, or not known.
  private func className(_ type: TypeSpelling, at site: TypeTable.Site) -> String? {
    guard !type.name.isEmpty, !generics.contains(type.name) else { return nil }
    switch table.meaning(of: type.name, in: table[site].name, of: table.module(of: site)) {
    case .source(let key):
      let kind = table.kind(of: key)
      return kind == .class || kind == .protocol ? table.name(of: key) : nil
    case .known(let name): return table.name(ofKnown: name)
    case nil: return nil
    }
  }

  private func valueType(_ type: TypeSpelling, at site: TypeTable.Site) -> ValueType? {
    guard !type.isCollection, !generics.contains(type.name) else { return nil }
    let meaning = table.meaning(of: type.name, in: table[site].name, of: table.module(of: site))
    guard case .source(let key) = meaning else { return Self.valueTypes[type.name] }
    let parts = table.parts(of: key).map { table[$0] }
    guard parts.contains(where: { $0.inherited.contains { $0.text == "SceneEnumeration" } }) else {
      return nil
    }
    var names: [String] = []
    for constant in parts.flatMap(\.constants) where constant.isCase {
      guard case .literal(let name) = constant.value else { return nil }
      names.append(name)
    }
    return names.isEmpty ? nil : .enumeration(names)
  }

  private static let valueTypes: [String: ValueType] = [
    "Bool": .bool, "Int": .int, "Double": .number, "CGFloat": .number, "Float": .number, "String": .string,
    "Point": .point, "CGPoint": .point, "Size": .size, "CGSize": .size, "Rect": .rect, "CGRect": .rect,
    "Range<Int>": .range, "NSRange": .range,
    "EdgeInsets": .insets, "UIEdgeInsets": .insets, "AffineTransform": .transform, "Color": .color,
    "UIColor": .color, "Font": .font, "UIFont": .font, "ImageName": .image, "UIImage": .image,
  ]

  // MARK: Members of superclasses

  private func variable(_ name: String, of key: TypeTable.Key) -> (fact: VariableFact, site: TypeTable.Site)?
  {
    inherited(key) { part, site in part.variables.first { $0.name == name }.map { ($0, site) } }
  }

  private func method(_ name: String, of key: TypeTable.Key) -> (fact: MethodFact, site: TypeTable.Site)? {
    inherited(key) { part, site in
      let named = part.methods.filter { $0.name == name }
      // Of overloads nobody can tell here which is meant.
      return named.count == 1 ? (named[0], site) : nil
    }
  }

  private func inherited<Found>(
    _ key: TypeTable.Key, _ find: (TypeFact, TypeTable.Site) -> Found?
  ) -> Found? {
    var next: TypeTable.Key? = key
    var seen: Set<TypeTable.Key> = []
    while let current = next, seen.insert(current).inserted {
      for site in table.parts(of: current) {
        if let found = find(table[site], site) { return found }
      }
      next = nil
      if let site = table.sites[current]?.first, let first = table[site].inherited.first,
        case .source(let superclass) = table.meaning(
          of: first.text, in: table[site].name, of: table.module(of: site))
      {
        next = superclass
      }
    }
    return nil
  }
}
