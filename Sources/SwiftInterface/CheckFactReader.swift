#if Sources
  import SceneValues
  import SwiftSyntax

  /// A reader of calls that declare facts, such as `$0.children("panes", atLeast: 1, atMost: 3)` or `$0.touchTarget()`.
  enum CheckFactReader {
    /// Reads a call. Returns false if the arguments cannot be read, and nil if the method does not declare a fact.
    static func read(
      _ method: String, _ call: FunctionCallExprSyntax, into fact: inout DeclarationFact
    ) -> Bool? {
      switch method {
      case "localizable": readKeys(call, .localizable, into: &fact)
      case "placeholders": readPlaceholders(call, into: &fact)
      case "children": readChildren(call, into: &fact)
      case "accessibleText": set(texts(call.arguments)) { fact.facts.accessibleText = $0 }
      case "rootView": set(type(call)) { fact.rootView = $0 }
      case "sizedByFrame": set(flag(call)) { fact.facts.isSizedByFrame = $0 }
      case "touchTarget": set(flag(call)) { fact.facts.isTouchTarget = $0 }
      case "textColor": set(texts(call.arguments)?.first) { fact.facts.textColor = $0 }
      case "passesEvents": set(flag(call)) { fact.facts.passesEvents = $0 }
      case "sendsWithoutEvent": set(texts(call.arguments)) { fact.facts.sendsWithoutEvent = $0 }
      case "embedsScenes": set(flag(call)) { fact.facts.embedsScenes = $0 }
      default: nil
      }
    }

    private static func set<Value>(_ value: Value?, _ set: (Value) -> Void) -> Bool {
      value.map(set) != nil
    }

    private static func texts(_ arguments: some Sequence<LabeledExprSyntax>) -> [String]? {
      var texts: [String] = []
      for argument in arguments {
        guard argument.label == nil, let text = DeclarationReader.literal(argument.expression) else {
          return nil
        }
        texts.append(text)
      }
      return texts
    }

    private static func flag(_ call: FunctionCallExprSyntax) -> Bool? {
      guard let value = call.arguments.first?.expression else { return true }
      return value.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
    }

    private static func type(_ call: FunctionCallExprSyntax) -> TypeSpelling? {
      guard let access = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "self", let base = access.base
      else { return nil }
      return TypeSpelling(base.trimmedDescription)
    }

    private static func readKeys(
      _ call: FunctionCallExprSyntax, _ kind: DeclaredMember.Kind, into fact: inout DeclarationFact,
      _ change: (inout DeclaredMember) -> Void = { _ in }
    ) -> Bool {
      for argument in call.arguments where argument.label == nil {
        guard let key = DeclarationReader.literal(argument.expression) else { return false }
        var member = DeclaredMember(kind, key, argument.expression.range)
        change(&member)
        fact.members.append(member)
      }
      return true
    }

    private static func readPlaceholders(
      _ call: FunctionCallExprSyntax, into fact: inout DeclarationFact
    ) -> Bool {
      var placeholders: [String] = []
      if let argument = argument("initially", of: call) {
        guard let text = DeclarationReader.literal(argument) else { return false }
        placeholders = [text]
      }
      return readKeys(call, .placeholders, into: &fact) { $0.placeholders = placeholders }
    }

    private static func readChildren(
      _ call: FunctionCallExprSyntax, into fact: inout DeclarationFact
    ) -> Bool {
      var count = ChildCount()
      if let argument = argument("atLeast", of: call) {
        guard let least = number(argument) else { return false }
        count.least = least
      }
      if let argument = argument("atMost", of: call) {
        guard let most = number(argument) else { return false }
        count.most = most
      }
      if let argument = argument("where", of: call) {
        guard let most = count.most, let values = values(argument) else { return false }
        count = ChildCount(exceptions: [ChildCount.Exception(most: most, values: values)])
      }
      guard count.isPossible else { return false }
      return readKeys(call, .children, into: &fact) { $0.children = count }
    }

    private static func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
      call.arguments.first { $0.label?.text == label }?.expression
    }

    private static func number(_ value: ExprSyntax) -> Int? {
      value.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text.filter { $0 != "_" }) }
    }

    private static func values(_ value: ExprSyntax) -> [String: String]? {
      guard case .elements(let elements)? = value.as(DictionaryExprSyntax.self)?.content else { return nil }
      var values: [String: String] = [:]
      for element in elements {
        guard let key = DeclarationReader.literal(element.key),
          let text = DeclarationReader.literal(element.value)
        else { return nil }
        values[key] = text
      }
      return values
    }
  }
#endif
