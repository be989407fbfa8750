#if Sources
  import SceneModel
  import SwiftSyntax

  struct FunctionScope {
    let node: FunctionDeclSyntax
    let type: Int
    var helper: Int?

    var isTypeMember: Bool { node.modifiers.isTypeLevel }

    /// Whether the function overrides one of UIKit's, such as `awakeFromNib()`, or can be called through Objective-C.
    var mayBeCalledBySystem: Bool {
      !node.attributes.isEmpty || node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    }

    private var parameters: FunctionParameterListSyntax { node.signature.parameterClause.parameters }

    func index(ofParameter name: String) -> Int? {
      parameters.enumerated().first { ($1.secondName ?? $1.firstName).unescaped == name }?.offset
    }

    /// Returns the type parameter for a parameter: `T` for `type: T.Type`, and `type` for `type: UITableViewCell.Type`.
    func typeParameter(of name: String) -> String? {
      guard let index = index(ofParameter: name) else { return nil }
      let parameter = parameters[parameters.index(parameters.startIndex, offsetBy: index)]
      guard let type = Self.metatype(parameter.type) else { return nil }
      return isGeneric(type) ? type : name
    }

    func isGeneric(_ name: String) -> Bool {
      node.genericParameterClause?.parameters.contains { $0.name.unescaped == name } == true
    }

    private static func metatype(_ type: TypeSyntax) -> String? {
      switch type.as(TypeSyntaxEnum.self) {
      case .metatypeType(let metatype): TypeSpelling(metatype.baseType).name
      case .arrayType(let array): metatype(array.element)
      case .optionalType(let optional): metatype(optional.wrappedType)
      default: nil
      }
    }

    var fact: HelperFact {
      var fact = HelperFact(name: node.name.unescaped, type: type)
      var types: [HelperFact.TypeParameter] = []
      for generic in node.genericParameterClause?.parameters ?? [] {
        var parameter = HelperFact.TypeParameter(name: generic.name.unescaped)
        if let inherited = generic.inheritedType { parameter.constraints = FactReader.names(in: inherited) }
        for requirement in node.genericWhereClause?.requirements ?? [] {
          guard case .conformanceRequirement(let conformance) = requirement.requirement,
            TypeSpelling(conformance.leftType).name == parameter.name
          else { continue }
          parameter.constraints += FactReader.names(in: conformance.rightType)
        }
        if let result = node.signature.returnClause?.type {
          parameter.isResult = TypeSpelling(result).name == parameter.name
        }
        types.append(parameter)
      }
      for (index, parameter) in parameters.enumerated() {
        let label = parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.unescaped
        var own = HelperFact.Parameter(label: label)
        own.hasDefault = parameter.defaultValue != nil
        own.isVariadic = parameter.ellipsis != nil
        own.typeName = TypeSpelling(parameter.type).name
        fact.parameters.append(own)
        guard let type = Self.metatype(parameter.type) else { continue }
        if let place = types.firstIndex(where: { $0.name == type }) {
          if types[place].argument == nil { types[place].argument = index }
        } else {
          var metatype = HelperFact.TypeParameter(
            name: (parameter.secondName ?? parameter.firstName).unescaped)
          metatype.constraints = [type]
          metatype.argument = index
          types.append(metatype)
        }
      }
      if isTypeMember {
        var own = HelperFact.TypeParameter(name: "Self")
        own.isReceiver = true
        types.append(own)
      }
      fact.types = types
      return fact
    }
  }

  extension FactReader {
    fileprivate static func names(in type: TypeSyntax) -> [String] {
      guard let composition = type.as(CompositionTypeSyntax.self) else { return [TypeSpelling(type).name] }
      return composition.elements.flatMap { names(in: $0.type) }
    }

    func typeParameter(_ name: String) -> String? {
      guard let parameter = functions.last?.typeParameter(of: name), let found = local(name),
        found == .path(parameter)
      else { return nil }
      return parameter
    }

    func stringParameter(_ value: ExprSyntax) -> Int? {
      guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.unescaped,
        local(name) == .anyCase(of: "String")
      else { return nil }
      return functions.last?.index(ofParameter: name)
    }

    /// Returns whether the caller determines a value. `mayBeOfSelf` includes members of `Self` without a base.
    func isDeterminedByCaller(_ value: TextFact, mayBeOfSelf: Bool = false) -> Bool {
      guard let function = functions.last else { return false }
      switch value {
      case .typeName(let name): return isDeterminedByCaller(type: name)
      case .path(let path):
        let first = path.prefix { $0 != "." }
        return first.count < path.count
          ? isDeterminedByCaller(type: String(first)) : function.isTypeMember && mayBeOfSelf
      case .either(let values): return values.contains { isDeterminedByCaller($0, mayBeOfSelf: mayBeOfSelf) }
      default: return false
      }
    }

    func isDeterminedByCaller(type name: String) -> Bool {
      guard let function = functions.last else { return false }
      return name == "Self" ? function.isTypeMember : function.isGeneric(name) || typeParameter(name) == name
    }

    func noteCaller(of value: ExprSyntax, in call: inout CallFact) {
      call.parameter = stringParameter(value)
      if call.parameter != nil || isDeterminedByCaller(call.value, mayBeOfSelf: true) {
        call.helper = noteHelper()
      }
    }

    func noteHelper() -> Int? {
      guard let function = functions.last else { return nil }
      if let helper = function.helper { return helper }
      facts.helpers.append(function.fact)
      functions[functions.count - 1].helper = facts.helpers.count - 1
      return facts.helpers.count - 1
    }

    func noteHelperCall(_ node: FunctionCallExprSyntax, _ function: String, on base: ExprSyntax?) {
      var call = HelperCall(name: function.withoutBackticks, at: node.calledExpression.range, in: current)
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
        call.range = access.declName.range
      }
      call.trailingClosures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
      var isPassedOn = false
      for argument in node.arguments {
        var own = HelperCall.Argument(label: argument.label?.text ?? "", at: argument.expression.range)
        own.types = types(in: argument.expression)
        own.value = text(argument.expression)
        own.parameter = stringParameter(argument.expression)
        isPassedOn =
          isPassedOn || own.parameter != nil || isDeterminedByCaller(own.value)
          || own.types.contains(where: isDeterminedByCaller(type:))
        call.arguments.append(own)
      }
      if let path = base.flatMap({ TypeSpelling.path($0) }) {
        if path.first?.isUppercase == true { call.receiver = path }
        if let type = typeParameter(path) { call.receiver = type }
      }
      call.result = castType(of: Syntax(node))
      call.listName = ownMember(base)
      call.passesOthers = base.map(isOfOther) == true || node.arguments.contains { isOfOther($0.expression) }
      for type in [call.receiver, call.result].compactMap(\.self) {
        isPassedOn = isPassedOn || isDeterminedByCaller(type: type)
      }
      if isPassedOn { call.helper = noteHelper() }
      facts.helperCalls.append(call)
    }

    private func types(in value: ExprSyntax) -> [String] {
      if let array = value.as(ArrayExprSyntax.self) {
        return array.elements.flatMap { types(in: $0.expression) }
      }
      return typeName(value).map { [$0] } ?? []
    }

    func noteHelperReference(_ node: DeclReferenceExprSyntax) {
      let name = node.baseName.unescaped
      guard HelperFact.mayBeHelper(name) else { return }
      let access = node.parent?.as(MemberAccessExprSyntax.self)
      let value: Syntax = access.flatMap { $0.declName.id == node.id ? Syntax($0) : nil } ?? Syntax(node)
      if let call = value.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == value.id {
        return
      }
      if access == nil, localNames.local(name, at: node) != nil { return }
      facts.helperReferences.insert(name)
    }
  }
#endif
