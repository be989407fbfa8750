import SceneValues

struct SystemFont {
  private let letters: [Int16]
  private let display = SystemFontAdvances.display
  private let kerning = SystemFontKerning.amounts
  private let share: Double
  /// The tracking added to each character, in 1/2048 of an em.
  private let spacing: Double
  private let widening: Double
  private let size: Double

  init(_ traits: FontTraits, size: Double) {
    let upright = SystemFontAdvances.text(traits.weight)
    letters = traits.isItalic ? zip(upright, SystemFontAdvances.italic).map { $0 + $1 } : upright
    share = SystemFontTracking.display(size)
    let closer =
      SystemFontAdvances.display(traits.weight) + (traits.isItalic ? SystemFontAdvances.italicDisplay : 0)
    spacing = SystemFontTracking.amount(size) + share * Double(closer)
    widening = Double(upright[Self.model]) / Double(SystemFontAdvances.text(.regular)[Self.model])
    self.size = size
  }

  /// The offset of the letter `n` from the space character.
  private static let model = 0x4E

  func width(of text: Substring) -> Double {
    var sums = Sums()
    let isPlain = text.utf8.withContiguousStorageIfAvailable { add($0, to: &sums) } ?? false
    if !isPlain {
      sums = Sums()
      if !add(text.unicodeScalars, to: &sums) {
        sums = Sums()
        for character in text { add(character, to: &sums) }
      }
    }
    let units =
      Double(sums.letters + sums.kerning) + share * Double(sums.display) + spacing * Double(sums.count)
      + widening * Double(sums.signs) + Double(sums.pictures)
    return max(0, units * size / 2048) + Double(sums.emoji) * emojiAdvance(size: size)
  }

  private struct Sums {
    var letters = 0
    var display = 0
    var kerning = 0
    var signs = 0
    var pictures = 0
    var emoji = 0
    var count = 0
    /// The offset of the previous letter from the space character, or 95 if there is no previous letter.
    var previous = 95
  }

  /// Adds the width of a string. Returns false if the string contains non-ASCII characters.
  private func add(_ text: UnsafeBufferPointer<UInt8>, to sums: inout Sums) -> Bool {
    for byte in text {
      guard byte >= 0x20, byte < 0x7F else { return false }
      add(letter: Int(byte) - 0x20, to: &sums)
    }
    return true
  }

  /// Adds the width of a string without grapheme breaking. Returns false if the string might contain emoji.
  private func add(_ text: Substring.UnicodeScalarView, to sums: inout Sums) -> Bool {
    for scalar in text {
      guard scalar.isPlain else { return false }
      add(scalar, to: &sums)
    }
    return true
  }

  @inline(__always)
  private func add(letter: Int, to sums: inout Sums) {
    sums.letters += Int(letters[letter])
    sums.display += Int(display[letter])
    sums.kerning += Int(kerning[sums.previous * 96 + letter])
    sums.count += 1
    sums.previous = letter
  }

  private func add(_ character: Character, to sums: inout Sums) {
    guard !character.isEmoji else {
      sums.emoji += 1
      sums.previous = 95
      return
    }
    for scalar in character.unicodeScalars { add(scalar, to: &sums) }
  }

  private func add(_ scalar: Unicode.Scalar, to sums: inout Sums) {
    if (0x20..<0x7F).contains(scalar.value) { return add(letter: Int(scalar.value) - 0x20, to: &sums) }
    if let model = SystemFontLetters.model(of: scalar) { return add(letter: model, to: &sums) }
    guard !scalar.isZeroWidth else { return }
    guard !scalar.isWide else {
      sums.previous = 95
      sums.pictures += 2048
      return
    }
    sums.signs += SystemFontLetters.width(of: scalar)
    sums.count += 1
    // Curly quotation marks have the same kerning as straight quotation marks.
    let alike =
      switch scalar {
      case "\u{2018}", "\u{2019}": 0x07
      case "\u{201C}", "\u{201D}": 0x02
      default: 95
      }
    sums.kerning += Int(kerning[sums.previous * 96 + alike])
    sums.previous = alike
  }
}

extension Character {
  var isEmoji: Bool {
    let scalars = unicodeScalars
    let first = scalars.first!
    if scalars.count == 1, first.isPlain { return false }
    // Unicode also classifies digits as emoji, so only the default presentation or an explicit selector counts.
    return first.properties.isEmojiPresentation
      || (scalars.count > 1 && scalars.contains { $0.value == 0xFE0F })
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool {
    switch value {
    case 0...0x2319, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  var isZeroWidth: Bool {
    switch value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return false
    default: break
    }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
