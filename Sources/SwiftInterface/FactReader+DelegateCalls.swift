#if Sources
  import SceneModel
  import SwiftSyntax

  extension FactReader {
    func noteDelegateCall(_ node: FunctionCallExprSyntax) {
      guard usesSceneUI else { return }
      let callee =
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
      guard let base = callee?.baseName.unescaped, DelegateProtocol.baseNames.contains(base) else { return }
      let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }
      facts.delegateCalls.insert("\(base)(\(labels.joined()))")
    }

    /// Notes a method that is used without a call, as in `let select = tableView(_:didSelectRowAt:)`.
    func noteDelegateMethod(_ node: DeclReferenceExprSyntax) {
      guard usesSceneUI, let arguments = node.argumentNames?.arguments else { return }
      let labels = arguments.map { "\($0.name.unescaped):" }
      facts.delegateCalls.insert("\(node.baseName.unescaped)(\(labels.joined()))")
    }
  }
#endif
