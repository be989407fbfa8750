/// How the payload of a value is written: most strings and numbers are new where they are first used, so that they
/// are the next ones; words repeat, and those that are used most come first.
enum PackedPayload: Equatable {
  /// The payload as it is.
  case plain
  /// Four bytes.
  case word
  /// The difference to the next string.
  case text
  /// The difference to the next number, of so many.
  case numbers(UInt8)

  init(_ kind: ValueKind) {
    switch kind {
    case .rgba: self = .word
    case .string, .text: self = .text
    case .int, .number: self = .numbers(1)
    case .point, .size, .range: self = .numbers(2)
    case .rect, .insets: self = .numbers(4)
    case .transform: self = .numbers(6)
    case .bool, .standardColor, .tint, .assetColor, .font, .image, .enumeration, .optionSet, .nothing:
      self = .plain
    }
  }
}
