#if Sources
  import SceneModel
  import SwiftSyntax

  /// A member that is passed to a function, as in `tint(icon)`. The parameter determines whether the member can be nil.
  struct HandedMember {
    let name: String
    let isOwn: Bool
    let type: Int
    let function: String
    let place: Int
    let count: Int
    /// The platforms for which the call is certainly compiled, or an empty set if the code checks the member for nil.
    var platforms: ApplePlatforms
  }

  private struct Called: Hashable {
    let name: String
    let count: Int
  }

  extension FactReader {
    /// The maximum number of arguments. For longer lists, counting the arguments per member would take quadratic time.
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
          name: name, isOwn: isOwn, type: current, function: callee.unescaped, place: place,
          count: arguments.count, platforms: platformBranches.certain))
      return true
    }

    /// Classifies passed members at the end of the file. A member that is passed to an optional parameter can be nil.
    /// The parameters of functions in other files are unknown.
    func noteHandedMembers() {
      guard !handed.isEmpty else { return }
      var parameters: [Called: [[TypeSpelling]]] = [:]
      for method in facts.types.lazy.flatMap(\.methods) {
        let called = Called(name: method.name, count: method.parameters.count)
        parameters[called, default: []].append(method.parameters)
      }
      for member in handed {
        let called = Called(name: member.function, count: member.count)
        let types = parameters[called]?.map { $0[member.place] } ?? []
        let mayBeNil = !types.isEmpty && types.allSatisfy { $0.optionality == .optional }
        change(member) { references in
          if mayBeNil {
            references.optional.insert(member.name)
          } else {
            references.used.insert(member.name)
          }
        }
        if member.isOwn, !types.isEmpty, types.allSatisfy(\.mustBeUnwrapped), !member.platforms.isEmpty {
          facts.types[member.type].nameReferences.unwrapped[member.name, default: []]
            .formUnion(member.platforms)
        }
      }
    }

    private func change(_ member: HandedMember, _ change: (inout CodeReferences) -> Void) {
      if member.isOwn {
        change(&facts.types[member.type].nameReferences)
      } else {
        change(&facts.nameReferences)
      }
    }
  }

  extension TypeSpelling {
    /// Whether an optional value must be unwrapped for a parameter of this type. A parameter of a generic type or of a
    /// protocol could also accept the optional value.
    fileprivate var mustBeUnwrapped: Bool {
      optionality == .none && (name.hasPrefix("UI") || name.hasPrefix("NS"))
    }
  }
#endif
