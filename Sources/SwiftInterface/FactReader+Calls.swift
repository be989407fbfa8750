#if Sources
  import SceneDiagnostics
  import SceneModel
  import SwiftSyntax

  /// The calls that name something of a scene's: ours, and UIKit's, which read the same.
  extension FactReader {
    func noteCall(_ node: FunctionCallExprSyntax) {
      switch node.calledExpression.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access): noteCall(node, access.declName.baseName, on: access.base)
      case .declReferenceExpr(let name): noteCall(node, name.baseName, on: nil)
      default: break
      }
    }

    private func noteCall(_ node: FunctionCallExprSyntax, _ callee: TokenSyntax, on base: ExprSyntax?) {
      if ["instantiateInitialViewController", "instantiateInitialController"].contains(callee.text) {
        return noteInitialScene(of: base)
      }
      guard let first = node.arguments.first else { return }
      switch callee.text {
      case "performSegue" where first.label?.text == "withIdentifier":
        note(.segue, first.expression, in: node, isOwn: isSelf(base))
      case "performSegues" where first.label?.text == "withIdentifiers":
        let steps =
          first.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [first.expression]
        for step in steps { note(.segue, step, in: node, isLibraryOnly: true) }
      case "perform" where first.label?.text == "from": noteAccessor(.segue, base)
      case "instantiate" where first.label?.text == "from": noteAccessor(.scene, base)
      case "dequeueReusableCell" where first.label == nil,
        "dequeueReusableSupplementaryView" where first.label == nil:
        noteAccessor(.reuse, first.expression)
      case "instantiate" where base != nil && first.label == nil:
        note(.scene, first.expression, in: node, isLibraryOnly: true)
      case "instantiateViewController", "instantiateController":
        guard ["withIdentifier", "identifier"].contains(first.label?.text) else { return }
        note(.scene, first.expression, in: node)
      case "dequeueReusableCell" where ["withIdentifier", "withReuseIdentifier"].contains(first.label?.text):
        note(.reuse, first.expression, in: node)
      case "dequeueReusableHeaderFooterView" where first.label?.text == "withIdentifier":
        note(.reuse, first.expression, in: node)
      case "dequeueReusableSupplementaryView", "register":
        let labels = [
          "withReuseIdentifier", "forCellReuseIdentifier", "forCellWithReuseIdentifier",
          "forHeaderFooterViewReuseIdentifier", "withIdentifier",
        ]
        guard let argument = node.arguments.first(where: { labels.contains($0.label?.text ?? "") }) else {
          return
        }
        note(callee.text == "register" ? .registeredReuse : .reuse, argument.expression, in: node)
      case "UIStoryboard", "NSStoryboard":
        if first.label?.text == "name" { noteFile(.storyboard, in: node) }
      case "loadNibNamed" where first.label == nil: noteFile(.nib, in: node, of: base.map(bundle) ?? .own)
      case "NSNib" where first.label?.text == "nibNamed": noteFile(.nib, in: node)
      case "UIImage", "NSImage":
        if first.label?.text == "named" { noteFile(.image, in: node) }
      case "UIColor", "NSColor":
        if first.label?.text == "named" { noteFile(.color, in: node) }
      case "NSLocalizedString", "LocalizedStringResource":
        if first.label == nil { noteText(in: node) }
      case "String", "AttributedString":
        if first.label?.text == "localized" { noteText(in: node) }
      case "localizedString":
        if first.label?.text == "forKey" { noteText(in: node, of: base) }
      default:
        if first.label?.text == "identifier", node.arguments.dropFirst().first?.label?.text == "source" {
          // A segue that code makes, `UIStoryboardSegue(identifier: "show", source: …)`, has a name that no scene has.
          var call = CallFact(
            kind: .comparedSegue, value: text(first.expression), range: first.expression.range, type: current,
            isOwn: false)
          call.isOptional = true
          facts.calls.append(call)
        }
        // `UINib`, `super.init`, `ClockViewController`
        if first.label?.text == "nibName" { noteFile(.nib, in: node) }
      }
    }

    /// `UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()`: of a variable, nobody knows which
    /// storyboard it holds.
    private func noteInitialScene(of storyboard: ExprSyntax?) {
      guard let call = storyboard?.as(FunctionCallExprSyntax.self),
        ["UIStoryboard", "NSStoryboard"].contains(call.calledExpression.trimmedDescription),
        let name = call.arguments.first, name.label?.text == "name"
      else { return }
      note(.mainStoryboard, as: text(name.expression), at: name.expression.range)
    }

    /// A name of a file in a bundle. Of another bundle than the program's, nobody knows what is in it.
    private func noteFile(
      _ kind: HostCode.NameKind, in node: FunctionCallExprSyntax, of receiver: CallFact.Bundle = .own
    ) {
      guard let name = node.arguments.first?.expression, !name.is(NilLiteralExprSyntax.self) else { return }
      let bundle = node.arguments.first { ["bundle", "in"].contains($0.label?.text) }?.expression
      var call = CallFact(kind: kind, value: text(name), range: name.range, type: current, isOwn: false)
      call.labels = node.arguments.map { $0.label?.text ?? "" }
      call.bundle = bundle.map { self.bundle($0) } ?? receiver
      // A storyboard or a nib that is not there stops the program: nothing comes back.
      call.isOptional = [.image, .color].contains(kind) && mayBeNil(Syntax(node))
      facts.calls.append(call)
    }

    /// A text that is looked up in a table of translations, and the name of the table.
    private func noteText(in node: FunctionCallExprSyntax, of receiver: ExprSyntax? = nil) {
      func argument(_ names: String...) -> ExprSyntax? {
        node.arguments.first { names.contains($0.label?.text ?? "") }?.expression
      }
      guard let key = node.arguments.first?.expression else { return }
      var call = CallFact(kind: .text, value: text(key), range: key.range, type: current, isOwn: false)
      call.labels = node.arguments.map { $0.label?.text ?? "" }
      if let bundle = receiver ?? argument("bundle") {
        // A module of a package has tables of its own.
        let isModule = bundle.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "module"
        call.bundle = isModule ? .other : self.bundle(bundle)
      }
      if let value = argument("value", "defaultValue"), !value.is(NilLiteralExprSyntax.self) {
        call.hasDefault = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue != ""
      }
      if let table = argument("tableName", "table"), !table.is(NilLiteralExprSyntax.self) {
        call.table = text(table)
        var named = call
        (named.kind, named.value, named.range, named.table) = (.textTable, text(table), table.range, nil)
        facts.calls.append(named)
      }
      facts.calls.append(call)
    }

    /// `Bundle.main`, `Bundle(for: ClockView.self)`
    private func bundle(_ value: ExprSyntax) -> CallFact.Bundle {
      switch value.as(ExprSyntaxEnum.self) {
      case .nilLiteralExpr: return .own
      case .memberAccessExpr(let access):
        let base = access.base?.trimmedDescription
        return ["main", "module"].contains(access.declName.baseName.text) && [nil, "Bundle"].contains(base)
          ? .own : .other
      case .functionCallExpr(let call):
        guard ["Bundle", "Bundle.init", ".init"].contains(call.calledExpression.trimmedDescription),
          let argument = call.arguments.first, argument.label?.text == "for", call.arguments.count == 1
        else { return .other }
        return typeName(argument.expression).map(CallFact.Bundle.ofClass) ?? .other
      default: return .other
      }
    }

    private func note(
      _ kind: HostCode.NameKind, _ value: ExprSyntax, in node: FunctionCallExprSyntax, isOwn: Bool = false,
      isLibraryOnly: Bool = false
    ) {
      // `factory.instantiate(Clock.self)` names no scene.
      if value.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.self) { return }
      var call = CallFact(kind: kind, value: text(value), range: value.range, type: current, isOwn: isOwn)
      call.labels = node.arguments.map { $0.label?.text ?? "" }
      call.isLibraryOnly = isLibraryOnly
      // With a path of the index, UIKit stops where there is no prototype.
      call.isOptional = kind == .reuse && node.arguments.count == 1 && mayBeNil(Syntax(node))
      facts.calls.append(call)
    }

    // MARK: Accessors

    /// What is asked for by an accessor that is made of a scene (`AlarmClock.ClockSegue.showPreferences`): of a variable
    /// that holds one, nobody can tell which it is.
    private func noteAccessor(_ kind: HostCode.NameKind, _ value: ExprSyntax?) {
      guard let value else { return }
      let name = value.as(MemberAccessExprSyntax.self).flatMap { access in
        let path = TypeSpelling.path(access)
        return path?.first?.isUppercase == true ? access.declName.baseName.text.withoutBackticks : nil
      }
      note(kind, as: name.map(TextFact.accessor) ?? .unknown, at: value.range)
    }

    /// One that is spoken of anywhere may be used: it can be handed on.
    func noteAccessor(_ access: MemberAccessExprSyntax) {
      guard let steps = TypeSpelling.path(access)?.split(separator: "."), steps.count > 2,
        let kind = Accessor.kind(ofGroup: steps[steps.count - 2])
      else { return }
      note(kind, as: .accessor(access.declName.baseName.text.withoutBackticks), at: access.range)
    }

    private func note(
      _ kind: HostCode.NameKind, as value: TextFact, at range: SceneDiagnostics.SourceRange
    ) {
      facts.calls.append(CallFact(kind: kind, value: value, range: range, type: current, isOwn: false))
    }

    /// A function of the program's own that is called as one of scenes' is. One that overrides that is no other.
    func noteFunction(_ node: FunctionDeclSyntax) {
      let kind: HostCode.NameKind
      switch node.name.text {
      case "performSegue", "performSegues": kind = .segue
      case "instantiate", "instantiateViewController", "instantiateController": kind = .scene
      case "dequeueReusableCell", "dequeueReusableSupplementaryView": kind = .reuse
      case "NSLocalizedString": kind = .text
      default: return
      }
      guard !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) else { return }
      let labels = node.signature.parameterClause.parameters.map { parameter in
        parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.text
      }
      facts.ownCalls.insert(OwnCall(kind, labels: labels))
    }

    /// Whether a call without base, or on `self`, is about the object whose code it stands in.
    func isSelf(_ base: ExprSyntax?) -> Bool {
      guard let base else { return true }
      if let optional = base.as(OptionalChainingExprSyntax.self) { return isSelf(optional.expression) }
      return base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }

    // MARK: Assignments

    func noteAssignment(in node: SequenceExprSyntax) {
      let elements = node.elements
      if elements.count > 2, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let target = elements.first
      {
        noteAssignment(to: target)
      }
    }

    private func noteAssignment(to target: ExprSyntax) {
      switch target.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        note(access.base.map { isSelf($0) } ?? false) { $0.assigned.insert(access.declName.baseName.text) }
      case .declReferenceExpr(let name): note(true) { $0.assigned.insert(name.baseName.text) }
      case .tupleExpr(let tuple): for element in tuple.elements { noteAssignment(to: element.expression) }
      default: break
      }
    }

    // MARK: Texts

    /// What text an expression stands for. Of a choice between choices, only the first few are told apart.
    func text(_ value: ExprSyntax, depth: Int = 0) -> TextFact {
      guard depth < TextFact.deepest else { return .unknown }
      switch value.as(ExprSyntaxEnum.self) {
      case .stringLiteralExpr(let literal):
        if let text = literal.representedLiteralValue { return .literal(text) }
        // "\(ClockCell.self)"
        let parts = literal.segments.filter { $0.trimmedLength.utf8Length > 0 }
        guard parts.count == 1, let part = parts.first?.as(ExpressionSegmentSyntax.self),
          let value = part.expressions.first, part.expressions.count == 1
        else { return .unknown }
        return typeName(value.expression).map(TextFact.typeName) ?? .unknown
      case .tupleExpr(let tuple) where tuple.elements.count == 1:
        return text(tuple.elements.first!.expression, depth: depth + 1)
      case .sequenceExpr(let sequence): return choice(Array(sequence.elements), depth)
      case .declReferenceExpr(let name):
        let local = local(name.baseName.text)
        // A text that is handed in may be any.
        if case .anyCase? = local { return .unknown }
        return local ?? .path(name.baseName.text)
      case .memberAccessExpr(let access): return member(access)
      case .optionalChainingExpr(let chain): return text(chain.expression, depth: depth + 1)
      case .forceUnwrapExpr(let unwrap): return text(unwrap.expression, depth: depth + 1)
      case .functionCallExpr(let call):
        // `NSImage.Name("bell")`, `NSStoryboard.SceneIdentifier("clock")`
        if call.arguments.count == 1, let name = call.arguments.first?.expression,
          let type = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
          ["Name", "SceneIdentifier"].contains(type)
        {
          return text(name, depth: depth + 1)
        }
        return typeName(call).map(TextFact.typeName) ?? .unknown
      default: return .unknown
      }
    }

    /// `ClockCell` of `String(describing: ClockCell.self)`, of `type(of: self)` and of `self` in what a type has: `Self`.
    private func typeName(_ call: FunctionCallExprSyntax) -> String? {
      guard call.calledExpression.trimmedDescription == "String", call.arguments.count == 1,
        let argument = call.arguments.first, ["describing", "reflecting"].contains(argument.label?.text)
      else { return nil }
      return typeName(argument.expression)
    }

    private func typeName(_ value: ExprSyntax) -> String? {
      switch value.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access) where access.declName.baseName.tokenKind == .keyword(.self):
        return access.base.flatMap { TypeSpelling.path($0) }
      case .memberAccessExpr(let access) where access.declName.baseName.text == "classForCoder":
        return isSelf(access.base) ? "Self" : nil
      case .declReferenceExpr(let name) where name.baseName.tokenKind == .keyword(.self): return "Self"
      case .functionCallExpr(let call) where call.calledExpression.trimmedDescription == "type":
        let inner = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
        return inner?.baseName.tokenKind == .keyword(.self) ? "Self" : nil
      default: return nil
      }
    }

    /// `condition ? "a" : "b"`; nothing else that is made of parts.
    private func choice(_ elements: [ExprSyntax], _ depth: Int) -> TextFact {
      guard elements.count == 3, let ternary = elements[1].as(UnresolvedTernaryExprSyntax.self) else {
        return .unknown
      }
      return .either([text(ternary.thenExpression, depth: depth + 1), text(elements[2], depth: depth + 1)])
    }

    private func member(_ access: MemberAccessExprSyntax) -> TextFact {
      // `.showDetail`, `.showDetail.rawValue`: a case of an enumeration that the context tells.
      if let name = implicitCase(access) { return .path(".\(name)") }
      guard let path = TypeSpelling.path(access) else { return .unknown }
      let steps = path.split(separator: ".")
      guard let first = steps.first, let local = local(String(first)) else { return .path(path) }
      if case .anyCase = local, steps.count == 2, steps[1] == "rawValue" { return local }
      if case .path(let type) = local, !type.isEmpty {
        return .path(([Substring(type)] + steps.dropFirst()).joined(separator: "."))
      }
      return .unknown
    }

    private func implicitCase(_ access: MemberAccessExprSyntax) -> String? {
      if access.base == nil { return access.declName.baseName.text.withoutBackticks }
      guard access.declName.baseName.text == "rawValue",
        let inner = access.base?.as(MemberAccessExprSyntax.self), inner.base == nil
      else { return nil }
      return inner.declName.baseName.text.withoutBackticks
    }

    private func local(_ name: String) -> TextFact? {
      for names in locals.reversed() {
        if let found = names[name] { return found }
      }
      return nil
    }
  }
#endif
