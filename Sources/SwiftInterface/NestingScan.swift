#if Sources
  // These parts of the lexer are not public interface of swift-syntax. They are the same within a major version, and
  // the package asks for one.
  @_spi(Testing) import SwiftParser
  @_spi(RawSyntax) import SwiftSyntax

  /// Reads a file's tokens one after the other, without recursion, and counts how deep the parser would go.
  ///
  /// The parser calls itself for each bracket, for each `try` or `if` that stands where a value is wanted, for each arrow
  /// of a function's type; the tree that it makes is one level deeper for each `.member`, call or `?` of a chain, and
  /// whoever walks through it calls itself as often. The count is never less than that, and more only where a line says
  /// so much at once that nobody writes it.
  struct NestingScan {
    /// Where it goes deeper than it may; nil where it does not.
    private(set) var tooDeep: Int?
    private let deepest: Int
    private var levels = [Level(.file, at: 0)]
    private var last = SwiftToken.none

    /// What has been opened and not closed, and what lies between its opening and the present token.
    private struct Level {
      enum Kind { case file, parenthesis, square, brace, angle, condition }

      let kind: Kind
      let depth: Int
      /// `if`, `else`, `switch`: they last until their blocks have ended.
      var statements = 0
      /// `try`, `->`, `-`: they last as long as the value, or the type.
      var prefixes = 0
      /// Question marks whose colon is still to come.
      var choices = 0
      /// `.member`, `()`, `!`: each has all before it inside.
      var links = 0

      init(_ kind: Kind, at depth: Int) {
        self.kind = kind
        self.depth = depth
      }

      var innermost: Int { depth + statements + prefixes + choices + links }

      mutating func endStatement(withBlock: Bool) {
        if withBlock { statements = 0 }
        (prefixes, choices, links) = (0, 0, 0)
      }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, deepest: Int) {
      self.deepest = deepest
      var tracker = LookaheadTracker()
      withUnsafeMutablePointer(to: &tracker) { tracker in
        var tokens = Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: [])
        while tooDeep == nil, let token = tokens.next(), token.rawTokenKind != .endOfFile {
          read(SwiftToken(token))
          if levels[levels.count - 1].innermost > deepest {
            tooDeep = bytes.baseAddress.map { token.tokenText.baseAddress! - $0 }
          }
        }
      }
    }

    private mutating func read(_ token: SwiftToken) {
      if token.startsLine, endsStatement(before: token) { endStatement() }
      switch token.kind {
      case .leftParen: open(.parenthesis)
      case .leftSquare: open(.square, counting: Self.costOfSquare)
      case .leftBrace: open(.brace)
      case .poundIf: open(.condition)
      case .rightParen: close(.parenthesis, across: [.angle])
      case .rightSquare: close(.square, across: [.angle])
      case .rightBrace: close(.brace, across: [.angle, .parenthesis, .square])
      case .poundEndif: close(.condition, across: [.angle, .parenthesis, .square, .brace])
      case .poundElse, .poundElseif: beginClause()
      case .semicolon: endStatement()
      case .comma: endElement()
      case .colon: endChoice()
      default: readWithin(token)
      }
      last = token
    }

    private func endsStatement(before next: SwiftToken) -> Bool {
      // `a >` may be the end of a type, and the beginning of a comparison.
      if last.closedAngles > 0 { return next.beginsDeclaration }
      return last.endsValue && !next.continuesStatement
    }

    private mutating func readWithin(_ token: SwiftToken) {
      for _ in 0..<token.closedAngles { close(.angle, across: []) }
      // `else if` goes down once.
      if token.text == "if", last.text == "else" { return }
      // Of what may be a type's arguments and may be a comparison, the parser asks which it is at each level again.
      if token.opensAngle { return open(.angle, counting: Self.costOfAngle) }
      update { level in
        switch token.role {
        case .statement: level.statements += 1
        case .prefix: level.prefixes += 1
        case .arrow:
          level.links = 0
          level.prefixes += 1
        case .choice:
          level.links = 0
          level.choices += 1
        case .link: level.links += 1
        case .operator: level.links = 0
        case .other: break
        }
      }
    }

    private mutating func update(_ change: (inout Level) -> Void) { change(&levels[levels.count - 1]) }

    private mutating func open(_ kind: Level.Kind, counting cost: Int = 1) {
      levels.append(Level(kind, at: levels[levels.count - 1].innermost + cost))
    }

    private static let costOfAngle = 4
    /// Of an array it asks even more often whether it is a type: of 200, one within the other, for many seconds.
    private static let costOfSquare = 16

    /// Closes the innermost of a kind, and with it what nothing has closed inside. A bracket that closes another one's
    /// than the last is passed over, as the parser does.
    private mutating func close(_ kind: Level.Kind, across others: Set<Level.Kind>) {
      var place = levels.count - 1
      while others.contains(levels[place].kind) { place -= 1 }
      guard levels[place].kind == kind else { return }
      // `#if` around links of a chain leaves as many; a call, a closure behind one and arguments of a type are one.
      let links = kind == .condition ? levels[place].links : 1
      levels.removeSubrange(place...)
      update { $0.links += links }
    }

    /// Smaller-than, which opened what only a type's arguments close.
    private mutating func dropAngles() {
      while levels[levels.count - 1].kind == .angle { levels.removeLast() }
    }

    private mutating func endStatement() {
      dropAngles()
      let isBlock = last.kind == .rightBrace
      update { $0.endStatement(withBlock: isBlock) }
    }

    private mutating func endElement() {
      update { level in
        level.links = 0
        // Else the comma may be one of the conditions of an `if`.
        if level.kind != .file, level.kind != .brace, level.statements == 0 { level.prefixes = 0 }
      }
    }

    private mutating func endChoice() {
      update { level in
        level.links = 0
        level.choices = max(0, level.choices - 1)
      }
    }

    private mutating func beginClause() {
      guard let place = levels.lastIndex(where: { $0.kind == .condition }) else { return }
      levels.removeSubrange((place + 1)...)
      update { $0.endStatement(withBlock: true) }
    }
  }
#endif
