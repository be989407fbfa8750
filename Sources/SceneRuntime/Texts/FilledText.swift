import SceneValues

struct FilledText {
  let arguments: [TextFilling]

  /// Returns the string with its placeholders replaced by arguments. A placeholder without an argument remains unchanged.
  func fill(_ text: PluralText, by rule: PluralRule, numbers: NumberSymbols = NumberSymbols()) -> String {
    text.resolved { variable, argument in category(of: argument, for: variable, in: text, by: rule) }
      .map { part in
        switch part {
        case .text(let text): text
        case .gap(let gap): fill(gap, numbers)
        case .variable(let name, _): "%#@\(name)@"
        }
      }.joined()
  }

  func fill(_ text: String) -> String { fill(PluralText(format: text, variables: []), by: .none) }

  /// Returns the plural category of an argument. If a `zero` form exists, it is used for 0 in every language.
  private func category(
    of argument: Int, for variable: PluralText.Variable, in text: PluralText, by rule: PluralRule
  ) -> PluralCategory {
    let operands: PluralOperands?
    switch filling(argument) {
    case .integer(let number)?:
      if number == 0, variable.forms[.zero] != nil { return .zero }
      operands = PluralOperands(number)
    case .number(let number)?:
      if number == 0, variable.forms[.zero] != nil { return .zero }
      let gap = FormatPart.parts(of: variable.forms[.other] ?? "").compactMap { part in
        if case .gap(let gap) = part { gap } else { nil }
      }.first
      operands = PluralOperands(written: Self.digits(of: number, as: gap?.kind ?? .number, gap?.precision))
    case .text?, nil: operands = nil
    }
    return operands.map(rule.category) ?? .other
  }

  private func filling(_ argument: Int) -> TextFilling? {
    arguments.indices.contains(argument - 1) ? arguments[argument - 1] : nil
  }

  private func fill(_ gap: FormatGap, _ numbers: NumberSymbols) -> String {
    guard let argument = gap.argument, let filling = filling(argument) else {
      return "%\(gap.argument.map { "\($0)$" } ?? "")\(gap.kind.rawValue)"
    }
    var digits: String
    switch filling {
    case .text(let text): return Self.padded(text, gap, isNumber: false)
    case .integer(let number): digits = Self.digits(of: number, gap)
    case .number(let number): digits = Self.digits(of: number, as: gap.kind, gap.precision)
    }
    if !digits.hasPrefix("-") {
      if gap.flags.contains("+") { digits = "+" + digits }
    }
    let isOfProgram = gap.kind == .hexadecimal || gap.kind == .octal
    if !isOfProgram { digits = numbers.written(digits) }
    return Self.padded(digits, gap, isNumber: true, zero: isOfProgram ? "0" : numbers.digits.written("0"))
  }

  private static func digits(of number: Int, _ gap: FormatGap) -> String {
    switch gap.kind {
    case .hexadecimal:
      return (gap.flags.contains("#") ? "0x" : "")
        + String(UInt(bitPattern: number), radix: 16, uppercase: gap.isUppercase)
    case .octal: return String(UInt(bitPattern: number), radix: 8)
    case .fraction: return digits(of: Double(number), as: .fraction, gap.precision)
    case .object, .string, .character, .integer, .number: return "\(number)"
    }
  }

  private static func digits(of number: Double, as kind: FormatGap.Kind, _ precision: Int?) -> String {
    switch kind {
    case .fraction: return fixed(number, digits: precision ?? 6)
    case .integer, .hexadecimal, .octal: return fixed(number.rounded(.towardZero), digits: 0)
    case .object, .string, .character, .number:
      return number == number.rounded() ? fixed(number, digits: 0) : "\(number)"
    }
  }

  static func fixed(_ number: Double, digits: Int) -> String {
    let digits = min(digits, 15)
    guard number.isFinite, number.magnitude < 1e15 else { return "\(number)" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let value = number.magnitude
    let product = value * scale
    // A product this large has no fractional part. For smaller products, the rounding error resolves ties.
    guard product < 4_503_599_627_370_496 else { return "\(number)" }
    let error = (-product).addingProduct(value, scale)
    var whole = product.rounded(.down)
    let rest = product - whole
    let isAbove =
      rest > 0.5 || rest == 0.5 && (error > 0 || error == 0 && whole.truncatingRemainder(dividingBy: 2) == 1)
    if isAbove { whole += 1 }
    var text = String(UInt64(whole))
    if digits > 0 {
      text = String(repeating: "0", count: max(0, digits + 1 - text.utf8.count)) + text
      text.insert(".", at: text.index(text.endIndex, offsetBy: -digits))
    }
    return (number < 0 && whole > 0 ? "-" : "") + text
  }

  private static func padded(_ text: String, _ gap: FormatGap, isNumber: Bool, zero: String = "0") -> String {
    let lacking = (gap.width ?? 0) - text.count
    guard lacking > 0 else { return text }
    if gap.flags.contains("-") { return text + String(repeating: " ", count: lacking) }
    guard isNumber, gap.flags.contains("0") else { return String(repeating: " ", count: lacking) + text }
    let sign = text.prefix { !$0.isNumber }
    return sign + String(repeating: zero, count: lacking) + text.dropFirst(sign.count)
  }
}
