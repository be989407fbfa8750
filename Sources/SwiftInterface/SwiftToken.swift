#if Sources
  @_spi(Testing) import SwiftParser
  @_spi(RawSyntax) import SwiftSyntax

  struct SwiftToken {
    enum Role { case statement, prefix, arrow, choice, link, `operator`, other }

    let kind: RawTokenKind
    let text: String
    let startsLine: Bool

    static let none = SwiftToken(kind: .unknown, text: "", startsLine: false)

    init(_ token: Lexer.Lexeme) {
      let isSpelled =
        switch token.rawTokenKind {
        case .keyword, .identifier, .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
      self.init(
        kind: token.rawTokenKind, text: isSpelled ? String(syntaxText: token.tokenText) : "",
        startsLine: token.flags.contains(.isAtStartOfLine))
    }

    private init(kind: RawTokenKind, text: String, startsLine: Bool) {
      self.kind = kind
      self.text = text
      self.startsLine = startsLine
    }

    var role: Role {
      switch kind {
      case .keyword, .identifier:
        if Self.statements.contains(text) { return .statement }
        return Self.prefixes.contains(text) ? .prefix : .other
      case .arrow: return .arrow
      case .infixQuestionMark: return .choice
      case .prefixOperator, .prefixAmpersand, .atSign, .pound, .ellipsis: return .prefix
      case .period, .exclamationMark, .postfixQuestionMark, .postfixOperator, .colonColon: return .link
      case .binaryOperator, .equal: return .operator
      default: return .other
      }
    }

    /// Whether the token might open a list of type arguments. The lexer can treat such a token as an operator.
    var opensAngle: Bool { kind == .leftAngle || isOperator && text.utf8.first == UInt8(ascii: "<") }

    private var isOperator: Bool {
      kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator
    }

    var closedAngles: Int {
      if kind == .rightAngle { return 1 }
      return isOperator ? text.utf8.prefix { $0 == UInt8(ascii: ">") }.count : 0
    }

    var endsValue: Bool {
      switch kind {
      case .identifier: role == .other
      case .keyword: Self.values.contains(text)
      case .dollarIdentifier, .integerLiteral, .floatLiteral, .wildcard, .rightParen, .rightSquare,
        .rightBrace,
        .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter,
        .postfixOperator, .postfixQuestionMark, .exclamationMark, .poundEndif:
        true
      default: false
      }
    }

    var beginsDeclaration: Bool { kind == .keyword && Self.declarations.contains(text) }

    var continuesStatement: Bool {
      switch kind {
      case .identifier, .keyword: Self.continuing.contains(text)
      case .dollarIdentifier, .integerLiteral, .floatLiteral, .wildcard, .atSign, .pound, .poundAvailable,
        .poundUnavailable, .poundSourceLocation, .prefixOperator, .prefixAmpersand:
        false
      default: true
      }
    }

    static let statements: Set = [
      "if", "else", "guard", "while", "for", "switch", "do", "catch", "repeat", "defer",
    ]

    static let prefixes: Set = [
      "try", "await", "unsafe", "consume", "copy", "borrow", "discard", "return", "throw", "yield", "then",
      "let",
      "var", "inout", "some", "any", "each", "repeat", "consuming", "borrowing", "sending", "isolated",
      "nonisolated", "_const", "__owned", "__shared", "_borrow", "_move", "is", "as", "async", "throws",
      "rethrows",
    ]

    private static let values: Set = [
      "self", "Self", "super", "true", "false", "nil", "Any", "break", "continue", "fallthrough",
    ]

    private static let declarations: Set = [
      "func", "class", "struct", "enum", "extension", "protocol", "import", "typealias", "static", "private",
      "fileprivate", "internal", "public",
    ]

    static let continuing: Set = [
      "else", "catch", "while", "where", "in", "is", "as", "throws", "rethrows", "async",
    ]
  }
#endif
