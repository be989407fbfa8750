/// A pattern for paths, such as `Scenes/**/*.scene`. `*` matches any part of a name, `?` one character, `[a-z]` a
/// character in a set, and `[!a-z]` a character not in a set. `**` matches any number of directories. A pattern that
/// matches a directory also matches its content.
package struct Glob: Sendable {
  private let names: [[Character]]
  /// The path components before the first wildcard. They form the path of the directory in which a search begins.
  package let base: String

  /// Creates a pattern. The result is nil if the pattern is empty or contains a bracket that is not closed.
  package init?(_ pattern: String) {
    let steps = pattern.split(separator: "/").filter { $0 != "." }
    guard !steps.isEmpty, steps.allSatisfy(Self.isClosed) else { return nil }
    names = steps.map(Array.init)
    let fixed = steps.prefix { !Self.isPattern(String($0)) }
    base = (pattern.hasPrefix("/") ? "/" : "") + fixed.joined(separator: "/")
  }

  package static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

  package func covers(_ path: String) -> Bool {
    let steps = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    return Self.match(names, steps, isAny: { $0 == ["*", "*"] }, coversBelow: true, Self.matches)
  }

  package func matches(_ path: String) -> Bool {
    let steps = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    return Self.match(names, steps, isAny: { $0 == ["*", "*"] }, coversBelow: false, Self.matches)
  }

  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    match(tokens(pattern), name, isAny: { $0 == .any }, coversBelow: false) { $0.accepts($1) }
  }

  /// Returns whether members match a pattern. Extends only the last wildcard's match, so time is at most quadratic.
  private static func match<Pattern, Member>(
    _ pattern: [Pattern], _ members: [Member], isAny: (Pattern) -> Bool, coversBelow: Bool,
    _ accepts: (Pattern, Member) -> Bool
  ) -> Bool {
    var (position, member) = (0, 0)
    var retry: (position: Int, member: Int)?
    while true {
      if position == pattern.count, coversBelow || member == members.count { return true }
      if position < pattern.count, isAny(pattern[position]) {
        retry = (position, member)
        position += 1
      } else if position < pattern.count, member < members.count, accepts(pattern[position], members[member])
      {
        position += 1
        member += 1
      } else if let last = retry, last.member < members.count {
        retry = (last.position, last.member + 1)
        (position, member) = (last.position + 1, last.member + 1)
      } else {
        return false
      }
    }
  }

  private enum Token: Equatable {
    case any, one
    case character(Character)
    case oneOf([ClosedRange<Character>], isInverted: Bool)

    func accepts(_ character: Character) -> Bool {
      switch self {
      case .any, .one: true
      case .character(let own): own == character
      case .oneOf(let ranges, let isInverted): ranges.contains { $0.contains(character) } != isInverted
      }
    }
  }

  private static func tokens(_ pattern: [Character]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < pattern.count {
      defer { index += 1 }
      switch pattern[index] {
      case "*": tokens.append(.any)
      case "?": tokens.append(.one)
      case "[":
        guard let end = closing(of: index, in: pattern) else { return tokens }
        tokens.append(characters(pattern[(index + 1)..<end]))
        index = end
      default: tokens.append(.character(pattern[index]))
      }
    }
    return tokens
  }

  private static func characters(_ members: ArraySlice<Character>) -> Token {
    let isInverted = members.first == "!"
    let members = Array(isInverted ? members.dropFirst() : members)
    var ranges: [ClosedRange<Character>] = []
    var index = 0
    while index < members.count {
      if index + 2 < members.count, members[index + 1] == "-", members[index] <= members[index + 2] {
        ranges.append(members[index]...members[index + 2])
        index += 3
      } else {
        ranges.append(members[index]...members[index])
        index += 1
      }
    }
    return .oneOf(ranges, isInverted: isInverted)
  }

  /// Returns the index of the closing bracket, if any. A bracket directly after `[` or `[!` is a member of the set.
  private static func closing(of index: Int, in pattern: [Character]) -> Int? {
    var first = index + 1
    if first < pattern.count, pattern[first] == "!" { first += 1 }
    return pattern.indices.dropFirst(first + 1).first { pattern[$0] == "]" }
  }

  private static func isClosed(_ step: Substring) -> Bool {
    let pattern = Array(step)
    var index = 0
    while index < pattern.count {
      if pattern[index] == "[" {
        guard let end = closing(of: index, in: pattern) else { return false }
        index = end
      }
      index += 1
    }
    return true
  }
}
