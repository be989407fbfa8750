/// A numbering system, which determines the digits used in numbers. The default systems of locales follow Unicode CLDR
/// 47: `ar` uses Western digits, but `ar-EG` does not.
package enum NumberingSystem: String, Sendable, CaseIterable {
  case latn, arab, arabext, beng, deva, cakm, tibt, adlm, hmnp, mtei, mymr, nkoo, olck

  /// Creates the numbering system that a locale name specifies, as in `ar-u-nu-latn`, or the locale's default system.
  package init(locale: String) {
    let parts = LocaleName.parts(of: locale)
    let tags = parts.firstIndex(of: "u").map { parts[$0...] } ?? []
    if let key = tags.firstIndex(of: "nu"), key + 1 < tags.endIndex, let asked = Self(rawValue: tags[key + 1])
    {
      self = asked
      return
    }
    let name = parts[..<(parts.firstIndex(of: "u") ?? parts.endIndex)]
    let region = name.dropFirst().first { $0.utf8.count == 2 }
    let script = name.dropFirst().first { $0.utf8.count == 4 }
    self = Self.usual(name.first ?? "", script: script, region: region)
  }

  private static func usual(_ language: String, script: String?, region: String?) -> Self {
    switch (language, script, region) {
    case ("ar", _, let region?): arabicRegions.contains(region) ? .arab : .latn
    case ("sd", "deva", _), ("ks", "deva", _): .latn
    case ("ckb", _, _), ("sd", _, _), ("sdh", _, _): .arab
    case ("bgn", _, _), ("fa", _, _), ("ks", _, _), ("lrc", _, _), ("mzn", _, _), ("ps", _, _),
      ("ur", _, "in"), ("az", "arab", _), ("pa", "arab", _), ("pa", nil, "pk"), ("uz", "arab", _),
      ("uz", nil, "af"):
      .arabext
    case ("mni", "mtei", _): .mtei
    case ("as", _, _), ("bn", _, _), ("mni", _, _): .beng
    case ("bgc", _, _), ("bho", _, _), ("mr", _, _), ("ne", _, _), ("raj", _, _), ("sa", _, _),
      ("sat", "deva", _):
      .deva
    case ("ccp", _, _): .cakm
    case ("dz", _, _): .tibt
    case ("ff", "adlm", _): .adlm
    case ("hnj", _, _): .hmnp
    case ("my", _, _): .mymr
    case ("nqo", _, _): .nkoo
    case ("sat", _, _): .olck
    default: .latn
    }
  }

  private static let arabicRegions: Set = [
    "bh", "dj", "eg", "er", "il", "iq", "jo", "km", "kw", "lb", "mr", "om", "ps", "qa", "sa", "sd", "so",
    "ss", "sy", "td", "ye",
  ]

  private var zero: UInt32 {
    switch self {
    case .latn: 0x30
    case .arab: 0x660
    case .arabext: 0x6F0
    case .beng: 0x9E6
    case .deva: 0x966
    case .cakm: 0x11136
    case .tibt: 0xF20
    case .adlm: 0x1E950
    case .hmnp: 0x1E140
    case .mtei: 0xABF0
    case .mymr: 0x1040
    case .nkoo: 0x7C0
    case .olck: 0x1C50
    }
  }

  /// The group separator of this numbering system, or nil if the separator depends on the locale.
  var groupSeparator: Character? { self == .arab || self == .arabext ? "\u{66C}" : nil }

  /// Returns a number with its digits converted to this system. In right-to-left text, the sign keeps its position.
  package func written(_ number: String) -> String {
    guard self != .latn else { return number }
    let isArabic = self == .arab || self == .arabext
    var scalars = String.UnicodeScalarView()
    for scalar in number.unicodeScalars {
      switch scalar {
      case "0"..."9":
        Unicode.Scalar(zero + scalar.value - 0x30).map { scalars.append($0) }
      case "." where isArabic: scalars.append("\u{66B}")
      case "-", "+":
        if isArabic { scalars.append(self == .arab ? "\u{61C}" : "\u{200E}") }
        scalars.append(scalar)
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
