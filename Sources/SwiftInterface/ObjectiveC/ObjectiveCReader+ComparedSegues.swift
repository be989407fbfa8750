import SceneDiagnostics
import SceneModel

/// Reads comparisons with a segue's identifier, such as `[segue.identifier isEqualToString:@"showDetail"]`.
extension ObjectiveCReader {
  /// Adds the names that a method compares with a segue's identifier. Only the two methods that handle segues are read.
  mutating func noteComparedSegues(
    _ body: Range<Int>, in type: Int, ofMethod selector: String, _ parameters: [String]
  ) {
    var asked = ComparedIdentifier(tokens: tokens)
    switch selector {
    case "prepareForSegue:sender:": asked.segue = parameters.first
    case "shouldPerformSegueWithIdentifier:sender:": asked.names.formUnion(parameters.prefix(1))
    default: return
    }
    let locals = self.locals(in: body, parameters)
    for index in body {
      if tokens.isMark("=", at: index) {
        if tokens.isMark("=", at: index + 1) {
          noteEquality(index, in: body, type, asked, locals)
        } else {
          asked.noteAssignment(index, in: body)
        }
      } else if ["isEqualToString", "isEqual"].contains(tokens.name(index)), tokens.isMark(":", at: index + 1)
      {
        noteMessage(ofEquality: index, in: body, type, asked, locals)
      }
    }
  }

  /// Adds the name in a message such as `[segue.identifier isEqualToString:kShow]`, with the operands in either order.
  private mutating func noteMessage(
    ofEquality index: Int, in body: Range<Int>, _ type: Int, _ asked: ComparedIdentifier,
    _ locals: [String: TextFact]
  ) {
    guard let open = asked.bracket(around: index, from: body.lowerBound) else { return }
    let (receiver, argument) = (open + 1..<index, index + 2..<tokens.partners[open])
    if asked.isIdentifier(receiver) {
      note(segue: argument, type, locals)
    } else if asked.isIdentifier(argument) {
      note(segue: receiver, type, locals)
    }
  }

  /// Adds the name in a comparison such as `segue.identifier == kShow`. The operator compares references, which are
  /// equal if both operands are the same constant.
  private mutating func noteEquality(
    _ index: Int, in body: Range<Int>, _ type: Int, _ asked: ComparedIdentifier, _ locals: [String: TextFact]
  ) {
    let end = index + 3
    guard end < body.upperBound, [")", "&", "|", "?"].contains(where: { tokens.isMark($0, at: end) }) else {
      return
    }
    let isAsked = [1, 3, 4].contains { count in
      index - count >= body.lowerBound && asked.isIdentifier(index - count..<index)
    }
    if isAsked { note(segue: index + 2..<end, type, locals) }
  }

  private mutating func note(segue value: Range<Int>, _ type: Int, _ locals: [String: TextFact]) {
    guard let first = value.first, let last = value.last else { return }
    let name = text(value, locals)
    if name == .literal("") || value.count == 1 && ["nil", "NULL"].contains(tokens.name(first)) { return }
    facts.calls.append(
      CallFact(
        kind: .comparedSegue, value: name,
        range: SourceRange(tokens.list[first].range.lowerBound..<tokens.list[last].range.upperBound),
        type: type, isOwn: true))
  }
}

private struct ComparedIdentifier {
  let tokens: ObjectiveCTokens
  var segue: String?
  var names: Set<String> = []

  private static let longestMessage = 64

  /// Returns whether a range is `segue.identifier`, `[segue identifier]`, or a variable that contains the identifier.
  func isIdentifier(_ range: Range<Int>) -> Bool {
    if let last = range.last, tokens.isMark("(", at: range.lowerBound),
      tokens.partners[range.lowerBound] == last
    {
      return isIdentifier(range.dropFirst().dropLast())
    }
    switch range.count {
    case 1: return names.contains(tokens.name(range.lowerBound))
    case 3:
      return isSegue(range.lowerBound) && tokens.isMark(".", at: range.lowerBound + 1)
        && tokens.name(range.lowerBound + 2) == "identifier"
    case 4:
      return tokens.isMark("[", at: range.lowerBound) && isSegue(range.lowerBound + 1)
        && tokens.name(range.lowerBound + 2) == "identifier"
    default: return false
    }
  }

  private func isSegue(_ index: Int) -> Bool { segue != nil && tokens.name(index) == segue }

  /// Adds the variable in an assignment such as `NSString *identifier = segue.identifier;`.
  mutating func noteAssignment(_ index: Int, in body: Range<Int>) {
    let name = tokens.name(index - 1)
    guard !name.isEmpty else { return }
    for count in [3, 4] where index + 1 + count < body.upperBound {
      if tokens.isMark(";", at: index + 1 + count), isIdentifier(index + 1..<index + 1 + count) {
        names.insert(name)
      }
    }
  }

  func bracket(around index: Int, from start: Int) -> Int? {
    var place = index - 1
    while place >= max(start, index - Self.longestMessage) {
      let partner = tokens.partners[place]
      if partner > index { return tokens.isMark("[", at: place) ? place : nil }
      place = partner >= 0 && partner < place ? partner - 1 : place - 1
    }
    return nil
  }
}
