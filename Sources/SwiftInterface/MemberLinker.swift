import SceneDiagnostics
import SceneModel
import SceneValues

typealias SourceRangeInFile = SceneDiagnostics.SourceRange

struct MemberLinker {
  private let table: TypeTable
  private let key: TypeTable.Key
  private let finder: MemberFinder
  private var variables: [(fact: VariableFact, site: TypeTable.Site)] = []
  private var methods: [(fact: MethodFact, site: TypeTable.Site)] = []
  private var declarations: [(fact: DeclarationFact, site: TypeTable.Site)] = []
  private var generics: Set<String> = []
  private let exposure: Exposure

  init(_ table: TypeTable, _ finder: MemberFinder, _ key: TypeTable.Key) {
    self.table = table
    self.finder = finder
    self.key = key
    exposure = Exposure(of: key, table, finder)
  }

  mutating func collect(_ site: TypeTable.Site) {
    let type = table[site]
    variables += type.variables.map { ($0, site) }
    methods += type.methods.map { ($0, site) }
    generics.formUnion(type.genericParameters)
    if let declaration = type.declaration { declarations.append((declaration, site)) }
  }

  var hasConnectableMembers: Bool {
    variables.contains { $0.fact.role != .plain || isExposed($0.fact.isExposed, at: $0.site) }
      || methods.contains { $0.fact.isAction || isExposed($0.fact.isExposed, at: $0.site) }
  }

  func link(into description: inout ClassDescription, _ code: inout HostCode.ClassCode) {
    var members = MemberList(description, usesUIKitNames: table.known.usesUIKitNames)
    for (fact, site) in declarations {
      members.add(fact, rootView: fact.rootView.flatMap { className($0, at: site) })
      for member in fact.members { link(member, site, into: &members, &code) }
    }
    let own = Set(variables.lazy.filter { table[$0.site].isObjectiveC }.map(\.fact.name))
    let getters = Set(methods.lazy.filter(\.fact.isGetter).map(\.fact.selector))
    for (fact, site) in variables {
      let place = HostCode.Place(site.file, fact.range)
      switch fact.role {
      case .plain:
        let type = valueType(fact.type, at: site)
        if isExposed(fact.isExposed, at: site), type == nil {
          members.add(outlet(fact, at: site))
        } else if table[site].isObjectiveC {
          // Properties that an Objective-C category adds to an external class are not tracked.
          if table.sites[key] != nil { members.addProperty(fact.sceneName, type, in: nil) }
        } else if !fact.isConstant, code.outlets[fact.sceneName] == nil,
          code.properties[fact.sceneName] == nil
        {
          code.hidden.variables[fact.sceneName] = place
        }
      case .outlet:
        members.add(outlet(fact, at: site))
        // If the getter is declared, as in `- (UILabel *)label { … }`, it can return another view, and setting the
        // property 'label' sets `_label`. Such an outlet does not need to be connected.
        if getters.contains(fact.name)
          || fact.name.hasPrefix("_") && own.contains(String(fact.name.dropFirst()))
        {
          break
        }
        code.outlets[fact.sceneName] = HostCode.OutletCode(
          place: place, isRequired: fact.type.optionality == .implicitlyUnwrapped)
      case .inspectable:
        members.addProperty(fact.sceneName, valueType(fact.type, at: site), in: fact.valueRange)
        code.properties[fact.sceneName] = place
      }
    }
    for (fact, site) in variables where table[site].isObjectiveC { members.add(otherNames(of: fact)) }
    for (fact, site) in methods {
      let place = HostCode.Place(site.file, fact.range)
      if fact.isAction {
        members.add(action(fact, at: site))
        code.actions[fact.selector] = HostCode.ActionCode(place: place, name: fact.name)
      } else if fact.isTypeMember {
        continue
      } else if isExposed(fact.isExposed, at: site) {
        members.add(action(fact, at: site))
      } else if code.actions[fact.selector] == nil {
        code.hidden.methods[fact.selector] = place
      }
    }
    code.keys = Set(variables.map(\.fact.sceneName))
    for (fact, _) in methods where !fact.isTypeMember && !fact.selector.contains(":") {
      code.keys.insert(fact.selector)
    }
    if !exposure.isUncertain {
      let groups = Dictionary(grouping: variables, by: \.fact.sceneName)
      code.unexposedKeys = Set(
        groups.filter { $0.value.allSatisfy { exposure.hides($0.fact, at: $0.site) } }.keys)
    }
    code.readOnlyKeys = readOnlyKeys
    code.dynamicSelectors = Self.dynamicSelectors.intersection(methods.map(\.fact.selector))
    loosen(&code)
    // Declarations that describe a property can precede the declaration of the property.
    for member in declarations.flatMap(\.fact.members) { note(member, in: &members) }
    code.hidden.way =
      if table.known.usesUIKitNames {
        .interfaceBuilder
      } else {
        declarations.allSatisfy(\.fact.takesAttributes) ? .attributes : .declaration
      }
    description = members.finished()
  }

