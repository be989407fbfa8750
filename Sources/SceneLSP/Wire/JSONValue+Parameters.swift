import SceneValues

extension JSONValue {
  var wholeNumber: Int? {
    switch content {
    case .number(let number): number
    case .decimal(let number): Int(exactly: number)
    default: nil
    }
  }

  var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  func member(_ path: String...) -> JSONValue? {
    path.reduce(Optional(self)) { $0?[$1] }
  }

  /// The value as JSON text. Parts that JSON cannot represent are replaced with `null`.
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
