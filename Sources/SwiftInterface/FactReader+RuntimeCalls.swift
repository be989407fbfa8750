#if Sources
  import SwiftSyntax

  /// Reads calls that change which class handles the connections or segues of a scene.
  extension FactReader {
    /// Adds the classes in `object_setClass(controller, isNight ? NightController.self : DayController.self)`.
    func noteSubstitute(_ node: FunctionCallExprSyntax) {
      guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.unescaped == "object_setClass",
        node.arguments.count == 2, let value = node.arguments.last?.expression
      else { return }
      let tokens = value.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .keyword(.self) }
      for token in tokens {
        guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), let base = access.base,
          let path = TypeSpelling.path(base)
        else { continue }
        facts.substitutes.insert(path)
      }
    }

    /// Notes a call such as `parent?.prepare(for: segue, sender: sender)`.
    func noteForwardedSegue(_ node: FunctionCallExprSyntax) {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        ["prepare", "prepareForSegue"].contains(access.declName.baseName.unescaped),
        node.arguments.count == 2, node.arguments.last?.label?.text == "sender",
        !base.is(SuperExprSyntax.self), !isSelf(base)
      else { return }
      facts.types[current].forwardsSegues = true
    }
  }
#endif
