/// What literals of a type look like, to be asked of every attribute of every scene: unlike the type, it holds nothing
/// that has its references counted, and unlike parsing, it makes nothing that has to be thrown away.
package enum LiteralForm: Hashable, Sendable {
  case anything
  case numbers(Int)
  case bool, color, font
  /// One of the words that the type lists, or any number of them.
  case word, words
  /// One that only its type knows.
  case other

  package init(_ type: ValueType) {
    switch type {
    case .string: self = .anything
    case .number: self = .numbers(1)
    case .point, .size: self = .numbers(2)
    case .rect, .insets: self = .numbers(4)
    case .bool: self = .bool
    case .color: self = .color
    case .font: self = .font
    case .enumeration: self = .word
    case .optionSet: self = .words
    default: self = .other
    }
  }

  /// Whether some bytes are a literal of a type.
  package func accepts(_ bytes: UnsafeBufferPointer<UInt8>, as type: @autoclosure () -> ValueType) -> Bool {
    switch self {
    case .anything: true
    case .numbers(let count): LiteralScanner.areNumbers(bytes, count)
    case .bool: Self.isRead(bytes, as: .bool)
    case .color: LiteralScanner.isHexColor(bytes) || Self.isRead(bytes, as: .color)
    case .font: Self.isRead(bytes, as: .font)
    case .word, .words: Self.isListed(bytes, by: type(), once: self == .word)
    case .other: Self.isRead(bytes, as: type())
    }
  }

  private static func isListed(
    _ bytes: UnsafeBufferPointer<UInt8>, by type: ValueType, once: Bool
  ) -> Bool {
    switch type {
    case .enumeration(let listed), .optionSet(let listed):
      var scanner = LiteralScanner(bytes)
      repeat {
        if !once, scanner.isAtEnd() { return true }
        guard listed.contains(scanner.text(scanner.word())) else { return false }
      } while !once
      return scanner.isAtEnd()
    default: return isRead(bytes, as: type)
    }
  }

  private static func isRead(_ bytes: UnsafeBufferPointer<UInt8>, as type: ValueType) -> Bool {
    do throws(LiteralError) {
      _ = try type.parse(bytes)
      return true
    } catch {
      return false
    }
  }
}
