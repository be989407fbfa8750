#if Sources
  import SceneDiagnostics
  import SceneValues
  import SwiftSyntax

  enum MemberAttributes {
    static let outlets: Set<String> = ["Outlet", "IBOutlet"]
    static let actions: Set<String> = ["Action", "IBAction", "IBSegueAction"]
    static let inspectables: Set<String> = ["Inspectable", "IBInspectable"]
    /// The attributes that expose a member to Objective-C without giving it a role.
    static let exposing: Set<String> = ["objc", "NSManaged", "GKInspectable"]
    static let ofTypes: Set<String> = [
      "objc", "objcMembers", "nonobjc", "available", "MainActor", "IBDesignable", "main", "NSApplicationMain",
      "UIApplicationMain", "preconcurrency", "dynamicMemberLookup", "usableFromInline", "Observable",
    ]
  }

  extension FactReader {
    func noteVariables(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard depth == 0 else {
        noteLocals(node)
        return .visitChildren
      }
      let kind = facts.types[current].kind
      for binding in node.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        let name = pattern.identifier.unescaped
        if name == "declaration", node.isTypeMember {
          facts.types[current].declaration = DeclarationReader.read(binding)
          return .skipChildren
        }
        noteConstant(name, binding, of: node)
        if kind == .class || kind == .extension, !node.isTypeMember {
          noteVariable(pattern.identifier, binding, node)
          if node.isOverride { noteNibName(name, binding) }
        }
      }
      return .visitChildren
    }

    private func noteVariable(
      _ name: TokenSyntax, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax
    ) {
      var role = VariableFact.Role.plain
      var sceneName = node.attributes.objectiveCName ?? name.unescaped
      var valueRange: ClosedRange<Double>?
      if let attribute = node.attributes.first(in: MemberAttributes.outlets) {
        role = .outlet
        sceneName = attribute.firstText ?? sceneName
      } else if let attribute = node.attributes.first(in: MemberAttributes.inspectables) {
        role = .inspectable
        sceneName = attribute.firstText ?? sceneName
        valueRange = attribute.valueRange
      }
      // In `var a, b: Int`, one annotation specifies the type of several variables.
      let annotation = binding.typeAnnotation ?? node.bindings.last?.typeAnnotation
      let type =
        annotation.map { TypeSpelling($0.type) }
        ?? binding.initializer.map { TypeSpelling(inferredFrom: $0.value) }
      var fact = VariableFact(
        name: name.unescaped, sceneName: sceneName, range: name.range, role: role,
        type: type ?? TypeSpelling(""))
      fact.isExposed = node.attributes.first(in: MemberAttributes.exposing) != nil
      fact.isConstant = node.isConstant
      fact.isReadOnly = binding.accessorBlock?.isReadOnly ?? false
      fact.isPrivate = node.modifiers.access == .file
      fact.isOverride = node.isOverride
      fact.valueRange = valueRange
      fact.platforms = platforms
      if let accessors = binding.accessorBlock { note(accessors, of: &fact) }
      facts.types[current].variables.append(fact)
    }

    /// Notes getters with names for Objective-C, as in `var active: Bool { @objc(isActive) get { … } }`.
    private func note(_ block: AccessorBlockSyntax, of variable: inout VariableFact) {
      guard case .accessors(let accessors) = block.accessors else { return }
      for accessor in accessors where accessor.attributes.first(in: MemberAttributes.exposing) != nil {
        variable.isExposed = true
        guard accessor.accessorSpecifier.tokenKind == .keyword(.get),
          let name = accessor.attributes.objectiveCName
        else { continue }
        var fact = MethodFact(
          name: name, range: variable.range, isAction: false, selector: name, parameters: [])
        fact.isExposed = true
        fact.platforms = platforms
        facts.types[current].methods.append(fact)
      }
    }

    private func noteConstant(_ name: String, _ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
      guard node.isTypeMember || facts.types[current].kind == .file || node.isConstant else { return }
      // Only the value of a constant is known, because a variable can later be assigned another value.
      let value = node.isConstant ? binding.initializer.map { text($0.value) } : nil
      let computed = binding.accessorBlock.flatMap(singleExpression).map { text($0) }
      guard let value = value ?? computed, value != .unknown else { return }
      facts.types[current].constants.append(ConstantFact(name: name, value: value, isCase: false))
    }

    /// Adds the name of the nib that a controller or document loads, as in `override var windowNibName: NSNib.Name? {
    /// "Clock" }`. Classes of the app can declare a property `nibName` for other purposes, whose type is not an optional.
    private func noteNibName(_ name: String, _ binding: PatternBindingSyntax) {
      let type = binding.typeAnnotation.map { TypeSpelling($0.type) }
      guard name == "windowNibName" || name == "nibName" && type?.optionality == .optional,
        let value = binding.accessorBlock.flatMap(singleExpression), text(value) != .unknown
      else { return }
      note(.nib, as: text(value), at: value.range)
    }

    private func noteLocals(_ node: VariableDeclSyntax) {
      for binding in node.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        let value = node.isConstant ? binding.initializer.map { text($0.value) } : nil
        locals[locals.count - 1][pattern.identifier.unescaped] = value ?? .unknown
      }
    }

    private func singleExpression(_ block: AccessorBlockSyntax) -> ExprSyntax? {
      let getter: CodeBlockItemListSyntax? =
        switch block.accessors {
        case .getter(let items): items
        case .accessors(let list) where list.count == 1 && list.first?.accessorSpecifier.text == "get":
          list.first?.body?.statements
        case .accessors: nil
        }
      guard let items = getter, items.count == 1 else { return nil }
      switch items.first?.item {
      case .expr(let value): return value
      case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
      default: return nil
      }
    }

    func noteCases(_ node: EnumCaseDeclSyntax) {
      for element in node.elements {
        let name = element.name.unescaped
        let value = element.rawValue.map { text($0.value) } ?? .literal(name)
        facts.types[current].constants.append(ConstantFact(name: name, value: value, isCase: true))
      }
    }

    func noteMethod(_ node: FunctionDeclSyntax) {
      let kind = facts.types[current].kind
      if kind == .protocol { facts.requirements.insert(node.fullName) }
      guard kind == .class || kind == .extension else { return }
      if node.name.unescaped == "declareMembers", node.modifiers.isTypeLevel {
        // `@SceneObject` has no attribute for these declarations.
        var fact = facts.types[current].declaration ?? DeclarationFact()
        DeclarationReader.read(node, into: &fact)
        facts.types[current].declaration = fact
      }
      let attribute = node.attributes.first(in: MemberAttributes.actions)
      let parameters = node.signature.parameterClause.parameters
      let labels = parameters.map { $0.firstName.tokenKind == .wildcard ? nil : $0.firstName.unescaped }
      let name = node.name.unescaped
      let written = attribute?.firstText ?? node.attributes.objectiveCName
      var fact = MethodFact(
        name: name, range: node.name.range, isAction: attribute != nil,
        selector: written ?? SwiftSelector.selector(name, labels: labels),
        parameters: parameters.map { TypeSpelling($0.type) })
      if written == nil, let first = parameters.first, first.firstName.tokenKind != .wildcard,
        first.secondName == nil
      {
        fact.oldSelector = SwiftSelector.selector(name, labels: [nil] + labels.dropFirst())
      }
      fact.isExposed = node.attributes.first(in: ["objc"]) != nil
      fact.isTypeMember = node.modifiers.isTypeLevel
      fact.platforms = platforms
      fact.isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
      fact.access = node.modifiers.access
      fact.fullName = node.fullName
      fact.result = node.signature.returnClause.map { TypeSpelling($0.type) }
      facts.types[current].methods.append(fact)
    }
  }

  extension FunctionDeclSyntax {
    fileprivate var fullName: String {
      let labels = signature.parameterClause.parameters.map { "\($0.firstName.unescaped):" }
      return "\(name.unescaped)(\(labels.joined()))"
    }
  }

  extension DeclModifierListSyntax {
    var isTypeLevel: Bool {
      contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }
  }

  extension VariableDeclSyntax {
    fileprivate var isTypeMember: Bool { modifiers.isTypeLevel }

    fileprivate var isOverride: Bool {
      modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    }

    fileprivate var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }
  }

  extension AccessorBlockSyntax {
    fileprivate var isReadOnly: Bool {
      switch accessors {
      case .getter: true
      case .accessors(let accessors):
        accessors.allSatisfy { ["get", "_read"].contains($0.accessorSpecifier.text) }
      }
    }
  }

  extension AttributeListSyntax {
    func first(in names: Set<String>) -> AttributeSyntax? {
      for element in self {
        guard case .attribute(let attribute) = element else { continue }
        let name = TypeSpelling(attribute.attributeName).name
        if names.contains(name.split(separator: ".").last.map(String.init) ?? "") { return attribute }
      }
      return nil
    }

    /// Whether all attributes are Swift's or Apple's. Others can be macros, which can add attributes to members.
    var areOfLanguage: Bool {
      allSatisfy { element in
        guard case .attribute(let attribute) = element else { return false }
        return MemberAttributes.ofTypes.contains(TypeSpelling(attribute.attributeName).name)
      }
    }

    var objectiveCName: String? {
      guard let arguments = first(in: ["objc"])?.arguments else { return nil }
      let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
      return name.isEmpty ? nil : name
    }
  }

  extension AttributeSyntax {
    fileprivate var firstText: String? {
      guard case .argumentList(let arguments) = arguments, let first = arguments.first, first.label == nil
      else {
        return nil
      }
      return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }
#endif
