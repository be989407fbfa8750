#if Sources
  import SwiftSyntax

  /// Reads the members that expressions use and determines whether the expressions check for nil.
  extension FactReader {
    func recordReference(_ node: DeclReferenceExprSyntax) {
      // In `view.label`, the reference to the member is only part of the enclosing expression.
      let whole = node.parent?.as(MemberAccessExprSyntax.self).flatMap { access -> Syntax? in
        access.declName.id == node.id ? Syntax(access) : nil
      }
      let name = node.baseName.unescaped
      if whole == nil, locals.count > 0, localNames.local(name, at: node) != nil { return }
      // Code can set a member through a key path.
      if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
        facts.nameReferences.assigned.insert(name)
      }
      let isOwn = isOwnMember(node)
      if isOwn, isInOwnObserver(node, of: name) { return }
      let value = whole ?? Syntax(node)
      let use = MemberUse(of: value)
      if use.isCheck { body.checked.insert(name) }
      let type = whole?.as(MemberAccessExprSyntax.self)?.base.flatMap { localNames.typeName(of: $0) }
      switch use.kind {
      case .optional: note(isOwn) { $0.optional.insert(name) }
      case .kept, .unwrapped, .other:
        if use.kind == .kept { note(isOwn) { $0.optional.insert(name) } }
        if use.kind == .unwrapped { noteUnwrapping(name, isOwn: isOwn, of: type) }
        if let type {
          facts.typedReferences[type, default: CodeReferences()].used.insert(name)
        } else if use.kind != .other || !noteHanding(name, isOwn: isOwn, as: value) {
          note(isOwn) { $0.used.insert(name) }
        }
      }
    }

    /// Returns whether a name has no base or has the base `self`, so that it can only be a member of the enclosing
    /// type. Names in selectors are excluded, because selectors can be sent to any object.
    private func isOwnMember(_ node: DeclReferenceExprSyntax) -> Bool {
      guard selectors == 0 else { return false }
      if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
        return access.base.map { isSelf($0) } ?? false
      }
      return node.parent?.is(KeyPathPropertyComponentSyntax.self) != true
    }

    /// Returns whether a name is in its property's own observer, which runs only when the property is set.
    private func isInOwnObserver(_ node: DeclReferenceExprSyntax, of name: String) -> Bool {
      var next = node.parent
      while let parent = next {
        switch parent.kind {
        case .accessorDecl:
          guard let accessor = parent.as(AccessorDeclSyntax.self),
            ["didSet", "willSet"].contains(accessor.accessorSpecifier.text)
          else { return false }
          let block = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self)
          return block?.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped == name
        case .functionDecl, .closureExpr: return false
        default: next = parent.parent
        }
      }
      return false
    }

    func note(_ isOwn: Bool, _ change: (inout CodeReferences) -> Void) {
      if isOwn { change(&facts.types[current].nameReferences) } else { change(&facts.nameReferences) }
    }

    func recordReference(_ node: OptionalBindingConditionSyntax) {
      guard node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) else { return }
      note(true) { $0.optional.insert(name.identifier.unescaped) }
      body.checked.insert(name.identifier.unescaped)
    }

    func noteSelector(_ node: FunctionCallExprSyntax) {
      guard let callee = node.calledName, callee == "Selector" || callee == "NSSelectorFromString",
        let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self),
        let text = literal.representedLiteralValue
      else { return }
      note(false) { $0.used.insert(String(text.prefix { $0 != ":" })) }
    }

    private func isComparedToNil(in list: Syntax) -> Bool {
      guard let elements = list.as(ExprListSyntax.self),
        elements.contains(where: { $0.is(NilLiteralExprSyntax.self) })
      else { return false }
      return elements.contains { ["==", "!="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text) }
    }

    func mayBeNil(_ call: Syntax) -> Bool {
      var node = call
      while let parent = node.parent {
        if let list = parent.as(ExprListSyntax.self) {
          let operators = list.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
          if operators.contains("??") || isComparedToNil(in: parent) { return true }
          if list.contains(where: {
            $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "!"
          }) {
            return false
          }
        } else if parent.is(OptionalBindingConditionSyntax.self) {
          return true
        } else if let binding = parent.as(PatternBindingSyntax.self) {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped else {
            return false
          }
          return comparesWithNil(name, around: parent)
        } else if parent.is(OptionalChainingExprSyntax.self) {
          return true
        } else if !parent.is(SequenceExprSyntax.self), !parent.is(TupleExprSyntax.self),
          !parent.is(LabeledExprSyntax.self),
          !parent.is(LabeledExprListSyntax.self), !parent.is(InitializerClauseSyntax.self),
          !parent.is(TryExprSyntax.self)
        {
          return false
        }
        node = parent
      }
      return false
    }

    private func comparesWithNil(_ name: String, around node: Syntax) -> Bool {
      var next: Syntax? = node
      while let current = next, !current.is(CodeBlockItemListSyntax.self) { next = current.parent }
      guard let block = next else { return false }
      if let known = nilChecks[block.id] { return known.contains(name) }
      let finder = NilCheckFinder(viewMode: .sourceAccurate)
      finder.walk(block)
      nilChecks[block.id] = finder.names
      return finder.names.contains(name)
    }
  }

  extension DeclReferenceExprSyntax {
    /// Whether the reference is the keyword `self`. Reading the text is faster than reading the kind of the token.
    var isSelf: Bool { baseName.text == "self" }
  }

  extension FunctionCallExprSyntax {
    /// The name of the called function or type, or nil if the call has a base, as in `factory.make()`.
    var calledName: String? { calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped }

    /// The name of the created type in `Clock()` or `Clock.init()`, or nil for other calls.
    var createdTypeName: String? {
      guard let access = calledExpression.as(MemberAccessExprSyntax.self) else { return calledName }
      guard access.declName.baseName.unescaped == "init" else { return nil }
      return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.unescaped
    }
  }

  /// A visitor that collects the names in nil checks such as `name == nil`, `if let name`, and `guard let cell = name`.
  private final class NilCheckFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for (index, element) in elements.enumerated() {
        guard let name = name(element) else { continue }
        let others = elements[max(0, index - 2)..<min(elements.count, index + 3)]
        let isChecked = others.contains {
          $0.is(NilLiteralExprSyntax.self) || $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        }
        if isChecked { names.insert(name) }
      }
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      let own = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped
      if let checked = node.initializer.map({ name($0.value) }) ?? own { names.insert(checked) }
      return .visitChildren
    }

    private func name(_ value: ExprSyntax) -> String? {
      value.as(DeclReferenceExprSyntax.self)?.baseName.unescaped
    }
  }
#endif
