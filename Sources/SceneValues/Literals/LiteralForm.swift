/// The syntax of a type's literals. No value has references to retain, and checking a literal allocates no memory.
package enum LiteralForm: Sendable {
  case anything
  case numbers(Int)
  case coordinates(Int)
  case bool, color, font
  /// A syntax that only the type's parser can check.
  case other

  package init(_ type: ValueType) {
    switch type {
    case .string: self = .anything
    case .number: self = .numbers(1)
    case .point, .size: self = .coordinates(2)
    case .rect, .insets: self = .coordinates(4)
    case .bool: self = .bool
    case .color: self = .color
    case .font: self = .font
    default: self = .other
    }
  }

  package func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    switch self {
    case .anything: true
    case .numbers(let count): LiteralScanner.areNumbers(bytes, count)
    case .coordinates(let count): LiteralScanner.areNumbers(bytes, count, in: NumberLimits.coordinates)
    case .bool: ValueType.bool.isRead(bytes)
    case .color: LiteralScanner.isHexColor(bytes) || ValueType.color.isRead(bytes)
    case .font: ValueType.font.isRead(bytes)
    case .other: nil
    }
  }
}

extension ValueType {
  package func accepts(_ bytes: UnsafeBufferPointer<UInt8>, in range: ClosedRange<Double>? = nil) -> Bool {
    if let range { return isRead(bytes, in: range) }
    switch self {
    case .enumeration(let listed): return isListed(bytes, by: listed, once: true)
    case .optionSet(let listed): return isListed(bytes, by: listed, once: false)
    default: return LiteralForm(self).accepts(bytes) ?? isRead(bytes)
    }
  }

  private func isListed(
    _ bytes: UnsafeBufferPointer<UInt8>, by listed: [String], once: Bool
  ) -> Bool {
    var scanner = LiteralScanner(bytes)
    repeat {
      if !once, scanner.isAtEnd() { return true }
      guard listed.contains(scanner.text(scanner.word())) else { return false }
    } while !once
    return scanner.isAtEnd()
  }

  fileprivate func isRead(_ bytes: UnsafeBufferPointer<UInt8>, in range: ClosedRange<Double>? = nil) -> Bool {
    do throws(LiteralError) {
      _ = try parse(bytes, in: range)
      return true
    } catch {
      return false
    }
  }
}
