#if Sources
  import SwiftSyntax

  /// A member that is handed to a function: `tint(icon)`. Whether code takes it for granted by that, the function says.
  struct HandedMember {
    let name: String
    let isOwn: Bool
    /// The type in whose code it stands, by its place among the file's.
    let type: Int
    let function: String
    /// Which of how many arguments it is.
    let place: Int
    let count: Int
  }

  private struct Called: Hashable {
    let name: String
    let count: Int
  }

  extension FactReader {
    /// Of calls with more arguments, nobody asks which one a member is: each would count them all.
    private static let mostArguments = 32

    /// Notes a member that is an argument of a function of the type's own, or of the file's.
    ///
    /// - Returns: whether it is one.
    func noteHanding(_ name: String, isOwn: Bool, as value: Syntax) -> Bool {
      guard let argument = value.parent?.as(LabeledExprSyntax.self),
        let list = argument.parent?.as(LabeledExprListSyntax.self),
        let call = list.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      let arguments = Array(list.prefix(Self.mostArguments + 1))
      guard arguments.count <= Self.mostArguments,
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

    /// At the end of the file: what goes to a parameter that may be nil is asked for there. Functions of other files are
    /// not known here.
    func noteHandedMembers() {
      guard !handed.isEmpty else { return }
      // Of all methods of a name with as many parameters: which of these may be nil in each.
      var optional: [Called: [Bool]] = [:]
      for method in facts.types.lazy.flatMap(\.methods) {
        let own = method.parameters.map { $0.optionality == .optional }
        let called = Called(name: method.name, count: own.count)
        optional[called] = optional[called].map { zip($0, own).map { $0 && $1 } } ?? own
      }
      for member in handed {
        let called = Called(name: member.function, count: member.count)
        let mayBeNil = optional[called]?[member.place] ?? false
        let path: WritableKeyPath<Mentions, Set<String>> = mayBeNil ? \.optional : \.used
        if member.isOwn {
          facts.types[member.type].mentions[keyPath: path].insert(member.name)
        } else {
          facts.mentions[keyPath: path].insert(member.name)
        }
      }
    }
  }
#endif
