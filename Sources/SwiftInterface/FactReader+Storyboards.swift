#if Sources
  import SceneModel
  import SwiftSyntax

  /// Reads the names of instantiated storyboards, and the classes and nibs that code registers.
  extension FactReader {
    func storyboardName(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
      guard let type = call.createdTypeName, type == "UIStoryboard" || type == "NSStoryboard",
        let name = call.arguments.first, name.label?.text == "name"
      else { return nil }
      let bundle = call.arguments.first { $0.label?.text == "bundle" }?.expression
      return bundle.map { self.bundle($0) == .other } == true ? nil : name.expression
    }

    /// Adds a call such as `UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()`.
    func noteInitialScene(of storyboard: ExprSyntax?, in call: FunctionCallExprSyntax) {
      let value = storyboard.map { isOwnStoryboard($0) ? .unknown : text($0) } ?? .unknown
      let name = storyboard?.as(FunctionCallExprSyntax.self).flatMap { storyboardName($0) }
      var fact = CallFact(
        kind: .mainStoryboard, value: value, range: (name ?? call.calledExpression).range, type: current,
        isOwn: false)
      fact.bundle = storyboard.flatMap { bundle(ofStoryboard: $0) } ?? .own
      add(cast(ofSceneMadeBy: call), to: &fact)
      facts.calls.append(fact)
    }

    /// Returns the bundle in `UIStoryboard(name: "Main", bundle: Bundle(for: Clock.self))`. Constants stand for their
    /// values. Any other expression might be the app's bundle.
    private func bundle(ofStoryboard value: ExprSyntax) -> CallFact.Bundle? {
      if let name = value.as(DeclReferenceExprSyntax.self) {
        guard let initial = initialValue(of: name.baseName.unescaped, at: Syntax(name)),
          initial.is(FunctionCallExprSyntax.self)
        else { return nil }
        return bundle(ofStoryboard: initial)
      }
      guard let call = value.as(FunctionCallExprSyntax.self), let type = call.createdTypeName,
        type == "UIStoryboard" || type == "NSStoryboard",
        let argument = call.arguments.first(where: { $0.label?.text == "bundle" })
      else { return nil }
      let found = bundle(argument.expression)
      return found == .other ? nil : found
    }

    /// Adds the storyboard of a scene configuration. The system creates this storyboard's initial view controller.
    func noteStoryboard(assigned value: ExprSyntax, to target: ExprSyntax) {
      guard target.as(MemberAccessExprSyntax.self)?.declName.baseName.unescaped == "storyboard",
        let name = value.as(FunctionCallExprSyntax.self).flatMap({ storyboardName($0) })
      else { return }
      note(.mainStoryboard, as: text(name), at: name.range)
    }

    func addStoryboard(_ base: ExprSyntax?, of node: FunctionCallExprSyntax, to call: inout CallFact) {
      call.objectType = castType(of: Syntax(node))
      add(cast(ofSceneMadeBy: node), to: &call)
      guard let base else { return }
      call.bundle = bundle(ofStoryboard: base) ?? .own
      if isOwnStoryboard(base) { call.isOwn = true } else { call.storyboard = text(base) }
    }

    private func isOwnStoryboard(_ value: ExprSyntax) -> Bool {
      ownMember(value) == "storyboard"
    }

    /// Returns the type to which a call's result is cast, or the declared type of the variable to which it is assigned.
    func castType(of call: Syntax) -> String? {
      var node = call
      while let parent = node.parent {
        switch parent.as(SyntaxEnum.self) {
        case .exprList:
          let next = node.nextToken(viewMode: .sourceAccurate)?.parent?.as(UnresolvedAsExprSyntax.self)
          return next?.targetType.map { TypeSpelling($0).name }
        case .patternBinding(let binding): return binding.typeAnnotation.map { TypeSpelling($0.type).name }
        case .forceUnwrapExpr, .optionalChainingExpr, .tupleExpr, .labeledExpr, .labeledExprList, .tryExpr,
          .initializerClause, .sequenceExpr:
          node = parent
        default: return nil
        }
      }
      return nil
    }

    /// Returns the member in `tableView`, `self.tableView`, or `self.tableView!`. Returns an empty string for `self` or
    /// if there is no expression, and nil for members of other objects and for local names.
    func ownMember(_ value: ExprSyntax?) -> String? {
      guard let value else { return "" }
      switch value.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let chain): return ownMember(chain.expression)
      case .forceUnwrapExpr(let unwrap): return ownMember(unwrap.expression)
      case .memberAccessExpr(let access):
        return access.base != nil && isSelf(access.base) ? access.declName.baseName.unescaped : nil
      case .declReferenceExpr(let name):
        if name.isSelf { return "" }
        let text = name.baseName.unescaped
        return depth > 0 && localNames.local(text, at: name) != nil ? nil : text
      default: return nil
      }
    }

    private func isLocal(_ value: ExprSyntax) -> Bool {
      switch value.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let chain): return isLocal(chain.expression)
      case .forceUnwrapExpr(let unwrap): return isLocal(unwrap.expression)
      case .declReferenceExpr(let name):
        let text = name.baseName.unescaped
        return text.hasPrefix("$") || localNames.local(text, at: name) != nil
      default: return false
      }
    }

    /// Returns whether an expression is an element of a list in a member or local constant, such as `tables[0]`.
    private func isElementOfOwnList(_ value: ExprSyntax) -> Bool {
      switch value.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let chain): return isElementOfOwnList(chain.expression)
      case .forceUnwrapExpr(let unwrap): return isElementOfOwnList(unwrap.expression)
      case .subscriptCallExpr(let call): return isOwnOrLocal(call.calledExpression)
      case .memberAccessExpr(let access):
        return ["first", "last"].contains(access.declName.baseName.unescaped)
          && access.base.map(isOwnOrLocal) == true
      default: return false
      }
    }

    private func isOwnOrLocal(_ list: ExprSyntax) -> Bool {
      ownMember(list).map { !$0.isEmpty } ?? isLocal(list)
    }

    /// Returns whether an expression is a member of an object other than the enclosing one, such as `detail.tableView`.
    func isOfOther(_ value: ExprSyntax) -> Bool {
      switch value.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let chain): return isOfOther(chain.expression)
      case .forceUnwrapExpr(let unwrap): return isOfOther(unwrap.expression)
      case .functionCallExpr(let call):
        return typeName(value) == nil && !call.calledExpression.trimmedDescription.hasPrefix("UI")
      case .memberAccessExpr(let access):
        return access.base != nil && !isSelf(access.base) && typeName(value) == nil
      default: return false
      }
    }

    private static let lists: [String: CellPrototype.List] = [
      "forCellReuseIdentifier": .table, "forHeaderFooterViewReuseIdentifier": .headerFooter,
      "forCellWithReuseIdentifier": .collection, "forSupplementaryViewOfKind": .supplementary,
    ]

    func addList(_ base: ExprSyntax?, of node: FunctionCallExprSyntax, to call: inout CallFact) {
      // Without a class or nib, the call removes a registration.
      guard let first = node.arguments.first?.expression, !first.trimmedDescription.hasPrefix("nil") else {
        return
      }
      call.list = call.labels.lazy.compactMap { Self.lists[$0] }.first
      call.listName = ownMember(base)
      call.isOfLocalList = base.map(isLocal) ?? false
      // The callers of a function that does not know its list determine the list.
      if call.helper == nil, call.listName == "" || call.isOfLocalList, let function = functions.last,
        HelperFact.mayBeHelper(function.node.name.unescaped), !function.mayBeCalledBySystem
      {
        call.helper = noteHelper()
      }
      if call.helper == nil {
        let isOwn = call.isOfLocalList || base.map(isElementOfOwnList) == true
        call.isOfLocalList = isOwn && functions.last?.isTypeMember != true
      }
      call.objectType = typeName(first)
      if call.objectType == nil { call.nib = text(first) }
      let kind = node.arguments.first { $0.label?.text == "forSupplementaryViewOfKind" }
      call.supplementaryKind = kind.map { text($0.expression) }
    }

    func list(of node: FunctionCallExprSyntax) -> CellPrototype.List? {
      let function = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.unescaped
      switch (function, node.arguments.first?.label?.text) {
      case ("dequeueReusableHeaderFooterView", _): return .headerFooter
      case ("dequeueReusableSupplementaryView", _): return .supplementary
      case (_, "withReuseIdentifier"): return .collection
      case (_, "withIdentifier"): return .table
      default: return nil
      }
    }

    func nibName(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
      guard call.createdTypeName == "UINib", let name = call.arguments.first, name.label?.text == "nibName"
      else { return nil }
      let bundle = call.arguments.first { $0.label?.text == "bundle" }?.expression
      return bundle.map { self.bundle($0) == .other } == true ? nil : name.expression
    }
  }
#endif
