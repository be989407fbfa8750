#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The `@SceneObject` macro, which generates a class declaration from the attributes of the members of the class.
  package struct SceneObjectMacro: MemberMacro {
    package static func expansion(
      of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      guard let type = declaration.as(ClassDeclSyntax.self) else {
        context.diagnose(MacroFault.isNotAClass.at(node, on: declaration))
        return []
      }
      guard let inherited = type.inheritanceClause?.inheritedTypes else {
        context.diagnose(MacroFault.inheritsNothing(type.name.text).at(type.name, .inherit(type)))
        return []
      }
      var members = ClassMemberReading()
      members.read(type.memberBlock.members)
      if let own = members.ownDeclaration {
        context.diagnose(
          MacroFault.isDeclared(type.name.text).at(own, .remove(node, "Remove '@SceneObject'")))
        return []
      }
      members.faults.forEach(context.diagnose)

      let modifiers = modifiers(
        of: type, overriding: !inherited.contains { Self.protocols.contains($0.type.bareName ?? "") })
      var arguments = ["\(type.name.text).self"]
      if let element = node.argument("element") { arguments.append("element: \(element.trimmedDescription)") }
      if let documentation = node.argument(nil)?.trimmedDescription ?? type.documentation?.literal {
        arguments.append(documentation)
      }
      let body = members.lines.map { "\n    \($0)" }.joined()
      return [
        """
        \(raw: modifiers) var declaration: ClassDeclaration {
          ClassDeclaration(\(raw: arguments.joined(separator: ", ")))\(raw: body.isEmpty ? "" : " {\(body)\n  }")
        }
        """
      ]
    }

    /// The protocols of root classes. If a class conforms to one of them, its superclasses have no declarations.
    private static let protocols: Set = ["SceneObject", "PlainSceneObject", "CodedSceneObject"]

    private static func modifiers(of type: ClassDeclSyntax, overriding: Bool) -> String {
      var modifiers: [String] = []
      // The generated declaration overrides another one or meets a requirement, so it has the access level of the class.
      for modifier in type.modifiers where modifier.detail == nil {
        let name = modifier.name.text
        if ["open", "public", "package"].contains(name) { modifiers.append(name) }
      }
      if overriding { modifiers.append("override") }
      modifiers.append("class")
      return modifiers.joined(separator: " ")
    }
  }

  struct ClassMemberReading {
    private(set) var lines: [String] = []
    private(set) var faults: [Diagnostic] = []
    private(set) var ownDeclaration: TokenSyntax?
    private var hasFunction = false
    /// The names that are declared outside `#if` blocks.
    private var names: Set<String> = []
    private var depth = 0

    mutating func read(_ members: MemberBlockItemListSyntax) {
      readAll(members)
      if hasFunction { lines.append("declareMembers(&$0)") }
    }

    private mutating func readAll(_ members: MemberBlockItemListSyntax) {
      for member in members {
        if let condition = member.decl.as(IfConfigDeclSyntax.self) {
          readBranches(of: condition)
        } else {
          read(member.decl)
        }
      }
    }

    private mutating func read(_ member: DeclSyntax) {
      // The macro of the member itself reports these errors.
      var ignored: [Diagnostic] = []
      if let variable = member.as(VariableDeclSyntax.self) {
        if variable.modifiers.typeLevel != nil,
          let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          name.text == "declaration"
        {
          ownDeclaration = name
        }
        for kind in [OutletMacro.self, InspectableMacro.self] as [any MemberMacroOfClass.Type] {
          guard let attribute = variable.attribute(kind.attribute) else { continue }
          add(kind.statement(for: member, faults: &ignored), of: kind, at: attribute)
        }
      } else if let method = member.as(FunctionDeclSyntax.self) {
        if method.modifiers.typeLevel != nil, method.name.text == "declareMembers" { hasFunction = true }
        if let attribute = method.attribute(ActionMacro.attribute) {
          add(ActionMacro.statement(for: member, faults: &ignored), of: ActionMacro.self, at: attribute)
        }
      }
    }

    private mutating func readBranches(of condition: IfConfigDeclSyntax) {
      let before = lines.count
      depth += 1
      defer { depth -= 1 }
      for branch in condition.clauses {
        lines.append(
          [branch.poundKeyword.text, branch.condition?.trimmedDescription].compactMap(\.self)
            .joined(separator: " "))
        if case .decls(let members)? = branch.elements { readAll(members) }
      }
      let isEmpty = lines.count == before + condition.clauses.count
      if isEmpty { lines.removeSubrange(before...) } else { lines.append("#endif") }
    }

    private mutating func add(
      _ statement: Statement?, of kind: any MemberMacroOfClass.Type, at attribute: AttributeSyntax
    ) {
      guard let statement else { return }
      lines += statement.code.split(separator: "\n").map(String.init)
      // The branches of a condition are alternatives, so they can repeat names.
      guard depth == 0, !names.insert("\(kind.attribute) \(statement.name)").inserted else { return }
      faults.append(MacroFault.isDuplicate(statement.name).at(attribute))
    }
  }

  extension MacroFault {
    fileprivate static var isNotAClass: MacroFault {
      MacroFault(
        id: "no-class",
        message: "'@SceneObject' can be attached only to classes: scenes create and connect objects")
    }

    fileprivate static func inheritsNothing(_ name: String) -> MacroFault {
      MacroFault(
        id: "inherits-nothing",
        message:
          "'\(name)' neither inherits from a class that scenes can create nor conforms to 'PlainSceneObject'"
      )
    }

    fileprivate static func isDeclared(_ name: String) -> MacroFault {
      MacroFault(
        id: "declared-already",
        message: "'\(name)' has both an explicit 'declaration' and '@SceneObject'")
    }

    fileprivate static func isDuplicate(_ name: String) -> MacroFault {
      MacroFault(id: "declared-twice", message: "Another member already has the name '\(name)' in scenes")
    }

    /// Returns a diagnostic at a macro attribute. Adds a fix if replacing one keyword turns the type into a class.
    fileprivate func at(_ node: AttributeSyntax, on declaration: some DeclGroupSyntax) -> Diagnostic {
      let keyword =
        declaration.as(StructDeclSyntax.self)?.structKeyword
        ?? declaration.as(ActorDeclSyntax.self)?.actorKeyword
      guard let keyword else { return at(node, .remove(node, "Remove '@SceneObject'")) }
      return at(
        node,
        .replace(keyword, by: TokenSyntax.keyword(.class), "Replace '\(keyword.text)' with 'class'"))
    }
  }

  extension FixIt {
    fileprivate static func inherit(_ type: ClassDeclSyntax) -> FixIt {
      .replace(
        type.name, by: TokenSyntax.identifier("\(type.name.text): PlainSceneObject"),
        "Make '\(type.name.text)' conform to 'PlainSceneObject'")
    }
  }
#endif