  private static let dynamicSelectors: Set<String> = [
    "valueForKey:", "valueForKeyPath:", "valueForUndefinedKey:", "setValue:forKey:", "setValue:forKeyPath:",
    "setValue:forUndefinedKey:", "resolveInstanceMethod:",
  ]

  private var readOnlyKeys: Set<String> {
    let readOnly = variables.filter { $0.fact.role == .inspectable && $0.fact.isReadOnly }
    guard !readOnly.isEmpty else { return [] }
    let settable = Set(variables.lazy.filter { !$0.fact.isReadOnly }.map(\.fact.sceneName))
    let selectors = Set(methods.map(\.fact.selector))
    return Set(readOnly.map(\.fact.sceneName)).subtracting(settable).filter { key in
      !selectors.contains("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
    }
  }

  /// Makes an outlet optional unless all declarations of the class declare it, because a build might use any of them.
  private func loosen(_ code: inout HostCode.ClassCode) {
    let declarations = Set(table.sites[key] ?? [])
    guard declarations.count > 1 else { return }
    let holders = Dictionary(
      grouping: variables.filter { declarations.contains($0.site) }, by: \.fact.sceneName)
    for (name, outlet) in code.outlets where outlet.isRequired {
      if Set((holders[name] ?? []).map(\.site)).count < declarations.count {
        code.outlets[name]?.isRequired = false
      }
    }
  }

  /// Returns whether UIKit can find a member that has no Interface Builder attribute.
  private func isExposed(_ fact: Bool, at site: TypeTable.Site) -> Bool {
    table.known.usesUIKitNames && (fact || exposure.exposesAll || table[site].exposesMembers)
  }

  /// Returns the outlet under its other name, with or without a leading underscore. Key-value coding finds both names.
  private func otherNames(of fact: VariableFact) -> OutletDescription {
    let name = fact.name.hasPrefix("_") ? String(fact.name.dropFirst()) : "_" + fact.name
    return OutletDescription(name: name, type: MemberList.anything, isCollection: fact.type.isCollection)
  }

  private func outlet(_ fact: VariableFact, at site: TypeTable.Site) -> OutletDescription {
    OutletDescription(
      name: fact.sceneName, type: className(fact.type, at: site) ?? MemberList.anything,
      isCollection: fact.type.isCollection)
  }

  private func action(_ fact: MethodFact, at site: TypeTable.Site) -> ActionDescription {
    ActionDescription(
      selector: fact.selector, sender: fact.parameters.first.flatMap { className($0, at: site) },
      needsEvent: Self.needsEvent(fact.parameters.dropFirst().first))
  }

  private static func needsEvent(_ type: TypeSpelling?) -> Bool {
    type.map { $0.optionality == .none && !$0.name.isEmpty } ?? false
  }

  private func link(
    _ member: DeclaredMember, _ site: TypeTable.Site, into members: inout MemberList,
    _ code: inout HostCode.ClassCode
  ) {
    let place = HostCode.Place(site.file, member.range)
    let variable = member.member.flatMap { finder.variable($0, of: key) }
    let type = member.type ?? variable?.fact.type
    let typeSite = member.type == nil ? variable?.site ?? site : site
    switch member.kind {
    case .outlet, .outletCollection:
      members.add(
        OutletDescription(
          name: member.name, type: type.flatMap { className($0, at: typeSite) } ?? MemberList.anything,
          isCollection: member.kind == .outletCollection, documentation: member.documentation))
      code.outlets[member.name] = HostCode.OutletCode(
        place: place, isRequired: variable?.fact.type.optionality == .implicitlyUnwrapped)
    case .action:
      let method = member.member.flatMap { finder.method($0, of: key) }
      let sender = member.type ?? method?.fact.parameters.first
      members.add(
        ActionDescription(
          selector: member.name,
          sender: member.name.contains(":")
            ? sender.flatMap { className($0, at: member.type == nil ? method?.site ?? site : site) } : nil,
          needsEvent: Self.needsEvent(
            member.eventType ?? (member.type == nil ? method?.fact.parameters.dropFirst().first : nil)),
          documentation: member.documentation))
      let name = member.member ?? String(member.name.prefix { $0 != ":" })
      code.actions[member.name] = HostCode.ActionCode(place: place, name: name)
    case .property:
      let type = type.flatMap { valueType($0, at: typeSite) }
      members.addProperty(member.name, type, in: member.valueRange, member)
      code.properties[member.name] = place
    case .relationship:
      let child = type.flatMap { className($0, at: typeSite) }
      members.addProperty(
        member.name, child.map { type?.isCollection == true ? .references($0) : .reference($0) }, in: nil,
        member)
      code.properties[member.name] = place
    case .localizable, .placeholders, .children: break
    }
  }

  private func note(_ member: DeclaredMember, in members: inout MemberList) {
    switch member.kind {
    case .localizable: members.localize(member.name)
    case .placeholders: members.note(placeholders: member.placeholders, of: member.name)
    case .children: if let count = member.children { members.note(count, of: member.name) }
    default: break
    }
  }

  // MARK: Types

  private func className(_ type: TypeSpelling, at site: TypeTable.Site) -> String? {
    guard !type.name.isEmpty, !generics.contains(type.name) else { return nil }
    switch table.meaning(of: type.name, in: table[site].name, at: site) {
    case .source(let key):
      let kind = table.kind(of: key)
      return kind == .class || kind == .protocol ? table.name(of: key) : nil
    case .known(let name): return table.name(ofKnown: name)
    case nil: return nil
    }
  }

  private func valueType(_ type: TypeSpelling, at site: TypeTable.Site) -> ValueType? {
    guard !type.isCollection, !generics.contains(type.name) else { return nil }
    let meaning = table.meaning(of: type.name, in: table[site].name, at: site)
    guard case .source(let key) = meaning else {
      return Self.valueTypes[type.name] ?? (table[site].isObjectiveC ? Self.objectiveCTypes[type.name] : nil)
    }
    return table.enumerations[key]
  }

  private static let objectiveCTypes: [String: ValueType] = [
    "BOOL": .bool, "bool": .bool, "NSInteger": .int, "NSUInteger": .int, "int": .int, "long": .int,
    "short": .int, "float": .number, "double": .number, "NSTimeInterval": .number, "NSString": .string,
    "NSRange": .range, "NSPoint": .point, "NSSize": .size, "NSRect": .rect, "NSColor": .color,
    "NSFont": .font, "NSImage": .image,
  ]

  private static let valueTypes: [String: ValueType] = [
    "Bool": .bool, "Int": .int, "Double": .number, "CGFloat": .number, "Float": .number, "String": .string,
    "Point": .point, "CGPoint": .point, "Size": .size, "CGSize": .size, "Rect": .rect, "CGRect": .rect,
    "Range<Int>": .range, "NSRange": .range,
    "EdgeInsets": .insets, "UIEdgeInsets": .insets, "AffineTransform": .transform, "Color": .color,
    "UIColor": .color, "Font": .font, "UIFont": .font, "ImageName": .image, "UIImage": .image,
  ]
}
