import SceneValues
import Testing

@Suite("Digits of locales")
struct NumberingSystemTests {
  @Test(
    "A locale has the digits that CLDR gives it",
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
    "A fraction stands behind the sign that CLDR gives the locale",
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

  @Test("All ten digits are written, and signs and points as is usual between them")
  func written() {
    #expect(NumberingSystem.arab.written("0123456789") == "٠١٢٣٤٥٦٧٨٩")
    #expect(NumberingSystem.arabext.written("0123456789") == "۰۱۲۳۴۵۶۷۸۹")
    #expect(NumberingSystem.deva.written("-3.25") == "-३.२५")
    #expect(NumberingSystem.arab.written("-3.25") == "\u{61C}-٣٫٢٥")
    #expect(NumberingSystem.latn.written("-3.25") == "-3.25")
    for system in NumberingSystem.allCases {
      let digits = system.written("0123456789").unicodeScalars
      #expect(digits.map(\.properties.numericValue) == (0...9).map(Double.init))
    }
  }
}
