#if Sources
  import SceneModel
  import SwiftSyntax

  /// Reads comparisons with a segue's identifier, such as `segue.identifier == "showDetail"`.
  extension FactReader {
    /// Returns the variables in a function that contain segue identifiers. These are the parameter of
    /// `shouldPerformSegue(withIdentifier:sender:)` and `identifier` in `if let identifier = segue.identifier`.
    func segueNames(among node: FunctionDeclSyntax) -> Set<String> {
      var names: Set<String> = []
      let parameters = node.signature.parameterClause.parameters
      if let first = parameters.first,
        Self.segueTests.contains("\(node.name.unescaped)(\(first.firstName.unescaped):")
      {
        names.insert((first.secondName ?? first.firstName).unescaped)
      }
      // Only these two functions handle segues. In other functions, `segue` may have another meaning.
      guard Self.segueFunctions.contains(node.name.unescaped), let body = node.body else { return names }
      let finder = SegueNameFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      return names.union(finder.names)
    }

    /// The functions that handle segues. The last ones have the names of Swift 2.
    private static let segueFunctions: Set<String> = [
      "prepare", "shouldPerformSegue", "prepareForSegue", "shouldPerformSegueWithIdentifier",
    ]
    private static let segueTests: Set<String> = [
      "shouldPerformSegue(withIdentifier:", "shouldPerformSegueWithIdentifier(identifier:",
    ]

    /// Whether the current function is an unwind action. Its segue belongs to the scene that it leaves, so the scenes
    /// of the current class need not have the segue.
    private var isInUnwindAction: Bool {
      functions.last?.node.attributes.first(in: ["IBAction"]) != nil
    }

    func noteSegues(in node: SequenceExprSyntax) {
      guard let names = segueNames.last, !isInUnwindAction else { return }
      let elements = Array(node.elements)
      for (index, element) in elements.enumerated() {
        guard let comparison = element.as(BinaryOperatorExprSyntax.self), index > 0,
          index + 1 < elements.count,
          ["==", "!="].contains(comparison.operator.text)
        else { continue }
        for (asked, other) in [
          (elements[index - 1], elements[index + 1]), (elements[index + 1], elements[index - 1]),
        ]
        where SegueNameFinder.isIdentifier(asked, names) { noteSegue(other) }
      }
    }

    func noteSegues(in node: SwitchExprSyntax) {
      guard let names = segueNames.last, !isInUnwindAction, SegueNameFinder.isIdentifier(node.subject, names)
      else { return }
      for case .switchCase(let choice) in node.cases {
        guard let label = choice.label.as(SwitchCaseLabelSyntax.self) else { continue }
        for item in label.caseItems {
          if let value = item.pattern.as(ExpressionPatternSyntax.self)?.expression { noteSegue(value) }
        }
      }
    }

    private func noteSegue(_ value: ExprSyntax) {
      guard !value.is(NilLiteralExprSyntax.self),
        value.as(StringLiteralExprSyntax.self)?.representedLiteralValue != ""
      else { return }
      // The pattern may be optional, as in `case "show"?`.
      let plain = value.as(OptionalChainingExprSyntax.self)?.expression ?? value
      facts.calls.append(
        CallFact(kind: .comparedSegue, value: text(plain), range: plain.range, type: current, isOwn: true))
    }
  }

  final class SegueNameFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.initializer?.value { note(node.pattern, value) }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.initializer?.value { note(node.pattern, value) }
      return .visitChildren
    }

    private func note(_ pattern: PatternSyntax, _ value: ExprSyntax) {
      guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped,
        Self.isIdentifier(value, names)
      else { return }
      names.insert(name)
    }

    /// Returns whether an expression is a given variable or `segue.identifier`, with or without optional chaining.
    static func isIdentifier(_ value: ExprSyntax, _ names: Set<String>) -> Bool {
      switch value.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        guard access.declName.baseName.unescaped == "identifier", let base = access.base else { return false }
        return base.as(DeclReferenceExprSyntax.self)?.baseName.unescaped == "segue"
      case .declReferenceExpr(let name): return names.contains(name.baseName.unescaped)
      case .optionalChainingExpr(let chain): return isIdentifier(chain.expression, names)
      case .forceUnwrapExpr(let unwrap): return isIdentifier(unwrap.expression, names)
      case .sequenceExpr(let sequence):
        // The expression may have a default value, as in `segue.identifier ?? ""`.
        let elements = Array(sequence.elements)
        return elements.count == 3 && elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
          && isIdentifier(elements[0], names)
      case .tupleExpr(let tuple) where tuple.elements.count == 1:
        return isIdentifier(tuple.elements.first!.expression, names)
      default: return false
      }
    }
  }
#endif
