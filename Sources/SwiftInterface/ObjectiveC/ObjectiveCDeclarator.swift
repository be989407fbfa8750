/// The declarator of a property, an instance variable, or a parameter, such as `IBOutlet UILabel *label`.
struct ObjectiveCDeclarator {
  var type = TypeSpelling("")
  var name: Int?
  var role = VariableFact.Role.plain

  private static let qualifiers: Set<String> = [
    "IBOutlet", "IBInspectable", "const", "volatile", "static", "extern", "register", "restrict", "inline",
    "__weak",
    "__strong", "__unsafe_unretained", "__autoreleasing", "__block", "__kindof", "_Nullable", "_Nonnull",
    "_Null_unspecified", "__nullable", "__nonnull", "__null_unspecified", "nullable", "nonnull",
    "null_unspecified",
    "null_resettable", "unsigned", "signed", "struct", "enum", "union", "oneway", "inout", "in", "out",
    "bycopy", "byref", "__unused", "__covariant", "__contravariant", "__attribute__", "typename", "mutable",
  ]

  static func all(in range: Range<Int>, of tokens: ObjectiveCTokens) -> [ObjectiveCDeclarator] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = range.lowerBound
    var angles = 0
    while index < range.upperBound {
      if tokens.isMark("<", at: index) {
        angles += 1
      } else if tokens.isMark(">", at: index) {
        angles = max(0, angles - 1)
      } else if tokens.isMark(",", at: index), angles == 0 {
        parts.append(start..<index)
        start = index + 1
      }
      index = tokens.after(index)
    }
    parts.append(start..<range.upperBound)
    guard let first = parts.first.map({ ObjectiveCDeclarator($0, of: tokens) }) else { return [] }
    return [first]
      + parts.dropFirst().map { part in
        var next = first
        next.name = ObjectiveCDeclarator(part, of: tokens).name
        return next
      }
  }

  private init(_ range: Range<Int>, of tokens: ObjectiveCTokens) {
    var names: [Int] = []
    var lastStar: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      let next = tokens.after(index)
      if tokens.isMark("^", at: index) {
        name = nil
        return
      } else if tokens.isMark("(", at: index) {
        if let block = Self.block(index + 1..<max(index + 1, next - 1), of: tokens) {
          type = TypeSpelling("")
          name = block
          return
        }
      } else if tokens.isMark("<", at: index) {
        index = Self.behindAngles(index, range.upperBound, of: tokens)
        continue
      } else if tokens.isMark("*", at: index) {
        lastStar = index
      } else if tokens.isMark("=", at: index) || tokens.isMark(":", at: index) {
        break
      } else if tokens.list[index].kind == .name {
        read(tokens.name(index), at: index, next: next, tokens, &names)
      }
      index = next
    }
    finish(names, lastStar, tokens)
  }

  private mutating func read(
    _ word: String, at index: Int, next: Int, _ tokens: ObjectiveCTokens, _ names: inout [Int]
  ) {
    switch word {
    case "IBOutlet": role = .outlet
    case "IBInspectable": role = .inspectable
    case "IBOutletCollection":
      role = .outlet
      type = TypeSpelling(tokens.isMark("(", at: next) ? tokens.name(next + 1) : "", isCollection: true)
    case _ where !Self.qualifiers.contains(word): names.append(index)
    default: break
    }
  }

  private mutating func finish(_ names: [Int], _ lastStar: Int?, _ tokens: ObjectiveCTokens) {
    let isCollection = type.isCollection
    if let lastStar {
      // Attributes can follow the name of the variable.
      name = names.first { $0 > lastStar }
      if !isCollection { type = TypeSpelling(names.first { $0 < lastStar }.map(tokens.name) ?? "") }
    } else {
      var names = names
      while names.count > 2, let last = names.last, Self.isAttribute(tokens.name(last)) { names.removeLast() }
      name = names.last
      let first = names.count > 1 ? tokens.name(names[0]) : ""
      if !isCollection {
        type = TypeSpelling(["id", "Class", "SEL", "instancetype"].contains(first) ? "" : first)
      }
    }
  }

  /// Returns whether a word is a compiler attribute or a macro that expands to an attribute, such as `NS_AVAILABLE`.
  static func isAttribute(_ word: String) -> Bool {
    word.hasPrefix("__") || word.contains("_") && word.utf8.allSatisfy { $0 < 0x61 || $0 > 0x7a }
  }

  /// Returns the index of the name in `(^name)(…)` or `(*name)(…)`. `range` is the content of the first parentheses.
  private static func block(_ range: Range<Int>, of tokens: ObjectiveCTokens) -> Int? {
    guard !range.isEmpty, tokens.isMark("^", at: range.lowerBound) || tokens.isMark("*", at: range.lowerBound)
    else { return nil }
    return range.last { tokens.list[$0].kind == .name }
  }

  static func behindAngles(_ index: Int, _ end: Int, of tokens: ObjectiveCTokens) -> Int {
    var depth = 0
    var index = index
    while index < end {
      if tokens.isMark("<", at: index) {
        depth += 1
      } else if tokens.isMark(">", at: index) {
        depth -= 1
        if depth == 0 { return index + 1 }
      } else if tokens.isMark(";", at: index) || tokens.isMark("{", at: index)
        || tokens.list[index].kind == .keyword
      {
        return index
      }
      index += 1
    }
    return end
  }

  /// Returns the type of a parameter, which is enclosed in parentheses, as in `(UIButton *)`.
  static func type(in range: Range<Int>, of tokens: ObjectiveCTokens) -> TypeSpelling {
    var name = ""
    var isPointer = false
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isMark("^", at: index) { return TypeSpelling("") }
      if tokens.isMark("<", at: index) {
        index = behindAngles(index, range.upperBound, of: tokens)
        continue
      }
      if tokens.isMark("*", at: index) { isPointer = true }
      let word = tokens.name(index)
      if !word.isEmpty, name.isEmpty, !qualifiers.contains(word) { name = word }
      index = tokens.after(index)
    }
    return TypeSpelling(isPointer ? name : "")
  }
}
