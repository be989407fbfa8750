#if Sources
  import SwiftSyntax

  /// A member that is passed to a function, as in `tint(icon)`. The parameter determines whether the member can be nil.
  struct HandedMember {
    let name: String
    let isOwn: Bool
    let type: Int
    let function: String
    let place: Int
    let count: Int
  }

  private struct Called: Hashable {
    let name: String
    let count: Int
  }

  extension FactReader {
    /// The maximum number of arguments. For longer lists, counting the arguments for each member would take quadratic
    /// time.
    private static let maxArguments = 32

    func noteHanding(_ name: String, isOwn: Bool, as value: Syntax) -> Bool {
      guard let argument = value.parent?.as(LabeledExprSyntax.self),
        let list = argument.parent?.as(LabeledExprListSyntax.self),
        let call = list.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      let arguments = Array(list.prefix(Self.maxArguments + 1))
      guard arguments.count <= Self.maxArguments,
        let place = arguments.firstIndex(where: { $0.id == argument.id })
      else { return false }
      let callee: TokenSyntax
      switch call.calledExpression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let reference): callee = reference.baseName
      case .memberAccessExpr(let access) where isSelf(access.base): callee = access.declName.baseName
      default: return false
      }
      handed.append(
        HandedMember(
          name: name, isOwn: isOwn, type: current, function: callee.text.withoutBackticks, place: place,
          count: arguments.count))
      return true
    }

    /// Classifies passed members at the end of the file. A member that is passed to an optional parameter can be nil.
    /// Functions in other files are unknown, so their arguments are treated as required.
    func noteHandedMembers() {
      guard !handed.isEmpty else { return }
      var optional: [Called: [Bool]] = [:]
      for method in facts.types.lazy.flatMap(\.methods) {
        let own = method.parameters.map { $0.optionality == .optional }
        let called = Called(name: method.name, count: own.count)
        optional[called] = optional[called].map { zip($0, own).map { $0 && $1 } } ?? own
      }
      for member in handed {
        let called = Called(name: member.function, count: member.count)
        let mayBeNil = optional[called]?[member.place] ?? false
        let path: WritableKeyPath<CodeReferences, Set<String>> = mayBeNil ? \.optional : \.used
        if member.isOwn {
          facts.types[member.type].nameReferences[keyPath: path].insert(member.name)
        } else {
          facts.nameReferences[keyPath: path].insert(member.name)
        }
      }
    }
  }
#endif
