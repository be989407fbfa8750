/// Escapes and classes.
extension PatternParser {
  /// What a `\` stands before.
  mutating func escape(from start: Int) throws(PatternFault) -> PatternNode {
    guard let scalar = peek else { throw fault("a '\\' stands before nothing", at: start) }
    switch scalar {
    case "b": return place(.wordEdge)
    case "B": return place(.noWordEdge)
    case "A": return place(.start)
    case "z", "Z": return place(.end)
    case "0"..."9", "k": throw fault("references back to a group are not known", at: start)
    default: return .one(try escapedSet(from: start))
    }
  }

  private mutating func place(_ place: PatternPlace) -> PatternNode {
    position += 1
    return .place(place)
  }

  /// A scalar, or a kind of scalars, behind a `\`.
  private mutating func escapedSet(from start: Int) throws(PatternFault) -> ScalarSet {
    guard let scalar = peek else { throw fault("a '\\' stands before nothing", at: start) }
    position += 1
    switch scalar {
    case "d", "D": return ScalarSet(.digit, isInverted: scalar == "D")
    case "w", "W": return ScalarSet(.word, isInverted: scalar == "W")
    case "s", "S": return ScalarSet(.space, isInverted: scalar == "S")
    case "p", "P": return ScalarSet(try category(from: start), isInverted: scalar == "P")
    case "t": return ScalarSet("\t")
    case "n": return ScalarSet("\n")
    case "r": return ScalarSet("\r")
    case "f": return ScalarSet("\u{C}")
    case "e": return ScalarSet("\u{1B}")
    case "x": return ScalarSet(try hexadecimal(2, from: start))
    case "u": return ScalarSet(try hexadecimal(4, from: start))
    default:
      // What a letter may come to mean is not known.
      guard !ScalarKind.isWord(scalar) else { throw fault("'\\\(scalar)' is not known", at: start) }
      return ScalarSet(scalar)
    }
  }

  /// `{Lu}`
  private mutating func category(from start: Int) throws(PatternFault) -> ScalarKind {
    guard take("{"), let end = scalars[position...].firstIndex(of: "}") else {
      throw fault("a category of characters is written as '\\p{Lu}'", at: start)
    }
    let name = String(String.UnicodeScalarView(scalars[position..<end]))
    guard let kind = ScalarKind(category: name) else {
      throw fault("'\(name)' is no category of characters: there are 'L', 'Lu', 'Ll', 'N', 'Nd' …", at: start)
    }
    position = end + 1
    return kind
  }

  /// So many digits, or any number of them in braces.
  private mutating func hexadecimal(_ count: Int, from start: Int) throws(PatternFault) -> Unicode.Scalar {
    let hasBraces = take("{")
    let end = hasBraces ? scalars[position...].firstIndex(of: "}") : position + count
    guard let end, end <= scalars.count,
      let number = UInt32(String(String.UnicodeScalarView(scalars[position..<end])), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw fault("this is no number of a character", at: start) }
    position = hasBraces ? end + 1 : end
    return scalar
  }

  // MARK: Classes

  /// What stands between brackets.
  mutating func scalarClass(from start: Int) throws(PatternFault) -> ScalarSet {
    var set = ScalarSet()
    set.isInverted = take("^")
    while let next = peek, next != "]" {
      try refuseOperation(next)
      try addMember(to: &set)
    }
    guard take("]") else { throw fault("this '[' is not closed", at: start) }
    guard !set.isEmpty else { throw fault("a class holds nothing; write '\\]' for the character", at: start) }
    return set
  }

  private func refuseOperation(_ next: Unicode.Scalar) throws(PatternFault) {
    if next == "[" { throw fault("a class within a class is not known; write '\\[' for the character") }
    let isDoubled = position + 1 < scalars.count && scalars[position + 1] == next
    if isDoubled, "&-~".unicodeScalars.contains(next) {
      throw fault("'\(next)\(next)' between classes is not known; write '\\\(next)' for the character")
    }
  }

  private mutating func addMember(to set: inout ScalarSet) throws(PatternFault) {
    let start = position
    let first = try member()
    // A hyphen at the end stands for itself.
    guard peek == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
      return set.form(first)
    }
    position += 1
    try refuseOperation(scalars[position])
    let last = try member()
    guard let low = first.single, let high = last.single, low <= high else {
      throw fault("a range goes from a character to a later one", at: start)
    }
    set.add(low...high)
  }

  private mutating func member() throws(PatternFault) -> ScalarSet {
    let start = position
    let scalar = scalars[position]
    position += 1
    return scalar == "\\" ? try escapedSet(from: start) : ScalarSet(scalar)
  }
}
