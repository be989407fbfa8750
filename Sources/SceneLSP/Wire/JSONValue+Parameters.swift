import SceneValues

extension JSONValue {
  /// A whole number, however large; nil for anything else.
  var wholeNumber: Int? {
    switch content {
    case .number(let number): number
    case .decimal(let number): Int(exactly: number)
    default: nil
    }
  }

  /// A truth value; nil for anything else.
  var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  /// What several names one in another lead to; nil where one of them is not there.
  func member(_ path: String...) -> JSONValue? {
    path.reduce(Optional(self)) { $0?[$1] }
  }

  /// What was said, to be said again: what has no place in a value becomes `null`.
  package var written: JSONText {
    switch content {
    case .string(let text): .string(text)
    case .bool(let value): .bool(value)
    case .number(let number): .int(number)
    case .decimal(let number): .number(number)
    case .array(let elements): .array(elements.map(\.written))
    case .object(let members): .object(members.map { ($0.name, $0.value.written) })
    case .other: .null
    }
  }
}
