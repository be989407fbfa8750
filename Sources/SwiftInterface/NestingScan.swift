#if Sources
  // These parts of the lexer are not public API of swift-syntax, but they do not change within a major version.
  @_spi(Testing) import SwiftParser
  @_spi(RawSyntax) import SwiftSyntax

  /// A scan of a file's tokens that estimates, without recursion, how deeply the parser will recurse. The parser recurses
  /// for each bracket, for each `try` or `if` in an expression, and for each arrow in a function type. Each `.member`,
  /// call, or `?` in a chain adds a level to the tree and to its traversal. The estimate is never too low, and it is too
  /// high only for unrealistic code.
  struct NestingScan {
    private(set) var tooDeep: Int?
    private let deepest: Int
    private var levels = [Level(.file, at: 0)]
    private var last = SwiftToken.none

    private struct Level {
      enum Kind { case file, parenthesis, square, brace, angle, condition }

      let kind: Kind
      let depth: Int
      /// The number of statement keywords, such as `if`, `else`, and `switch`, whose blocks have not ended.
      var statements = 0
      var prefixes = 0
      var choices = 0
      /// The number of links in a chain, such as `.member`, `()`, and `!`. Each link contains all preceding links.
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
      if !NestingBound.isKept(deepest, in: bytes) { scan(bytes) }
    }

    /// Creates a scan that always reads the tokens.
    init(ofTokensIn bytes: UnsafeBufferPointer<UInt8>, deepest: Int) {
      self.deepest = deepest
      scan(bytes)
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
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
      // `a >` can be the end of a type or of a comparison.
      if last.closedAngles > 0 { return next.beginsDeclaration }
      return last.endsValue && !next.continuesStatement
    }

    private mutating func readWithin(_ token: SwiftToken) {
      for _ in 0..<token.closedAngles { close(.angle, across: []) }
      // `else if` adds only one level to the depth.
      if token.text == "if", last.text == "else" { return }
      // At each level, the parser checks again whether `<` begins type arguments or a comparison.
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

    static let costOfAngle = 4
    /// The cost of a square bracket. Parsing 200 nested arrays takes many seconds, because each might be a type.
    static let costOfSquare = 16

    private mutating func close(_ kind: Level.Kind, across others: Set<Level.Kind>) {
      var place = levels.count - 1
      while others.contains(levels[place].kind) { place -= 1 }
      guard levels[place].kind == kind else { return }
      // Links inside an `#if` are part of the chain. A call, closure, or list of type arguments is one link.
      let links = kind == .condition ? levels[place].links : 1
      levels.removeSubrange(place...)
      update { $0.links += links }
    }

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
        // In a file or block, the comma may separate the conditions of an `if`.
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
