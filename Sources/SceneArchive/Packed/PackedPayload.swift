/// How the payload of a value is written: most strings and numbers are new where they are first used, so that they
/// are the next ones; words repeat, and those that are used most come first.
enum PackedPayload: UInt8 {
  /// The payload as it is.
  case plain
  /// Four bytes.
  case word
  /// The difference to the next string.
  case text
  /// The difference to the next number of one, two, four or six.
  case numbers1, numbers2, numbers4, numbers6

  init(_ kind: ValueKind) {
    switch kind {
    case .rgba: self = .word
    case .string, .text: self = .text
    case .int, .number: self = .numbers1
    case .point, .size, .range: self = .numbers2
    case .rect, .insets: self = .numbers4
    case .transform: self = .numbers6
    case .bool, .standardColor, .tint, .assetColor, .font, .image, .enumeration, .optionSet, .nothing:
      self = .plain
    }
  }

  /// How many numbers a payload names; 0 for none.
  var numbers: Int {
    switch self {
    case .plain, .word, .text: 0
    case .numbers1: 1
    case .numbers2: 2
    case .numbers4: 4
    case .numbers6: 6
    }
  }
}
