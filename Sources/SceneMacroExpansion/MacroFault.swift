#if Macros
  import SwiftDiagnostics
  import SwiftSyntax

  struct MacroFault: DiagnosticMessage, FixItMessage {
    let id: String
    let message: String

    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "SceneMacros", id: id) }
    var fixItID: MessageID { diagnosticID }

    func at(_ node: some SyntaxProtocol, _ fixIts: FixIt...) -> Diagnostic {
      Diagnostic(node: Syntax(node), message: self, fixIts: fixIts)
    }
  }

  extension FixIt {
    static func replace(_ old: some SyntaxProtocol, by new: some SyntaxProtocol, _ message: String) -> FixIt {
      var new = Syntax(new)
      new.leadingTrivia = old.leadingTrivia
      new.trailingTrivia = old.trailingTrivia
      return FixIt(
        message: MacroFault(id: "fix", message: message),
        changes: [.replace(oldNode: Syntax(old), newNode: new)])
    }

    static func remove(_ old: some SyntaxProtocol, _ message: String) -> FixIt {
      let nothing = TokenSyntax(.identifier(""), leadingTrivia: old.leadingTrivia, presence: .present)
      return FixIt(
        message: MacroFault(id: "fix", message: message),
        changes: [.replace(oldNode: Syntax(old), newNode: Syntax(nothing))])
    }
  }
#endif
