/// Reads a pattern.
struct PatternParser {
  let scalars: [Unicode.Scalar]
  var position = 0
  private var depth = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  mutating func pattern() throws(PatternFault) -> PatternNode {
    let node = try choice()
    guard position == scalars.count else {
      throw fault("a ')' closes nothing; write '\\)' for the character")
    }
    return node
  }

  private mutating func choice() throws(PatternFault) -> PatternNode {
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(PatternFault) -> PatternNode {
    var parts: [PatternNode] = []
    while let next = peek, next != "|", next != ")" {
      let start = position
      let part = try atom()
      parts.append(try repeated(part, from: start))
    }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .sequence(parts)
  }

  private mutating func atom() throws(PatternFault) -> PatternNode {
    let start = position
    let scalar = scalars[position]
    position += 1
    switch scalar {
    case "(": return try group(from: start)
    case "[": return .one(try scalarClass(from: start))
    case ".": return .one(.any)
    case "^": return .place(.start)
    case "$": return .place(.end)
    case "\\": return try escape(from: start)
    case "*", "+", "?":
      throw fault("'\(scalar)' repeats nothing; write '\\\(scalar)' for the character", at: start)
    case "{": throw fault("a '{' counts nothing here; write '\\{' for the character", at: start)
    default: return .one(ScalarSet(scalar))
    }
  }

  // MARK: Groups

  private mutating func group(from start: Int) throws(PatternFault) -> PatternNode {
    try openGroup(from: start)
    depth += 1
    guard depth <= TextPattern.greatestDepth else {
      throw fault("groups nest at most \(TextPattern.greatestDepth) deep", at: start)
    }
    let node = try choice()
    guard take(")") else { throw fault("this '(' is not closed", at: start) }
    depth -= 1
    return node
  }

  /// What follows a `(`: nothing, `?:`, or a name.
  private mutating func openGroup(from start: Int) throws(PatternFault) {
    guard take("?") else { return }
    if take(":") { return }
    let isOld = peek == "P"
    if isOld { position += 1 }
    if take("<"), let next = peek, next != "=", next != "!" {
      while let next = peek, next != ">" {
        guard ScalarKind.isWord(next) else { throw fault("this is no name of a group") }
        position += 1
      }
      guard take(">") else { throw fault("the name of this group does not end", at: start) }
      return
    }
    switch scalars[start...].prefix(4).dropFirst(2).first {
    case "=", "!", "<": throw fault("looking ahead or behind is not known", at: start)
    case ">": throw fault("atomic groups are not known", at: start)
    default: throw fault("this kind of group is not known: there are '( )' and '(?: )'", at: start)
    }
  }

  // MARK: Repetition

  private mutating func repeated(
    _ part: PatternNode, from start: Int
  ) throws(PatternFault) -> PatternNode {
    guard let (least, most) = try count() else { return part }
    if take("+") { throw fault("possessive repetition is not known", at: position - 1) }
    // Whether as much or as little as possible is taken, what matches is the same.
    _ = take("?")
    if let next = peek, "*+?{".unicodeScalars.contains(next) {
      throw fault("what is repeated already is put in a group to be repeated again")
    }
    return .repeated(part, least: least, most: most)
  }

  private mutating func count() throws(PatternFault) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard take("{") else { return nil }
    let start = position - 1
    let least = try number()
    let hasComma = take(",")
    let most = hasComma ? try number() : least
    guard take("}"), least != nil || most != nil else {
      throw fault(
        "this '{' is no count, as in '{2}', '{2,}' and '{2,5}'; write '\\{' for the character", at: start)
    }
    if let most, most < least ?? 0 { throw fault("this counts to less than it counts from", at: start) }
    return (least ?? 0, most)
  }

  private mutating func number() throws(PatternFault) -> Int? {
    let start = position
    var number = 0
    while let next = peek, ("0"..."9").contains(next) {
      number = number * 10 + Int(next.value - 48)
      guard number <= TextPattern.greatestCount else {
        throw fault("at most \(TextPattern.greatestCount) repetitions are counted", at: start)
      }
      position += 1
    }
    return position == start ? nil : number
  }

  // MARK: Scalars

  var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  func fault(_ reason: String, at place: Int? = nil) -> PatternFault {
    PatternFault(reason, at: place ?? position)
  }
}
