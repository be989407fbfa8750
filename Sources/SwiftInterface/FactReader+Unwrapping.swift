#if Sources
  import SceneModel
  import SwiftSyntax

  struct BodyUses {
    struct Unwrapping {
      let name: String
      /// The class whose member is unwrapped, or nil for a member of the enclosing type.
      let className: String?
      let type: Int
      let platforms: ApplePlatforms
    }

    fileprivate(set) var unwrapped: [Unwrapping] = []
    /// The members that the body checks for nil. The checks might guard all uses in the body.
    var checked: Set<String> = []
    /// The index of the first member that the body passes to a function.
    fileprivate let firstHanded: Int

    init(firstHanded: Int = 0) { self.firstHanded = firstHanded }
  }

  extension FactReader {
    /// Adds an expression that terminates the program if a member is nil.
    func noteUnwrapping(_ name: String, isOwn: Bool, of className: String?) {
      let platforms = platformBranches.certain
      guard isOwn || className != nil, !platforms.isEmpty else { return }
      body.unwrapped.append(
        .init(name: name, className: isOwn ? nil : className, type: current, platforms: platforms))
      if locals.isEmpty { noteBody() }
    }

    /// Adds the uses in a body at its end, because a check can follow a use that it guards, as in a loop.
    func noteBody() {
      for use in body.unwrapped where !body.checked.contains(use.name) {
        if let className = use.className {
          facts.typedReferences[className, default: CodeReferences()].unwrapped[use.name, default: []]
            .formUnion(use.platforms)
        } else {
          facts.types[use.type].nameReferences.unwrapped[use.name, default: []].formUnion(use.platforms)
        }
      }
      for index in handed.indices[body.firstHanded...] where body.checked.contains(handed[index].name) {
        handed[index].platforms = []
      }
      body = BodyUses(firstHanded: handed.count)
    }
  }

  /// The way in which an expression uses a member that can be nil. Swift unwraps an implicitly unwrapped member only if
  /// the expression has no meaning for an optional value.
  struct MemberUse {
    enum Kind {
      /// The expression handles nil, as in `label?.text` or `label == nil`.
      case optional
      /// The expression keeps the optional value, as in `view == label` or `let copy = label`.
      case kept
      case unwrapped, other
    }

    private(set) var kind = Kind.other
    /// Whether the code that follows might depend on whether the member is nil.
    private(set) var isCheck = false

    init(of value: Syntax) {
      guard let parent = value.parent else { return }
      switch parent.as(SyntaxEnum.self) {
      case .optionalChainingExpr:
        kind = .optional
        isCheck = Self.isInCondition(value)
      case .forceUnwrapExpr: kind = .unwrapped
      case .memberAccessExpr(let access) where access.base?.id == value.as(ExprSyntax.self)?.id:
        kind = Self.membersOfOptional.contains(access.declName.baseName.unescaped) ? .kept : .unwrapped
      case .subscriptCallExpr(let call) where call.calledExpression.id == value.as(ExprSyntax.self)?.id:
        kind = .unwrapped
      case .forStmt(let loop) where loop.sequence.id == value.as(ExprSyntax.self)?.id: kind = .unwrapped
      case .switchExpr(let expression) where expression.subject.id == value.as(ExprSyntax.self)?.id:
        (kind, isCheck) = (.kept, true)
      case .initializerClause(let clause): read(clause)
      case .exprList: readOperand(value)
      case .labeledExpr(let element): read(element)
      default: break
      }
    }

    private static let membersOfOptional: Set<String> = [
      "map", "flatMap", "hashValue", "hash", "debugDescription", "customMirror", "publisher", "self", "some",
      "none",
    ]

    private mutating func read(_ clause: InitializerClauseSyntax) {
      switch clause.parent?.as(SyntaxEnum.self) {
      case .optionalBindingCondition: (kind, isCheck) = (.optional, true)
      case .matchingPatternCondition: (kind, isCheck) = (.kept, true)
      case .closureCapture: kind = .kept
      case .patternBinding(let binding):
        // Without a type, the variable is optional.
        let isPlain = binding.typeAnnotation.map { TypeSpelling($0.type).isPlain } ?? false
        kind = isPlain ? .unwrapped : .kept
        // Code can check the variable instead of the member.
        isCheck = !isPlain
      default: break
      }
    }

    private mutating func readOperand(_ value: Syntax) {
      // Finding the position in a list takes linear time, but finding an adjacent token does not.
      guard let next = value.nextToken(viewMode: .sourceAccurate),
        let previous = value.previousToken(viewMode: .sourceAccurate)
      else { return }
      if let cast = next.parent?.as(UnresolvedAsExprSyntax.self) {
        let isConditional = cast.questionOrExclamationMark?.text == "?"
        if let type = cast.targetType {
          kind = !isConditional && TypeSpelling(type).isPlain ? .unwrapped : .kept
        }
      } else if [previous, next].contains(where: { Self.comparisons.contains($0.text) }) {
        let others = [
          previous.previousToken(viewMode: .sourceAccurate), next.nextToken(viewMode: .sourceAccurate),
        ]
        let isComparedToNil = others.contains { $0?.tokenKind == .keyword(.nil) }
        (kind, isCheck) = (isComparedToNil ? .optional : .kept, true)
      } else if next.text == "??" {
        kind = .kept
      }
    }

    private static let comparisons: Set<String> = ["==", "!=", "===", "!=="]

    private mutating func read(_ element: LabeledExprSyntax) {
      switch element.parent?.parent?.as(SyntaxEnum.self) {
      case .tupleExpr(let tuple) where tuple.elements.count == 1 && element.label == nil:
        self = MemberUse(of: Syntax(tuple))
      case .expressionSegment: kind = .kept
      case .functionCallExpr(let call)
      where call.arguments.first?.id == element.id
        && Self.requiring.contains(
          call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.unescaped
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped ?? ""):
        kind = .unwrapped
      default: break
      }
    }

    private static let requiring: Set<String> = [
      "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "addArrangedSubview",
    ]

    /// The maximum number of operands and operators that are searched, so that the time remains linear.
    private static let longestChoice = 64

    /// Returns whether an expression is part of a condition, as in `guard label?.window != nil`.
    private static func isInCondition(_ value: Syntax) -> Bool {
      var next = value.parent
      while let node = next {
        switch node.as(SyntaxEnum.self) {
        case .conditionElement: return true
        case .exprList(let list):
          let isChoice = list.prefix(Self.longestChoice).contains {
            $0.is(UnresolvedTernaryExprSyntax.self)
              || ["&&", "||", "??"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
          }
          if isChoice { return true }
        case .codeBlockItem, .closureExpr, .memberBlockItem: return false
        default: break
        }
        next = node.parent
      }
      return false
    }
  }

  extension TypeSpelling {
    /// Whether a value of this type is neither optional nor of a type that can contain an optional value.
    fileprivate var isPlain: Bool { optionality == .none && !name.isEmpty && name != "Any" }
  }
#endif
