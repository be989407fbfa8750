#if Sources
  import SceneDiagnostics
  import SceneModel
  import SwiftSyntax

  /// Reads calls that contain scene object names. These methods have the same signatures in the class library and UIKit.
  extension FactReader {
    private enum Naming {
      /// The first argument is a name. Some calls exist only in the class library.
      case name(HostCode.NameKind, isLibraryOnly: Bool = false)
      case segues
      case reuseIdentifier(HostCode.NameKind)
      /// The first argument is a generated accessor. For `accessorBeforeDot`, the accessor precedes the dot.
      case accessor(HostCode.NameKind)
      case accessorBeforeDot(HostCode.NameKind)
      /// The first argument is the name of a file in a bundle. For `fileOfBundle`, the bundle precedes the dot.
      case file(HostCode.NameKind)
      case fileOfBundle(HostCode.NameKind)
      /// The call contains a key in the strings table of a bundle. For `textOfBundle`, the bundle precedes the dot.
      /// `textOfScene` is the class library's function, whose key can also be that of a string in a scene.
      case text, textOfBundle, textOfScene
      /// The call creates a segue, as in `UIStoryboardSegue(identifier: "show", source: …)`.
      case madeSegue
    }

    private static let storyboardReferences: [String: Naming] = [
      "performSegue(withIdentifier:": .name(.segue),
      "performSegues(withIdentifiers:": .segues,
      "perform(from:": .accessorBeforeDot(.segue),
      "(identifier:": .madeSegue,

      "instantiateViewController(withIdentifier:": .name(.scene),
      "instantiateViewController(identifier:": .name(.scene),
      "instantiateController(withIdentifier:": .name(.scene),
      "instantiateController(identifier:": .name(.scene),
      "instantiate(_:": .name(.scene, isLibraryOnly: true),
      "instantiate(from:": .accessorBeforeDot(.scene),

      "dequeueReusableCell(withIdentifier:": .name(.reuse),
      "dequeueReusableCell(withReuseIdentifier:": .name(.reuse),
      "dequeueReusableCell(_:": .accessor(.reuse),
      "dequeueReusableHeaderFooterView(withIdentifier:": .name(.reuse),
      "dequeueReusableSupplementaryView": .reuseIdentifier(.reuse),
      "dequeueReusableSupplementaryView(_:": .accessor(.reuse),
      "register": .reuseIdentifier(.registeredReuse),

      "UIStoryboard(name:": .file(.storyboard),
      "NSStoryboard(name:": .file(.storyboard),
      "NSNib(nibNamed:": .file(.nib),
      "loadNibNamed(_:": .fileOfBundle(.nib),
      "(nibName:": .file(.nib),
      "(windowNibName:": .file(.nib),
      "UIImage(named:": .file(.image),
      "NSImage(named:": .file(.image),
      "UIColor(named:": .file(.color),
      "NSColor(named:": .file(.color),

      "NSLocalizedString(_:": .text,
      "LocalizedStringResource(_:": .text,
      "String(localized:": .text,
      "AttributedString(localized:": .text,
      "localizedString(forKey:": .textOfBundle,
      "localizedString(_:": .textOfScene,

      // Swift 2 uses the names of Objective-C.
      "performSegueWithIdentifier(_:": .name(.segue),
      "instantiateViewControllerWithIdentifier(_:": .name(.scene),
      "instantiateControllerWithIdentifier(_:": .name(.scene),
      "dequeueReusableCellWithIdentifier(_:": .name(.reuse),
      "dequeueReusableCellWithReuseIdentifier(_:": .name(.reuse),
      "dequeueReusableHeaderFooterViewWithIdentifier(_:": .name(.reuse),
      "dequeueReusableSupplementaryViewOfKind(_:": .reuseIdentifier(.reuse),
      "registerClass(_:": .reuseIdentifier(.registeredReuse),
      "registerNib(_:": .reuseIdentifier(.registeredReuse),
      "localizedStringForKey(_:": .textOfBundle,
    ]

    /// The calls by function, and then by label. The names of functions and labels are empty if any name is possible.
    private static let namings: [String: [String: Naming]] = storyboardReferences.reduce(into: [:]) {
      let parts = $1.key.split(separator: "(", omittingEmptySubsequences: false)
      $0[String(parts[0]), default: [:]][parts.count > 1 ? String(parts[1].dropLast()) : ""] = $1.value
    }
    private static let namingsByLabel = namings[""] ?? [:]

    private static func naming(_ function: String, label: String) -> Naming? {
      if let labels = namings[function], let naming = labels[label] ?? labels[""] { return naming }
      return namingsByLabel[label]
    }

    private static let reuseLabels = [
      "withReuseIdentifier", "forCellReuseIdentifier", "forCellWithReuseIdentifier",
      "forHeaderFooterViewReuseIdentifier", "withIdentifier",
    ]

    func noteCall(_ node: FunctionCallExprSyntax) {
      switch node.calledExpression.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access): noteCall(node, access.declName.baseName.unescaped, on: access.base)
      case .declReferenceExpr(let name): noteCall(node, name.baseName.unescaped, on: nil)
      default: break
      }
      noteCreation(node)
    }

    private func noteCall(_ node: FunctionCallExprSyntax, _ function: String, on base: ExprSyntax?) {
      if function == "instantiateInitialViewController" || function == "instantiateInitialController" {
        return noteInitialScene(of: base, in: node)
      }
      guard let first = node.arguments.first else {
        if HelperFact.mayBeHelper(function) { noteHelperCall(node, function, on: base) }
        return
      }
      switch Self.naming(function, label: first.label?.text ?? "_") {
      case .name(let kind, let isLibraryOnly):
        // Without a receiver, `instantiate` refers to a function of the app.
        if isLibraryOnly { noteHelperCall(node, function, on: base) }
        if isLibraryOnly, base == nil { return }
        note(
          kind, first.expression, in: node, on: base, isOwn: kind == .segue && isSelf(base),
          isLibraryOnly: isLibraryOnly)
      case .segues:
        let steps =
          first.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [first.expression]
        for step in steps { note(.segue, step, in: node, isLibraryOnly: true) }
      case .reuseIdentifier(let kind):
        let argument = node.arguments.first { Self.reuseLabels.contains($0.label?.text ?? "") }
        if let argument {
          note(kind, argument.expression, in: node, on: base)
        } else {
          noteHelperCall(node, function, on: base)
        }
      case .accessor(let kind):
        noteAccessor(kind, first.expression)
        noteHelperCall(node, function, on: base)
      case .accessorBeforeDot(let kind): noteAccessor(kind, base)
      case .file(let kind): noteFile(kind, in: node)
      case .fileOfBundle(let kind): noteFile(kind, in: node, of: base.map(bundle) ?? .own)
      case .text: noteText(in: node)
      case .textOfBundle: noteText(in: node, of: base)
      case .textOfScene: noteText(in: node, isLibraryOnly: true)
      case .madeSegue:
        if node.arguments.dropFirst().first?.label?.text == "source" { noteMadeSegue(first.expression) }
      case nil: if HelperFact.mayBeHelper(function) { noteHelperCall(node, function, on: base) }
      }
    }

    /// Adds the name of a segue that code creates. Scenes do not contain the name.
    private func noteMadeSegue(_ name: ExprSyntax) {
      var call = CallFact(
        kind: .comparedSegue, value: text(name), range: name.range, type: current, isOwn: false)
      call.isOptional = true
      facts.calls.append(call)
    }

    /// Adds the name of a file in a bundle. The contents of bundles other than the app's are unknown.
    private func noteFile(
      _ kind: HostCode.NameKind, in node: FunctionCallExprSyntax, of receiver: CallFact.Bundle = .own
    ) {
      guard let name = node.arguments.first?.expression, !name.is(NilLiteralExprSyntax.self) else { return }
      let bundle = node.arguments.first { ["bundle", "in"].contains($0.label?.text) }?.expression
      var call = CallFact(kind: kind, value: text(name), range: name.range, type: current, isOwn: false)
      call.labels = node.arguments.map { $0.label?.text ?? "" }
      call.bundle = bundle.map { self.bundle($0) } ?? receiver
      // A missing storyboard or nib terminates the app, so the call never returns nil.
      call.isOptional = [.image, .color].contains(kind) && mayBeNil(Syntax(node))
      if [.nib, .storyboard].contains(kind) { noteCaller(of: name, in: &call) }
      if kind == .nib { add(cast(ofObjectIn: node), to: &call) }
      facts.calls.append(call)
    }

    private func noteText(
      in node: FunctionCallExprSyntax, of receiver: ExprSyntax? = nil, isLibraryOnly: Bool = false
    ) {
      func argument(_ names: String...) -> ExprSyntax? {
        node.arguments.first { names.contains($0.label?.text ?? "") }?.expression
      }
      guard let key = node.arguments.first?.expression else { return }
      var call = CallFact(kind: .text, value: text(key), range: key.range, type: current, isOwn: false)
      call.labels = node.arguments.map { $0.label?.text ?? "" }
      call.isLibraryOnly = isLibraryOnly
      if let bundle = receiver ?? argument("bundle") {
        // The module of a package has its own strings tables.
        let isModule = bundle.as(MemberAccessExprSyntax.self)?.declName.baseName.unescaped == "module"
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

    func bundle(_ value: ExprSyntax) -> CallFact.Bundle {
      switch value.as(ExprSyntaxEnum.self) {
      case .nilLiteralExpr: return .own
      case .memberAccessExpr(let access):
        let base = access.base?.trimmedDescription
        return ["main", "module"].contains(access.declName.baseName.unescaped)
          && [nil, "Bundle"].contains(base)
          ? .own : .other
      case .functionCallExpr(let call):
        let called = call.calledExpression.trimmedDescription
        if called == "NSBundle.mainBundle" { return .own }
        guard ["Bundle", "Bundle.init", ".init", "NSBundle"].contains(called),
          let argument = call.arguments.first, ["for", "forClass"].contains(argument.label?.text),
          call.arguments.count == 1
        else { return .other }
        return typeName(argument.expression).map(CallFact.Bundle.ofClass) ?? .other
      default: return .other
      }
    }

    private func note(
      _ kind: HostCode.NameKind, _ value: ExprSyntax, in node: FunctionCallExprSyntax,
      on base: ExprSyntax? = nil, isOwn: Bool = false, isLibraryOnly: Bool = false
    ) {
      // In `factory.instantiate(Clock.self)`, the argument is not the name of a scene.
      if value.as(MemberAccessExprSyntax.self)?.declName.isSelf == true { return }
      var call = CallFact(kind: kind, value: text(value), range: value.range, type: current, isOwn: isOwn)
      call.labels = node.arguments.map { $0.label?.text ?? "" }
      call.isLibraryOnly = isLibraryOnly
      // With an index path, UIKit terminates the app if the prototype does not exist.
      call.isOptional = kind == .reuse && node.arguments.count == 1 && mayBeNil(Syntax(node))
      if [.reuse, .registeredReuse, .scene].contains(kind) { noteCaller(of: value, in: &call) }
      switch kind {
      case .scene: addStoryboard(base, of: node, to: &call)
      case .reuse:
        call.list = list(of: node)
        add(cast(of: Syntax(node)) ?? cast(ofConstantWith: Syntax(node)), to: &call)
      case .registeredReuse: addList(base, of: node, to: &call)
      default: break
      }
      facts.calls.append(call)
    }

    // MARK: Accessors

    /// Adds a generated accessor such as `AlarmClock.ClockSegue.showPreferences`.
    private func noteAccessor(_ kind: HostCode.NameKind, _ value: ExprSyntax?) {
      guard let value else { return }
      let name = value.as(MemberAccessExprSyntax.self).flatMap { access in
        let path = TypeSpelling.path(access)
        return path?.first?.isUppercase == true ? access.declName.baseName.unescaped : nil
      }
      note(kind, as: name.map(TextFact.accessor) ?? .unknown, at: value.range)
    }

    /// Adds an accessor at any position in an expression, because code can pass the accessor to other functions.
    func noteAccessor(_ access: MemberAccessExprSyntax) {
      // Most expressions have no group, so their paths are not needed.
      guard let base = access.base, let group = base.as(MemberAccessExprSyntax.self) ?? Self.generic(base),
        let kind = Accessor.kind(ofGroup: group.declName.baseName.unescaped), TypeSpelling.path(access) != nil
      else { return }
      note(kind, as: .accessor(access.declName.baseName.unescaped), at: access.range)
    }

    private static func generic(_ base: ExprSyntax) -> MemberAccessExprSyntax? {
      base.as(GenericSpecializationExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
    }

    func note(
      _ kind: HostCode.NameKind, as value: TextFact, at range: SceneDiagnostics.SourceRange,
      _ cast: CastFact? = nil
    ) {
      var call = CallFact(kind: kind, value: value, range: range, type: current, isOwn: false)
      add(cast, to: &call)
      facts.calls.append(call)
    }

    private static let scenesFunctions: [String: HostCode.NameKind] = [
      "performSegue": .segue, "performSegues": .segue,
      "instantiate": .scene, "instantiateViewController": .scene, "instantiateController": .scene,
      "dequeueReusableCell": .reuse, "dequeueReusableSupplementaryView": .reuse,
      "NSLocalizedString": .text,
      "performSegueWithIdentifier": .segue, "instantiateViewControllerWithIdentifier": .scene,
      "instantiateControllerWithIdentifier": .scene, "dequeueReusableCellWithIdentifier": .reuse,
      "dequeueReusableCellWithReuseIdentifier": .reuse,
    ]

    /// Adds an app function with the same name as a method to which scene object names are passed. Omits overrides.
    func noteFunction(_ node: FunctionDeclSyntax) {
      guard let kind = Self.scenesFunctions[node.name.unescaped],
        !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) })
      else { return }
      let labels = node.signature.parameterClause.parameters.map { parameter in
        parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.unescaped
      }
      facts.ownCalls.insert(OwnCall(kind, labels: labels))
    }

    /// Returns whether a base is `self` or missing. In both cases, the member belongs to the enclosing object.
    func isSelf(_ base: ExprSyntax?) -> Bool {
      guard let base else { return true }
      if let optional = base.as(OptionalChainingExprSyntax.self) { return isSelf(optional.expression) }
      return base.as(DeclReferenceExprSyntax.self)?.isSelf == true
    }

    // MARK: Assignments

    func noteAssignment(in node: SequenceExprSyntax) {
      let elements = node.elements
      if elements.count > 2, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let target = elements.first
      {
        noteAssignment(to: target)
        noteStoryboard(assigned: elements[elements.index(elements.startIndex, offsetBy: 2)], to: target)
      }
    }

    func noteAssignment(to target: ExprSyntax) {
      switch target.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        note(access.base.map { isSelf($0) } ?? false) {
          $0.assigned.insert(access.declName.baseName.unescaped)
        }
      case .declReferenceExpr(let name):
        let name = name.baseName.unescaped
        if depth > 0, localNames.local(name, at: target) != nil {
          assignedLocals.insert(name)
          return
        }
        note(true) { $0.assigned.insert(name) }
      case .tupleExpr(let tuple): for element in tuple.elements { noteAssignment(to: element.expression) }
      default: break
      }
    }
  }
#endif
