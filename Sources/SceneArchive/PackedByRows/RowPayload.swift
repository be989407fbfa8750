/// How files of version 2 have the payload of a value: most strings and numbers are new where they are first used, so that they
/// are the next ones; words repeat, and those that are used most come first.
enum RowPayload: Equatable {
  /// The payload as it is.
  case plain
  /// Four bytes.
  case word
  /// The difference to the next string.
  case text
  /// The difference to the next number, of so many.
  case numbers(Int)

  init(_ kind: ValueKind) {
    switch kind {
    case .rgba: self = .word
    case .string, .text: self = .text
    case .int, .number, .point, .size, .range, .rect, .insets, .transform:
      self = .numbers(kind.numberCount)
    case .bool, .standardColor, .tint, .assetColor, .font, .image, .enumeration, .optionSet, .nothing:
      self = .plain
    }
  }
}
