#if Macros
  import SceneValues
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The `@Action` macro, which reports errors in its method. `@SceneObject` generates the code.
  package struct ActionMacro: MemberMacroOfClass {
    package static let attribute = "Action"

    package static func statement(for declaration: some DeclSyntaxProtocol, faults: inout [Diagnostic])
      -> Statement?
    {
      guard let method = declaration.as(FunctionDeclSyntax.self) else {
        faults.append(MacroFault.isNoMethod.at(declaration))
        return nil
      }
      let found = faults.count
      checkKind(of: method, into: &faults)
      checkParameters(of: method, into: &faults)
      let selector = selector(of: method, into: &faults)
      guard faults.count == found else { return nil }

      let parameters = Array(method.signature.parameterClause.parameters)
      let arguments = zip(parameters, ["$1", "$2"]).map { parameter, value in
        parameter.firstName.tokenKind == .wildcard ? value : "\(parameter.firstName.text): \(value)"
      }
      let declared = [selector.literal, method.documentation?.literal].compactMap(\.self).joined(
        separator: ", ")
      let call = "\(method.name.text)(\(arguments.joined(separator: ", ")))"
      // The sender is never nil, so an optional parameter is declared with the class that it wraps.
      guard let sender = parameters.first?.type.wrapped else {
        return Statement(name: selector, code: "$0.action(\(declared)) { $0.\(call) }")
      }
      let named = call.replacing("$1", with: "sender").replacing("$2", with: "event")
      let names = parameters.count == 1 ? "" : ", event"
      let type =
        sender.is(SomeOrAnyTypeSyntax.self) ? "(\(sender.trimmedDescription))" : sender.trimmedDescription
      return Statement(
        name: selector,
        code: "$0.action(\(declared)) { (object, sender: \(type)\(names)) in object.\(named) }")
    }

    private static func checkKind(of method: FunctionDeclSyntax, into faults: inout [Diagnostic]) {
      let name = method.name.plainName
      if let modifier = method.modifiers.typeLevel {
        faults.append(
          MacroFault.belongsToType(name).at(modifier, .remove(modifier, "Remove '\(modifier.name.text)'")))
      }
      if let generics = method.genericParameterClause {
        faults.append(MacroFault.isGeneric(name).at(generics))
      }
      if let effect = method.signature.effectSpecifiers {
        let text = effect.trimmedDescription
        faults.append(MacroFault.hasEffect(name, text).at(effect, .remove(effect, "Remove '\(text)'")))
      }
      if let result = method.signature.returnClause, !["Void", "()"].contains(result.type.trimmedDescription)
      {
        faults.append(
          MacroFault.returnsValue(name).at(result, .remove(result, "Remove '\(result.trimmedDescription)'")))
      }
    }

    private static func checkParameters(of method: FunctionDeclSyntax, into faults: inout [Diagnostic]) {
      let parameters = Array(method.signature.parameterClause.parameters)
      guard parameters.count <= 2 else {
        let attribute = method.attribute(attribute)
        faults.append(
          MacroFault.takesTooMuch(method.name.plainName, parameters.count).at(
            method.signature.parameterClause,
            .remove(attribute.map { Syntax($0) } ?? Syntax(method), "Remove '@Action'")))
        return
      }
      if let sender = parameters.first, (sender.type.wrapped ?? sender.type).isNoSender {
        let isAlone = parameters.count == 1 && (sender.type.wrapped ?? sender.type).bareName == "Event"
        faults.append(
          MacroFault.isNoSender(sender.type).at(
            sender.type,
            isAlone ? .takeSender(before: sender) : .replaceType(sender.type, by: "AnyObject")))
      }
      if parameters.count == 2, let event = parameters.last, (event.type.wrapped ?? event.type).isNoEvent {
        faults.append(MacroFault.isNoEvent(event.type).at(event.type, .replaceType(event.type, by: "Event?")))
      }
    }

    private static func selector(of method: FunctionDeclSyntax, into faults: inout [Diagnostic]) -> String {
      let parameters = Array(method.signature.parameterClause.parameters)
      guard let given = method.attribute(attribute)?.argument(nil) else {
        return SwiftSelector.selector(
          method.name.plainName,
          labels: parameters.map { $0.firstName.tokenKind == .wildcard ? nil : $0.firstName.plainName })
      }
      guard let selector = given.literalText, !selector.isEmpty,
        selector.count(where: { $0 == ":" }) == parameters.count
      else {
        faults.append(MacroFault.selectorDoesNotFit(parameters.count).at(given))
        return ""
      }
      return selector
    }
  }

  extension TypeSyntax {
    fileprivate var isNoSender: Bool { isValue || isArray || bareName == "Event" }

    fileprivate var isNoEvent: Bool { isValue || isArray }
  }

  extension FixIt {
    fileprivate static func takeSender(before event: FunctionParameterSyntax) -> FixIt {
      let both = "_ sender: AnyObject, forEvent event: \(event.type.trimmedDescription)"
      return .replace(event, by: TokenSyntax.identifier(both), "Declare the sender first: '\(both)'")
    }

    fileprivate static func replaceType(_ type: TypeSyntax, by name: String) -> FixIt {
      .replace(
        type, by: TypeSyntax(stringLiteral: name), "Replace '\(type.trimmedDescription)' with '\(name)'")
    }
  }

  extension MacroFault {
    fileprivate static var isNoMethod: MacroFault {
      MacroFault(id: "no-method", message: "'@Action' can be attached only to methods")
    }

    fileprivate static func belongsToType(_ name: String) -> MacroFault {
      MacroFault(
        id: "belongs-to-type",
        message: """
          Action '\(name)' is a class method, but events are sent to objects: remove 'static' or 'class'
          """)
    }

    fileprivate static func isGeneric(_ name: String) -> MacroFault {
      MacroFault(
        id: "action-generic",
        message: "Action '\(name)' cannot be generic: an event does not provide type arguments"
      )
    }

    fileprivate static func hasEffect(_ name: String, _ effect: String) -> MacroFault {
      MacroFault(
        id: "action-effect",
        message: "Action '\(name)' cannot be '\(effect)': senders neither wait for actions nor handle errors")
    }

    fileprivate static func returnsValue(_ name: String) -> MacroFault {
      MacroFault(id: "action-returns", message: "Action '\(name)' cannot return a value: senders ignore it")
    }

    fileprivate static func takesTooMuch(_ name: String, _ count: Int) -> MacroFault {
      MacroFault(
        id: "action-arguments",
        message: """
          Action '\(name)' has \(count) parameters, but an action can have at most two: none, the sender, or \
          the sender and the event
          """)
    }

    fileprivate static func isNoSender(_ type: TypeSyntax) -> MacroFault {
      MacroFault(
        id: "action-sender",
        message:
          """
          The first parameter of an action must be its sender, but '\(type.trimmedDescription)' sends no \
          events
          """)
    }

    fileprivate static func isNoEvent(_ type: TypeSyntax) -> MacroFault {
      MacroFault(
        id: "action-event",
        message: """
          The second parameter of an action must be the event, but '\(type.trimmedDescription)' is not an \
          event
          """)
    }

    fileprivate static func selectorDoesNotFit(_ count: Int) -> MacroFault {
      MacroFault(
        id: "action-selector",
        message: """
          The selector of an action must be a literal with a colon for each parameter: the method has \
          \(count)
          """)
    }
  }
#endif
