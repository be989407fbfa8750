import SceneValues
import Testing

@Suite("Digits by locale")
struct NumberingSystemTests {
  @Test(
    "The default digits of a locale match CLDR",
    arguments: [
      ("en", .latn), ("ar", .latn), ("ar_MA", .latn), ("ar-SA", .arab), ("ar-Arab-EG", .arab), ("ckb", .arab),
      ("fa", .arabext), ("fa-AF", .arabext), ("ps-PK", .arabext), ("ur", .latn), ("ur-IN", .arabext),
      ("uz-Arab", .arabext), ("uz", .latn), ("pa-PK", .arabext), ("pa-Guru", .latn), ("bn-IN", .beng),
      ("as", .beng), ("mr", .deva), ("hi", .latn), ("ne-NP", .deva), ("my", .mymr), ("dz", .tibt),
      ("sat", .olck), ("sat-Deva", .deva), ("mni-Mtei", .mtei), ("ff-Adlm-SN", .adlm), ("ff", .latn),
      ("sd-Deva", .latn), ("sd", .arab), ("th", .latn), ("", .latn), ("-", .latn), ("fa-u-nu-latn", .latn),
      ("en-u-ca-gregory-nu-deva", .deva), ("en-u-nu", .latn),
    ] as [(String, NumberingSystem)])
  func usual(_ locale: String, _ system: NumberingSystem) {
    #expect(NumberingSystem(locale: locale) == system)
  }

  @Test(
    "The decimal separator of a locale matches CLDR",
    arguments: [
      ("en", "-3.25"), ("de", "-3,25"), ("de_AT", "-3,25"), ("de-CH", "-3.25"), ("es", "-3,25"),
      ("es-MX", "-3.25"),
      ("es-AR", "-3,25"), ("en-ZA", "-3,25"), ("ar", "-3.25"), ("ar-MA", "-3,25"), ("ar-EG", "\u{61C}-٣٫٢٥"),
      ("ja", "-3.25"), ("pt-BR", "-3,25"), ("az-Cyrl-AZ", "-3.25"), ("hi", "-3.25"), ("mr", "-३.२५"),
      ("fr-u-nu-arab", "\u{61C}-٣٫٢٥"), ("fa-u-nu-latn", "-3.25"), ("de-u-ch-li", "-3,25"), ("", "-3.25"),
    ])
  func fractions(_ locale: String, _ written: String) {
    #expect(NumberSymbols(locale: locale).written("-3.25") == written)
    #expect(NumberSymbols().written("-3.25") == "-3.25")
  }

  @Test("Writes numbers with the digits, signs, and separators of a numbering system")
  func written() {
    #expect(NumberingSystem.arab.written("0123456789") == "٠١٢٣٤٥٦٧٨٩")
    #expect(NumberingSystem.arabext.written("0123456789") == "۰۱۲۳۴۵۶۷۸۹")
    #expect(NumberingSystem.deva.written("-3.25") == "-३.२५")
    #expect(NumberingSystem.arab.written("-3.25") == "\u{61C}-٣٫٢٥")
    #expect(NumberingSystem.latn.written("-3.25") == "-3.25")
    for system in NumberingSystem.allCases {
      let digits: [Double?] = system.written("0123456789").unicodeScalars.map(\.properties.numericValue)
      #expect(digits == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    }
  }

  @Test(
    "The grouping separator of a locale matches CLDR",
    arguments: [
      ("en", "999", "999"), ("en", "1000", "1,000"), ("en", "-1234567.5", "-1,234,567.5"),
      ("en", "+1000", "+1,000"),
      ("de", "1234567.5", "1.234.567,5"), ("de-AT", "1000", "1\u{A0}000"), ("de-CH", "1000.5", "1'000.5"),
      ("fr", "1000", "1\u{202F}000"), ("fr-CA", "1000", "1\u{A0}000"), ("es", "1000", "1000"),
      ("es", "10000", "10.000"), ("es-MX", "1000", "1,000"), ("es-AR", "1000", "1.000"),
      ("pl", "1000", "1000"),
      ("pl", "12345", "12\u{A0}345"), ("pt-BR", "1000", "1.000"), ("pt-PT", "1000", "1000"),
      ("hi", "12345678.25", "1,23,45,678.25"), ("en_IN", "100000", "1,00,000"), ("mr", "100000", "१,००,०००"),
      ("ta-SG", "100000", "100,000"), ("ar-EG", "-1234.5", "\u{61C}-١٬٢٣٤٫٥"), ("fa", "1000", "۱٬۰۰۰"),
      ("fa-u-nu-latn", "1000", "1,000"), ("ps-u-nu-latn", "1000.5", "1.000,5"),
      ("ff-Adlm-SN", "1000", "𞥑⹁𞥐𞥐𞥐"),
      ("de-u-ch-li", "1000", "1.000"), ("en", "1e+16", "1e+16"), ("en", "inf", "inf"),
      ("en", "1000x", "1000x"),
      ("", "1000", "1,000"),
    ])
  func thousands(_ locale: String, _ number: String, _ written: String) {
    #expect(NumberSymbols(locale: locale).written(number) == written)
  }
}
